/** A move of an example that is refused under another practice of a disputed point. */
export interface ForbiddenMove {
  readonly example: string;
  readonly practice: string;
  /** The move refused; `deal 3` if the third deal is impossible; absent if the cards cannot be dealt at all. */
  readonly move?: string;
  /** The article that refuses the move, or the code of the deal’s fault. */
  readonly by?: string;
  /** True if, in every long enough game, some move is allowed by only one of the two practices. */
  readonly always?: true;
}

/**
 * Disputed points whose practices differ in no payment, grouped by game. They only decide who may lay a card, or which
 * cards are dealt: as long as both practices allow the same moves, the payments are the same, which random games test.
 * So the example of such a point shows a move that the other practice forbids.
 */
export const FORBIDDING_READINGS: Readonly<Record<string, Readonly<Record<string, ForbiddenMove>>>> = {
  'nain-jaune': {
    nain: { example: 'bete-that-grows', practice: 'unsuppliable', move: 'D 7D', by: 'AC60.run.supply' },
    supply: { example: 'four-kept-back', practice: 'compulsory', move: 'C pass', by: 'AC60.run.compulsory' },
    'nain-turn': { example: 'bete-that-grows', practice: 'runner', move: 'B pass', by: 'AC60.run.supply' },
  },
  'chnif-chnof-chnorum': {
    'chnorum-duty': { example: 'chnif-fourth-kept-back', practice: 'must', move: 'D QS', by: 'HF90.chnif.duty' },
    ace: { example: 'chnif-draw-again', practice: 'high' },
    'next-dealer': { example: 'chnif-two-deals', practice: 'same', move: 'D 2H', by: 'HF90.chnif.first' },
  },
  'chat-qui-dort': {
    dead: { example: 'cat-whole-game', practice: 'dealt-in', move: 'deal 3', by: 'missing-hand' },
    ranks: { example: 'cat-bidden-to-speak', practice: 'ace-up' },
  },
  lindor: {
    stop: { example: 'lindor-one-round', practice: 'skip', move: 'C 2C', by: 'L92.run.next' },
    passing: { example: 'six-kept-back', practice: 'forbidden', move: 'B pass', by: 'L92.run.compulsory' },
  },
  'pope-joan': {
    stops: { example: 'pope-book-hand', practice: 'remainder' },
    look: { example: 'pope-book-hand', practice: 'dealer-stands-out' },
    'in-lieu': { example: 'pope-in-lieu', practice: 'off', move: 'D 9D', by: 'BW91.pope.stop-leads' },
  },
  spin: {
    'spin-led': { example: 'spin-led-as-an-ace', practice: 'stop', move: 'E 2D', by: 'BW91.spin.again' },
  },
  newmarket: {
    'pool-cards': { example: 'newmarket-four-boxes', practice: 'second-pack' },
    'pool-suits': { example: 'newmarket-for-three', practice: 'drawn' },
    'later-pools': {
      example: 'newmarket-carried-on',
      practice: 'dealer-only',
      move: 'C chooses ace',
      by: 'BW91.newmarket.placing',
      always: true,
    },
  },
  speculation: {
    pack: { example: 'speculation-no-bargain', practice: '32' },
    // Whoever is asked to speak first, no offer suits both an order of bids and a price that the owner asks.
    market: {
      example: 'speculation-knave-three-times',
      practice: 'owner-asks',
      move: 'A offers 2 for JH',
      by: 'not-your-turn',
      always: true,
    },
    next: {
      example: 'speculation-knave-and-five',
      practice: 'sellers-left',
      move: 'B 7D',
      by: 'BW91.speculation.round',
    },
    'holder-cards': {
      example: 'speculation-three-together',
      practice: 'at-last',
      move: 'B offers 2 for rest',
      by: 'BW91.speculation.market.lots',
    },
  },
  'snip-snap-snorum': {
    pack: { example: 'first-out-empty-pool', practice: '32' },
    'after-snorum': { example: 'first-out-five', practice: 'next-leads', move: 'C 4D', by: 'BW91.snip.turn' },
  },
  commerce: {
    pack: { example: 'commerce-ready-money', practice: '32' },
    'after-barter': {
      example: 'commerce-own-turn',
      practice: 'turn-used',
      move: 'C throws KH',
      by: 'BW91.commerce.round',
    },
  },
  cassino: {
    capture: { example: 'every-ten-at-once', practice: 'strict', move: 'A 6S', by: 'BW91.cassino.capture' },
    combine: {
      example: 'two-tens-two-captures',
      practice: 'union',
      move: 'B 10C x 10H',
      by: 'BW91.cassino.combining.overlap',
    },
  },
  manille: {
    partners: { example: 'out-on-the-turn-up', practice: 'two-kings' },
    'two-cards': { example: 'two-cards-at-once', practice: 'under-card', move: 'B chooses JH', by: 'B96.turn' },
  },
};

/**
 * Disputed points whose practices differ neither in a payment nor in what may be done, only in what all see: the example
 * and the practice by which more cards are shown in it, with the article that shows them.
 */
export const SHOWING_READINGS: Readonly<
  Record<string, Readonly<Record<string, { readonly example: string; readonly practice: string; readonly by: string }>>>
> = {
  commerce: {
    barter: { example: 'commerce-barter-met', practice: 'shown', by: 'BW91.commerce.barter' },
    'extended-shown': { example: 'commerce-extended', practice: 'at-once', by: 'BW91.commerce.extended' },
  },
};
