import { hydrate } from 'preact';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import type { Language } from '../../i18n/routes.ts';
import type { TableMessages } from '../../narration/table-messages.ts';
import { createTable, type GameTable } from '../../table/game-table.ts';
import { Quiz, type QuizGame, type QuizProps } from './Quiz.tsx';

const GAMES = import.meta.glob<{ table: GameTable<unknown> }>('../../games/*/table.ts');
const SHEETS = import.meta.glob<string>('../../games/*/cloth.css', { query: '?url', import: 'default', eager: true });

const MESSAGES: Readonly<Record<Language, () => Promise<TableMessages>>> = {
  en: () => import('../../narration/en.ts').then(({ en }) => en),
  fr: () => import('../../narration/fr.ts').then(({ fr }) => fr),
};

/** Hydrates the quiz. The data of a game is loaded when its first question is needed. */
export const hydrateRoot = (root: HTMLElement, props: QuizProps): void => {
  const lang = root.dataset['lang'] as Language;
  const load = async ({ game, file }: QuizProps['games'][number]) => {
    const sheet = SHEETS[`../../games/${game}/cloth.css`];
    const [answer, { table }, messages] = await Promise.all([
      fetch(file),
      GAMES[`../../games/${game}/table.ts`]!(),
      MESSAGES[lang](),
      sheet === undefined || loadStylesheet(sheet),
    ]);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return { context: await createTable(table, messages), quiz: (await answer.json()) as QuizGame };
  };
  hydrate(<Quiz {...props} lang={lang} load={load} remembers />, root);
};
