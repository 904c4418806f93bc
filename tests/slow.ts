import { RUNS_ALL_INSTANCES } from './instances.ts';

/**
 * Test files too slow for every day, slowest first. `npm test` leaves them out; `npm run test:slow` runs them too, and
 * so does every run that names its files.
 */
const SLOW = [
  'site/every-page',
  'site/narrow',
  'site/embeds',
  'site/pages-en',
  'site/pages-fr',
  'site/steps-seen',
  'site/redrawn',
  'site/comparison',
  'site/facing',
  'site/element',
  'site/saved-games',
  'site/deploy',
  'site/search',
  'site/table',
  'site/play-save',
  'site/play',
  'site/offline',
  'site/builder',
  'site/trial',
  'site/step-work',
  'site/text-embeds',
  'site/readings',
  'site/print',
  'site/find',
  'site/learn',
  'site/play-state',
  'site/home',
  'site/tei',
  'site/in-play-fits',
  'site/hostile',
  'site/base-path',
  'site/challenge',
  'site/steady',
  'site/at-hand',
  'site/seal',
  'site/heights',
  'site/forced-colours',
  'site/glossary',
  'site/edition-examples',
  'site/killed',
  'site/editions',
  'site/drawn-beforehand',
  'site/game-matrix',
  'site/names',
  'site/play-seen',
  'engine/record-limits',
  'engine/seal',
  'games/audit-again',
  'features/hostile-storage',
  'engine/numbers',
  'engine/lab',
  'engine/questions',
  'games/manille-copy',
  'engine/lab-known',
  'engine/lab-shards',
  'games/manille-solver',
  'engine/lab-strategies',
];

/** The slow files, from the root of the project. */
export const SLOW_FILES: readonly string[] = SLOW.map((name) => `tests/${name}.test.ts`);

const namesFiles = process.argv.some((argument) => argument.includes('.test.'));

/** Slow files that this run leaves out. */
export const LEFT_OUT_FILES: readonly string[] =
  namesFiles || RUNS_ALL_INSTANCES || process.env['npm_lifecycle_event'] === 'test:slow' ? [] : SLOW_FILES;
