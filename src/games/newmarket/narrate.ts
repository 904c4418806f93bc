/** Narrates the steps of Newmarket in words. */
import { getEventSlug, type Narrator, takeSimilarEvents } from '../../narration/narrate.ts';
import { narrateStops, parseBoxAccount } from '../stops-family/narrate.ts';
import { getBoxCards } from './middle.ts';
import type { NewmarketWords } from './words.ts';

/** Narrates the events of Newmarket in the words of a language. */
export const narrateNewmarket = (words: NewmarketWords): Narrator =>
  narrateStops(words, {
    box: (name, { played }) => words.pooled(getBoxCards(played)[name]!),
    narrator: (events, { add, played, messages }) => {
      const event = events[0]!;
      const { type, from = '', to, card, seat } = event;
      const slug = getEventSlug(event);
      const alike = takeSimilarEvents(events, true);
      if (slug === 'newmarket.boxes' && card) return add('.', words.middle(alike.map((each) => each.card!)), ...alike);
      if (type === 'drew' && seat)
        return add('.', messages.drew(alike.map((drew) => [drew.seat!, drew.card!])), ...alike);
      if (slug === 'newmarket.stake.dealer')
        return add(
          '.',
          words.dealerPuts(from, event.counters!, words.pooled(getBoxCards(played)[parseBoxAccount(to)]!)),
          event,
        );
      return 0;
    },
  });
