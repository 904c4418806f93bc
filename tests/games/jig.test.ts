/**
 * Tests the rules of Jig, one case a row. Each player holds the cards that he plays and those listed as kept; cards
 * that nobody holds have already been played. A deals, so B leads.
 */
import { describe, expect, test } from 'vitest';
import { formatCard, NO_OWNER, parseCard, RANKS } from '#engine/cards.ts';
import { jig as game } from '#engine/games/jig/index.ts';
import { createRandom } from '#engine/random.ts';
import { replay } from '#engine/record/replay.ts';
import { compareChanges, type LedgerCase, NotationTable, playMoves, type TableSetup } from './play.ts';

const setUp = (moves: string, besides = '', sat?: TableSetup): NotationTable => playMoves(game, moves, besides, sat);

const check = (...row: LedgerCase): void => {
  const [changed, expected] = compareChanges(game, ...row);
  expect(changed).toBe(expected);
};

/** Lists the words called with each card, in order: `snip`, `snap`, `snorum-jig`. */
const wordsOf = (seating: NotationTable): string[] => {
  const said: string[] = [];
  for (const { type, call } of seating.events) {
    if (type === 'led' || type === 'followed') said.push(call ?? '');
    if (type === 'called') said.push(`${said.pop()}-${call}`);
  }
  return said;
};

/** One more card for each player, which he cannot play, so that no hand becomes empty. */
const KEPT = 'A AD, B KD, C KH, D AH, E 2C';

describe('the words called at Jig', () => {
  test.each([
    ['lead four', 'B 4S, C 5S, D 6S, E 7S, A 8S', 'B 9S', 'snip snap snorum hicockalorum jig'],
    ['lead ten', 'B 10S, C JS, D QS, E KS', '', 'snip snap snorum hicockalorum-jig'],
    ['lead queen', 'B QS, C KS', '', 'snip snap-jig'],
    ['lead king', 'B KS', '', 'snip-jig'],
    ['lead nine: the king is Jig, said once', 'B 9S, C 10S, D JS, E QS, A KS', '', 'snip snap snorum hicockalorum jig'],
    ['the seven is played', 'B 4S, C 5S, D 6S', '', 'snip snap snorum-jig'],
    ['a stop on the fourth', 'B 4S, C 5S, D 6S, E 7S', '', 'snip snap snorum hicockalorum-jig'],
    ['a stop that is led', 'B 4S', '', 'snip-jig'],
    [
      'a fifth card that is a stop is Jig, said once',
      'B 4S, C 5S, D 6S, E 7S, A 8S',
      '',
      'snip snap snorum hicockalorum jig',
    ],
    ['one player lays them all', 'B 4S, B 5S, B 6S, B 7S, B 8S', 'C 9S', 'snip snap snorum hicockalorum jig'],
    ['the words begin anew', 'B 4S, C 5S, C KC, C 2H, D 3H', 'B 4H', 'snip snap-jig snip-jig snip snap'],
  ])('follow the case “%s”: %s', (_, moves, besides, said) => {
    expect(wordsOf(setUp(moves, `${KEPT}, ${besides}`))).toEqual(said.split(' '));
  });

  test('the table of Jigs, as the rules give it, is Peel’s', () => {
    // Two seats have the spades alternately, the third an ace: the player to lead at the end has just said Jig.
    const jigTo = RANKS.map((rank, i) => {
      const spades = RANKS.slice(i).map((each, place) => `${'BC'[place % 2]} ${each}S`);
      const seating = new NotationTable(game, { seats: 'A B C' }).deal(`A AD, B AH, C AC, ${spades.join(', ')}`);
      let laid = `${rank}S`;
      seating.play(`B ${laid}`);
      while (!seating.events.some(({ call }) => call === 'jig')) {
        const [name, cards] = seating.legal.split(': ');
        expect(cards!.split(' ')).toHaveLength(1);
        laid = cards!;
        seating.play(`${name} ${laid}`);
      }
      return `${rank}→${laid.slice(0, -1)}`;
    });
    expect(jigTo.join(' ')).toBe('A→5 2→6 3→7 4→8 5→9 6→10 7→J 8→Q 9→K 10→K J→K Q→K K→K');
  });

  test.each(['B 3C, C 4C', 'B 2C, D 3C, C 4C', 'B AC, D 2C, B 3C, C 4C'])(
    'the five is played: %s brings the Jig to the holder of the four',
    (moves) => {
      const seating = setUp(moves, 'A AD, B KD, C KH 2S, D AH, E 9C');
      expect(seating.legal).toBe('C: 2S KH');
      expect(wordsOf(seating).at(-1)).toMatch(/-jig$/);
    },
  );
});

