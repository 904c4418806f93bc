/** Questions that test the claims about Le Nain jaune of 1760. */

import { randomPlayer } from '../../bots/players.ts';
import { EVENT, isCardPlayedEvent } from '../../events.ts';
import { createAdviceQuestion, getSeatCounters, measureSeatGain } from '../../lab/one-seat.ts';
import { type ClaimQuestion, createTrialCells, POSITIVE_MEAN, SHARE_MEASURE } from '../../lab/question.ts';
import { getPolicy } from '../../lab/strategies.ts';
import { countTrialEvents, playTrial, type TrialSetting } from '../../lab/trials.ts';
import { bookPlayer } from './book-player.ts';
import { nainJaune } from './index.ts';

/** Minimum cost of a “considerable” bête: more than the stakes of a whole deal. */
const CONSIDERABLE = 16;

// Five players, the number that the newspaper has in mind (AC60.notice.players).
const DEAL: TrialSetting = { game: nainJaune, seats: 5, whole: 'deal' };
const TEN_TOURS: TrialSetting = { ...DEAL, whole: 'game', readings: { tours: '10' } };
/**
 * Setting by the exact words of the newspaper: a bête is paid only for cards of the board other than the seven of
 * diamonds (AC60.bete.nain).
 */
const OTHER_CARDS: TrialSetting = { ...TEN_TOURS, readings: { tours: '10', bete: 'not-the-nain' } };

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'NJ-C1',
    article: 'AC60.bete.grows',
    cells: [
      ...createTrialCells(TEN_TOURS, { random: 2_000, book: 2_000 }),
      ...createTrialCells(OTHER_CARDS, { random: 2_000, book: 2_000 }, 'not-the-nain'),
    ],
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / 20,
    ask: (cell, seed, i) =>
      countTrialEvents(cell, seed, i, 'paid', (_, cite) => cite.startsWith('AC60.bete')).most >= CONSIDERABLE ? 1 : 0,
  },
  {
    id: 'NJ-C3',
    article: 'AC60.notice.comet',
    cells: createTrialCells(DEAL, { random: 10_000, book: 10_000 }),
    ...POSITIVE_MEAN,
    // Gain of a player who remembers every card and searches, over one who plays like the others.
    ask: (cell, seed, i) => {
      const [tried, than] = [getPolicy('sampling', nainJaune), getPolicy(cell.manner, nainJaune)];
      return measureSeatGain(cell, { tried, than }, seed, i, getSeatCounters);
    },
  },
  {
    id: 'NJ-C4',
    article: 'AC60.character',
    cells: createTrialCells(DEAL, { random: 20_000, book: 20_000, sampling: 1_000 }),
    ...POSITIVE_MEAN,
    // Counters paid or staked, minus cards played.
    ask: (cell, seed, i) => {
      let counters = 0;
      let cards = 0;
      playTrial(cell, seed, i, (kind, _who, _what, amount) => {
        if (kind === EVENT.paid) counters += amount;
        if (isCardPlayedEvent(kind)) cards += 1;
      });
      return counters - cards;
    },
  },
  {
    id: 'NJ-C5',
    article: 'AC60.opera',
    cells: createTrialCells(DEAL, { random: 100_000, book: 100_000 }),
    ...SHARE_MEASURE,
    holds: 'above',
    // Once in ten games of ten rounds among five.
    bound: 1 / 500,
    ask: (cell, seed, i) => countTrialEvents(cell, seed, i, 'made-opera').count,
  },
  createAdviceQuestion({
    id: 'NJ-C6',
    article: 'AC60.advice.board',
    cells: createTrialCells(DEAL, { random: 40_000, book: 40_000 }),
    ways: () => ({ tried: bookPlayer, than: randomPlayer }),
    worth: getSeatCounters,
  }),
];
