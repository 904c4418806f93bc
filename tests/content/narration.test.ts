import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeCard } from '#engine/cards.ts';
import { EVENT_TYPES, type EventType } from '#engine/events.ts';
import { messageOf } from '#engine/fault-sentences.ts';
import { type Game, moveList, PASS, REFUSALS } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import { randomFrom } from '#engine/random.ts';
import { type Replay, replay } from '#engine/replay.ts';
import { settingUp } from '#engine/set-up.ts';
import { articleHref, articleNumber } from '../../src/narration/articles.ts';
import { en } from '../../src/narration/en.ts';
import { fr } from '../../src/narration/fr.ts';
import { tellRefusal } from '../../src/narration/refusals.ts';
import { citesOf, plainText, tellStep } from '../../src/narration/tell.ts';
import { type Tongue } from '../../src/narration/tongue.ts';
import { englishFaults, frenchFaults } from './read.ts';

const played = (record: string): Replay => {
  const result = replay(record, GAMES);
  if (!result.ok) throw new Error(result.faults.map((fault) => `${fault.line}: ${messageOf(fault)}`).join('\n'));
  return result.value;
};

/** What is told of every step. */
const toldOf = (whole: Replay, tongue: Tongue): string[] =>
  whole.steps.map((step) => plainText(tellStep(step, whole, tongue)));

/** What is told of the step with this move, the last of them when there are several. */
const said = (record: string, move: string, tongue: Tongue): string => {
  const whole = played(record);
  const step = whole.steps.findLast((each) => each.move === move);
  if (!step) throw new Error(`no step ${move}`);
  return plainText(tellStep(step, whole, tongue));
};

/** A game played at random to its end, or for so many deals, as a record. In Snip one card in three that may be misplayed is. */
function randomRecord(
  game: Game,
  seats: number,
  seed: string,
  readings: Record<string, string>,
  deals: number,
): string {
  const names = [...'ABCDEFGHIJ'.slice(0, seats)];
  const { pack, lot } = settingUp(seed, seats, game.pack(readings));
  const table = game.table({ seats, readings, lot });
  const random = randomFrom(seed, 999);
  const moves = moveList();
  const lines = [
    '[Snorum "1"]',
    `[Game "${game.id}"]`,
    `[Seats "${names.join(' ')}"]`,
    `[Seed "${seed}"]`,
    `[Readings "${Object.entries(readings)
      .map(([name, practice]) => `${name}=${practice}`)
      .join(' ')}"]`,
  ];
  table.drawForDeal(pack);
  for (let deal = 1; deal <= deals && !table.gameOver; deal++) {
    table.shuffleAndDeal(randomFrom(seed, deal));
    lines.push(`[Deal "${deal}"]`);
    while (!table.dealOver) {
      const seat = table.toMove;
      const held = Array.from(table.hands.owner.keys()).filter((card) => table.hands.holds(seat, card));
      const wrong = held.find((card) => table.refuse(seat, card)?.misplay);
      if (wrong !== undefined && random.below(3) === 0) {
        lines.push(`${names[seat]} ${makeCard(wrong)}?`);
        table.misplay!(wrong);
      } else {
        const move = moves[random.below(table.legal(moves))]!;
        lines.push(`${names[seat]} ${move === PASS ? 'pass' : makeCard(move)}`);
        table.play(move);
      }
      if (table.refuseClaim?.(0) === null && random.below(2) === 0) {
        lines.push(`${names[0]} claims`);
        table.claim!(0);
      }
    }
  }
  return lines.join('\n');
}

/** The games that have a page, and so are told. */
const TOLD = GAMES.filter(({ id }) => existsSync(new URL(`../../src/widgets/games/${id}.ts`, import.meta.url)));

/** The types of event that only happen in games and variants without a page. */
const NOT_TOLD_YET: readonly EventType[] = [
  'turned-up',
  'took-seat',
  'took-up',
  'took-trick',
  'counted-camp',
  'made-vole',
  'null-coup',
  'struck-off',
  'won-game',
  'faulted',
  'announced',
  'demanded',
  'took-back',
  'let-stand',
  'chose',
  'exposed-hand',
  'named',
  'looked',
  'called-for',
  'shown',
  'woke-cat',
  'miscalled',
  'laid',
  'took',
  'captured',
  'swept',
  'gathered',
  'reckoned',
  'unscored',
  'let-off',
  'scored',
];

