import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const title = z.string();
const description = z.string().max(200);

/** The editions: one text for each source, game and language, `avantcoureur-1760/nain-jaune/en`. */
const editions = defineCollection({
  loader: glob({ base: './content/editions', pattern: '*/*/*.mdx' }),
  schema: z.object({
    title,
    description,
    /** One line below the title. */
    subtitle: z.string(),
    /** The title of the work, then place and date, separated by a middle dot. */
    source: z.string(),
    /** Description of the text and its transmission, in a few sentences. */
    lede: z.string(),
  }),
});

/** The principles of the editions, in each language. */
const about = defineCollection({
  loader: glob({ base: './content/about', pattern: '{*,seal/*}.mdx' }),
  schema: z.object({ title, description }),
});

/** The page “How this edition was made”, in each language. */
const making = defineCollection({
  loader: glob({ base: './content/making', pattern: '*.mdx' }),
  schema: z.object({ title, description }),
});

/** The page about the pack with which the tables are played, in each language. */
const cards = defineCollection({
  loader: glob({ base: './content/cards', pattern: '*.mdx' }),
  schema: z.object({ title, description }),
});

/** Documentation for developers: records and the command line, `en`; the engine and the data, `engine/en`. */
const developers = defineCollection({
  loader: glob({ base: './content/developers', pattern: '{*,commands/*,engine/*,frames/*,hosting/*}.mdx' }),
  schema: z.object({ title, description }),
});

/** Text about all claims of one author, in each language: `boussac/en`. */
const onTrial = defineCollection({
  loader: glob({ base: './content/claims', pattern: '*/*.mdx' }),
  schema: z.object({ title, description }),
});

export const collections = { editions, about, making, cards, developers, onTrial };
