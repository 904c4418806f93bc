/** Looks and words of a game at its table, without its rules: defined in `games/<game>/view.ts`. */
import type { FunctionComponent } from 'preact';
import type { Result } from '#engine/record/faults.ts';
import type { Replay } from '#engine/record/steps.ts';
import type { Language } from '../i18n/routes.ts';
import type { ArticleNumbers } from '../narration/articles.ts';
import type { NarrationSetup, Narrator } from '../narration/narrate.ts';
import type { TableMessages, TableWords } from '../narration/table-messages.ts';
import type { ClothProps } from './RoundTable.tsx';

/** Texts of a game in each language, the narration of its steps, and its cloth (playing surface). */
export interface GameView<Words> {
  readonly words: Readonly<Record<Language, () => Promise<{ words: Words }>>>;
  readonly createNarrator: (words: Words) => Narrator;
  readonly Cloth: FunctionComponent<ClothProps<Words>>;
  /**
   * Panel beside the cloth that shows, after a step, the cards taken, the payments or the points; `undefined` if the
   * game has none.
   */
  readonly SidePanel?: FunctionComponent<ClothProps<Words>> | undefined;
  /** True if a hand is sorted by suit. If false, suits do not matter and cards of equal rank are together. */
  readonly bySuit?: boolean | undefined;
  /** Compares two cards (in notation) for the order of a hand, from left to right; by default the order of the pack. */
  readonly held?: ((a: string, b: string) => number) | undefined;
  /** Returns this game's own names for its boxes and moves, if it has any. */
  readonly getOwnWords?: (words: Words) => Partial<Pick<TableWords, 'boxes' | 'move' | 'alone'>>;
  /** This game's own names for cards that nobody holds, stored under their names in records, if it has any. */
  readonly unheld?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Data of a game's table in one language, as components need it. */
export interface TableContext
  extends NarrationSetup,
    Pick<GameView<unknown>, 'Cloth' | 'SidePanel' | 'bySuit' | 'held'> {
  readonly words: unknown;
  /** Replays a record of the game, or returns its faults. */
  readonly replay: (record: string) => Result<Replay>;
  /** Numbers of the articles that a step may cite. */
  readonly articleNumbers: ArticleNumbers;
}

/** Creates the data of a game's table in one language. */
export const createTableContext = async <Words>(
  { words, createNarrator, getOwnWords, unheld, Cloth, SidePanel, bySuit, held }: GameView<Words>,
  { table, ...say }: TableMessages,
  rules: Pick<TableContext, 'replay' | 'articleNumbers'>,
): Promise<TableContext> => {
  const { words: spoken } = await words[say.lang]();
  return {
    ...rules,
    bySuit,
    held,
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
