/** What a language must be able to say of Le Chat qui dort: see `TableMessages` for the manner; `r` is a rank in notation. */
export interface ChatWords {
  readonly table: {
    /** The card in the middle, asleep, and when somebody has asked for it. */
    readonly cat: string;
    readonly awake: string;
    /** What stands beside the name of who calls. */
    readonly caller: string;
    /** What was said last: which card is to speak, or to pay. */
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
  /** `s` has named `r`, or has just called it, and it is the card in the middle; `goesOn` in the breath that names it. */
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
