/** Scenes of literature in which people play the games, from `content/literature/`. */
import { z } from 'astro/zod';
import { GAMES, isGameId } from '#engine/games.ts';
import { LANGUAGES } from '../i18n/routes.ts';
import { readYaml } from './yaml.ts';

export const LITERATURE_PATH = 'literature/';

/** Most words of a quoted phrase. */
const MOST_WORDS = 12;

const words = z.strictObject({
  /** Chapter or page. */
  place: z.string(),
  /** The scene at the table, in our words. */
  text: z.string(),
  /** The scene in one sentence, for the page of the game. */
  brief: z.string().optional(),
});

const scene = z
  .strictObject({
    work: z.string(),
    /** Year of the first edition. */
    year: z.number().int().max(1899),
    game: z.string().refine(isGameId, 'is no game of engine/games.ts').optional(),
    /** Name of the game, if it has no table here. */
    other: z.string().optional(),
    phrase: z.string().refine((text) => text.split(' ').length <= MOST_WORDS, `has more than ${MOST_WORDS} words`),
    phraseLang: z.enum([...LANGUAGES, 'de']),
    en: words,
    fr: words,
  })
  .refine(({ game, other }) => (game === undefined) !== (other === undefined), 'names either a game or another');

const literature = z.array(z.strictObject({ id: z.string(), author: z.string(), scenes: z.array(scene).min(1) }));

/** A scene of a work in which a game is played or named. */
export type LiteraryScene = z.infer<typeof scene>;

const FILE = '/content/literature/scenes.yaml';
const files = import.meta.glob<string>('/content/literature/*.yaml', { query: '?raw', import: 'default', eager: true });

/** The authors, each with the scenes of their works. */
export const AUTHORS = readYaml(literature, FILE, files[FILE], 'a list of scenes (src/model/literature.ts)');

/** Id of a scene on its page: its author, and its number among the scenes of that author (1-based). */
export const getSceneId = (scene: LiteraryScene): string => {
  const { id, scenes } = AUTHORS.find((author) => author.scenes.includes(scene))!;
  return `${id}-${scenes.indexOf(scene) + 1}`;
};

/** The scene that the page of a game tells in one sentence; `undefined` if there is none. */
export const findSceneOfGame = (game: string): LiteraryScene | undefined =>
  AUTHORS.flatMap(({ scenes }) => scenes).find((each) => each.game === game && each.en.brief);

/** The games that occur in no scene. */
export const GAMES_WITHOUT_SCENE = GAMES.map(({ id }) => id).filter((id) =>
  AUTHORS.every(({ scenes }) => scenes.every(({ game }) => game !== id)),
);
