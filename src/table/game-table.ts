/** Data that a game provides for a table at which it is played, defined in `games/<game>/table.ts`. */
import type { Player } from '#engine/bots/players.ts';
import type { Game } from '#engine/game.ts';
import { replay } from '#engine/record/replay.ts';
import type { Step } from '#engine/record/steps.ts';
import { numberArticles } from '../narration/articles.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import type { CardCostEvaluation } from './Costs.tsx';
import { createTableContext, type GameView, type TableContext } from './game-view.ts';

/** Data and functions that the players of a game need beside its looks and words: its rules, and the players of the engine. */
interface GamePlay {
  readonly game: Game;
  /**
   * True if the first deal should be led by the only person at the device: otherwise the other players may leave this
   * person without a move in the whole deal.
   */
  readonly userLeadsFirst?: boolean | undefined;
  /**
   * In a game with a market, tells whether a person whose word it is should be asked after this step; `offer` is the
   * least offer in notation. Otherwise the person is silent, unless they press the button to offer.
   */
  readonly asksForOffer?: ((step: Step, offer: string) => boolean) | undefined;
  /** Loads the engine's player that follows the advice of the source; `undefined` if the source gives none. */
  readonly loadBookPlayer?: (() => Promise<{ bookPlayer: Player }>) | undefined;
  /**
   * Advice of the source that lost when it was tried: each article with the path of the claim on trial. A hint names it,
   * and what a search would do instead.
   */
  readonly losingAdvice?: Readonly<Record<string, string>> | undefined;
  /** Calculation of what each card cost; only in games whose deals can be solved exactly. */
  readonly costEvaluation?: CardCostEvaluation | undefined;
}

/** View of a game (see {@link GameView}) with its rules. */
export interface GameTable<Words> extends GameView<Words>, GamePlay {}

/** Data of a game's table in one language, with the game's rules. */
export interface PlayContext extends TableContext, GamePlay {}

/** Creates the data of a game's table in one language; the table replays records by the game's rules. */
export const createTable = async <Words>(
  { game, userLeadsFirst, asksForOffer, loadBookPlayer, losingAdvice, costEvaluation, ...view }: GameTable<Words>,
  messages: TableMessages,
): Promise<PlayContext> => ({
  ...(await createTableContext(view, messages, {
    replay: (record) => replay(record, [game]),
    articleNumbers: numberArticles(game.articles),
  })),
  game,
  userLeadsFirst,
  asksForOffer,
  loadBookPlayer,
  losingAdvice,
  costEvaluation,
});
