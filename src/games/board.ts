/** A board to be printed: `games/<game>/Board.astro` draws it, where counters lie on one. */
import type { Language } from '../i18n/routes.ts';

/** What stands on a printed board beside what is drawn on it. */
export interface BoardProps {
  readonly lang: Language;
  /** The name of the game, along the upper edge. */
  readonly title: string;
  /** Who stakes, along the lower edge. */
  readonly foot: string;
}
