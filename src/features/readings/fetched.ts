/** The words of the disputed points of a game, which are fetched when somebody wants them. */
import { fileHref } from '../../i18n/routes.ts';
import type { TableContext } from '../../table/game-table.ts';

/** What a disputed point asks, and what each practice is called, in one language. */
export interface ReadingWords {
  readonly question: string;
  /** The address of the article that is read. */
  readonly article: string;
  /** The address where every practice is argued. */
  readonly argument: string;
  readonly choices: Readonly<Record<string, { readonly label: string; readonly witnesses: string }>>;
}

/** The points of the game on a table, by their names, in its language; refused where they cannot be had. */
export const pointsIn = async ({ game, say }: TableContext): Promise<Readonly<Record<string, ReadingWords>>> => {
  const answer = await fetch(fileHref(`readings/${game.id}.${say.lang}.json`));
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Readonly<Record<string, ReadingWords>>;
};