describe('the counters of Jig', () => {
  test.each<LedgerCase>([
    [
      'they hold three, five and two',
      'B KS',
      'A AD 2D 3D, C AH 2H 3H 4H 5H, D AC 2C',
      'A -3 B +10 C -5 D -2',
      { seats: 'A B C D' },
    ],
    ['while cards are left nobody pays', 'B KS', KEPT, 'nothing'],
    ['out in mid-sequence', 'B 4S, C 5S', 'A AD, B KD, D 6S, E 7S 8S', 'A -1 B -1 C +5 D -1 E -2'],
    ['out by a card that follows one’s own', 'B 4S, B 5S', 'A 6S, C 7S 9S, D AH, E 2C', 'A -1 B +5 C -2 D -1 E -1'],
    ['pool=none', 'B KS', 'A AD, C AH, D AC, E 2C', 'A -1 B +4 C -1 D -1 E -1'],
    ['pool=equal: he wins it', 'B KS', 'A AD, C AH, D AC, E 2C', 'A -1 B +9 C -1 D -1 E -1 pool -5'],
    ['pool=dealer: he wins it', 'B KS', 'A AD, C AH, D AC, E 2C', 'A -1 B +9 C -1 D -1 E -1 pool -5'],
    ['pool=dealer: the dealer himself', 'B 4S, A 5S', 'B KD, C AH, D AC, E 2C', 'A +9 B -1 C -1 D -1 E -1 pool -5'],
    ['fines=one: a wrong word', 'B 4S says snap?', KEPT, 'B -1 pool +1'],
    ['fines=one: each costs one', 'B 4S says jig?, C 5S says snorum?', KEPT, 'B -1 C -1 pool +2'],
    ['fines=one: Jig forgotten', 'B KS says snip?', KEPT, 'B -1 pool +1'],
    ['fines=one: Jig without a stop', 'B 4S says snip-jig?', `${KEPT}, C 5S`, 'B -1 pool +1'],
    [
      'fines=one: the offender may win it back',
      'B KS says snap?',
      'A AD, C AH, D AC, E 2C',
      'A -1 B +4 C -1 D -1 E -1',
    ],
    ['fines=one: the right words cost nothing', 'B 4S says snip, C 5S says snap-jig', KEPT, 'nothing'],
  ])('change in the case “%s” by %s', check);

  test.each([
    ['pool=none', 'pool=none', 'nothing'],
    ['pool=equal: one counter each', 'pool=equal', 'A -1 B -1 C -1 D -1 E -1 pool 5'],
    ['pool=dealer: one for each player', 'pool=dealer', 'A -5 pool 5'],
  ])('are staked in the case “%s”', (_, readings, ledger) => {
    expect(new NotationTable(game, { readings }).deal(KEPT).ledger).toBe(ledger);
  });

  test('go, one for each card left and four from the pool, to the player who is out', () => {
    const sat: TableSetup = { seats: 'A B C D', readings: 'pool=equal' };
    const seating = setUp('B KS', 'A AD 2D 3D, C AH 2H 3H 4H 5H, D AC 2C', sat);
    expect(seating.changes).toBe('A -3 B +14 C -5 D -2 pool -4');
  });
});

