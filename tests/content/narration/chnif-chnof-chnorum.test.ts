/** Tests the sentences that narrate a game of Chnif-Chnof-Chnorum. */
import { expect, test } from 'vitest';
import { parseCard } from '#engine/cards.ts';
import { chnifChnofChnorum } from '#engine/games/chnif-chnof-chnorum/index.ts';
import { formatClauses } from '../../../src/narration/narrate.ts';
import { formatRefusal } from '../../../src/narration/refusals.ts';
import { NotationTable } from '../../games/play.ts';
import { LANGUAGES } from '../read.ts';
import { narrateMove, narrateMoves, playSampleGames, readExampleRecord } from './narrated.ts';

const GAME = 'chnif-chnof-chnorum';
const NINES = readExampleRecord(GAME, 'The four nines');
const KEPT_BACK = readExampleRecord(GAME, 'The fourth nine kept back');
const TWO = readExampleRecord(GAME, 'The same nines for two counters each');
const KING = readExampleRecord(GAME, 'A king comes between');
const BACK = readExampleRecord(GAME, 'Down to nothing, and back');
const LAST = readExampleRecord(GAME, 'Over before the hands are played');
const DRAW = readExampleRecord(GAME, 'Two kings in the draw');
const TWELVE = readExampleRecord(GAME, 'Twelve round the table');
const SIX = readExampleRecord(GAME, 'A whole game for six');

const GOLDEN: readonly (readonly [record: string, move: string, english: string, french: string])[] = [
  [
    NINES,
    'deal 1',
    'Each player receives 5 counters. D deals 13 cards to each player.',
    'Chaque joueur reçoit 5 jetons. D donne 13 cartes à chacun.',
  ],
  [
    TWELVE,
    'deal 1',
    'Each player receives 5 counters. L deals 4 cards to each player; 4 are left in the stock.',
    'Chaque joueur reçoit 5 jetons. L donne 4 cartes à chacun ; il en reste 4 au talon.',
  ],
  [
    DRAW,
    'deal 1',
    'Each player receives 5 counters. Cards drawn for the deal: the king of spades for A, the four of hearts for B, the king of diamonds for C and the ace of clubs for D. A and C are level and draw again: the nine of hearts for A and the two of diamonds for C. A deals 13 cards to each player.',
    'Chaque joueur reçoit 5 jetons. Cartes tirées pour la donne : le roi de pique pour A, le quatre de cœur pour B, le roi de carreau pour C et l’as de trèfle pour D. A et C, à égalité, tirent de nouveau : le neuf de cœur pour A et le deux de carreau pour C. A donne 13 cartes à chacun.',
  ],
  [
    SIX,
    'deal 2',
    'C deals 8 cards to each player; 4 are left in the stock. B, C, D and E play on without counters.',
    'C donne 8 cartes à chacun ; il en reste 4 au talon. B, C, D et E, sans jetons, jouent encore.',
  ],
  [
    KEPT_BACK,
    'D QS',
    'D does not match that card, and plays the queen of spades.',
    'D n’apparie pas cette carte et joue la dame de pique.',
  ],
  [NINES, 'A 9S', 'A leads the nine of spades.', 'A entame du neuf de pique.'],
  [
    NINES,
    'B 9H',
    'B plays the nine of hearts and says “Chnif”; A pays 1 counter to the pool.',
    'B pose le neuf de cœur et dit « Chnif » ; A paie 1 jeton à la poule.',
  ],
  [
    NINES,
    'C 9D',
    'C plays the nine of diamonds and says “Chnof”; B pays 2 counters to the pool.',
    'C pose le neuf de carreau et dit « Chnof » ; B paie 2 jetons à la poule.',
  ],
  [
    NINES,
    'D 9C',
    'D plays the nine of clubs and says “Chnorum”; C pays 2 counters to D and 2 to the pool.',
    'D pose le neuf de trèfle et dit « Chnorum » ; C paie 2 jetons à D et 2 à la poule.',
  ],
  [NINES, 'A KS', 'A leads the king of spades.', 'A entame du roi de pique.'],
  [KING, 'B KH', 'B has no nine, and plays the king of hearts.', 'B n’a pas de neuf et joue le roi de cœur.'],
  [SIX, 'B 4D', 'B has no ace, and plays the four of diamonds.', 'B n’a pas d’as et joue le quatre de carreau.'],
  [
    BACK,
    'D QC',
    'D plays the queen of clubs and says “Chnof”; C cannot pay in full: the last counter goes to the pool.',
    'D pose la dame de trèfle et dit « Chnof » ; C ne peut tout payer : son dernier jeton va à la poule.',
  ],
  [
    BACK,
    'D 8C',
    'D plays the eight of clubs and says “Chnif”; C has no counters and pays nothing.',
    'D pose le huit de trèfle et dit « Chnif » ; C n’a plus de jetons et ne paie rien.',
  ],
  [
    BACK,
    'C 2C',
    'C plays the two of clubs and says “Chnorum”; B pays 2 counters to C, who has counters again, and nothing is left for the pool.',
    'C pose le deux de trèfle et dit « Chnorum » ; B paie 2 jetons à C, qui en a de nouveau, et il ne reste rien pour la poule.',
  ],
  [
    SIX,
    'F 3H',
    'F plays the three of hearts and says “Chnorum”; E pays 2 counters to F, who has counters again, and the last one to the pool.',
    'F pose le trois de cœur et dit « Chnorum » ; E paie 2 jetons à F, qui en a de nouveau, et le dernier à la poule.',
  ],
  [
    TWO,
    'D 9C',
    'D plays the nine of clubs and says “Chnorum”; C pays 2 counters to D, and nothing is left for the pool.',
    'D pose le neuf de trèfle et dit « Chnorum » ; C paie 2 jetons à D, et il ne reste rien pour la poule.',
  ],
  [
    LAST,
    'D 7C',
    'D plays the seven of clubs and says “Chnorum”; C pays 2 counters to D and the last one to the pool.',
    'D pose le sept de trèfle et dit « Chnorum » ; C paie 2 jetons à D et le dernier à la poule.',
  ],
  [
    LAST,
    'B 4H',
    'B plays the four of hearts and says “Chnif”; A pays 1 counter to the pool. D, the only player with counters left, wins the game and takes the pool of 7 counters. Score of the deal: A −3, B −3, C −3, D +9.',
    'B pose le quatre de cœur et dit « Chnif » ; A paie 1 jeton à la poule. Il ne reste de jetons qu’à D, qui gagne la partie et prend la poule, 7 jetons. Score de la donne : A −3, B −3, C −3, D +9.',
  ],
  [
    SIX,
    'B 6S',
    'B has no eight, and plays the six of spades. All the hands are played out. Score of the deal: A −1, B −2, C −2, D −2, E −2, F 0, the pool +9.',
    'B n’a pas de huit et joue le six de pique. Toutes les mains sont épuisées. Score de la donne : A −1, B −2, C −2, D −2, E −2, F 0, la poule +9.',
  ],
];

