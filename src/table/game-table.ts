/** What each game brings to a table beside its records: `games/<game>/table.ts` has one for each. */
import type { FunctionComponent } from 'preact';
import type { Player } from '#engine/bots/players.ts';
import type { Game } from '#engine/game.ts';
import type { Language } from '../i18n/routes.ts';
import type { TableMessages, TableWords } from '../narration/table-messages.ts';
import type { Narrator, Tale } from '../narration/tell.ts';
import type { Weighing } from './Costs.tsx';
import type { ClothProps } from './Round.tsx';

/** A game's rules, its words in each language, how its steps are told in them, and what lies on the cloth. */
export interface GameTable<Words> {
  readonly game: Game;
  readonly words: Readonly<Record<Language, () => Promise<{ words: Words }>>>;
  readonly teller: (words: Words) => Narrator;
  readonly Cloth: FunctionComponent<ClothProps<Words>>;
  /** The tables of length after a step, on paper beside the cloth: what each has taken, settled, scored; nothing where there is none. */
  readonly Standing?: FunctionComponent<ClothProps<Words>> | undefined;
  /** Whether a hand is held by suit; where it is not, suits do not count, and like ranks lie together. */
  readonly bySuit?: boolean;
  /** How two cards (in notation) of a hand are held, the first on the left; where it is not said, in the order of the pack. */
  readonly held?: ((a: string, b: string) => number) | undefined;
  /** Whether the one person at the device begins the first deal: who does not may have nothing to do in all of it. */
  readonly youBegin?: boolean;
  /** The player who follows the advice of the source, where it gives any. */
  readonly book?: (() => Promise<{ book: Player }>) | undefined;
  /** How its deals are weighed, where the game can be solved. */
  readonly weighing?: Weighing | undefined;
  /** The words at the table that this game has for its boxes and its moves, where it has its own. */
  readonly says?: (words: Words) => Partial<Pick<TableWords, 'boxes' | 'move'>>;
  /** What this game calls the cards that nobody holds, by their names in records, where it has its own word. */
  readonly unheld?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** A game’s table in a language: what a table is drawn with. */
export interface TableContext
  extends Tale,
    Pick<GameTable<unknown>, 'game' | 'Cloth' | 'Standing' | 'book' | 'bySuit' | 'held' | 'youBegin' | 'weighing'> {
  readonly words: unknown;
}

/** Lays the table of a game in a language. */
export const createTable = async <Words>(
  { words, teller, says, unheld, Cloth, Standing, ...own }: GameTable<Words>,
  { table, ...say }: TableMessages,
): Promise<TableContext> => {
  const { words: spoken } = await words[say.lang]();
  return {
    ...own,
    words: spoken,
    say: { ...say, table: { ...table, ...says?.(spoken), unheld: { ...table.unheld, ...unheld?.[say.lang] } } },
    teller: teller(spoken),
    Cloth: Cloth as TableContext['Cloth'],
    Standing: Standing as TableContext['Standing'],
  };
};