describe('the turn to play', () => {
  test.each([
    ['the lead is free', '', 'B 4S KD 2H', 'B: 4S 2H KD'],
    ['wherever the next card lies', 'B 4S', 'B KD, E 5S 9S', 'E: 5S'],
    ['the leader may have it himself', 'B 4S', 'B 5S KD, E 9S', 'B: 5S'],
    ['of the same suit', 'B 4S', 'B KD, C 5H, E 5S', 'E: 5S'],
    ['who said Jig leads', 'B 4S, C 5S, D 6S, E 7S, A 8S', 'A KD 2H, B 9S, C 2D, D 4D, E 6D', 'A: 2H KD'],
    ['who laid the stop leads', 'B 4S, C 5S', 'B KD, C 2H, D 7S', 'C: 2H'],
    ['the king’s player leads', 'B QS, D KS', 'B KD, D 2H, C AH', 'D: 2H'],
    ['a card is a stop once the next is played', 'B 5S, B 4S', 'B KD 2H', 'B: 2H KD'],
    ['no ace after a king', 'B KS', 'B 2H, C AH', 'B: 2H'],
    ['nor after the king of spades the ace of hearts', 'B KS', 'B 2C, C AH', 'B: 2C'],
  ])('passes as in the case “%s”, after “%s” with %s', (_, moves, besides, legal) => {
    expect(setUp(moves, besides).legal).toBe(legal);
  });

  test.each([
    ['the run goes on in suit', 'B 4S', 'B KD, C 5S 9S', 'C 9S', 'must-supply BW91.jig.order'],
    ['the run goes on in suit', 'B 4S', 'B KD, C 5S 9H', 'C 9H', 'must-supply BW91.jig.follow'],
    ['the run goes on in suit', 'B 4S', 'B 5S 9S', 'B 9S', 'must-continue BW91.jig.order'],
    ['the run goes on in suit', 'B 4S', 'B 5S 9H', 'B 9H', 'must-continue BW91.jig.follow'],
    ['the run goes on in suit', 'B 4S', 'B KD, C 5S', 'C pass', 'no-pass BW91.jig.follow'],
    ['the leader', '', 'B KD, C 5S', 'B pass', 'no-pass BW91.jig.lead'],
    ['of another', '', 'B KD, C 5S', 'B 5S', 'not-in-hand BW91.jig.deal'],
    ['out of turn', '', 'B KD, C 5S', 'C 5S', 'not-your-turn BW91.jig.lead'],
    ['out of turn', 'B 4S', 'B KD, C 5S', 'B KD', 'not-your-turn BW91.jig.follow'],
    ['out of turn', 'B KS', 'B KD, C 5S', 'C 5S', 'not-your-turn BW91.jig.stop.leads'],
    ['out of turn', 'B 4S, B 5S, B 6S, B 7S, B 8S', 'B KD, C 9S', 'C 9S', 'not-your-turn BW91.jig.jig-leads'],
    ['when all is over', 'B 4S', 'C 5S', 'C 5S', 'deal-over BW91.jig.out'],
  ])('%s after “%s” with %s: %s is refused, %s', (_, moves, besides, move, refusal) => {
    const seating = setUp(moves, besides);
    const before = seating.ledger;
    expect(seating.refusal(move)).toBe(refusal);
    expect(seating.ledger).toBe(before);
  });

  test.each([
    ['fines=off', 'B 4S says snap', 'wrong-word BW91.jig.words'],
    ['fines=off', 'B 4S says snap-jig', 'wrong-word BW91.jig.words'],
    ['fines=off', 'B 4S says snip-jig', 'wrong-word BW91.jig.stop.words'],
    ['fines=off', 'B KD says snip', 'wrong-word BW91.jig.stop.words'],
    ['fines=off', 'B KD says jig', 'wrong-word BW91.jig.words'],
    ['fines=off', 'B KD says snip-jig', 'allowed'],
    ['fines=off', 'B 4S says snip', 'allowed'],
    ['fines=one', 'B 4S says snap', 'wrong-word BW91.jig.pool.fines ?'],
    ['fines=one', 'B 4S says snip-jig', 'wrong-word BW91.jig.pool.fines ?'],
    ['fines=one', 'B 4S says snip', 'allowed'],
    ['fines=one', 'B 9D says snip', 'not-in-hand BW91.jig.deal'],
    ['fines=one', 'C 5S says snap', 'not-your-turn BW91.jig.lead'],
  ])('by %s: %s is %s', (readings, move, refusal) => {
    expect(setUp('', 'B 4S KD, C 5S 9S', { readings }).refusal(move)).toBe(refusal);
  });
});

