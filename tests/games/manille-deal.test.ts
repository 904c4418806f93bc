/**
 * Tests of La Manille: faults reported before the last card is turned up, so that no card is turned up and nothing is
 * scored. The results were worked out by hand.
 */
import { describe, expect, test } from 'vitest';
import { type CardOwners, card, createEmptyOwners, formatCard, parseCard } from '#engine/cards.ts';
import { EVENT_TYPES, type Listener } from '#engine/events.ts';
import { createMoveBuffer, formatMove, PASS } from '#engine/game.ts';
import { manille } from '#engine/games/manille/index.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { GAMES } from '#engine/games.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import {
  createManilleTable,
  DEAL_WITH_ACE_TURNED_UP,
  formatEvents,
  formatManilleTags,
  formatScores,
  MANILLE_DEAL,
  playRecord,
} from './manille-coups.ts';

const DEALT = [
  'took-deal D B96.deal.first',
  'dealt A 4 B96.deal.right',
  ...[...'BCDABCD'].map((seat) => `dealt ${seat} 4 B96.deal.four`),
];

/** Returns the owner of each card of a written deal. */
const ownersIn = (deal: string): CardOwners => {
  const owners = createEmptyOwners();
  for (const line of deal.split('\n').slice(1, 5))
    for (const notation of line.slice(3).split(' ')) owners[parseCard(notation)!] = 'ABCD'.indexOf(line[0]!);
  return owners;
};

/**
 * Sets up a table before the turn-up, with the ace of spades as the last card of the dealer D. Returns it with the list
 * in which its events are collected.
 */
const beforeTurnUp = (readings: Record<string, string> = {}) => {
  const lines: string[] = [];
  const listener: Listener = (kind, who, what, amount, cite) =>
    lines.push(`${EVENT_TYPES[kind]} ${who} ${what} ${amount} ${cite}`);
  const table = createManilleTable({ seats: 4, dealer: 3, readings, listener });
  table.deal({ owners: ownersIn(DEAL_WITH_ACE_TURNED_UP), unheld: { talon: [card('AS')] } });
  return { table, lines };
};

const legalAt = (table: ManilleTable): string[] => {
  const into = createMoveBuffer();
  return Array.from(into.subarray(0, table.legal(into)), (move) => formatMove(table, move));
};

describe('a deal stopped before its turn-up', () => {
  /** Moves and the events they cause. If the ace were turned up, it would score four points for B and D. */
  const rows: [moves: string, told: string[]][] = [
    ['D redeals?', ['faulted D B96.fault.faced', 'stopped B96.fault.faced']],
    ['D misdeals unturned?', ['faulted D B96.fault.misdeal', 'stopped B96.fault.misdeal']],
    [
      'D exposes KD? D misdeals unturned?',
      ['shown D KD B96.fault.shown.own', 'faulted D B96.fault.misdeal', 'stopped B96.fault.misdeal'],
    ],
    [
      'D exposes 10D? C pass D redeals?',
      [
        'shown C 10D B96.fault.shown.adversary',
        'passed C B96.fault.shown.adversary',
        'faulted D B96.fault.faced',
        'stopped B96.fault.faced',
      ],
    ],
    [
      'A asks? D redeals?',
      [
        'faulted A B96.fault.asked',
        'exposed-hand C 8 B96.fault.asked',
        'faulted D B96.fault.faced',
        'stopped B96.fault.faced',
      ],
    ],
  ];
  test.each(rows)('reports neither the card nor its points: %s', (moves, expected) => {
    const record = playRecord(`${formatManilleTags()}${DEAL_WITH_ACE_TURNED_UP}${moves}`);
    expect(formatEvents(record)).toEqual([...DEALT, ...expected]);
    expect(record.steps[0]!.events.map(({ type }) => type)).toEqual([
      'took-deal',
      ...DEALT.slice(1).map(() => 'dealt'),
    ]);
    expect(formatScores(record)).toBe('A+C 0 B+D 0');
  });

  test('has the hands of its seed', () => {
    const made = createDealRecord(manille, { seats: 4, seed: 'unturned' });
    if (!made.ok) throw new Error('no such deal');
    const text = formatRecord(made.value);
    const [head = ''] = text.split('[Deal');
    const dealer = 'ABCD'[playRecord(text).steps[0]!.toMove - 1] ?? 'D';
    const move = `${dealer} misdeals unturned?`;
    const [written, shuffled] = [playRecord(`${text}\n${move}`), playRecord(`${head}[Deal "1"]\n${move}`)];
    expect(formatEvents(shuffled)).toEqual(formatEvents(written));
    expect(shuffled.steps.map(({ owners }) => [...owners])).toEqual(written.steps.map(({ owners }) => [...owners]));
    expect([...shuffled.steps[0]!.owners]).toEqual([...playRecord(text).steps[0]!.owners]);
  });

  test('wins nothing where the turn-up would have won the game', () => {
    const readings = 'game=34 count=marked';
    const first = `${formatManilleTags(readings)}${DEAL_WITH_ACE_TURNED_UP}A 7H A miscounts?\n`; // B and D have 38, and a game
    const second = DEAL_WITH_ACE_TURNED_UP.replace('"1"', '"2"').replace(' 8D JS', ' JS').replace('KD JD', '8D KD JD');
    expect(formatEvents(playRecord(`${first}${second}A misdeals unturned?`)).slice(-2)).toEqual([
      'faulted A B96.fault.misdeal',
      'stopped B96.fault.misdeal',
    ]);
  });
});

