import { hydrate } from 'preact';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import type { Language } from '../../i18n/routes.ts';
import type { TableMessages } from '../../narration/table-messages.ts';
import { createTable, type GameTable, type PlayContext } from '../../table/game-table.ts';
import { onPlayOn } from '../../table/play-on.ts';
import { readingsControls } from '../../table/Readings.tsx';
import { DealFinder, type DealFinderProps } from './DealFinder.tsx';

const GAMES = import.meta.glob<{ table: GameTable<unknown> }>('../../games/*/table.ts');
const SHEETS = import.meta.glob<string>('../../games/*/cloth.css', { query: '?url', import: 'default', eager: true });

const MESSAGES: Readonly<Record<Language, () => Promise<TableMessages>>> = {
  en: () => import('../../narration/en.ts').then(({ en }) => en),
  fr: () => import('../../narration/fr.ts').then(({ fr }) => fr),
};

/** Hydrates the list of patterns, so that the reader can open each deal on the table and search for others. */
export const hydrateRoot = (root: HTMLElement, props: DealFinderProps, context: PlayContext): void => {
  const layOf = async (game: string): Promise<PlayContext> => {
    const sheet = SHEETS[`../../games/${game}/cloth.css`];
    const [{ table }, messages] = await Promise.all([
      GAMES[`../../games/${game}/table.ts`]!(),
      MESSAGES[context.messages.lang](),
      sheet === undefined || loadStylesheet(sheet),
    ]);
    return createTable(table, messages);
  };
  hydrate(
    <DealFinder {...props} context={context} layOf={layOf} onPlayOn={onPlayOn} apparatus={readingsControls} />,
    root,
  );
};