describe('events are reported with their articles', () => {
  test('a run is told with its stop and its last player out', () => {
    const moves = 'B QS, C KS, C 3H, D 4H, C 5H, B 6H, E 7H, E 2C';
    const seating = new NotationTable(game).dealFor(moves, 'A AD, B KD, C KH, D AH');
    const from = seating.events.length;
    expect(seating.play(moves).listEvents(from)).toEqual([
      'led B QS snip BW91.jig.lead',
      'followed C KS snap BW91.jig.follow',
      'called C jig BW91.jig.stop.king',
      'led C 3H snip BW91.jig.stop.leads',
      'followed D 4H snap BW91.jig.follow',
      'followed C 5H snorum BW91.jig.words',
      'followed B 6H hicockalorum BW91.jig.words',
      'followed E 7H jig BW91.jig.words',
      'led E 2C snip BW91.jig.jig-leads',
      'called E jig BW91.jig.stop',
      'out E BW91.jig.out',
      ...['A', 'B', 'C', 'D'].flatMap((seat) => [
        `counted ${seat} 1 BW91.jig.settle`,
        `paid ${seat} E 1 BW91.jig.out.paid`,
      ]),
    ]);
  });

  test.each([
    ['another word', 'B 4S says snorum?', ['led B 4S BW91.jig.lead', 'miscalled B snorum BW91.jig.pool.fines']],
    ['Jig for nothing', 'B 4S says snip-jig?', ['led B 4S snip BW91.jig.lead', 'miscalled B jig BW91.jig.pool.fines']],
    ['both wrong', 'B 4S says snap-jig?', ['led B 4S BW91.jig.lead', 'miscalled B snap BW91.jig.pool.fines']],
    ['Jig unsaid', 'B 9S says snip?', ['led B 9S snip BW91.jig.lead', 'miscalled B BW91.jig.pool.fines']],
    [
      'another word, but Jig',
      'B 9S says snap-jig?',
      ['led B 9S BW91.jig.lead', 'miscalled B snap BW91.jig.pool.fines', 'called B jig BW91.jig.stop'],
    ],
  ])('by fines=one, in the case “%s”', (_, move, told) => {
    const seating = new NotationTable(game, { readings: 'fines=one' }).deal(`A AD, B 4S 9S KD, C 5S, D AH, E 2C`);
    const from = seating.events.length;
    expect(seating.play(move).listEvents(from)).toEqual([...told, 'paid B pool 1 BW91.jig.fine']);
  });

  test('fines=one: the play goes on by the cards', () => {
    const seating = new NotationTable(game, { readings: 'fines=one' }).deal('A AD, B 4S KD, C 5S 9S, D AH, E 2C');
    expect(seating.play('B 4S says jig?').legal).toBe('C: 5S');
    expect(seating.play('C 5S').listEvents().slice(-2)).toEqual([
      'followed C 5S snap BW91.jig.follow',
      'called C jig BW91.jig.stop',
    ]);
  });
});

describe('records of Jig', () => {
  const HANDS = `A: AS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH
B: 2S 3S 4S 5S 6S 7S 8S 9S 10S JC QC KC KH
C: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD
D: JS QS KS AC 2C 3C 4C 5C 6C 7C 8C 9C 10C`;
  const record = (readings: string, moves: string): string =>
    `[Snorum "1"][Game "jig"][Source "BW91"][Seats "A B C D"][Dealer "A"][Readings "${readings}"][Deal "1"]\n${HANDS}\n${moves}`;
  const played = (readings: string, moves: string): string[] => {
    const result = replay(record(readings, moves), [game]);
    return result.ok ? result.value.steps.map(({ move }) => move) : result.faults.map(({ code }) => code);
  };

  test.each([
    ['', 'B KH Snip-Jig', ['deal 1', 'B KH']],
    ['', 'B KH Jig', ['deal 1', 'B KH']],
    ['', 'B KH Snip', ['deal 1', 'B KH']],
    ['', 'B KH Snap-Jig', ['wrong-call']],
    ['', 'B KH Jig-Snip', ['wrong-call']],
    [
      '',
      'B 8S Snip B 9S Snap B 10S Snorum D JS Hicockalorum D QS Jig D KS Snip-Jig D AC',
      ['deal 1', 'B 8S', 'B 9S', 'B 10S', 'D JS', 'D QS', 'D KS', 'D AC'],
    ],
    ['', 'B 8S says snap?', ['wrong-word']],
    ['fines=one', 'B 8S says snap? B 9S', ['deal 1', 'B 8S says SNAP?', 'B 9S']],
    ['fines=one', 'B KH says snip? B 9S', ['deal 1', 'B KH says SNIP?', 'B 9S']],
    ['fines=one', 'B 8S says snap', ['wrong-word']],
    ['fines=one', 'B 8S says snip?', ['no-misplay']],
    ['fines=one', 'B 8S says snip', ['deal 1', 'B 8S says SNIP']],
    ['fines=one', 'B 8S says hoc?', ['no-such-move']],
    ['fines=one', 'B 8S says jig-jig?', ['no-such-move']],
  ])('play or are refused: %s %s', (readings, moves, steps) => {
    expect(played(readings, moves)).toEqual(steps);
  });
});

