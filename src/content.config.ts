import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const title = z.string();
const description = z.string().max(200);

/** The editions: one text a source, a game and a language, `avantcoureur-1760/nain-jaune/en`. */
const editions = defineCollection({
  loader: glob({ base: './content/editions', pattern: '*/*/*.mdx' }),
  schema: z.object({
    title,
    description,
    /** One line under the title. */
    subtitle: z.string(),
    /** The work, then place and date, parted by a middle dot. */
    source: z.string(),
    /** What this text is and how it reached us, in a few sentences. */
    lede: z.string(),
  }),
});

/** The principles of the editions, in each language. */
const about = defineCollection({
  loader: glob({ base: './content/about', pattern: '*.mdx' }),
  schema: z.object({ title, description }),
});

/** How the editions were made, in each language. */
const making = defineCollection({
  loader: glob({ base: './content/making', pattern: '*.mdx' }),
  schema: z.object({ title, description }),
});

/** The pack the tables are played with, in each language. */
const cards = defineCollection({
  loader: glob({ base: './content/cards', pattern: '*.mdx' }),
  schema: z.object({ title, description }),
});

/** What a developer needs: of records and the command line, `en`; of the engine and the data, `engine/en`. */
const developers = defineCollection({
  loader: glob({ base: './content/developers', pattern: '{*,commands/*,engine/*,hosting/*}.mdx' }),
  schema: z.object({ title, description }),
});

/** One author’s claims heard together, in each language: `boussac/en`. */
const onTrial = defineCollection({
  loader: glob({ base: './content/claims', pattern: '*/*.mdx' }),
  schema: z.object({ title, description }),
});

export const collections = { editions, about, making, cards, developers, onTrial };