test.each(GOLDEN.map((golden) => [golden[1], golden] as const))(
  '%s is narrated word for word',
  (_, [record, move, english, french]) => {
    expect(narrateMove(record, move, 'en')).toBe(english);
    expect(narrateMove(record, move, 'fr')).toBe(french);
  },
);

const games = playSampleGames(chnifChnofChnorum);

test('a Chnorum that takes a player’s last counter is narrated', () => {
  const told = LANGUAGES.map((lang) =>
    games
      .flatMap((whole) => narrateMoves(whole, lang))
      .join('\n')
      .replace(/[\u202f\u00a0]/g, ' '),
  );
  expect(told[0]).toMatch(
    /“Chnorum”; ([A-M]) cannot pay in full: the last counter goes to [A-M], and nothing is left for the pool\./,
  );
  expect(told[1]).toMatch(
    /« Chnorum » ; ([A-M]) ne peut tout payer : son dernier jeton va à [A-M], et il ne reste rien pour la poule\./,
  );
});

test('nobody is ever said to be out of the game', () => {
  for (const whole of games)
    for (const text of narrateMoves(whole, 'en')) expect(text).not.toMatch(/\bout of the game\b/);
});

test.each([
  [
    'P2 10H',
    'You must pair the card just played: the nine of hearts or the nine of diamonds.',
    'Vous devez apparier la carte qui vient d’être jouée : le neuf de cœur ou le neuf de carreau.',
  ],
  [
    'P2 pass',
    'You may not pass: the nine of hearts or the nine of diamonds can be played.',
    'Vous ne pouvez pas passer, ayant le neuf de cœur ou le neuf de carreau.',
  ],
  ['P3 KS', 'It is not your turn: P2 is to play.', 'Ce n’est pas à vous de jouer, mais à P2.'],
  ['P2 KS', 'You do not hold the king of spades.', 'Vous n’avez pas le roi de pique en main.'],
])('%s is refused word for word', (move, english, french) => {
  const seating = new NotationTable(chnifChnofChnorum, { seats: 'P1 P2 P3 P4', dealer: 'P4' })
    .dealFor('P1 9S', 'P2 9H 9D 10H, P3 KS')
    .play('P1 9S');
  const [seat = '', card = ''] = move.split(' ');
  const refusal = seating.table.getRefusal(seating.seat(seat), parseCard(card) ?? 52)!;
  const legal = seating.legal.split(' ').slice(1);
  const tried = { seat, toMove: 'P2', legal, ...(card !== 'pass' && { card }) };
  const [en, fr] = LANGUAGES.map((lang) =>
    formatClauses([formatRefusal(refusal, tried, lang)]).replace(/[\u202f\u00a0]/g, ' '),
  );
  expect(en).toBe(english);
  expect(fr).toBe(french);
});
