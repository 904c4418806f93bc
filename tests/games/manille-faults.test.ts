/**
 * Tests of La Manille: irregularities and their penalties. The results were worked out by hand; `origin` is the rule,
 * the article or the case.
 */
import { describe, expect, test } from 'vitest';
import { card, createEmptyOwners, PIQUET_PACK } from '#engine/cards.ts';
import { EVENT, EVENT_TYPES, type Listener } from '#engine/events.ts';
import { MAX_MATCH_DEALS } from '#engine/games/manille/match.ts';
import { GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { replay } from '#engine/record/replay.ts';
import {
  createManilleTable,
  DEAL_WITH_ACE_TURNED_UP,
  dealWithTurnUp,
  formatEvents,
  formatManilleTags,
  formatScores,
  MANILLE_DEAL,
  playRecord,
  VOLE_DEAL,
} from './manille-coups.ts';

describe('the numbered rules of La Manille', () => {
  /**
   * Moves from {@link MANILLE_DEAL}, the scores after them, the player to move (`-` if the deal is over), and the last event.
   */
  const rows: [origin: string, moves: string, scores: string, toMove: string, last?: string, readings?: string][] = [
    ['I1', 'D redeals?', 'A+C 0 B+D 0', '-', 'stopped B96.fault.faced'],
    ['I2 own card', 'D exposes KD?', 'A+C 0 B+D 0', 'A', 'shown D KD B96.fault.shown.own'],
    ['I2 partner’s card', 'D exposes KH?', 'A+C 0 B+D 0', 'A', 'shown B KH B96.fault.shown.own'],
    ['I2 several cards', 'D exposes KD? D exposes KH?', 'A+C 0 B+D 0', 'A', 'shown B KH B96.fault.shown.own'],
    [
      'I2 another card',
      'D exposes 10D? C pass D exposes AH?',
      'A+C 0 B+D 0',
      'A',
      'shown A AH B96.fault.shown.adversary',
    ],
    ['I2 adversary’s card', 'D exposes 10D?', 'A+C 0 B+D 0', 'C', 'shown C 10D B96.fault.shown.adversary'],
    ['I2 they hold it good', 'D exposes 10D? C pass', 'A+C 0 B+D 0', 'A', 'passed C B96.fault.shown.adversary'],
    ['I2 they begin again', 'D exposes 10D? C demands', 'A+C 0 B+D 0', '-', 'stopped B96.fault.shown.adversary'],
    ['I3', 'A 8D says C?', 'A+C 0 B+D 0', 'B', 'took-up D 9S B96.turn-up.lies'],
    ['I3 demanded', 'A 8D says C? B demands', 'A+C 0 B+D 0', 'A', 'took-back A 8D B96.fault.announced'],
    ['I3 demanded', 'A 8D says C? B demands A KC', 'A+C 0 B+D 0', 'B', 'led A KC B96.lead'],
    ['I3 covered', 'A 8D says C? B QD', 'A+C 0 B+D 0', 'C', 'followed B QD B96.follow.beat'],
    ['I3 not held', 'A 8D B QD says C?', 'A+C 0 B+D 0', 'C', 'let-stand B QD B96.fault.announced.not-held'],
    ['I3 rightly announced', 'A 8D says D', 'A+C 0 B+D 0', 'B', 'took-up D 9S B96.turn-up.lies'],
    ['I5', 'A 7H with KC?', 'A+C 0 B+D 0', 'B', 'misplayed A KC B96.fault.two-cards'],
    ['I5', 'A 7H with KC? B chooses KC', 'A+C 0 B+D 0', 'B', 'took-up D 9S B96.turn-up.lies'],
    ['I5', 'A 7H with KC?', 'A+C 0 B+D 0', 'B', 'took-up D 9S B96.turn-up.lies', 'two-cards=under-card'],
    ['I5 one might be laid', 'A 7H B 9C with KH?', 'A+C 0 B+D 0', 'C', 'followed B KH B96.follow.beat'],
    ['I6', 'D misdeals unturned?', 'A+C 0 B+D 0', '-', 'stopped B96.fault.misdeal'],
    ['I6', 'D misdeals turned?', 'A+C 34 B+D 0', '-'],
    ['I7', 'A 7H A miscounts?', 'A+C 0 B+D 34', '-'],
    ['I8', 'A miscounts?', 'A+C 34 B+D 0', '-'],
    ['I8', 'A 7H C miscounts?', 'A+C 34 B+D 0', '-'],
    ['I9 renounce', 'A 7H B 9C?', 'A+C 34 B+D 0', '-'],
    ['I9 false ruff', 'A 7H B 10S?', 'A+C 34 B+D 0', '-'],
    ['I9 under-force', 'A QC B 9C?', 'A+C 34 B+D 0', '-'],
    ['I9 does not trump', 'A 7H B 9H C JH D KD?', 'A+C 34 B+D 0', '-'],
    ['I10', 'A 7H C JH?', 'A+C 0 B+D 34', '-'],
    ['I11', 'A 7H B KH C 8H B gathers 10C?', 'A+C 34 B+D 0', '-'],
    ['I12', `${'A JS B 10S C KS D 7S B 10C C JC D 8C A 7C '}B leaves QD?`, 'A+C 34 B+D 0', '-'],
    ['I13 his own', 'A 7H B KH C 8H D 7S D looks?', 'A+C 34 B+D 0', '-'],
    ['I13 the adversaries’', 'A 7H B KH C 8H D 7S C looks?', 'A+C 0 B+D 34', '-'],
    ['I15', 'A asks?', 'A+C 0 B+D 0', 'A', 'exposed-hand C 8 B96.fault.asked'],
    ['I15', 'A 7H C asks? B KH', 'A+C 0 B+D 0', 'C'],
    ['I16', 'D calls H?', 'A+C 34 B+D 0', '-'],
    ['I17', 'D misdeals peeked?', 'A+C 34 B+D 0', '-'],
    [
      'thirty-four for the other side',
      'A 7H B 9C?',
      'A+C 0 B+D -34',
      '-',
      'stopped B96.fault.penalty',
      'penalty=offender-34',
    ],
    ['B96.fault.penalty', 'A 7H C JH?', 'A+C -34 B+D 0', '-', 'stopped B96.fault.penalty', 'penalty=offender-34'],
  ];
  test.each(rows)('decide the case “%s”: %s', (_, moves, expected, toMove, last, readings_ = '') => {
    const record = playRecord(`${formatManilleTags(readings_)}${MANILLE_DEAL}${moves}`);
    expect(formatScores(record)).toBe(expected);
    expect('ABCD'[record.steps.at(-1)!.toMove] ?? '-').toBe(toMove);
    if (last) expect(formatEvents(record).at(-1)).toBe(last);
  });

  /** Moves that are punished, and the event of the penalty, which cites the article that sets it. */
  const penalties: [moves: string, what: string, cite: string][] = [
    ['D misdeals turned?', 'faulted D', 'B96.fault.misdeal.turned'],
    ['D misdeals peeked?', 'faulted D', 'B96.fault.bottom.misdeal'],
    ['A miscounts?', 'faulted D', 'B96.fault.number.noticed'],
    ['A 7H A miscounts?', 'faulted A', 'B96.fault.number'],
    ['D miscounts?', 'faulted D', 'B96.fault.number.noticed'],
    ['A 7H D miscounts?', 'faulted D', 'B96.fault.number.noticed'],
    ['A 7H B KH C 8H D 7S D miscounts?', 'faulted D', 'B96.fault.number'],
    ['A 7H B 9C?', 'misplayed B 9C', 'B96.fault.renounce'],
    ['A 7H B 10S?', 'misplayed B 10S', 'B96.fault.false-ruff'],
    ['A QC B 9C?', 'misplayed B 9C', 'B96.fault.under-force'],
    ['A 7H C JH?', 'misplayed C JH', 'B96.fault.turn'],
    ['A 7H B KH C 8H B gathers 10C?', 'misplayed B 10C', 'B96.fault.three-cards'],
    ['A JS B 10S C KS D 7S B 10C C JC D 8C A 7C B leaves QD?', 'misplayed B QD', 'B96.fault.two-tricks'],
    ['A 7H B KH C 8H D 7S D looks?', 'faulted D', 'B96.fault.looked'],
    ['D calls H?', 'faulted D', 'B96.fault.false-statement'],
  ];
  test.each(penalties)('fine %s: %s, scored by %s', (moves, what, cite) => {
    const record = playRecord(`${formatManilleTags()}${MANILLE_DEAL}${moves}`);
    const lines = formatEvents(record);
    expect(lines.filter((line) => /^(misplayed|faulted) /.test(line))).toEqual([`${what} ${cite}`]);
    expect(lines.filter((line) => line.startsWith('scored'))).toEqual([
      expect.stringMatching(`^scored \\S+ 34 ${cite}$`),
    ]);
    expect(lines.at(-1)).toMatch(/^won-game /);
  });

  /** Moves with a fault, and the event that names the next dealer and its article. */
  const dealers: [origin: string, moves: string, deals: string][] = [
    ['I1', 'D redeals?', 'took-deal D B96.fault.faced'],
    ['I2', 'D exposes 10D? C demands', 'took-deal D B96.fault.shown.adversary'],
    ['I2', 'D exposes 10D? C pass A 7H C JH?', 'took-deal A B96.deal.passes'],
    ['I6', 'D misdeals unturned?', 'took-deal A B96.deal.passes'],
    ['I8', 'A miscounts?', 'took-deal A B96.deal.passes'],
    ['thirty-four for the other side', 'A 7H B 9C?', 'took-deal A B96.deal.passes'],
  ];
  test.each(dealers)('name the next dealer in the case “%s” after %s', (_, moves, deals) => {
    // The dealer holds seven cards beside the turn-up: when A deals, D holds the eight of diamonds.
    const hands = deals.includes(' D ')
      ? MANILLE_DEAL
      : MANILLE_DEAL.replace(' 8D JS', ' JS').replace('KD JD', '8D KD JD');
    const record = playRecord(`${formatManilleTags()}${MANILLE_DEAL}${moves}\n${hands.replace('"1"', '"2"')}`);
    expect(formatEvents(record).filter((line) => line.startsWith('took-deal'))).toEqual([
      'took-deal D B96.deal.first',
      deals,
    ]);
  });

  /**
   * Moves with a fault, and the scores after them. The ace turned up scores four points for B and D, unless the fault
   * comes first; an article may strike these points off.
   */
  const marks: [origin: string, moves: string, scores: string][] = [
    ['nothing was marked', 'D redeals?', 'A+C 0 B+D 0'],
    ['nothing was marked', 'D misdeals unturned?', 'A+C 0 B+D 0'],
    ['B96.fault.void', 'D exposes 10D? C demands', 'A+C 0 B+D 0'],
    ['B96.fault.void', 'D misdeals turned?', 'A+C 34 B+D 0'],
    ['B96.fault.void', 'D misdeals peeked?', 'A+C 34 B+D 0'],
    ['B96.fault.void', 'A miscounts?', 'A+C 34 B+D 0'],
    ['the mark stands', 'D exposes 10D? C pass', 'A+C 0 B+D 4'],
    ['the mark stands', 'A 7H A miscounts?', 'A+C 0 B+D 38'],
    ['the mark stands', 'A 7H B 9C?', 'A+C 34 B+D 4'],
  ];
  test.each(marks)('cancel or keep marked points in the case “%s”: %s', (origin, moves, expected) => {
    const record = playRecord(`${formatManilleTags()}${DEAL_WITH_ACE_TURNED_UP}${moves}`);
    expect(formatScores(record)).toBe(expected);
    const struck = origin === 'B96.fault.void' ? ['struck-off B+D 4 B96.fault.void'] : [];
    expect(formatEvents(record).filter((line) => line.startsWith('struck-off'))).toEqual(struck);
  });

  test('B96.fault.void: a turn-up that marked nothing loses nothing', () => {
    expect(
      formatEvents(playRecord(`${formatManilleTags()}${MANILLE_DEAL}D misdeals turned?`)).join('\n'),
    ).not.toContain('struck-off');
    expect(
      formatEvents(playRecord(`${formatManilleTags()}${MANILLE_DEAL}D exposes 10D? C demands`)).join('\n'),
    ).not.toContain('struck-off');
  });

  /** Two tricks of B and D, after which B leads. `TRICK_EACH`: one trick of C, then one of D. */
  const TWO_TRICKS = 'A JS B 10S C KS D 7S B 10C C JC D 8C A 7C';
  const TRICK_EACH = 'A 8D B QD C 10D D 7D C 8H D 7S A 7H B 9H';

  /** Refused moves, with the reason and the article. */
  const refusals: [origin: string, moves: string, code: string, cite: string][] = [
    ['B96.turn', 'B KH', 'not-your-turn', 'B96.turn'],
    ['B96.deal.four', 'A KH', 'not-in-hand', 'B96.deal.four'],
    ['B96.turn-up.lies', 'A 7H B KH C 8H D 10C', 'not-in-hand', 'B96.deal.four'],
    ['B96.follow', 'A 7H B 9C', 'must-follow', 'B96.follow'],
    ['B96.follow.beat', 'A QC B 9C', 'must-beat', 'B96.follow.beat'],
    ['B96.follow.trump', 'A 7H B 9H C JH D KD', 'must-trump', 'B96.follow.trump'],
    ['B96.partner-master.follow', 'A 10H B 9H C AC', 'must-follow', 'B96.partner-master.follow'],
    ['B96.turn', 'A pass', 'no-pass', 'B96.turn'],
    ['I1 after a card', 'A 7H D redeals?', 'no-fault', 'B96.fault.faced'],
    ['I1 not the dealer', 'A redeals?', 'no-fault', 'B96.fault.faced'],
    ['I2 not the dealer', 'B exposes KH?', 'no-fault', 'B96.fault.shown.adversary'],
    ['I2 the turn-up lies open', 'D exposes 9S?', 'no-fault', 'B96.fault.shown.adversary'],
    ['I2 a card that is not in the pack', 'D exposes 2S?', 'no-fault', 'B96.fault.shown.adversary'],
    ['I6 not the dealer', 'A misdeals turned?', 'no-fault', 'B96.fault.misdeal'],
    ['I2 after a card', 'A 7H D exposes 10D?', 'no-fault', 'B96.fault.shown.adversary'],
    ['I2 asked for', 'D exposes 10D? C looks?', 'must-answer', 'B96.fault.shown.adversary'],
    ['I2 the other adversary', 'D exposes 10D? A asks?', 'not-your-turn', 'B96.fault.demand'],
    ['I2 the same card again', 'D exposes KD? D exposes KD?', 'no-fault', 'B96.fault.shown.adversary'],
    ['I3 the other adversary', 'A 8D says C? D demands', 'not-your-turn', 'B96.fault.demand'],
    ['I3 the other adversary lets it be', 'A 8D says C? D pass', 'not-your-turn', 'B96.turn'],
    ['I3 another turn', 'A 8D D demands', 'not-your-turn', 'B96.turn'],
    ['I5 the other adversary', 'A 7H with KC? D chooses 7H', 'not-your-turn', 'B96.fault.demand'],
    ['I2 held good in silence', 'D exposes 10D? C 10D', 'not-your-turn', 'B96.turn'],
    ['I3 another suit than demanded', 'A 8D says C? B demands A 7H', 'must-answer', 'B96.fault.announced'],
    ['I3 nothing to demand', 'A 8D B demands', 'no-fault', 'B96.fault.announced'],
    ['I3 not unmarked', 'A 8D says C', 'irregular', 'B96.fault.announced'],
    ['I3 before his turn', 'B KH says S?', 'no-fault', 'B96.fault.announced'],
    ['I3 a card of another', 'A KH says S?', 'no-fault', 'B96.fault.announced'],
    ['I3 a card that may not be laid', 'A 7H B 9C says D?', 'no-fault', 'B96.fault.announced'],
    ['I3 over one wrongly announced', 'A 8D says C? B QD says H?', 'no-fault', 'B96.fault.announced'],
    ['I5 before his turn', 'B KH with QH?', 'no-fault', 'B96.fault.two-cards'],
    ['I5 the same card twice', 'A 7H with 7H?', 'no-fault', 'B96.fault.two-cards'],
    ['I5 a card of another beneath', 'A KH with 7H?', 'no-fault', 'B96.fault.two-cards'],
    ['I5 a card of another above', 'A 7H with KH?', 'no-fault', 'B96.fault.two-cards'],
    ['I5 over one wrongly announced', 'A 8D says C? B QD with AD?', 'no-fault', 'B96.fault.two-cards'],
    ['I5 neither may be laid', 'A 7H B 9C with 10C?', 'no-fault', 'B96.fault.two-cards'],
    ['I5 another card', 'A 7H with KC? B chooses 8D', 'must-answer', 'B96.fault.two-cards'],
    ['I6 after a card', 'A 7H D misdeals turned?', 'no-fault', 'B96.fault.misdeal'],
    ['I11 four cards', 'A 7H B KH C 8H D 7S B gathers 10C?', 'no-fault', 'B96.fault.three-cards'],
    ['I11 two cards', 'A 7H B KH B gathers 10C?', 'no-fault', 'B96.fault.three-cards'],
    ['I11 a card of another', 'A 7H B KH C 8H B gathers KC?', 'no-fault', 'B96.fault.three-cards'],
    ['I11 not the master', 'A 7H B KH C 8H A gathers KC?', 'no-fault', 'B96.fault.three-cards'],
    ['I12 one trick', 'A JS B 10S C KS D 7S B leaves QD?', 'no-fault', 'B96.fault.two-tricks'],
    ['I12 a card of another', `${TWO_TRICKS} B leaves KC?`, 'no-fault', 'B96.fault.two-tricks'],
    ['I12 his partner, who is not to lead', `${TWO_TRICKS} D leaves KD?`, 'no-fault', 'B96.fault.two-tricks'],
    ['I12 in the middle of a trick', `${TWO_TRICKS} B QD C 10D D leaves KD?`, 'no-fault', 'B96.fault.two-tricks'],
    ['I12 one trick, which his partner led', 'A 8D B QD C 10D D 7D C leaves AC?', 'no-fault', 'B96.fault.two-tricks'],
    ['I12 the trick before was not theirs', `${TRICK_EACH} D leaves KD?`, 'no-fault', 'B96.fault.two-tricks'],
    ['nothing is to be chosen', 'A chooses 7H?', 'no-fault', 'B96.turn'],
    ['I13 nothing folded', 'A 7H B looks?', 'no-fault', 'B96.fault.looked'],
    ['I13 four cards not yet folded', 'A 7H B KH C 8H D KD says S? A looks?', 'no-fault', 'B96.fault.looked'],
    ['I15 asked twice', 'A asks? A asks?', 'no-fault', 'B96.fault.asked'],
    ['I16 a true statement', 'A calls D?', 'no-fault', 'B96.fault.false-statement'],
  ];
  test.each(refusals)('%s: %s is refused', (_, moves, code, cite) => {
    const result = replay(`${formatManilleTags()}${MANILLE_DEAL}${moves}`, GAMES);
    const fault = result.ok ? undefined : result.faults[0];
    expect(fault?.code).toBe(code);
    expect(formatFaultMessage(fault!)).toContain(`(${cite})`);
  });

  test('I16: the turn-up is the dealer’s, and nobody else’s, while it lies', () => {
    const hands = `${formatManilleTags()}${VOLE_DEAL.split('\n').slice(0, 6).join('\n')}\n`; // only A has a spade, beside the ace turned up
    const result = replay(`${hands}D calls S?`, GAMES);
    expect(result.ok ? '' : formatFaultMessage(result.faults[0]!)).toContain('(B96.fault.false-statement)');
    expect(formatScores(playRecord(`${hands}B calls S?`))).toBe('A+C 34 B+D 4');
    expect(formatScores(playRecord(`${hands}A 10S B 7D B calls S?`))).toBe('A+C 34 B+D 4');
  });

  test('I5: by under-card the one beneath must be one that might be laid', () => {
    const result = replay(`${formatManilleTags('two-cards=under-card')}${MANILLE_DEAL}A 7H B 9C with KH?`, GAMES);
    expect(result.ok ? '' : formatFaultMessage(result.faults[0]!)).toContain('(B96.fault.two-cards)');
  });

  describe('B96.fault.penalty.bound: by offender-34 a match is stopped after fifty coups', () => {
    /**
     * Plays deals with a fault until the match is over. In each, the dealer loses the deal, or, whenever possible, the
     * camp `loser` loses 34 points.
     */
    const stopAt = (
      loser: '' | 'A' | 'B',
      penalty = 'offender-34',
      { games = [0, 0], marked = [0, 0], heard = true } = {},
    ) => {
      const lines: string[] = [];
      const listener: Listener = (kind, who, _what, _amount, cite) => {
        if (kind === EVENT.ended) lines.push(`ended ${cite}`);
        if (kind === EVENT.won) lines.push(`won ${'ABCD'[who]} ${cite}`);
      };
      const table = createManilleTable({
        seats: 4,
        dealer: 3,
        readings: { penalty },
        listener: heard ? listener : null,
      });
      table.games.set(games);
      table.scores.set(marked);
      const random = createRandom('bound');
      while (!table.gameOver && table.dealNumber < MAX_MATCH_DEALS + 10) {
        const dealer = table.nextDealer();
        const owners = dealWithTurnUp(dealer, random, createEmptyOwners());
        // The second player plays out of turn.
        const offender = loser === '' ? dealer : (dealer + 2) & 3;
        if (loser === '' || (offender & 1) !== 'AB'.indexOf(loser)) {
          table.deal({ owners, unheld: { talon: [card('9S')] } });
          table.misplay(table.parseMove(['misdeals', 'unturned'])!, dealer);
        } else {
          table.deal({ owners });
          table.misplay(PIQUET_PACK.find((its) => table.hands.holds(offender, its))!, offender);
        }
      }
      return { table, lines };
    };
    const stopped = (...names: string[]) => [
      'ended B96.fault.penalty.bound',
      ...names.map((name) => `won ${name} B96.fault.penalty.bound`),
    ];

    test('and won by all when the camps are level', () => {
      const { table, lines } = stopAt('');
      expect([table.dealNumber, table.winners, ...table.scores]).toEqual([MAX_MATCH_DEALS, [0, 1, 2, 3], 0, 0]);
      expect(lines).toEqual(stopped('A', 'B', 'C', 'D'));
      expect(stopAt('', 'offender-34', { heard: false }).table.winners).toEqual([0, 1, 2, 3]);
    });
    test('and won by the camp with more points', () => {
      expect(stopAt('A').lines).toEqual(stopped('B', 'D'));
      expect(stopAt('B').lines).toEqual(stopped('A', 'C'));
      expect(stopAt('B').table.scores[1]).toBe(-34 * 25);
    });
    test('and won, before that, by the camp with more games', () => {
      expect(stopAt('', 'offender-34', { games: [0, 1], marked: [10, 0] }).lines).toEqual(stopped('B', 'D'));
      expect(stopAt('', 'offender-34', { games: [1, 0], marked: [0, 10] }).lines).toEqual(stopped('A', 'C'));
    });
    test('even when the fiftieth ends by a turn-up that wins a game and not the match', () => {
      const lines: string[] = [];
      const listener: Listener = (kind, who, _what, _amount, cite) => {
        const type = EVENT_TYPES[kind]!;
        if (['turned-up', 'won-game', 'ended', 'won'].includes(type)) lines.push(`${type} ${who} ${cite}`);
      };
      const readings = { penalty: 'offender-34', game: '34', count: 'marked' };
      const table = createManilleTable({ seats: 4, dealer: 3, readings, listener });
      table.scores.set([30, 0]);
      const random = createRandom('bound by the turn-up');
      while (table.dealNumber < MAX_MATCH_DEALS - 1) {
        table.deal({
          owners: dealWithTurnUp(table.nextDealer(), random, createEmptyOwners()),
          unheld: { talon: [card('9S')] },
        });
        table.misplay(table.parseMove(['misdeals', 'unturned'])!, table.dealer);
      }
      expect([table.gameOver, lines.length]).toEqual([false, 0]);
      table.deal({ owners: dealWithTurnUp(table.nextDealer(), random, createEmptyOwners(), card('10S')) });
      expect([table.dealNumber, table.dealer, ...table.scores, ...table.games]).toEqual([
        MAX_MATCH_DEALS,
        0,
        35,
        0,
        1,
        0,
      ]);
      expect([table.gameOver, table.dealOver, table.winners]).toEqual([true, true, [0, 2]]);
      expect(lines).toEqual([
        'turned-up 0 B96.turn-up',
        'won-game 0 B96.game.marked',
        'ended 0 B96.fault.penalty.bound',
        'won 0 B96.fault.penalty.bound',
        'won 2 B96.fault.penalty.bound',
      ]);
    });
    test('but not again when it was won before', () => {
      // A game of 34 alone, won by the turn-up of the fiftieth deal: that wins the match, and nothing has to be
      // stopped.
      const lines: string[] = [];
      const listener: Listener = (kind, _who, _what, _amount, cite) =>
        kind === EVENT.won || kind === EVENT.ended ? lines.push(cite) : 0;
      const readings = { penalty: 'offender-34', game: '34-single', count: 'marked' };
      const table = createManilleTable({ seats: 4, dealer: 3, readings, listener });
      table.scores.set([30, 0]);
      const random = createRandom('won by the turn-up');
      while (table.dealNumber < MAX_MATCH_DEALS - 1) {
        table.deal({
          owners: dealWithTurnUp(table.nextDealer(), random, createEmptyOwners()),
          unheld: { talon: [card('9S')] },
        });
        table.misplay(table.parseMove(['misdeals', 'unturned'])!, table.dealer);
      }
      table.deal({ owners: dealWithTurnUp(table.nextDealer(), random, createEmptyOwners(), card('10S')) });
      expect([table.gameOver, table.winners, lines]).toEqual([true, [0, 2], ['B96.game', 'B96.game']]);
    });
    test('but by no other practice', () => {
      const { table, lines } = stopAt('', 'adversaries+34');
      expect([table.dealNumber, table.gameOver, ...lines]).toEqual([MAX_MATCH_DEALS + 10, false]);
    });
  });
});
