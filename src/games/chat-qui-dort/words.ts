/**
 * Messages that each language must have for Le Chat qui dort; see `TableMessages` for the style. `r` is a rank in
 * notation.
 */
export interface ChatWords {
  readonly table: {
    /** Names of the card in the middle, before and after it has been called. */
    readonly cat: string;
    readonly awake: string;
    /** Label beside the name of the caller. */
    readonly caller: string;
    /** The last call: the card that must speak, or pay. */
    speaks(r: string): string;
    called(r: string): string;
  };
  /** `s` was to deal, and has no counters. */
  cannotDeal(s: string): string;
  deals(s: string): string;
  readonly sleeps: string;

  names(s: string, r: string): string;
  readonly look: string;
  shows(s: string): string;
  showsOwn(s: string): string;
  calls(s: string, r: string): string;
  turnsUp(s: string): string;
  /** `s` has named `r`, or has just called it, and it is the card in the middle; with `goesOn` in the same clause. */
  wakesByNaming(s: string, r: string, goesOn: boolean): string;
  wakesByCalling(s: string, goesOn: boolean): string;
  pays(n: number): string;
  readonly paysNothing: string;
  /** `s` has paid the last counter, and stays at the table. */
  broke(s: string): string;

  readonly over: string;
  readonly oneCall: string;
  readonly sleepsOn: string;
  readonly allOver: string;
  lastIn(s: string): string;
}
