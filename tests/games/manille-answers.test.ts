/**
 * Tests of La Manille: what the other players may demand after a fault, and what happens to the cards. The results were
 * worked out by hand; `origin` is the rule, the article or the case.
 */
import { describe, expect, test } from 'vitest';
import { manille } from '#engine/games/manille/index.ts';
import { GAMES } from '#engine/games.ts';
import { replay } from '#engine/record/replay.ts';
import { formatEvents, formatManilleTags, MANILLE_DEAL, playRecord } from './manille-coups.ts';
import { NotationTable, type TableSetup } from './play.ts';

// A has the hearts, B diamonds, D trumps; C throws a club and calls it a diamond.
const HANDS = `[Deal "1"]
A: 7H 8H 9H JH QH KH AH 10H
B: 7D 8D 9D JD QD KD AD AC
C: 7C 8C 9C JC QC KC 10D 8S
D: 7S 9S JS QS KS AS 10C
Turn-up: 10S
`;
const CALLED = 'A 7H B 7D C 8S D 9S D 7S A 8H B 8D C 7C says D?';
const FOURTH = `${formatManilleTags()}${HANDS}${CALLED}`;

/** Deals the hands of a record, with D as dealer, and plays its moves. */
const setUp = (hands: string, moves: string, sat: TableSetup = {}): NotationTable => {
  const seating = new NotationTable(manille, { seats: 'A B C D', dealer: 'D', ...sat });
  seating.deal(hands.split('\n').slice(1, -1).join(',').replaceAll(':', ''));
  return seating.play(moves.replace(/ (?=[A-D] )/g, ', '));
};

describe('an answer to a fault', () => {
  test.each<[origin: string, moves: string, legal: string, hands?: string]>([
    ['I2 the deal stands or not', 'D exposes 10D?', 'C: pass demands'],
    ['I2 whose card it is', 'D exposes AH?', 'A: pass demands'],
    ['I2 the deal stands', 'D exposes 10D? C pass', 'A: AH 7H 10H JS 8D 7C QC KC'],
    ['I2 their own card is nothing to them', 'D exposes KH?', 'A: AH 7H 10H JS 8D 7C QC KC'],
    ['I3 he covers it or insists', 'A 8D says C?', 'B: AD QD demands'],
    ['I3 the suit announced', 'A 8D says C? B demands', 'A: 7C QC KC'],
    ['I3 covered, and no more of it', 'A 8D says C? B QD', 'C: 10D'],
    ['I3 the suit announced, played', 'A 8D says C? B demands A KC', 'B: 10C'],
    ['I3 not held: it lies', 'A 8D B QD says C?', 'C: 10D'],
    ['I3 after the fourth card', CALLED, 'D: pass demands', HANDS],
    ['I3 after the fourth card, insisted', `${CALLED} D demands`, 'C: 10D', HANDS],
    ['I3 after the fourth card, let be', `${CALLED} D pass`, 'D: JS QS KS AS 10S 10C', HANDS],
    ['I5 one of the two', 'A 7H with KC?', 'B: chooses 7H | chooses KC'],
    ['I5 whichever lay beneath', 'A KC with 7H?', 'B: chooses 7H | chooses KC'],
    ['I5 chosen', 'A 7H with KC? B chooses KC', 'B: 10C'],
    ['I5 after the fourth card', 'A 7H B KH C 8H D 7S with 8S?', 'A: chooses 7S | chooses 8S'],
  ])('is possible in the case “%s”: after %s, %s', (_, moves, legal, hands = MANILLE_DEAL) => {
    const each = (text: string) =>
      text
        .slice(3)
        .split(text.includes('|') ? ' | ' : ' ')
        .sort();
    const answers = setUp(hands, moves).legal;
    expect(each(answers)).toEqual(each(legal));
    expect(answers[0]).toBe(legal[0]);
  });

  test.each([
    ['A 8D says C? B QD', 'announced A 8D C B96.fault.announced', 'let-stand A 8D B96.fault.announced.cover'],
    ['A asks?', 'faulted A B96.fault.asked', 'exposed-hand C 8 B96.fault.asked'],
  ])('is reported with its article: %s', (moves, ...expected) => {
    const lines = formatEvents(playRecord(`${formatManilleTags()}${MANILLE_DEAL}${moves}`));
    expect(lines.filter((line) => expected.includes(line))).toEqual(expected);
  });

  test.each([
    'D exposes 10D? C pass A 7H B KH',
    'D exposes 10D? C demands',
    'D exposes KD? A asks? A 7H',
    'A 8D says C? B QD C 10D',
    'A 8D says C? B demands A KC B 10C',
    'A 8D B QD says C? C 10D',
    'A 7H with KC? B chooses KC B 10C',
    'A 7H B 9C with KH? C 8H',
    'A 7H B KH C 8H B gathers 10C?',
    'A 7H B KH C 8H D 7S D looks?',
    'A 7H B 9C?',
    'D misdeals turned?',
    'D misdeals peeked?',
  ])('has the same result with or without a listener: %s', (moves) => {
    const [heard, unheard] = [setUp(MANILLE_DEAL, moves), setUp(MANILLE_DEAL, moves, { withoutListener: true })];
    expect(unheard.listEvents()).toEqual([]);
    expect(unheard.legal).toBe(heard.legal);
    expect(unheard.table.scores).toEqual(heard.table.scores);
  });

  test('is also the same after the fourth card', () => {
    for (const answer of ['D pass', 'D demands C 10D'])
      expect(setUp(HANDS, `${CALLED} ${answer}`, { withoutListener: true }).legal).toBe(
        setUp(HANDS, `${CALLED} ${answer}`).legal,
      );
  });
});

