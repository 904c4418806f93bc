/** Printable board of a game whose counters lie on one, drawn by `games/<game>/Board.astro`. */
import type { Language } from '../i18n/routes.ts';

/** Texts on a printed board. */
export interface BoardProps {
  readonly lang: Language;
  /** Title of the game, at the upper edge. */
  readonly title: string;
  /** Stakes of the players, at the lower edge. */
  readonly foot: string;
}
