/** Finds a claim of the book, tried on many deals, that a finished deal touched: by its events, or by the book's advice. */
import { formatMove } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { getStateAfter } from './decisions.ts';

/** A tried claim as the end of a deal shows it. */
export interface TouchableClaim {
  /** The claim, and the verdict on it in a sentence. */
  readonly claim: string;
  readonly verdict: string;
  readonly href: string;
  /** Articles by which a deal touches the claim; see `touched` in `src/model/claims.ts`. */
  readonly touched: {
    readonly advice?: readonly string[] | undefined;
    readonly own?: readonly string[] | undefined;
    readonly any?: readonly string[] | undefined;
  };
}

/**
 * A claim that a deal touched. `advised` counts the choices on which the book's advice spoke to the player, `followed`
 * those that followed it; both are 0 if the claim was touched by what happened.
 */
export interface TouchedClaim {
  readonly claim: TouchableClaim;
  readonly advised: number;
  readonly followed: number;
}

/**
 * Lists the claims that the last deal touched, for the player of a seat (0-based): first those whose advice the player
 * did not always follow, then those whose advice the player followed, then those about events of the player's, and of
 * the table.
 */
export const listTouchedClaims = async (
  live: LiveGame,
  seat: number,
  claims: readonly TouchableClaim[],
  { game, loadBookPlayer }: Pick<PlayContext, 'game' | 'loadBookPlayer'>,
): Promise<readonly TouchedClaim[]> => {
  const { steps, seats } = live.played;
  const deal = steps.at(-1)!.deal;
  const events = steps.filter((step) => step.deal === deal).flatMap((step) => step.events);
  const isOwn = (account: string | undefined): boolean => account?.split('+').includes(seats[seat]!) ?? false;
  const all = new Set(events.map(({ cite }) => cite));
  const own = new Set(
    events.filter((event) => [event.seat, event.from, event.to, event.scorer].some(isOwn)).map(({ cite }) => cite),
  );
  const spoken = await listAdvice(live, seat, deal, game, loadBookPlayer);
  const found = claims.map((claim) => {
    const { touched } = claim;
    const heard = spoken.filter(({ cite }) => touched.advice?.includes(cite));
    const followed = heard.filter((each) => each.isFollowed).length;
    const rank =
      heard.length > followed
        ? 0
        : heard.length > 0
          ? 1
          : touched.own?.some((cite) => own.has(cite))
            ? 2
            : touched.any?.some((cite) => all.has(cite))
              ? 3
              : undefined;
    return { claim, advised: heard.length, followed, rank };
  });
  return found
    .filter((each): each is typeof each & { rank: number } => each.rank !== undefined)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank: _, ...each }) => each);
};

/** Lists the choices of a seat (0-based) in a deal on which the book advises, each with its article. */
const listAdvice = async (
  live: LiveGame,
  seat: number,
  deal: number,
  game: PlayContext['game'],
  loadBookPlayer: PlayContext['loadBookPlayer'],
): Promise<readonly { readonly cite: string; readonly isFollowed: boolean }[]> => {
  const book = (await loadBookPlayer?.())?.bookPlayer;
  if (!book) return [];
  const { steps, seats } = live.played;
  return steps.flatMap((step, i) => {
    const before = steps[i - 1];
    if (step.deal !== deal || step.part > 1 || before?.deal !== deal || before.toMove !== seat) return [];
    const state = getStateAfter(live.played, i - 1, game);
    if (state.legal().length < 2) return [];
    const { move, cite } = book(state.observe(seat), createRandom('claim', i));
    if (!cite) return [];
    return [{ cite, isFollowed: `${seats[seat]} ${formatMove(state.table, move)}` === step.move }];
  });
};