test('I3: a ruff taken back is out of the trick, and does not count in it', () => {
  // B is master, so that D, who has no heart, may ruff or throw a diamond away; king and king are six, and the trick is one.
  expect(
    formatEvents(playRecord(`${formatManilleTags()}${MANILLE_DEAL}A 7H B KH C 8H D QS says D? A demands D KD`)).slice(
      -4,
    ),
  ).toEqual([
    'demanded A B96.fault.announced',
    'took-back D QS B96.fault.announced',
    'followed D KD B96.partner-master.discard',
    'took-trick B 7 B96.order',
  ]);
});

/** Two cards laid at once: the moves that follow, and the events, which say what happens to the card not played. */
const twoCards: [moves: string, told: string[], readings?: string][] = [
  [
    'A 7H with KC? B chooses KC',
    ['chose B KC B96.fault.two-cards', 'took-back A 7H B96.fault.two-cards.back', 'led A KC B96.lead'],
  ],
  [
    'A 7H with KC? B chooses 7H',
    ['chose B 7H B96.fault.two-cards', 'took-back A KC B96.fault.two-cards.back', 'led A 7H B96.lead'],
  ],
  [
    'A 7H B KH C 8H D 7S with 8S? A chooses 8S',
    ['took-back D 7S B96.fault.two-cards.back', 'followed D 8S B96.partner-master', 'took-trick D 4 B96.order'],
  ],
  [
    'A 7H B 9C with KH?',
    [
      'misplayed B KH B96.fault.two-cards',
      'let-stand B KH B96.fault.two-cards.lawful',
      'took-back B 9C B96.fault.two-cards.back',
      'followed B KH B96.follow.beat',
    ],
  ],
  [
    'A 7H with KC?',
    ['misplayed A KC B96.fault.two-cards.under', 'took-back A KC B96.fault.two-cards.back', 'led A 7H B96.lead'],
    'two-cards=under-card',
  ],
];
test.each(twoCards)('I5: %s, the other card goes back', (moves, expected, readings_ = '') => {
  const lines = formatEvents(playRecord(`${formatManilleTags(readings_)}${MANILLE_DEAL}${moves}`)).filter(
    (line) => !line.startsWith('took-up'),
  );
  expect(lines.slice(-expected.length)).toEqual(expected);
});

describe('I3: the last card of a trick', () => {
  const rows: [moves: string, told: string[]][] = [
    [
      'D pass D JS',
      [
        'passed D B96.fault.announced',
        'let-stand C 7C B96.fault.announced.cover',
        'took-trick D 1 B96.count.blank',
        'led D JS B96.winner-leads',
      ],
    ],
    ['D JS', ['took-trick D 1 B96.count.blank', 'led D JS B96.winner-leads']], // a pass may be left out
    [
      'D demands C 10D D JS',
      [
        'demanded D B96.fault.announced',
        'took-back C 7C B96.fault.announced',
        'followed C 10D B96.discard.no-trump',
        'took-trick D 6 B96.order',
        'led D JS B96.winner-leads',
      ],
    ],
  ];
  test.each(rows)('is settled by %s', (moves, expected) => {
    expect(formatEvents(playRecord(`${FOURTH} ${moves}`)).slice(-expected.length)).toEqual(expected);
  });
  test('is the adversary’s to take or leave', () => {
    expect('ABCD'[playRecord(FOURTH).steps.at(-1)!.toMove]).toBe('D');
    expect(replay(`${FOURTH} D 10C says D`, GAMES).ok).toBe(false);
  });
});
