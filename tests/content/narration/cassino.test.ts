/** Tests the sentences that narrate a game of Cassino. */
import { describe, expect, test } from 'vitest';
import { FULL_PACK, formatCard, parseCard, rankOf } from '#engine/cards.ts';
import { CaptureFinder } from '#engine/games/cassino/captures.ts';
import { findGame } from '#engine/games.ts';
import { createRandom, shuffle } from '#engine/random.ts';
import { splitCapturedCards } from '../../../src/games/cassino/groups.ts';
import { narrateMove, narrateMoves, playSampleGames, readExampleRecord } from './narrated.ts';

const cassino = (seats: string, readings: string, deal: string): string =>
  `[Snorum "1"]\n[Game "cassino"]\n[Seats "${seats}"]\n[Dealer "A"]\n[Readings "${readings}"]\n[Deal "1"]\n${deal}`;
const PAIR = 'A: KS QH 7C 4D\nB: 10D JH 6S 3C\n';
const [SIX_TO_FIVE, LETTER] = ['Six points to five', 'A whole game, to the letter'].map((title) =>
  readExampleRecord('cassino', title),
) as [string, string];

const GOLDEN: readonly (readonly [record: string, move: string, english: string, french: string])[] = [
  [
    readExampleRecord('cassino', 'What a ten takes'),
    'B 10D x 9S AH 8C 2D',
    'B plays the ten of diamonds and takes the nine of spades with the ace of hearts and the eight of clubs with the two of diamonds. B sweeps the table, and scores 1 point.',
    'B joue le dix de carreau et prend le neuf de pique avec l’as de cœur et le huit de trèfle avec le deux de carreau. B balaie le tapis, et marque 1 point.',
  ],
  [
    readExampleRecord('cassino', 'What a ten takes'),
    'A QH',
    'A plays the queen of hearts to the empty table.',
    'A ouvre un nouveau tapis par la dame de cœur.',
  ],
  [
    readExampleRecord('cassino', 'Two ways to ten, and only one six'),
    'B 10C x 6D 3C AS',
    'B plays the ten of clubs and takes the six of diamonds with the three of clubs and the ace of spades.',
    'B joue le dix de trèfle et prend le six de carreau avec le trois de trèfle et l’as de pique.',
  ],
  [
    SIX_TO_FIVE,
    'deal 1',
    'Cards are drawn for partners: the three of spades for A, the nine of hearts for B, the seven of diamonds for D and the seven of clubs for C. D and C, level, draw again: the king of spades for D and the five of diamonds for C. A and C, with the two lowest cards, are partners. A, with the lowest card, deals 4 cards to each player and 4 face up to the table: the seven of diamonds, the eight of hearts, the seven of clubs and the king of diamonds.',
    'On tire les camps : le trois de pique pour A, le neuf de cœur pour B, le sept de carreau pour D et le sept de trèfle pour C. D et C, à égalité, tirent encore : le roi de pique pour D et le cinq de carreau pour C. A et C, qui ont les deux plus basses cartes, sont partenaires. A a la plus basse carte, donne 4 cartes à chacun et en découvre 4 sur la table : le sept de carreau, le huit de cœur, le sept de trèfle et le roi de carreau.',
  ],
  [
    SIX_TO_FIVE,
    'D 7S x 7D 7C 4D 3C',
    'D plays the seven of spades and takes the seven of diamonds and the seven of clubs, and also the four of diamonds with the three of clubs.',
    'D joue le sept de pique et prend le sept de carreau et le sept de trèfle, ainsi que le quatre de carreau avec le trois de trèfle.',
  ],
  [
    SIX_TO_FIVE,
    'C 4S x 4C',
    'C plays the four of spades and takes the four of clubs. C sweeps the table, 1 point for A and C.',
    'C joue le quatre de pique et prend le quatre de trèfle. C balaie le tapis, 1 point pour A et C.',
  ],
  [
    SIX_TO_FIVE,
    'A AC',
    'A plays the ace of clubs. D, the last to take, gathers the 4 cards that are left, 1 point for B and D. The deal is counted. A and C have Great Cassino: 2 points. B and D have Little Cassino: 1 point. A and C have three aces: 3 points; B and D have an ace: 1 point. B and D have 7 of the 13 spades: 1 point. B and D have 27 of the 52 cards: 3 points. Points of the deal: A and C 5, B and D 6. B and D score the difference: 6 − 5 = 1 point. Score of the deal: A and C +3, B and D +2.',
    'A pose l’as de trèfle. D, qui a pris en dernier, ramasse les 4 cartes qui restent, 1 point pour B et D. On compte la donne. A et C ont le grand Cassino : 2 points. B et D ont le petit Cassino : 1 point. A et C ont trois as : 3 points ; B et D ont un as : 1 point. B et D ont 7 piques sur 13 : 1 point. B et D ont 27 cartes sur 52 : 3 points. Points de la donne : A et C 5, B et D 6. B et D marquent la différence : 6 − 5 = 1 point. Score de la donne : A et C +3, B et D +2.',
  ],
  [
    SIX_TO_FIVE.replace('sweeps=outside-the-count', 'sweeps=in-the-count').replace(/\[Expect .*\]\n/, ''),
    'A AC',
    'A plays the ace of clubs. D, the last to take, gathers the 4 cards that are left, which will count 1 point. The deal is counted. A and C have Great Cassino: 2 points. B and D have Little Cassino: 1 point. A and C have three aces: 3 points; B and D have an ace: 1 point. B and D have 7 of the 13 spades: 1 point. B and D have 27 of the 52 cards: 3 points. A and C have three sweeps: 3 points; B and D have a sweep: 1 point. Points of the deal: A and C 8, B and D 7. A and C score the difference: 8 − 7 = 1 point. Score of the deal: A and C +1, B and D 0.',
    'A pose l’as de trèfle. D, qui a pris en dernier, ramasse les 4 cartes qui restent, ce qui comptera pour 1 point. On compte la donne. A et C ont le grand Cassino : 2 points. B et D ont le petit Cassino : 1 point. A et C ont trois as : 3 points ; B et D ont un as : 1 point. B et D ont 7 piques sur 13 : 1 point. B et D ont 27 cartes sur 52 : 3 points. A et C ont trois tapis balayés : 3 points ; B et D ont un tapis balayé : 1 point. Points de la donne : A et C 8, B et D 7. A et C marquent la différence : 8 − 7 = 1 point. Score de la donne : A et C +1, B et D 0.',
  ],
  [
    readExampleRecord('cassino', 'Each alone, less the lowest'),
    'A AD',
    'A plays the ace of diamonds. D, the last to take, gathers the 5 cards that are left, and scores 1 point. The deal is counted. C has Great Cassino: 2 points. C has Little Cassino: 1 point. B has two aces: 2 points; D has two aces: 2 points. A has 5 of the 13 spades: 1 point. D has 21 of the 52 cards: 3 points. Points of the deal: A 1, B 2, C 3, D 5. The lowest score, 1, is subtracted from the others: B scores 1 point, C 2 and D 4. Score of the deal: A 0, B +1, C +2, D +5.',
    'A pose l’as de carreau. D, qui a pris en dernier, ramasse les 5 cartes qui restent, et marque 1 point. On compte la donne. C a le grand Cassino : 2 points. C a le petit Cassino : 1 point. B a deux as : 2 points ; D a deux as : 2 points. A a 5 piques sur 13 : 1 point. D a 21 cartes sur 52 : 3 points. Points de la donne : A 1, B 2, C 3, D 5. On retranche le point du plus faible : B marque 1 point, C 2 et D 4. Score de la donne : A 0, B +1, C +2, D +5.',
  ],
  [
    readExampleRecord('cassino', 'A card seen in the deal'),
    'A exposes 7H?',
    'A, in dealing, exposes the seven of hearts, which is C’s; the deal is forfeited.',
    'A, en donnant, découvre le sept de cœur, qui allait à C ; la donne est perdue.',
  ],
  [
    readExampleRecord('cassino', 'A card seen in a later round'),
    'A exposes 10D?',
    'A, in dealing, exposes the ten of diamonds, which is B’s; B has to take it.',
    'A, en donnant, découvre le dix de carreau, qui allait à B ; B doit prendre cette carte.',
  ],
  [
    cassino('A B', '', `${PAIR}Table: 9S AH 8C 2D\nA exposes KS?`),
    'A exposes KS?',
    'A, in dealing, exposes the king of spades, which is the dealer’s own; the deal is forfeited.',
    'A, en donnant, découvre le roi de pique, qui lui revenait ; la donne est perdue.',
  ],
  [
    LETTER,
    'deal 2',
    'The deal passes to B, who deals 4 cards to each player and 4 face up to the table: the seven of clubs, the eight of clubs, the ace of spades and the nine of diamonds.',
    'La donne passe à B, qui distribue 4 cartes à chacun et en découvre 4 sur la table : le sept de trèfle, le huit de trèfle, l’as de pique et le neuf de carreau.',
  ],
];

