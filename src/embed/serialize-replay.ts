/**
 * Serialises a replay as text at build time, so that an embed can show it without containing the engine. Each step
 * contains only its changes. Of the record only the hands are kept, which the first step of a deal shows.
 */
import type { Replay, Step } from '#engine/record/replay.ts';

/** A step that contains only the cards that changed hands, as card, owner, card, owner and so on. */
type SerializedStep = Omit<Step, 'owners'> & { readonly moved: readonly number[] };

export const serializeReplay = ({ steps, record, ...rest }: Replay): string => {
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
  return JSON.stringify({ ...rest, steps: serialized, record: { deals } });
};

export const deserializeReplay = (text: string): Replay => {
  const { steps, ...rest } = JSON.parse(text) as Omit<Replay, 'steps'> & { readonly steps: readonly SerializedStep[] };
  const owners: number[] = [];
  return {
    ...rest,
    steps: steps.map(({ moved, ...step }): Step => {
      for (let i = 0; i < moved.length; i += 2) owners[moved[i]!] = moved[i + 1]!;
      return { ...step, owners: Int8Array.from(owners) };
    }),
  };
};