describe('before the turn-up', () => {
  test('the dealer is asked to turn up the last card of the pack', () => {
    const { table, lines } = beforeTurnUp();
    expect([table.toMove, table.dealOver, table.unheld]).toEqual([3, false, { talon: [card('AS')] }]);
    expect(legalAt(table)).toEqual(['turns']);
    expect([...table.scores]).toEqual([0, 0]);
    table.play(table.parseMove(['turns'])!);
    const dealt = createManilleTable({ seats: 4, dealer: 3 });
    dealt.deal({ owners: ownersIn(DEAL_WITH_ACE_TURNED_UP) });
    expect([table.toMove, table.unheld, [...table.scores]]).toEqual([dealt.toMove, dealt.unheld, [...dealt.scores]]);
    expect(legalAt(table)).toEqual(legalAt(dealt));
    expect(lines.slice(9)).toEqual([`turned-up 3 ${card('AS')} 0 B96.turn-up`, 'scored 1 0 4 B96.turn-up.points']);
  });

  test('a turn-up may win the game when made as a move', () => {
    const { table } = beforeTurnUp();
    table.scores.set([0, 30]);
    table.play(table.parseMove(['turns'])!);
    expect([table.dealOver, ...table.games]).toEqual([true, 0, 1]);
  });

  /**
   * A move and its result before and after the turn-up: `fine`, `fault` (punished), or the reason why it is refused.
   */
  const rows: [move: string, before: string, after: string][] = [
    ['D turns', 'fine', 'no-fault B96.turn'],
    ['A turns', 'not-your-turn B96.turn', 'no-fault B96.turn'],
    ['A 7H', 'not-your-turn B96.turn', 'fine'],
    ['D KD', 'must-answer B96.turn-up', 'fault B96.turn'],
    ['D pass', 'no-pass B96.turn', 'not-your-turn B96.turn'],
    ['A pass', 'not-your-turn B96.turn', 'no-pass B96.turn'],
    ['D demands', 'no-fault B96.fault.announced', 'not-your-turn B96.turn'],
    ['D redeals', 'fault B96.fault.faced', 'no-fault B96.fault.faced'],
    ['A redeals', 'no-fault B96.fault.faced', 'no-fault B96.fault.faced'],
    ['D misdeals unturned', 'fault B96.fault.misdeal', 'no-fault B96.fault.misdeal'],
    ['D misdeals turned', 'no-fault B96.fault.misdeal', 'fault B96.fault.misdeal'],
    ['D misdeals peeked', 'fault B96.fault.misdeal', 'fault B96.fault.misdeal'],
    ['D exposes 10D', 'fault B96.fault.shown.adversary', 'fault B96.fault.shown.adversary'],
    ['D exposes AS', 'no-fault B96.fault.shown.adversary', 'no-fault B96.fault.shown.adversary'],
    ['A asks', 'fault B96.fault.asked', 'fault B96.fault.asked'],
    ['A miscounts', 'no-fault B96.fault.number', 'fault B96.fault.number'],
    ['D calls H', 'no-fault B96.fault.false-statement', 'fault B96.fault.false-statement'],
    ['A 7H says S', 'no-fault B96.fault.announced', 'fault B96.fault.announced'],
    ['D KD with JD', 'no-fault B96.fault.two-cards', 'no-fault B96.fault.two-cards'],
  ];
  test.each(rows)('the move %s is %s; after it %s', (move, before, after) => {
    const { table } = beforeTurnUp();
    const [name = '', ...words] = move.split(' ');
    const seat = 'ABCD'.indexOf(name);
    const said = (): string => {
      const refused = table.getRefusal(seat, table.parseMove(words) ?? parseCard(words.join(' ')) ?? PASS);
      if (!refused) return 'fine';
      return `${refused.misplay ? 'fault' : refused.reason} ${refused.cite}`;
    };
    expect(said()).toBe(before);
    table.play(table.parseMove(['turns'])!);
    expect(said()).toBe(after);
  });

  test('34 points are lost by a dealer who had looked at the bottom card, and nothing is struck off', () => {
    const { table, lines } = beforeTurnUp();
    table.misplay(table.parseMove(['misdeals', 'peeked'])!, 3);
    expect(lines.slice(9).map((line) => line.split(' ')[0])).toEqual(['faulted', 'scored', 'stopped', 'won-game']);
    expect([...table.scores]).toEqual([34, 0]);
  });

  test.each([
    [['pass'], 3, 'turns'],
    [['demands'], -1, undefined],
  ])('the adversaries who were shown a card of theirs say %s', (words, toMove, next) => {
    const { table, lines } = beforeTurnUp();
    table.misplay(table.parseMove(['exposes', '10D'])!, 3);
    expect([table.toMove, legalAt(table)]).toEqual([2, ['pass', 'demands']]);
    table.play(table.parseMove(words) ?? PASS);
    expect([table.toMove, legalAt(table)[0]]).toEqual([toMove, next]);
    expect(lines.join('\n')).not.toMatch(/struck-off|turned-up/);
  });

  test('the result is the same with or without a listener', () => {
    for (const words of [['redeals'], ['misdeals', 'unturned'], ['misdeals', 'peeked']]) {
      const { table } = beforeTurnUp();
      const unheard = createManilleTable({ seats: 4, dealer: 3 });
      unheard.deal({ owners: ownersIn(DEAL_WITH_ACE_TURNED_UP), unheld: { talon: [card('AS')] } });
      for (const each of [table, unheard]) each.misplay(each.parseMove(words)!, 3);
      expect([unheard.nextDealer(), unheard.dealOver, ...unheard.scores]).toEqual([
        table.nextDealer(),
        table.dealOver,
        ...table.scores,
      ]);
    }
  });
});

test('a live game counts a card that all have seen turned up as turned up', () => {
  const text = `${formatManilleTags()}${MANILLE_DEAL}`;
  const live = LiveGame.from(text, GAMES);
  if (!live.ok) throw new Error('cannot be played');
  const { table } = live.value;
  for (const words of [['redeals'], ['misdeals', 'unturned']])
    expect(live.value.misplay(table.parseMove!(words)!, 3)).toMatchObject({ reason: 'no-fault' });
  expect(live.value.misplay(table.parseMove!(['misdeals', 'turned'])!, 3)).toBeNull();
  // The record so far is kept, and played on from.
  const after = LiveGame.from(`${text}D redeals?`, GAMES);
  if (!after.ok) throw new Error('cannot be played');
  expect([after.value.table.dealOver, after.value.table.nextDealer()]).toEqual([true, 3]);
  after.value.takeBack();
  expect(formatCard(after.value.table.unheld!.turnUp!)).toBe('9S');
});