test.each(GOLDEN.map((golden) => [golden[1], golden] as const))(
  '%s is narrated word for word',
  (_, [record, move, english, french]) => {
    expect(narrateMove(record, move, 'en')).toBe(english);
    expect(narrateMove(record, move, 'fr')).toBe(french);
  },
);

const games = playSampleGames(findGame('cassino')!);
const texts = {
  en: games.flatMap((whole) => narrateMoves(whole, 'en')),
  fr: games.flatMap((whole) => narrateMoves(whole, 'fr')),
};

/** Rare sentences; each must occur in the sample games played under every practice. */
test.each<[what: string, en: RegExp, fr: RegExp]>([
  [
    'each scores his own',
    /Points of the deal: A \d+, B \d+.*, and each scores as many\./,
    /Points de la donne\u00a0: A \d+, B \d+.*, et chacun en marque autant\./,
  ],
  ['who has nothing', /Points of the deal: .*\b[A-L] 0\b/, /Points de la donne\u00a0: .*\b[A-L] 0\b/],
  ['neither of two', /That is level, and neither scores\./, /Il y a égalité, et aucun ne marque\./],
  [
    'the highest alone',
    /Less the \d of the two others, [ABC] scores/,
    /Moins (celui|les \d) des deux autres, [ABC] marque/,
  ],
  ['nobody of three', /not below the highest, and nobody scores\./, /personne ne marque\./],
  [
    'partners win',
    /[A-D] and [A-D] win the game with \d+ points\./,
    /[A-D] et [A-D] gagnent la partie avec \d+.points\./,
  ],
  ['one wins', /[A-L] wins the game with \d+ points\./, /[A-L] gagne la partie avec \d+.points\./],
])('the count has words for this case: %s', (_, en, fr) => {
  expect(texts.en.some((text) => en.test(text))).toBe(true);
  expect(texts.fr.some((text) => fr.test(text))).toBe(true);
});

