/** Tests the sentences that narrate a game of Jig. */
import { expect, test } from 'vitest';
import { PASS } from '#engine/game.ts';
import { jig } from '#engine/games/jig/index.ts';
import { formatClauses } from '../../../src/narration/narrate.ts';
import { formatRefusal } from '../../../src/narration/refusals.ts';
import { NotationTable } from '../../games/play.ts';
import { LANGUAGES } from '../read.ts';
import { narrateMove, narrateMoves, playRecord, readExampleRecord, readExampleRecords } from './narrated.ts';

const FIVE = readExampleRecord('jig', 'The five words');
const STOPS = readExampleRecord('jig', 'Every kind of stop');
const BACK = readExampleRecord('jig', 'The lead that never leaves');
const OUT = readExampleRecord('jig', 'Out without a lead');
const POOL = readExampleRecord('jig', 'The dealer pays in');
const WRONG = readExampleRecord('jig', 'The wrong word');
const THREE = readExampleRecord('jig', 'A whole game for three');

/** Hands of four players, of whom A deals. */
const HANDS = `A: AS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH
B: 2S 3S 4S 5S 6S 7S 8S 9S 10S JC QC KC KH
C: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD
D: JS QS KS AC 2C 3C 4C 5C 6C 7C 8C 9C 10C`;
const among = (readings: string, moves: string): string =>
  `[Snorum "1"][Game "jig"][Seats "A B C D"][Dealer "A"][Readings "${readings}"][Deal "1"]\n${HANDS}\n${moves}`;

