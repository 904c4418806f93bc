/** Data that a game provides for its table, defined in `games/<game>/table.ts`. */
import type { FunctionComponent } from 'preact';
import type { Player } from '#engine/bots/players.ts';
import type { Game } from '#engine/game.ts';
import type { Language } from '../i18n/routes.ts';
import type { NarrationSetup, Narrator } from '../narration/narrate.ts';
import type { TableMessages, TableWords } from '../narration/table-messages.ts';
import type { CardCostEvaluation } from './Costs.tsx';
import type { ClothProps } from './RoundTable.tsx';

/** Rules of a game, its texts in each language, the narration of its steps, and its cloth (playing surface). */
export interface GameTable<Words> {
  readonly game: Game;
  readonly words: Readonly<Record<Language, () => Promise<{ words: Words }>>>;
  readonly createNarrator: (words: Words) => Narrator;
  readonly Cloth: FunctionComponent<ClothProps<Words>>;
  /**
   * Panel beside the cloth that shows, after a step, the cards taken, the payments or the points; `undefined` if the
   * game has none.
   */
  readonly SidePanel?: FunctionComponent<ClothProps<Words>> | undefined;
  /** True if a hand is sorted by suit. If false, suits do not matter and cards of equal rank are together. */
  readonly bySuit?: boolean;
  /** Compares two cards (in notation) for the order of a hand, from left to right; by default the order of the pack. */
  readonly held?: ((a: string, b: string) => number) | undefined;
  /**
   * True if the first deal should be led by the only person at the device: otherwise the other players may leave this
   * person without a move in the whole deal.
   */
  readonly userLeadsFirst?: boolean;
  /** Loads the engine's player that follows the advice of the source; `undefined` if the source gives none. */
  readonly loadBookPlayer?: (() => Promise<{ bookPlayer: Player }>) | undefined;
  /** Calculation of what each card cost; only in games whose deals can be solved exactly. */
  readonly costEvaluation?: CardCostEvaluation | undefined;
  /** Returns this game's own names for its boxes and moves, if it has any. */
  readonly getOwnWords?: (words: Words) => Partial<Pick<TableWords, 'boxes' | 'move'>>;
  /** This game's own names for cards that nobody holds, stored under their names in records, if it has any. */
  readonly unheld?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Data of a game's table in one language, as components need it. */
export interface TableContext
  extends NarrationSetup,
    Pick<
      GameTable<unknown>,
      'game' | 'Cloth' | 'SidePanel' | 'loadBookPlayer' | 'bySuit' | 'held' | 'userLeadsFirst' | 'costEvaluation'
    > {
  readonly words: unknown;
}

/** Creates the data of a game's table in one language. */
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
