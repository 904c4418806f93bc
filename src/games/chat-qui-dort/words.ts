/**
 * Messages that each language must have for Le Chat qui dort; see `TableMessages` for the style. `r` is a rank in
 * notation.
 */
export interface ChatWords {
  readonly table: {
    /** Names of the card in the middle, before and after a player has asked for it. */
    readonly cat: string;
    readonly awake: string;
    /** Label beside the name of the player who calls the cards. */
    readonly caller: string;
    /**
     * Words last said on the cloth: “let `r` speak” (its player must show it), or the call of `r` (its player pays).
     */
    speaks(r: string): string;
    called(r: string): string;
  };
  /** Says that `s` should deal but cannot, having no counters. */
  cannotDeal(s: string): string;
  deals(s: string): string;
  readonly sleeps: string;

  names(s: string, r: string): string;
  readonly look: string;
  shows(s: string): string;
  showsOwn(s: string): string;
  calls(s: string, r: string): string;
  turnsUp(s: string): string;
  /**
   * Says that `s` has asked for the card in the middle, by naming `r` or by calling it; `goesOn` is true if this
   * continues the same sentence.
   */
  wakesByNaming(s: string, r: string, goesOn: boolean): string;
  wakesByCalling(s: string, goesOn: boolean): string;
  pays(n: number): string;
  readonly paysNothing: string;
  /** Says that `s` has paid the last counter; `s` stays at the table. */
  broke(s: string): string;

  readonly over: string;
  readonly oneCall: string;
  readonly sleepsOn: string;
  readonly allOver: string;
  lastIn(s: string): string;
}