const GOLDEN: readonly (readonly [record: string, move: string, english: string, french: string])[] = [
  [
    THREE,
    'deal 1',
    'Cards drawn for the deal: the king of hearts for A, the two of hearts for B, the nine of clubs for C, the nine of diamonds for A, the six of hearts for B and the knave of diamonds for C. C deals out the whole pack: 18 cards to A, and 17 each to B and C.',
    'Cartes tirées pour la donne : le roi de cœur pour A, le deux de cœur pour B, le neuf de trèfle pour C, le neuf de carreau pour A, le six de cœur pour B et le valet de carreau pour C. C distribue tout le jeu : 18 cartes à A, et 17 à B et C.',
  ],
  [
    FIVE,
    'deal 1',
    'A deals out the whole pack: 11 cards each to B and C, and 10 each to D, E and A.',
    'A distribue tout le jeu : 11 cartes à B et C, et 10 à D, E et A.',
  ],
  [
    STOPS,
    'deal 1',
    'A deals out the whole pack: 13 cards to each player.',
    'A distribue tout le jeu : 13 cartes à chacun.',
  ],
  [FIVE, 'B 4S', 'B leads the four of spades and says “Snip”.', 'B entame du quatre de pique et dit « Snip ».'],
  [
    FIVE,
    'C 7S',
    'C goes on with the seven of spades and says “Hicockalorum”.',
    'C continue par le sept de pique et dit « Hicockalorum ».',
  ],
  [FIVE, 'A 8S', 'A plays the eight of spades and says “Jig”.', 'A pose le huit de pique et dit « Jig ».'],
  [
    FIVE,
    'A 9C',
    'A, who said “Jig”, leads the nine of clubs and says “Snip”.',
    'A, qui a dit « Jig », entame du neuf de trèfle et dit « Snip ».',
  ],
  [FIVE, 'A KC', 'A plays the king of clubs and says “Jig”.', 'A pose le roi de trèfle et dit « Jig ».'],
  [
    STOPS,
    'D KH',
    'D goes on with the king of hearts and says “Hicockalorum-Jig”, for every king is a stop.',
    'D continue par le roi de cœur et dit « Hicockalorum-Jig », car tout roi fait arrêt.',
  ],
  [
    STOPS,
    'B 6H',
    'B, who played the stop, leads the six of hearts and says “Snip-Jig”, for the seven has been played.',
    'B, qui a posé l’arrêt, entame du six de cœur et dit « Snip-Jig », car le sept est déjà joué.',
  ],
  [
    THREE,
    'C JS',
    'C, who said “Jig”, leads the knave of spades and says “Snip”.',
    'C, qui a dit « Jig », entame du valet de pique et dit « Snip ».',
  ],
  [
    BACK,
    'B KD',
    'B, who played the stop, leads the king of diamonds and says “Snip-Jig”, for every king is a stop. B has no cards left and says “Out”. C has 6 cards left and pays B 6 counters. D has 6 cards left and pays B 6 counters. E has 6 cards left and pays B 6 counters. F has 5 cards left and pays B 5 counters. G has 5 cards left and pays B 5 counters. H has 5 cards left and pays B 5 counters. A has 6 cards left and pays B 6 counters. Score of the deal: A −6, B +39, C −6, D −6, E −6, F −5, G −5, H −5.',
    'B, qui a posé l’arrêt, entame du roi de carreau et dit « Snip-Jig », car tout roi fait arrêt. B n’a plus de cartes et dit « Out ». Il reste 6 cartes à C, qui paie 6 jetons à B. Il reste 6 cartes à D, qui paie 6 jetons à B. Il reste 6 cartes à E, qui paie 6 jetons à B. Il reste 5 cartes à F, qui paie 5 jetons à B. Il reste 5 cartes à G, qui paie 5 jetons à B. Il reste 5 cartes à H, qui paie 5 jetons à B. Il reste 6 cartes à A, qui paie 6 jetons à B. Score de la donne : A −6, B +39, C −6, D −6, E −6, F −5, G −5, H −5.',
  ],
  [
    OUT,
    'F JD',
    'F plays the knave of diamonds and says “Hicockalorum”. F has no cards left and says “Out”. G has 4 cards left and pays F 4 counters. H has 5 cards left and pays F 5 counters. A has 6 cards left and pays F 6 counters. B has 6 cards left and pays F 6 counters. C has 6 cards left and pays F 6 counters. D has 5 cards left and pays F 5 counters. E has 6 cards left and pays F 6 counters. Score of the deal: A −6, B −6, C −6, D −5, E −6, F +38, G −4, H −5.',
    'F pose le valet de carreau et dit « Hicockalorum ». F n’a plus de cartes et dit « Out ». Il reste 4 cartes à G, qui paie 4 jetons à F. Il reste 5 cartes à H, qui paie 5 jetons à F. Il reste 6 cartes à A, qui paie 6 jetons à F. Il reste 6 cartes à B, qui paie 6 jetons à F. Il reste 6 cartes à C, qui paie 6 jetons à F. Il reste 5 cartes à D, qui paie 5 jetons à F. Il reste 6 cartes à E, qui paie 6 jetons à F. Score de la donne : A −6, B −6, C −6, D −5, E −6, F +38, G −4, H −5.',
  ],
  [
    POOL,
    'deal 1',
    'A deals out the whole pack: 7 cards each to B, C, D and E, and 6 each to F, G, H and A. A makes the pool: 8 counters, one for each player.',
    'A distribue tout le jeu : 7 cartes à B, C, D et E, et 6 à F, G, H et A. A fait la poule : 8 jetons, un par joueur.',
  ],
  [
    among('pool=equal', 'B KH'),
    'deal 1',
    'A deals out the whole pack: 13 cards to each player. Each player puts 1 counter into the pool.',
    'A distribue tout le jeu : 13 cartes à chacun. Chacun met 1 jeton à la poule.',
  ],
  [
    WRONG,
    'B 8D says SNAP?',
    'B leads the eight of diamonds and says “Snap” where “Snip” was due, and pays a fine of 1 counter to the pool.',
    'B entame du huit de carreau et dit « Snap » au lieu de « Snip », et paie 1 jeton d’amende à la poule.',
  ],
  [
    WRONG,
    'C KC says SNIP?',
    'C, who said “Jig”, leads the king of clubs and says “Snip” without the “Jig” of a stop, and pays a fine of 1 counter to the pool.',
    'C, qui a dit « Jig », entame du roi de trèfle et dit « Snip » sans le « Jig » de l’arrêt, et paie 1 jeton d’amende à la poule.',
  ],
  [
    among('fines=one', 'B 4S says snip-jig?'),
    'B 4S says SNIP-JIG?',
    'B leads the four of spades and says “Snip-Jig”, though the card is no stop, and pays a fine of 1 counter to the pool.',
    'B entame du quatre de pique et dit « Snip-Jig », alors que sa carte ne fait pas arrêt, et paie 1 jeton d’amende à la poule.',
  ],
  [
    among('fines=one', 'B KH says snorum-jig?'),
    'B KH says SNORUM-JIG?',
    'B leads the king of hearts and says “Snorum-Jig” where “Snip-Jig” was due, and pays a fine of 1 counter to the pool.',
    'B entame du roi de cœur et dit « Snorum-Jig » au lieu de « Snip-Jig », et paie 1 jeton d’amende à la poule.',
  ],
  [
    among('fines=one', 'B 10S D JS D QS says hicockalorum?'),
    'D QS says HICOCKALORUM?',
    'D goes on with the queen of spades and says “Hicockalorum” where “Snorum” was due, and pays a fine of 1 counter to the pool.',
    'D continue par la dame de pique et dit « Hicockalorum » au lieu de « Snorum », et paie 1 jeton d’amende à la poule.',
  ],
];

