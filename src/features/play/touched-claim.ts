/** Finds a claim of the book, tried on many deals, that a finished deal touched: by its events, or by the book's advice. */
import type { LiveGame } from '#engine/record/live-game.ts';
import type { TouchableClaim } from '../../model/claims.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { adviseByBook } from './adviser.ts';
import { iterateChoices } from './decisions.ts';

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
  context: Pick<PlayContext, 'game' | 'loadBookPlayer'>,
): Promise<readonly TouchedClaim[]> => {
  const { steps, seats } = live.played;
  const deal = steps.at(-1)!.deal;
  const events = steps.filter((step) => step.deal === deal).flatMap((step) => step.events);
  const isOwn = (account: string | undefined): boolean => account?.split('+').includes(seats[seat]!) ?? false;
  const all = new Set(events.map(({ cite }) => cite));
  const own = new Set(
    events.filter((event) => [event.seat, event.from, event.to, event.scorer].some(isOwn)).map(({ cite }) => cite),
  );
  const spoken = await listAdvice(live, seat, deal, context);
  const found = claims.map((claim) => {
    const { touched } = claim;
    const heard = spoken.filter(({ cite }) => touched.advice?.includes(cite));
    const followed = heard.filter((each) => each.isFollowed).length;
    const ranked = [
      heard.length > followed,
      heard.length > 0,
      touched.own?.some((cite) => own.has(cite)),
      touched.any?.some((cite) => all.has(cite)),
    ];
    return { claim, advised: heard.length, followed, rank: ranked.indexOf(true) };
  });
  return found
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank: _, ...each }) => each);
};

/** Lists the choices of a seat (0-based) in a deal on which the book advises, each with its article. */
const listAdvice = async (
  { played }: LiveGame,
  seat: number,
  deal: number,
  context: Pick<PlayContext, 'game' | 'loadBookPlayer'>,
): Promise<readonly { readonly cite: string; readonly isFollowed: boolean }[]> => {
  const found: { cite: string; isFollowed: boolean }[] = [];
  for (const { made, live } of iterateChoices(played, context.game, (mover, at) => mover === seat && at === deal)) {
    const { move, cite } = (await adviseByBook(live, context)) ?? {};
    if (cite) found.push({ cite, isFollowed: move === made });
  }
  return found;
};