test('the counts of whole deals add up to each player’s total, and to eleven at most', () => {
  const counted = games
    .filter(({ readings }) => readings['sweeps'] === 'outside-the-count' && readings['ties'] === 'nobody')
    .flatMap((whole) => narrateMoves(whole, 'en'))
    .filter((text) => text.includes('The deal is counted.'));
  expect(counted.length).toBeGreaterThan(20);
  for (const text of counted) {
    const [, settled = ''] = text.split('The deal is counted.');
    const [each = '', totals] = settled.split(/Points of the deal: |Nobody scores/);
    const had = new Map<string, number>();
    for (const [, party = '', points] of each.matchAll(
      /([A-L](?:(?:, | and )[A-L])*) ha(?:s|ve) [^:]+: (\d+) points?/g,
    ))
      had.set(party, (had.get(party) ?? 0) + Number(points));
    if (totals === undefined) expect([text, had.size]).toEqual([text, 0]);
    const sums = (totals ?? '').split(/\.|, and /)[0]!.matchAll(/([A-L](?: and [A-L])*) (\d+)/g);
    for (const [, party = '', total] of sums)
      expect([text, party, had.get(party) ?? 0]).toEqual([text, party, Number(total)]);
    expect([...had.values()].reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(11);
  }
});

describe('a capture told in combinations', () => {
  test.each<[by: string, cards: string, groups: string]>([
    ['10D', '9S AH 8C 2D', '9S AH | 8C 2D'],
    ['10D', '3S 3H 4C', '4C 3S 3H'],
    ['10D', '5S 5H 5C 3D 2S', '5S 5H | 5C 3D 2S'],
    // The nine wants one of the aces, so that the eight must do with the two.
    ['10D', '8S AS AH 9S 9H 2D', '9S AS | 9H AH | 8S 2D'],
    ['5D', '2S 3H 4C AD', '4C AD | 3H 2S'],
    ['10D', '6S 4H', '6S 4H'],
  ])('is split, for %s on %s, into the groups expected', (by, cards, groups) => {
    expect(
      splitCapturedCards(by, cards.split(' '))
        .map((group) => group.join(' '))
        .join(' | '),
    ).toBe(groups);
  });

  test('makes the number in each combination, whatever is taken', () => {
    const random = createRandom('groups');
    const pack = FULL_PACK.filter((card) => rankOf(card) < 9);
    let seen = 0;
    for (let round = 0; round < 300; round++) {
      shuffle(pack, random);
      const table = pack.slice(0, 12).map(formatCard);
      const captures = new CaptureFinder('union');
      captures.lookAt(
        Uint8Array.from(table, (card) => parseCard(card)!),
        table.length,
      );
      const count = captures.list(9);
      for (let which = 0; which < count; which++) {
        const taken = captures.cardsOf(captures.setAt(which)).map(formatCard);
        const groups = splitCapturedCards('10D', taken);
        expect(groups.flat().sort()).toEqual(taken.toSorted());
        for (const group of groups) expect(group.reduce((sum, card) => sum + rankOf(parseCard(card)!) + 1, 0)).toBe(10);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(300);
  });
});
