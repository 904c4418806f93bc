/**
 * Serialises a replay as text at build time, so that an embed can show it without containing the engine. Each step
 * contains only its changes. Of the record only the hands are kept, which the first step of a deal shows; of the
 * edition, the numbers of the articles that the steps cite.
 */
import type { Replay, Step } from '#engine/record/steps.ts';
import { type ArticleNumbers, numberArticles } from '../narration/articles.ts';

/** A step that contains only the cards that changed hands, as card, owner, card, owner and so on. */
type SerializedStep = Omit<Step, 'owners'> & { readonly moved: readonly number[] };

/** A replay as an embed shows it, with the numbers of the articles that it cites. */
export interface ShownReplay {
  readonly replay: Replay;
  readonly articleNumbers: ArticleNumbers;
}

/** Serialises a replay; `articles` are those of its game. */
export const serializeReplay = ({ steps, record, ...rest }: Replay, articles: object): string => {
  const cited = new Set(steps.flatMap(({ events }) => events.map(({ cite }) => cite as string)));
  const articleNumbers = Object.fromEntries(Object.entries(numberArticles(articles)).filter(([id]) => cited.has(id)));
  let before: readonly number[] = [];
  const serialized = steps.map(({ owners, ...step }): SerializedStep => {
    const now = [...owners];
    const moved = now.flatMap((owner, card) => (owner === before[card] ? [] : [card, owner]));
    before = now;
    return { ...step, comments: [], moved };
  });
  const deals = record.deals.map(({ number, hands }) => ({
    number,
    hands: hands.map(({ seat, cards }) => ({ seat, cards: cards.map(({ card, supplied }) => ({ card, supplied })) })),
  }));
  return JSON.stringify({ articleNumbers, replay: { ...rest, steps: serialized, record: { deals } } });
};

/** Restores a replay from its serialised text. */
export const deserializeReplay = (text: string): ShownReplay => {
  const { articleNumbers, replay } = JSON.parse(text) as {
    readonly articleNumbers: ArticleNumbers;
    readonly replay: Omit<Replay, 'steps'> & { readonly steps: readonly SerializedStep[] };
  };
  const owners: number[] = [];
  const { steps, ...rest } = replay;
  const whole = {
    ...rest,
    steps: steps.map(({ moved, ...step }): Step => {
      for (let i = 0; i < moved.length; i += 2) owners[moved[i]!] = moved[i + 1]!;
      return { ...step, owners: Int8Array.from(owners) };
    }),
  };
  return { replay: whole, articleNumbers };
};
