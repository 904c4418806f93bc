/** Presentation of a game at a table, defined in `games/<game>/table.ts`. */
import type { FunctionComponent } from 'preact';
import type { Player } from '#engine/bots/players.ts';
import type { Game } from '#engine/game.ts';
import type { Language } from '../i18n/routes.ts';
import type { NarrationSetup, Narrator } from '../narration/narrate.ts';
import type { TableMessages, TableWords } from '../narration/table-messages.ts';
import type { CostEvaluation } from './Costs.tsx';
import type { ClothProps } from './RoundTable.tsx';

/** Rules of a game, its words in each language, the narration of its steps, and its cloth. */
export interface GameTable<Words> {
  readonly game: Game;
  readonly words: Readonly<Record<Language, () => Promise<{ words: Words }>>>;
  readonly createNarrator: (words: Words) => Narrator;
  readonly Cloth: FunctionComponent<ClothProps<Words>>;
  /** Score sheet beside the cloth after a step: cards taken, payments, points; `undefined` if the game has none. */
  readonly SidePanel?: FunctionComponent<ClothProps<Words>> | undefined;
  /** True if a hand is sorted by suit; otherwise suits do not count, and equal ranks are together. */
  readonly bySuit?: boolean;
  /**
   * Compares two cards (in notation) for the order of a hand, the first on the left; by default the order of the pack.
   */
  readonly held?: ((a: string, b: string) => number) | undefined;
  /**
   * True if the only person at the device should lead in the first deal: the other players may have no move in all of
   * it.
   */
  readonly userLeadsFirst?: boolean;
  /** Loads the player that follows the advice of the source, if the source gives any. */
  readonly loadBookPlayer?: (() => Promise<{ bookPlayer: Player }>) | undefined;
  /** Calculation of the costs of its cards, if the game can be solved. */
  readonly costEvaluation?: CostEvaluation | undefined;
  /** Words of this game for its boxes and moves, if it has its own. */
  readonly getOwnWords?: (words: Words) => Partial<Pick<TableWords, 'boxes' | 'move'>>;
  /** Words of this game for the cards nobody holds, by their names in records, if it has its own. */
  readonly unheld?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Presentation of a game in one language, for rendering a table. */
export interface TableContext
  extends NarrationSetup,
    Pick<
      GameTable<unknown>,
      'game' | 'Cloth' | 'SidePanel' | 'loadBookPlayer' | 'bySuit' | 'held' | 'userLeadsFirst' | 'costEvaluation'
    > {
  readonly words: unknown;
}

/** Creates the table of a game in a language. */
export const createTable = async <Words>(
  { words, createNarrator, getOwnWords, unheld, Cloth, SidePanel, ...own }: GameTable<Words>,
  { table, ...say }: TableMessages,
): Promise<TableContext> => {
  const { words: spoken } = await words[say.lang]();
  return {
    ...own,
    words: spoken,
    messages: {
      ...say,
      table: { ...table, ...getOwnWords?.(spoken), unheld: { ...table.unheld, ...unheld?.[say.lang] } },
    },
    narrator: createNarrator(spoken),
    Cloth: Cloth as TableContext['Cloth'],
    SidePanel: SidePanel as TableContext['SidePanel'],
  };
};
