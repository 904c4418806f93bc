/**
 * A player of Speculation who thinks: it computes what a card is worth from the cards unseen, and errs in no price. It
 * samples no hands, since nobody sees a card that the others do not.
 */
import type { Search } from '../../bots/search.ts';
import { createTemperPlayer } from './book-player.ts';

const exact = createTemperPlayer(() => 'calculating', 0);

export const search: Search = (_state, seen, random) => exact(seen, random);
