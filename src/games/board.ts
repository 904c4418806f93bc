/** Props of a printable board, for games that place counters on one; `games/<game>/Board.astro` draws it. */
import type { Language } from '../i18n/routes.ts';

/** Texts and language of a printed board. */
export interface BoardProps {
  readonly lang: Language;
  /** Title of the game, at the upper edge. */
  readonly title: string;
  /** Text about the stakes of the players, at the lower edge. */
  readonly foot: string;
}
