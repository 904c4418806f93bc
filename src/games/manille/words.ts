/**
 * Messages that each language must have for La Manille; see `TableMessages` for the style. `camp` is a side as in
 * records, `A+C`; `suit` is a letter, `S`; `n` is a number of points. A coup is a deal.
 */
export interface ManilleWords {
  /** Labels on the cloth. */
  readonly table: {
    readonly trick: string;
    /** Label of the card that has won the trick. */
    readonly takes: string;
    /** Label of a suit that a player announced with a card of another suit. */
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

  /** Says that `cards` were dealt for partners, and which players received the kings. */
  twoKings(cards: number, kings: readonly (readonly [s: string, c: string])[]): string;
  fourKings(cards: number, red: readonly string[], black: readonly string[]): string;
  /** Says that one player received two kings, so that the cards are dealt again. */
  twiceKing(cards: number, s: string): string;
  drawsAgain(draws: readonly (readonly [s: string, c: string])[]): string;
  sits(seats: readonly string[]): string;
  /** Says that `s` deals, beginning with `first` on the right; `again` if the deal before was void. */
  deals(s: string, first: string, again: boolean): string;
  turnsUp(s: string, c: string): string;
  turnUpBrings(camp: string, n: number): string;
  takesUp(s: string, c: string): string;

  leads(s: string, c: string): string;
  leadsNext(s: string, c: string): string;
  follows(s: string, c: string): string;
  beats(s: string, c: string): string;
  /** Says that `s` follows suit while the partner `p` is winning; `yet` if an opponent has still to play. */
  followsPartner(s: string, c: string, p: string, yet: boolean): string;
  /** Says that `s` plays a higher card of the same suit than the partner `p`, who was winning. */
  beatsPartner(s: string, c: string, p: string): string;
  ruffsPartner(s: string, c: string, p: string, suit: string, yet: boolean): string;
  discardsPartner(s: string, c: string, p: string, suit: string): string;
  /** Says that `s` follows suit after an opponent has trumped. */
  followsRuff(s: string, c: string): string;
  /** Says that `s` plays a trump. `suit` is the suit led; empty if it is trumps. */
  ruffs(s: string, c: string, suit: string): string;
  overruffs(s: string, c: string, suit: string): string;
  underruffs(s: string, c: string, suit: string): string;
  discards(s: string, c: string, suit: string): string;
  discardsWithoutTrump(s: string, c: string, suit: string): string;
  /**
   * Says that `s` takes the trick. `values` are the points of its cards, the greatest first; empty if no card counts.
   */
  takesTrick(s: string, values: readonly number[]): string;

  counted(camp: string, cards: number, tricks: number, together: number): string;
  excess(camp: string, n: number): string;
  vole(camp: string): string;
  voleBrings(n: number): string;
  readonly nullCoup: string;
  /**
   * Says that a side wins a game with `n` points. `game` is the number of the game, 0 if there is only one; `unplayed`
   * if the card turned up has won it.
   */
  winsGame(camp: string, n: number, game: number, unplayed: boolean): string;
  readonly winsMatch: string;
  /** Says that a new game begins, and that the points of each side in the last one no longer count. */
  anew(had: readonly (readonly [camp: string, n: number])[]): string;
  bound(coups: number): string;
  /** Names the players of the side that is ahead; `seats` is empty if neither is. */
  ahead(seats: readonly string[]): string;

  mark(camp: string, n: number): string;
  loses(camp: string, n: number): string;
  turnUpStruck(n: number): string;
  readonly coupEnds: string;
  readonly coupVoid: string;
  readonly dealLost: string;

  outOfTurn(s: string, c: string): string;
  /**
   * Says that `s` revokes (does not play a required card). `suit` is the suit led, if `s` has cards of it; empty if `s`
   * should have trumped.
   */
  renounces(s: string, c: string, suit: string): string;
  /**
   * Says that `s` wrongly plays a trump. `suit` is the suit led, if `s` has cards of it; empty if `s` should have
   * discarded.
   */
  falseRuff(s: string, c: string, suit: string): string;
  /** Says that `s` plays too low a card: in the suit led, or a trump if `trump` is true. */
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
  /** Says that the dealer has accidentally shown a card of `s`; `whose` is the relation of `s` to the dealer. */
  shows(dealer: string, c: string, s: string, whose: 'own' | 'partner' | 'adversary'): string;
  holdsGood(s: string): string;
  wantsNewDeal(s: string): string;
  announces(s: string, c: string, suit: string, leads: boolean): string;
  demandsSuit(s: string): string;
  demandsNothing(s: string): string;
  cardStands(s: string): string;
  cannotDemand(s: string, suit: string): string;
}
