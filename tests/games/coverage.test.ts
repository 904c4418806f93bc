/**
 * Tests whether each article has the effect that its declaration says: random games under every practice, and a few
 * rare hands.
 */
import { describe, expect, test } from 'vitest';
import { type Articles, type ExecutionKind } from '#engine/articles.ts';
import { createEmptyOwners, parseCard } from '#engine/cards.ts';
import type { GameEvent, Listener } from '#engine/events.ts';
import { createMoveBuffer, type Game, type Move, PASS } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import { type FaultCode } from '#engine/record/faults.ts';
import { replay } from '#engine/record/replay.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { playRecord, RARE_EVENT_RECORDS as SELDOM_COUPS } from './manille-coups.ts';
import { NotationTable, parsePractices } from './play.ts';
import { highestMove, listPracticeGames, NAMED_GAMES, playRandomGame } from './random-play.ts';

/**
 * Rare deals, stored under the id of their game: the moves, and the cards still in hand at the end. Both games have an
 * opéra (a player is out before any other has played a card); some losers still hold the seven of diamonds (the dwarf).
 */
const RARE_HANDS: Readonly<Record<string, readonly (readonly [moves: string, besides: string])[]>> = {
  'nain-jaune': [
    ['B KC', 'C 7D 3H'],
    ['B 5C, B 6C, B 7C, B 8C, B 9C, B 10C, C pass, B KC, B KD, B 8S', 'C KS 7D 3H, D QS 4C'],
    ['B AC, B 2C, B 3C, B 4C, B 5C, B 6C, B 7C, B 8C, B KD', 'C 9H, D 2H'],
  ],
  lindor: [['B KH, B KC, B KD, B AS, B 2S, B 3S, B 4S, B 5S, B 6S', 'C KS 7D 3H, D QS 4C']],
};

/** Records of games with rare events, stored under the id of their game. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  manille: SELDOM_COUPS,
  // C buys the turn-up unseen, and nothing beats it.
  speculation: [
    `[Snorum "1"][Game "speculation"][Seats "A B C D"][Dealer "A"][Deal "1"]
A: 6H 9C 2C
B: 4C 7D 2S
C: 5H 5S 3C
D: KS QC 8D
Turn-up: 10H
C offers 1 for turn-up A sells A 10H D KS A 6H B 4C D QC A 9C B 7D D 8D A 2C B 2S C 5H C 5S C 3C`,
  ],
};
/**
 * Plays rare deals of Cassino: two in which nobody takes a card while both players have the 11 points that win; and
 * games of four players in which two have equally many spades. It also collects the refusal of a capture that is too
 * small because the card could take more.
 */
const playRareCassino = (game: Game, listener: Listener, refusals: Set<string>): void => {
  const idle = game.table({ seats: 2, dealer: 0, readings: { capture: 'free' }, listener });
  idle.scores!.fill(11);
  const legal = createMoveBuffer();
  for (const deal of [1, 2]) {
    idle.deal(idle.shuffle(createRandom('idle', deal)));
    while (!idle.dealOver) {
      idle.legal(legal);
      idle.play(legal[0]!);
    }
  }
  for (const seed of ['level', 'again', 'and again'])
    playRandomGame(
      { game, seats: 4, readings: { sides: 'independent', ties: 'all' }, variant: undefined, seed },
      listener,
    );
  const owners = createEmptyOwners();
  for (const [seat, hand] of ['KS QH 7C 4D', '5D JH KD 3C'].entries())
    for (const card of hand.split(' ')) owners[parseCard(card)!] = seat;
  const table = game.table({ seats: 2, dealer: 0 });
  table.deal({ owners, unheld: { board: ['2S', '3H', '4C', 'AD'].map((card) => parseCard(card)!) } });
  refusals.add(table.getRefusal(1, table.parseMove!(['5D', 'x', '2S', '3H'])!)!.cite);
};

/**
 * Deals a hand in which Pope (the nine of diamonds) is turned up, which wins the game under the practice chosen here.
 * It happens in one deal of 51.
 */
const playTurnedPope = (game: Game, listener: Listener): void => {
  const table = game.table({ seats: 3, dealer: 0, readings: { 'turned-pope': 'wins' }, listener });
  table.deal({ owners: createEmptyOwners(), unheld: { turnUp: parseCard('9D')! } });
};

