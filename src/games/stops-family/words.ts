/** What a language must be able to say of Pope Joan, Spin and Newmarket alike: see `TableMessages` for the manner. */

/** Counters and to whom they go. */
export type Shares = readonly (readonly [counters: number, s: string])[];

/** A player at the end of a deal: the cards left in hand, and the counters paid for them. */
export type Left = readonly [s: string, cards: number, paid: number];

/** The words on the cloth, and the clauses that the games have in common; what only one of them says, it adds. */
export interface StopsWords {
  readonly table: {
    /** The boxes, the run and what has been played, read aloud. */
    readonly board: string;
    readonly run: string;
    readonly played: string;
    /** The cards of a suit that have been played, read aloud. */
    suit(name: string, ranks: readonly string[]): string;
    /** What each pays at the end of a deal, with the heads of its columns. */
    readonly settlement: string;
    readonly left: string;
    readonly pays: string;
  };
  /** The boxes by the names that records have for them: alone, and as something that counters lie on. */
  readonly boxes: Readonly<Record<string, { readonly name: string; readonly the: string }>>;
  /** On a button: to put a counter on a box. */
  stakesOn(the: string): string;

  /** The hands that were dealt: so many cards, to these seats. */
  deals(s: string, hands: readonly (readonly [cards: number, seats: readonly string[]])[]): string;
  /** The stakes are down, and the hands are taken up. */
  readonly looked: string;
  puts(s: string, n: number, the: string): string;

  /** He leads again who played the stop. */
  again(s: string, c: string): string;
  /** He lays the card that follows his own. */
  goesOn(s: string, c: string): string;

  takesBox(n: number, the: string): string;
  eachPays(n: number): string;

  /** The winner takes what lies on a box, as a settlement by itself. */
  takesOut(s: string, n: number, the: string): string;
  /** One of the others pays the winner for the cards left in hand; nothing where the player is let off. */
  paysHand(winner: string, left: Left): string;
  shares(shares: Shares): string;
}
