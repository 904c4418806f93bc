/**
 * Messages that each language must have for La Manille; see `TableMessages` for the style. `camp` is a side as in
 * records, `A+C`; `suit` is a letter, `S`; `n` is a number of points.
 */
export interface ManilleWords {
  /** Labels on the cloth. */
  readonly table: {
    readonly trick: string;
    /** Label of the card that has won the trick. */
    readonly takes: string;
    /** Suit announced with another card. */
    readonly says: (suit: string) => string;
    readonly turnUp: string;
    readonly trumps: (suit: string) => string;
    readonly camps: string;
    readonly camp: (camp: string) => string;
    readonly tricks: string;
    readonly taken: string;
    readonly marked: string;
    readonly games: string;
    readonly exposed: string;
  };

  /** `cards` were dealt for partners; `kings` are the kings and the players who received them. */
  twoKings(cards: number, kings: readonly (readonly [s: string, c: string])[]): string;
  fourKings(cards: number, red: readonly string[], black: readonly string[]): string;
  /** `s` received two kings. */
  twiceKing(cards: number, s: string): string;
  drawsAgain(draws: readonly (readonly [s: string, c: string])[]): string;
  sits(seats: readonly string[]): string;
  /** From `first`, on the dealer's right; `again` if the deal before was void. */
  deals(s: string, first: string, again: boolean): string;
  turnsUp(s: string, c: string): string;
  turnUpBrings(camp: string, n: number): string;
  takesUp(s: string, c: string): string;

  leads(s: string, c: string): string;
  leadsNext(s: string, c: string): string;
  follows(s: string, c: string): string;
  beats(s: string, c: string): string;
  /** `p`, the partner, is winning; `yet` if an opponent has still to play. */
  followsPartner(s: string, c: string, p: string, yet: boolean): string;
  /** With a higher card of the same suit. */
  beatsPartner(s: string, c: string, p: string): string;
  ruffsPartner(s: string, c: string, p: string, suit: string, yet: boolean): string;
  discardsPartner(s: string, c: string, p: string, suit: string): string;
  /** An opponent has trumped the suit led. */
  followsRuff(s: string, c: string): string;
  /** `suit` is the suit led; empty if that is trumps. */
  ruffs(s: string, c: string, suit: string): string;
  overruffs(s: string, c: string, suit: string): string;
  underruffs(s: string, c: string, suit: string): string;
  discards(s: string, c: string, suit: string): string;
  discardsWithoutTrump(s: string, c: string, suit: string): string;
  /** Values of the cards in a trick, the greatest first; none in a blank trick. */
  takesTrick(s: string, values: readonly number[]): string;

  counted(camp: string, cards: number, tricks: number, together: number): string;
  excess(camp: string, n: number): string;
  vole(camp: string): string;
  voleBrings(n: number): string;
  readonly nullCoup: string;
  /** `game` is the number of the game won, 0 if there is only one; `unplayed` if the turn-up won it. */
  winsGame(camp: string, n: number, game: number, unplayed: boolean): string;
  readonly winsMatch: string;
  /** The points of each side are struck off. */
  anew(had: readonly (readonly [camp: string, n: number])[]): string;
  bound(coups: number): string;
  /** `seats` is empty if the sides are level. */
  ahead(seats: readonly string[]): string;

  mark(camp: string, n: number): string;
  loses(camp: string, n: number): string;
  turnUpStruck(n: number): string;
  readonly coupEnds: string;
  readonly coupVoid: string;
  readonly dealLost: string;

  outOfTurn(s: string, c: string): string;
  /** `suit` is the suit led, which `s` has; empty if `s` has none of it, and should have trumped. */
  renounces(s: string, c: string, suit: string): string;
  /** `suit` is the suit led, which `s` has; empty if `s` should have discarded from another suit. */
  falseRuff(s: string, c: string, suit: string): string;
  /** In the suit led, or with a lower trump. */
  underForces(s: string, c: string, trump: boolean): string;
  twoCards(s: string, under: string, upper: string): string;
  chooses(s: string, c: string): string;
  onlyThisOne(s: string, c: string): string;
  takesBack(s: string, c: string): string;
  threeCards(s: string, c: string): string;
  twoTricks(s: string, c: string): string;
  looks(s: string): string;
  miscounts(s: string): string;
  misdealtTo(s: string, dealer: string): string;
  faced(s: string): string;
  misdeals(s: string, when: 'before' | 'after' | 'peeked'): string;
  asks(s: string, p: string): string;
  readonly handLies: string;
  falseStatement(s: string, suit: string): string;
  /** The card of a seat; `whose` is its relation to the dealer. */
  shows(dealer: string, c: string, s: string, whose: 'own' | 'partner' | 'adversary'): string;
  holdsGood(s: string): string;
  wantsNewDeal(s: string): string;
  announces(s: string, c: string, suit: string, leads: boolean): string;
  demandsSuit(s: string): string;
  demandsNothing(s: string): string;
  cardStands(s: string): string;
  cannotDemand(s: string, suit: string): string;
}