/**
 * Plays rare deals of Commerce: two tricons, two sequences, two best hands that are level, in both ways, and an odd
 * counter that is left in the pool at the end of the game.
 */
const playRareCommerce = (game: Game): readonly GameEvent[] => {
  const tricons = 'B 9S 9H 9D, C KS KH KD';
  const hands = [tricons, 'B 7H 6H 5H, C KS QS JS', tricons, 'B 7H 6H 5H, C 7S 6S 5S'];
  const seats = { seats: 'A B C D' };
  const modern = new NotationTable(game, seats);
  const old = new NotationTable(game, { ...seats, variant: 'old' });
  const rest = 'D JD 8C 3D, A 10D 4H 2C';
  for (const hand of hands) {
    modern.deal(`${hand}, ${rest}`).play(`${modern.names[modern.table.toMove]} stands`);
    old.deal(`${hand}, ${rest}, Table AD AC AH`);
    for (let turn = 0; turn < 4; turn++) old.play(`${old.names[old.table.toMove]} passes`);
  }
  return [...modern.events, ...old.events];
};

/** Collects the articles cited in events, and those cited in refusals. */
const citedArticles = (game: Game): { events: Set<string>; refusals: Set<string> } => {
  const events = new Set<string>();
  const refusals = new Set<string>();
  const legal = createMoveBuffer();
  const listener: Listener = (_kind, _who, _what, _amount, cite) => events.add(cite);
  // At each position only every `step`-th move is checked, starting one move later than at the position before.
  const step = RUNS_ALL_INSTANCES ? 1 : 7;
  let first = 0;
  for (const play of listPracticeGames(game))
    playRandomGame(play, listener, (table) => {
      first = (first + 1) % step;
      const isRefused = (seat: number, move: Move): void => {
        const refused = table.getRefusal(seat, move);
        if (refused) refusals.add(refused.cite);
      };
      for (let seat = 0; seat < table.seats; seat++) {
        for (let move = first; move <= highestMove(game); move += step) isRefused(seat, move);
        for (const move of legal.subarray(0, table.legal(legal)))
          for (const near of move > PASS ? [move - 1, move + 1] : []) isRefused(seat, near);
        const claims = table.parseMove?.(['claims']);
        if (claims !== undefined) isRefused(seat, claims);
      }
    });
  for (const [moves, besides] of RARE_HANDS[game.id] ?? []) {
    const seating = new NotationTable(game).dealFor(moves, besides).play(moves);
    for (const { cite } of seating.events) events.add(cite);
  }
  for (const text of RECORDS[game.id] ?? [])
    for (const { events: happened } of playRecord(text).steps) for (const { cite } of happened) events.add(cite);
  if (game.id === 'cassino') playRareCassino(game, listener, refusals);
  if (game.id === 'pope-joan') playTurnedPope(game, listener);
  if (game.id === 'commerce') for (const { cite } of playRareCommerce(game)) events.add(cite);
  return { events, refusals };
};

const idsOf = (articles: Articles<string>, ...carried: readonly ExecutionKind[]): string[] =>
  Object.keys(articles).filter((id) => carried.includes(articles[id]!.carried));

describe.each(NAMED_GAMES)('the articles of %s', (_, game) => {
  const { events, refusals } = citedArticles(game);

  test('are cited by events if they are played', () => {
    expect(idsOf(game.articles, 'played').filter((id) => !events.has(id))).toEqual([]);
  });

  test('are cited by refusals if they are carried out by refusing', () => {
    expect(idsOf(game.articles, 'refused').filter((id) => !refusals.has(id))).toEqual([]);
  });

  test('are cited by nothing if they have no effect on play', () => {
    const carried = idsOf(game.articles, 'played', 'refused');
    expect([...events, ...refusals].filter((id) => !carried.includes(id))).toEqual([]);
  });
});

/** For each article about setting up a table: seats and hands that break it, and the fault that must be reported. */
const SET_UP: Readonly<
  Record<string, readonly [game: string, seats: string, deal: string, fault: FaultCode, readings?: string]>