const examples = readdirSync(new URL('../../content/examples', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.deal'))
  .filter((file) => TOLD.some(({ id }) => file.startsWith(id)))
  .map((file) => readFileSync(new URL(`../../content/examples/${file}`, import.meta.url), 'utf8'));

/** The examples, and games of every kind, each practice of each reading three times among them. */
const games: readonly Replay[] = [
  ...examples.map(played),
  ...TOLD.flatMap((game) => {
    const short: Record<string, string> = 'tours' in game.readings ? { tours: '1' } : {};
    const practices = Object.entries(game.readings).flatMap(([name, { values }]) =>
      name === 'tours' ? [] : values.map((practice) => ({ ...short, [name]: practice })),
    );
    return [...practices, ...practices, ...practices].map((readings, i) => {
      const numbers = game.seatNumbers.filter((seats) => game.refuseSeats(seats, readings) === null);
      return played(randomRecord(game, numbers[i % numbers.length]!, `told-${i}`, readings, 60));
    });
  }),
];

const exampleOf = (title: string): string => examples.find((record) => record.includes(`[Title:en "${title}"]`))!;

describe.each([
  ['English', en, englishFaults],
  ['French', fr, frenchFaults],
] as const)('what is told in %s', (_language, tongue, faults) => {
  test('has words for every event, of the article that makes it happen', () => {
    const seen = new Set<string>();
    const uncited: string[] = [];
    for (const whole of games)
      for (const step of whole.steps) {
        for (const { type } of step.events) seen.add(type);
        const cited = [...citesOf(tellStep(step, whole, tongue))].sort();
        const expected = [...new Set(step.events.map(({ cite }) => cite as string))].sort();
        if (cited.join() !== expected.join()) uncited.push(`${step.move}: ${cited} instead of ${expected}`);
      }
    expect(uncited).toEqual([]);
    expect([...seen].sort()).toEqual(EVENT_TYPES.filter((type) => !NOT_TOLD_YET.includes(type)).sort());
  });

  test('is whole sentences, well set', () => {
    const wrong = games
      .flatMap((whole) => toldOf(whole, tongue))
      .filter(
        (text) =>
          /undefined|NaN|null|\[object| {2}|[ (]$|,,|\b(A|B) et \.|^[a-z]/.test(text) ||
          !/^[\p{Lu}\d].*\.$/u.test(text) ||
          faults(text).length > 0,
      );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('has the right number of counters', () => {
    const wrong = games
      .flatMap((whole) => toldOf(whole, tongue))
      .flatMap(
        (text) =>
          text.match(
            /\b(1 (counters|points|cards)|(?!1\b)\d+ (counter|point|card)\b|(?<!\d)[01]\u00a0\w+s\b|(?!0|1\b)\d+\u00a0(jeton|point|carte)\b)/g,
          ) ?? [],
      );
    expect(wrong).toEqual([]);
  });

  test.each(REFUSALS)('says why a move is refused: %s', (reason) => {
    const tried = { seat: 'B', toMove: 'C', card: '9H', legal: ['9S', 'QH'] };
    const { text, cites } = tellRefusal({ reason, cite: 'BW91.snip.duty' }, tried, tongue.lang);
    expect(cites).toEqual(['BW91.snip.duty']);
    expect(text).not.toMatch(/undefined|[.]$/);
    expect(faults(text)).toEqual([]);
    expect(text.length).toBeGreaterThan(15);
  });
});

const snip = (readings: string, deal: string): string =>
  `[Snorum "1"]\n[Game "snip-snap-snorum"]\n[Seats "A B C"]\n[Dealer "C"]\n[Readings "${readings}"]\n[Deal "1"]\n${deal}`;
const NINES = `A: 9S 2S 3S 4S 5S\nB: 9H 2H 3H 4H 6H\nC: 9D 2D 3D 4D 7D\n`;

const GOLDEN: readonly (readonly [record: string, move: string, english: string, french: string])[] = [
  [
    exampleOf('Four nines among five'),
    'deal 1',
    'Each player receives 5 counters. A deals 5 cards to each player.',
    'Chaque joueur reçoit 5 jetons. A donne 5 cartes à chacun.',
  ],
  [
    exampleOf('Four nines among five'),
    'C 9H',
    'C lays the nine of hearts and says “Snip”; B pays 1 counter to the pool.',
    'C pose le neuf de cœur et dit « Snip » ; B paie 1 jeton à la poule.',
  ],
  [exampleOf('Four nines among five'), 'A KS', 'A starts afresh with the king of spades.', 'A repart du roi de pique.'],
  [
    snip('double=level', `${NINES}A 9S\nB 2H?`),
    'B 2H?',
    'B should have paired the nine, but lays the two of hearts; B pays double, 2 counters, to the pool; A pays 1 counter to the pool, as if paired.',
    'B devait apparier le neuf, mais pose le deux de cœur ; B paie le double à la poule, soit 2 jetons ; A paie 1 jeton à la poule, comme si sa carte avait été appariée.',
  ],
  [
    snip('claim=before-cut double=flat', `${NINES}A 9S\nB 2H?\nA claims`),
    'A claims',
    'A claims the penalty for the missed pair; B pays a fixed penalty of 2 counters to the pool; A pays 1 counter to the pool, as if paired.',
    'A réclame l’amende pour la paire manquée ; B paie à la poule l’amende fixe de 2 jetons ; A paie 1 jeton à la poule, comme si sa carte avait été appariée.',
  ],
  [
    exampleOf('Without six'),
    'C 5S',
    'C goes on with the five of spades; nobody has the six of spades: C makes hoc, and each of the others pays 1 counter.',
    'C continue par le cinq de pique ; personne n’a le six de pique : C fait hoc, et chacun des autres lui paie 1 jeton.',
  ],
  [
    exampleOf('The hands of 1760 under the rules of 1792'),
    'deal 1',
    'E deals 9 cards to each player; 7 are left in the talon. Each player stakes 15 counters: 4 on the king of hearts, 3 on the queen of spades, 2 on the knave of clubs, 1 on the ten of diamonds and 5 on the lindor.',
    'E donne 9 cartes à chacun ; il en reste 7 au talon. Chacun met 15 jetons au tableau : 4 sur le roi de cœur, 3 sur la dame de pique, 2 sur le valet de trèfle, 1 sur le dix de carreau et 5 sur le lindor.',
  ],
];

describe('what is told word for word', () => {
  test.each(GOLDEN.map((golden) => [golden[1], golden] as const))('%s', (_, [record, move, english, french]) => {
    const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
    expect(said(record, move, en)).toBe(english);
    expect(plain(said(record, move, fr))).toBe(french);
  });

  test('the end of a deal: each hand, what it costs and why, and the bêtes', () => {
    const whole = played(exampleOf('The dwarf left in hand'));
    const told = toldOf(whole, en).at(-1)!;
    expect(told).toContain('B has 20 points in hand and pays 40 counters to A, double for the dwarf.');
    expect(told).toContain('C kept the queen of spades: a bête of 3 counters on its box.');
    expect(toldOf(whole, fr).at(-1)).toContain(
      'B a 20\u00a0points en main et paie 40\u00a0jetons à A, le double à cause du Nain.',
    );
  });

  test('the end of a game', () => {
    const told = games.map((whole) => toldOf(whole, en).at(-1)!);
    expect(
      told.some((text) => /alone has counters left, wins the game and takes the pool of \d+ counters/.test(text)),
    ).toBe(true);
    expect(told.some((text) => /That was the last deal\. What is left on the board is shared: /.test(text))).toBe(true);
  });

  test('a payment that cannot be made in full', () => {
    const [left, debt] = ['pays-what-is-left', 'goes-negative'].map((short) =>
      games
        .filter(({ readings }) => readings['short'] === short)
        .flatMap((whole) => toldOf(whole, en))
        .join(' '),
    );
    expect(left).toMatch(/[A-J] cannot pay in full: the last (counter goes|\d counters go) to the pool/);
    expect(debt).toMatch(/[A-J] pays \d counters to the pool, more than was left/);
  });
});

describe('an article that is cited', () => {
  const { articles } = GAMES.find(({ id }) => id === 'snip-snap-snorum')!;

  test('is linked to its place in the edition', () => {
    expect(articleHref('BW91.snip.pairing', { BW91: '/en/sources/round-games-1891/snip-snap-snorum/' })).toBe(
      '/en/sources/round-games-1891/snip-snap-snorum/#snip.pairing',
    );
    expect(articleHref('BW91.snip.pairing', {})).toBeUndefined();
  });

  test('has the number of its place', () => {
    expect(articleNumber('BW91.snip.two-methods', articles)).toBe(1);
    expect(articleNumber('BW91.snip.none', articles)).toBe(0);
  });
});
