/** Texts of the disputed points of a game, fetched on demand. */
import { fileHref } from '../../i18n/routes.ts';
import type { TableContext } from '../../table/game-table.ts';

/** Question of a disputed point, and the name of each practice, in one language. */
export interface ReadingWords {
  readonly question: string;
  /** The address of the article concerned. */
  readonly article: string;
  /** The address of the argument for every practice. */
  readonly argument: string;
  readonly choices: Readonly<Record<string, { readonly label: string; readonly witnesses: string }>>;
}

/** The points of the game on a table, by name, in its language; rejects if they cannot be fetched. */
export const fetchPoints = async ({
  game,
  messages,
}: TableContext): Promise<Readonly<Record<string, ReadingWords>>> => {
  const answer = await fetch(fileHref(`readings/${game.id}.${messages.lang}.json`));
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Readonly<Record<string, ReadingWords>>;
};
