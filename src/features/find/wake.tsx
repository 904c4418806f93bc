import { hydrate } from 'preact';
import { wear } from '../../browser/load-stylesheet.ts';
import type { Language } from '../../i18n/routes.ts';
import type { Tongue } from '../../narration/tongue.ts';
import { type GameTable, type Laying, lay } from '../../table/game-table.ts';
import { playOn } from '../../table/play-on.tsx';
import { apparatus } from '../../table/Readings.tsx';
import { Find, type FindProps } from './Find.tsx';

const GAMES = import.meta.glob<{ table: GameTable<unknown> }>('../../games/*/table.ts');
const SHEETS = import.meta.glob<string>('../../games/*/cloth.css', { query: '?url', import: 'default', eager: true });

const TONGUES: Readonly<Record<Language, () => Promise<Tongue>>> = {
  en: () => import('../../narration/en.ts').then(({ en }) => en),
  fr: () => import('../../narration/fr.ts').then(({ fr }) => fr),
};

/** Gives the list of deals to be found its scripts: from then on each can be put on the table, and another be looked for. */
export const wake = (root: HTMLElement, props: FindProps, laying: Laying): void => {
  const layOf = async (game: string): Promise<Laying> => {
    const sheet = SHEETS[`../../games/${game}/cloth.css`];
    const [{ table }, tongue] = await Promise.all([
      GAMES[`../../games/${game}/table.ts`]!(),
      TONGUES[laying.say.lang](),
      sheet === undefined || wear(sheet),
    ]);
    return lay(table, tongue);
  };
  hydrate(<Find {...props} laying={laying} layOf={layOf} onPlayOn={playOn} apparatus={apparatus} />, root);
};
