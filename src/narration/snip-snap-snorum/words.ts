/** What a language must be able to say of Snip-Snap-Snorum: see `Tongue` for the manner. */
export interface SnipWords {
  afresh(s: string, c: string): string;
  intervenes(s: string, c: string): string;
  pairs(s: string, c: string, call: string): string;
  /** `missed` is the rank that was to be paired. */
  misplays(s: string, c: string, missed: string): string;
  claims(s: string): string;

  paysLast(s: string, n: number): string;
  owes(s: string, n: number): string;
  paysDouble(s: string, n: number): string;
  paysFlat(s: string, n: number): string;
  paysAsIf(s: string, n: number): string;

  handsIn(cards: number): string;
  lastIn(s: string): string;
}
