/** Narration of Newmarket. */
import { type Narrator, run, slugOf } from '../../narration/tell.ts';
import { boxOf, tellStops } from '../stops-family/tell.ts';
import { middleOf } from './middle.ts';
import type { NewmarketWords } from './words.ts';

/** Narrates the events of Newmarket in the words of a language. */
export const tellNewmarket = (words: NewmarketWords): Narrator =>
  tellStops(words, {
    box: (name, { played }) => words.pooled(middleOf(played)[name]!),
    narrator: (events, { add, played, say }) => {
      const event = events[0]!;
      const { type, from = '', to, card, seat } = event;
      const slug = slugOf(event);
      const alike = run(events, true);
      if (slug === 'newmarket.boxes' && card) return add('.', words.middle(alike.map((each) => each.card!)), ...alike);
      if (type === 'drew' && seat) return add('.', say.drew(alike.map((drew) => [drew.seat!, drew.card!])), ...alike);
      if (slug === 'newmarket.stake.dealer')
        return add('.', words.dealerPuts(from, event.counters!, words.pooled(middleOf(played)[boxOf(to)]!)), event);
      return 0;
    },
  });
