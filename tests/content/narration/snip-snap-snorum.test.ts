/** Tests the sentences that narrate a game of Snip-Snap-Snorum. */
import { expect, test } from 'vitest';
import { RANKS } from '#engine/cards.ts';
import { findGame } from '#engine/games.ts';
import { narrateMove, narrateMoves, playSampleGames, readExampleRecord } from './narrated.ts';

const snip = (readings: string, deal: string): string =>
  `[Snorum "1"]\n[Game "snip-snap-snorum"]\n[Seats "A B C"]\n[Dealer "C"]\n[Readings "${readings}"]\n[Deal "1"]\n${deal}`;
const NINES = `A: 9S 2S 3S 4S 5S\nB: 9H 2H 3H 4H 6H\nC: 9D 2D 3D 4D 7D\n`;

const variation = (variant: string, readings: string, deal: string): string =>
  snip(readings, deal)
    .replace('[Seats "A B C"]\n[Dealer "C"]', '[Seats "A B"]\n[Dealer "A"]')
    .replace('[Readings', variant ? `[Variant "${variant}"]\n[Readings` : '[Readings');
const half = (suits: string): string => [...suits].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)).join(' ');
const HALVES = `A: ${half('SH')}\nB: ${half('DC')}\n`;
const FIVES = 'A: 2S 3S 4S 5S 6S\nB: 9H 7S 8S 10S JH\n';

const GOLDEN: readonly (readonly [record: string, move: string, english: string, french: string])[] = [
  [
    readExampleRecord('snip-snap-snorum', 'The A–E deal'),
    'deal 1',
    'Each player receives 5 counters. A deals 5 cards to each player.',
    'Chaque joueur reçoit 5 jetons. A donne 5 cartes à chacun.',
  ],
  [
    readExampleRecord('snip-snap-snorum', 'The A–E deal'),
    'C 9H',
    'C plays the nine of hearts and says “Snip”; B pays 1 counter to the pool.',
    'C pose le neuf de cœur et dit « Snip » ; B paie 1 jeton à la poule.',
  ],
  [
    readExampleRecord('snip-snap-snorum', 'The A–E deal'),
    'A KS',
    'A leads the king of spades.',
    'A entame du roi de pique.',
  ],
  [
    snip('double=level', `${NINES}A 9S\nB 2H?`),
    'B 2H?',
    'B should have paired the nine, but plays the two of hearts; B pays double, 2 counters, to the pool; A pays 1 counter to the pool, as if paired.',
    'B devait apparier le neuf, mais pose le deux de cœur ; B paie le double à la poule, soit 2 jetons ; A paie 1 jeton à la poule, comme si sa carte avait été appariée.',
  ],
  [
    snip('claim=before-cut double=flat', `${NINES}A 9S\nB 2H?\nA claims`),
    'A claims',
    'A claims the penalty for the missed pairing; B pays a fixed penalty of 2 counters to the pool; A pays 1 counter to the pool, as if paired.',
    'A réclame l’amende de l’appariement manqué ; B paie à la poule l’amende fixe de 2 jetons ; A paie 1 jeton à la poule, comme si sa carte avait été appariée.',
  ],
  [
    variation('whole-pack', 'whole-pack-duty=may', `${HALVES}B 9D\nA pass`),
    'A pass',
    'A could pair, but keeps the card back.',
    'A pourrait apparier, et garde sa carte.',
  ],
  [
    variation('whole-pack', 'pairable=any-since-lead', `${HALVES}B 9D\nA pass?`),
    'A pass?',
    'A should have paired, but keeps the card back; A pays double, 2 counters, to the pool; B pays 1 counter to the pool, as if paired.',
    'A devait apparier, mais garde sa carte ; A paie le double à la poule, soit 2 jetons ; B paie 1 jeton à la poule, comme si sa carte avait été appariée.',
  ],
  [
    variation('first-out', 'first-out-pool=stakes', HALVES),
    'deal 1',
    'A deals out the whole pack, 26 cards to each player. Each player puts 1 counter into the pool.',
    'A donne tout le jeu, 26 cartes à chacun. Chaque joueur met 1 jeton à la poule.',
  ],
  [
    variation('turn-up', 'paid-by=dealer payee=player', `Turn-up: 9D\n${FIVES}B 9H`),
    'B 9H',
    'B matches the turn-up with the nine of hearts and says “Snip”; A pays 1 counter to B.',
    'B apparie la retourne avec le neuf de cœur et dit « Snip » ; A paie 1 jeton à B.',
  ],
  [
    variation('', '', FIVES).replace('[Dealer "A"]', '[Draw "JS"]'),
    'deal 1',
    'Each player receives 5 counters. The first card turned up for the deal is the knave of spades, and falls to A. A deals 5 cards to each player.',
    'Chaque joueur reçoit 5 jetons. La première carte retournée pour la donne est le valet de pique, et tombe à A. A donne 5 cartes à chacun.',
  ],
  [
    variation('', '', FIVES).replace('[Dealer "A"]', '[Draw "9C JS"]'),
    'deal 1',
    'Each player receives 5 counters. Cards are turned up for the deal until a knave comes: the knave of spades, after 1 other card, falls to B. B deals 5 cards to each player.',
    'Chaque joueur reçoit 5 jetons. On retourne des cartes pour la donne jusqu’à ce que vienne un valet : le valet de pique, après 1 autre carte, tombe à B. B donne 5 cartes à chacun.',
  ],
];

test.each(GOLDEN.map((golden) => [golden[2], golden] as const))(
  '%s is narrated word for word',
  (_, [record, move, english, french]) => {
    expect(narrateMove(record, move, 'en')).toBe(english);
    expect(narrateMove(record, move, 'fr')).toBe(french);
  },
);

const games = playSampleGames(findGame('snip-snap-snorum')!).filter(({ variant }) => !variant);

test('the end of a game is narrated', () => {
  const told = games.map((whole) => narrateMoves(whole, 'en').at(-1)!);
  expect(
    told.some((text) =>
      /, the only player with counters left, wins the game and takes the pool of \d+ counters/.test(text),
    ),
  ).toBe(true);
});

test('a payment that cannot be made in full is narrated', () => {
  const [left, debt] = ['pays-what-is-left', 'goes-negative'].map((short) =>
    games
      .filter(({ readings }) => readings['short'] === short)
      .flatMap((whole) => narrateMoves(whole, 'en'))
      .join(' '),
  );
  expect(left).toMatch(/[A-J] cannot pay in full: the last (counter goes|\d counters go) to the pool/);
  expect(debt).toMatch(/[A-J] pays \d counters to the pool, more than was left/);
});