test.each(GOLDEN.map((golden) => [golden[1], golden] as const))(
  '%s is narrated word for word',
  (_, [record, move, english, french]) => {
    expect(narrateMove(record, move, 'en')).toBe(english);
    expect(narrateMove(record, move, 'fr')).toBe(french);
  },
);

test('a player who goes out with a pool takes the pool too', () => {
  expect(narrateMove(POOL, 'F JD', 'en')).toMatch(
    / pays F 6 counters\. F also takes the pool of 8 counters\. Score of the deal: A −14, .* F \+46, /,
  );
  expect(narrateMove(POOL, 'F JD', 'fr')).toMatch(
    / qui paie 6 jetons à F\. F prend aussi la poule, 8 jetons\. Score de la donne : A −14, .* F \+46, /,
  );
});

test('the end of a game is narrated', () => {
  expect(narrateMove(THREE, 'A 3D', 'en')).toMatch(
    / That was the last deal\. C has the most counters and wins the game\.$/,
  );
  expect(narrateMove(THREE, 'A 3D', 'fr')).toMatch(
    / C’était la dernière donne\. C a le plus de jetons et gagne la partie\.$/,
  );
});

test.each(LANGUAGES)('called words are narrated as in the records (%s)', (lang) => {
  const wordsIn = (text: string) => text.match(/\b(Snip|Snap|Snorum|Hicockalorum|Jig)(-Jig)?\b/g) ?? [];
  for (const record of readExampleRecords('jig').filter((text) => !text.includes('says'))) {
    const called = [...record.matchAll(/^[A-H] \w+ (\S+)/gm)].map((move) => move[1]!);
    const told = narrateMoves(playRecord(record), lang).map((text) =>
      text.replace(/, (who said|qui a dit) [^,]*,/, ''),
    );
    expect(called.length).toBeGreaterThan(10);
    expect(told.flatMap(wordsIn)).toEqual(called);
  }
});

test.each([
  [
    'C 9S',
    'You have the next card of the run and must play it: the five of spades.',
    'Vous avez la carte suivante et devez la jouer : le cinq de pique.',
  ],
  [
    'C pass',
    'You may not pass: the five of spades can be played.',
    'Vous ne pouvez pas passer, ayant le cinq de pique.',
  ],
  ['B KD', 'It is not your turn: C is to play.', 'Ce n’est pas à vous de jouer, mais à C.'],
  ['C 2C', 'You do not hold the two of clubs.', 'Vous n’avez pas le deux de trèfle en main.'],
  [
    'C 5S says snip',
    'That is not the right word for this card.',
    'Ce n’est pas le mot qu’il faut dire avec cette carte.',
  ],
])('%s is refused word for word', (move, english, french) => {
  const seating = new NotationTable(jig).dealFor('B 4S', 'B KD, C 5S 9S, E 2C').play('B 4S');
  const [seat = '', card = '', ...said] = move.split(' ');
  const refusal = seating.table.getRefusal(seating.seat(seat), seating.table.parseMove!([card, ...said]) ?? PASS)!;
  const legal = seating.legal.split(' ').slice(1);
  const tried = { seat, toMove: 'C', legal, ...(card !== 'pass' && { card }) };
  const [en, fr] = LANGUAGES.map((lang) =>
    formatClauses([formatRefusal(refusal, tried, lang)]).replace(/[\u202f\u00a0]/g, ' '),
  );
  expect(en).toBe(english);
  expect(fr).toBe(french);
});
