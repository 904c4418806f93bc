/** Texts of the disputed points of a game, fetched on demand. */
import { fileHref } from '../../i18n/routes.ts';
import type { PlayContext } from '../../table/game-table.ts';

/** Question of a disputed point, and the name of each practice, in one language. */
export interface DisputedPointWords {
  readonly question: string;
  /** Address of the article that the disputed point is about. */
  readonly article: string;
  /** Address of the text that argues for each practice. */
  readonly argument: string;
  readonly choices: Readonly<Record<string, { readonly label: string; readonly witnesses: string }>>;
}

/**
 * Fetches the disputed points of the game on a table, in its language; each is stored under its name. Rejects if the
 * file cannot be loaded.
 */
export const fetchDisputedPoints = async ({
  game,
  messages,
}: PlayContext): Promise<Readonly<Record<string, DisputedPointWords>>> => {
  const answer = await fetch(fileHref(`readings/${game.id}.${messages.lang}.json`));
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Readonly<Record<string, DisputedPointWords>>;
};