> = {
  'AC60.players': ['nain-jaune', 'A B C D', '', 'wrong-seats'],
  'AC60.pack': ['nain-jaune', 'A B C', 'A: 9S\nB: 9S', 'card-twice'],
  'HF90.chnif.players': ['chnif-chnof-chnorum', 'A B C', '', 'wrong-seats'],
  'HF90.chnif.pack': ['chnif-chnof-chnorum', 'A B C D', 'A: 9S\nB: 9S', 'card-twice'],
  'L92.players': ['lindor', 'A B', '', 'wrong-seats'],
  'L92.pack': ['lindor', 'A B C', 'A: 9S\nB: 9S', 'card-twice'],
  'B96.players': ['manille', 'A B C', '', 'wrong-seats'],
  'B96.pack': ['manille', 'A B C D', 'A: 2S', 'not-in-pack'],
  'HF90.chat.players': ['chat-qui-dort', 'A B C D', '', 'wrong-seats'],
  'HF90.chat.pack': ['chat-qui-dort', 'A B C D E', 'A: AS\nB: 7S', 'not-in-pack'],
  'HF90.chat.pack.different': ['chat-qui-dort', 'A B C D E', 'A: 2H', 'not-in-pack'],
  'HF90.chat.pack.order': ['chat-qui-dort', 'A B C D E', 'A: 7S', 'not-in-pack'],
  'HF90.chat.ranks': ['chat-qui-dort', 'A B C D E', 'A: KS', 'not-in-pack'],
  'BW91.commerce.pack': ['commerce', 'A B C', 'A: 9S\nB: 9S', 'card-twice'],
  'BW91.commerce.players': ['commerce', 'A B C D E F G H', '', 'wrong-seats', 'pack=32'],
  'BW91.commerce.players.least': ['commerce', 'A B', '', 'wrong-seats'],
  'BW91.jig.players': ['jig', 'A B', '', 'wrong-seats'],
  'BW91.snip.players': ['snip-snap-snorum', 'A B C D E F G H I L M', '', 'wrong-seats'],
  'BW91.pope.seats': ['pope-joan', 'A B', '', 'wrong-seats'],
  'BW91.pope.pack': ['pope-joan', 'A B C', 'A: 8D', 'not-in-pack'],
  'BW91.spin.players': ['spin', 'A B', '', 'wrong-seats'],
  'BW91.spin.pack': ['spin', 'A B C', 'A: 2H', 'not-in-pack'],
  'BW91.newmarket.players': ['newmarket', 'A B', '', 'wrong-seats'],
  'BW91.newmarket.pack': ['newmarket', 'A B C', 'A: 7S', 'not-in-pack'],
  'BW91.newmarket.boxes.example': ['newmarket', 'A B C', 'A: JD', 'not-in-pack'],
  'BW91.speculation.players': ['speculation', 'A B', '', 'wrong-seats'],
  'BW91.speculation.players.most': ['speculation', 'A B C D E F G H I J K', '', 'wrong-seats'],
  'BW91.speculation.pack': ['speculation', 'A B C', 'A: 9S\nB: 9S', 'card-twice'],
  'BW91.cassino.players': ['cassino', 'A', '', 'wrong-seats'],
  'BW91.cassino.players.rounds': ['cassino', 'A B C D E', '', 'wrong-seats'],
  'BW91.cassino.pack': ['cassino', 'A B C', 'A: 9S\nB: 9S', 'card-twice'],
};

describe('the articles of setting up', () => {
  const all = NAMED_GAMES.flatMap(([, game]) => idsOf(game.articles, 'set-up'));

  test('each have a table that breaks them', () => {
    expect(Object.keys(SET_UP).sort()).toEqual(all.sort());
  });

  test.each(Object.entries(SET_UP))('refuse a table by %s', (article, [id, seats, deal, code, readings = '']) => {
    const text = `[Snorum "1"][Game "${id}"][Seats "${seats}"][Dealer "A"][Readings "${readings}"]\n[Deal "1"]\n${deal}`;
    const game = NAMED_GAMES.find(([name]) => name === id)![1];
    const played = replay(text, [game]);
    expect(played.ok ? [] : played.faults.map((fault) => fault.code)).toContain(code);
    const refused = game.refuseSeats(seats.split(' ').length, parsePractices(readings));
    expect(refused).toBe(code === 'wrong-seats' ? article : null);
  });
});