describe('the deal of Jig', () => {
  test.each([
    [3, '18 17 17'],
    [4, '13 13 13 13'],
    [5, '11 11 10 10 10'],
    [6, '9 9 9 9 8 8'],
    [7, '8 8 8 7 7 7 7'],
    [8, '7 7 7 7 6 6 6 6'],
  ])('gives %i players %s cards, from the dealer’s left', (seats, sizes) => {
    for (const dealer of [0, seats - 1]) {
      const table = game.table({ seats, dealer });
      const expected = Array.from({ length: seats }, (_, seat) => table.layout().hands[(dealer + 1 + seat) % seats]);
      expect(expected.join(' ')).toBe(sizes);
      table.deal(table.shuffle(createRandom(`${seats}`, 1)));
      expect(Array.from(table.hands.owner).filter((owner) => owner === NO_OWNER)).toEqual([]);
      const dealt = expected.map((_, seat) => table.hands.size((dealer + 1 + seat) % seats));
      expect(dealt).toEqual(expected);
    }
  });

  test('accepts three to eight players', () => {
    const may = Array.from({ length: 12 }, (_, seats) => seats).filter((seats) => !game.refuseSeats(seats, {}));
    expect(may).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test.each([
    ['the first knave', '2S 3H JC', 3, 'C'],
    ['round the table', '2S 3S 4S 5S 6S JH', 6, 'A'],
    ['no knave, no dealer', '2S 3S KS', -1, ''],
  ])('draws for the dealer in the case “%s”: %s', (_, cards, used, dealer) => {
    const { table, names } = new NotationTable(game);
    expect(table.drawForDeal(cards.split(' ').map((text) => parseCard(text)!))).toBe(used);
    if (dealer) expect(names[table.dealer]).toBe(dealer);
  });

  test('passes to the left, who has fewest cards', () => {
    const seating = setUp('B KS', 'A AD, C AH, D AC, E 2C');
    const from = seating.events.length;
    expect(seating.deal(KEPT).listEvents(from)[0]).toBe('took-deal B BW91.jig.next-dealer');
    expect(seating.legal).toBe('C: KH');
  });

  test.each([
    ['rounds=1', 5],
    ['rounds=2', 10],
    ['rounds=3', 15],
  ])('%s: %i deals of five, and who has won most has won', (readings, deals) => {
    const seating = new NotationTable(game, { readings });
    for (let deal = 0; deal < deals; deal++) {
      expect(seating.table.gameOver).toBe(false);
      // The leader has one card, C has two more than the others.
      const leader = seating.names[(seating.table.nextDealer() + 1) % 5]!;
      const others = seating.names.filter((name) => name !== leader);
      seating.deal(
        [`${leader} KS`, ...others.map((name, i) => `${name} ${name === 'C' ? '2H 4H 6H' : `${i + 2}C`}`)].join(),
      );
      seating.play(`${leader} KS`);
    }
    // Each leads once a round and wins six, or C four; each loses one in each of the four others, C three.
    const rounds = deals / 5;
    expect(seating.ledger).toBe(`A ${2 * rounds} B ${2 * rounds} C ${-8 * rounds} D ${2 * rounds} E ${2 * rounds}`);
    expect(seating.listEvents().slice(-5)).toEqual([
      'ended BW91.jig.rounds',
      ...['A', 'B', 'D', 'E'].map((seat) => `won ${seat} BW91.jig.winner`),
    ]);
    expect(seating.table.winners).toEqual([0, 1, 3, 4]);
    expect(seating.table.gameOver).toBe(true);
  });

  test('gives out the whole pack, each card once', () => {
    expect(new Set(game.pack({}).map(formatCard)).size).toBe(52);
  });
});
