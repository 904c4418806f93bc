/** Tests the sentences that narrate a game of La Manille. */
import { describe, expect, test } from 'vitest';
import { DEAL_WITH_ACE_TURNED_UP, formatManilleTags, MANILLE_DEAL } from '../../games/manille-coups.ts';
import { narrateMove, narrateMoves, playRecord, readExampleRecord } from './narrated.ts';

/** Moves, the narration of the last one in both languages, and the readings if they are not the defaults. */
type Golden = readonly [moves: string, english: string, french: string, readings?: string];

/** Plays moves from {@link MANILLE_DEAL} and returns the narration of the last step. */
const last = (moves: string, lang: 'en' | 'fr', readings = '', deal = MANILLE_DEAL): string =>
  narrateMoves(playRecord(`${formatManilleTags(readings)}${deal}${moves}`), lang)
    .at(-1)!
    .replace(/[\u202f\u00a0]/g, ' ');

describe('a step of an example', () => {
  const golden: readonly (readonly [example: string, move: string, english: string, french: string])[] = [
    [
      'A trick worth nine',
      'D 10H',
      'D goes higher, with the ten of hearts (not required: partner B was winning). D takes the trick: 5, 3 and 1 make 9.',
      'D surmonte du dix de cœur, bien que B l’emporte. D fait la levée : 5, 3 et 1 font 9.',
    ],
    [
      'Two kings make partners',
      'deal 1',
      '7 cards are dealt for partners: the king of hearts falls to A, the king of spades to C. A and C sit opposite each other, and so do B and D. Cards drawn for the deal: the eight of hearts for A, the knave of clubs for B, the nine of spades for C and the ace of clubs for D. D deals four cards at a time, beginning on the right with A. D turns up the queen of hearts, which makes hearts trumps and brings B and D 2 points.',
      'On distribue 7 cartes pour les camps : le roi de cœur tombe à A, le roi de pique à C. A et C se placent face à face, de même que B et D. Cartes tirées pour la donne : le huit de cœur pour A, le valet de trèfle pour B, le neuf de pique pour C et l’as de trèfle pour D. D donne les cartes quatre par quatre, en commençant à sa droite par A. D retourne la dame de cœur, qui fait l’atout et rapporte 2 points à B et D.',
    ],
    [
      'Thirty-four each',
      'A 10C',
      'A, out of diamonds, overruffs with the ten of clubs. A takes the trick: 5, 3, 2, 2 and 1 make 13. Every card has been played. A and C have 30 points in cards and 4 for tricks, 34 together. B and D have 30 points in cards and 4 for tricks, 34 together. Each side has 34, and nobody scores. Score of the deal: A and C 0, B and D +2.',
      'A n’a pas de carreau et surcoupe du dix de trèfle. A fait la levée : 5, 3, 2, 2 et 1 font 13. Toutes les cartes sont jouées. A et C ont 30 points en cartes et 4 en levées, soit 34. B et D ont 30 points en cartes et 4 en levées, soit 34. Chaque camp a fait 34 : personne ne marque. Score de la donne : A et C 0, B et D +2.',
    ],
    [
      'Thirty-nine, the most',
      'C AC',
      'C, out of trumps, discards the ace of clubs. D takes the trick: 5, 4, 3 and 1 make 13. Every card has been played. A and C have 0 points in cards and 0 for tricks, 0 together. B and D have 60 points in cards and 8 for tricks, 68 together. B and D take every trick, which is the vole, and score 34 points. Score of the deal: A and C 0, B and D +39. B and D have 39 points and win the first game.',
      'C n’a pas d’atout et se défausse de l’as de trèfle. D fait la levée : 5, 4, 3 et 1 font 13. Toutes les cartes sont jouées. A et C ont 0 point en cartes et 0 en levées, soit 0. B et D ont 60 points en cartes et 8 en levées, soit 68. B et D ont fait toutes les levées : c’est la vole, qui leur vaut 34 points. Score de la donne : A et C 0, B et D +39. B et D ont 39 points et gagnent la première partie.',
    ],
    [
      'Out on the turn-up',
      'deal 3',
      'A deals four cards at a time, beginning on the right with B. A turns up the ten of diamonds, which makes diamonds trumps and brings A and C 5 points. Score of the deal: A and C +5, B and D 0. A and C have 34 points and win the game before a card is played.',
      'A donne les cartes quatre par quatre, en commençant à sa droite par B. A retourne le dix de carreau, qui fait l’atout et rapporte 5 points à A et C. Score de la donne : A et C +5, B et D 0. A et C ont 34 points et gagnent la partie avant qu’on ait joué une carte.',
    ],
    [
      'A ten seen in the deal',
      'C demands',
      'C has the deal begun again; the 3 points of the turn-up no longer count, and the deal is void. Score of the deal: A and C 0, B and D 0.',
      'C fait recommencer la donne ; les 3 points de la retourne ne comptent plus, et la donne est annulée. Score de la donne : A et C 0, B et D 0.',
    ],
    [
      'Clubs said, a diamond played',
      'B demands',
      'B insists on the suit announced; A takes back the queen of diamonds.',
      'B exige la couleur annoncée ; A reprend la dame de carreau.',
    ],
    [
      'Three faults, one rubber',
      'C gathers AD?',
      'C picks up three cards for a trick, and leads the ace of diamonds. B and D score 34 points, and the deal ends there. Score of the deal: A and C 0, B and D +34. B and D have 34 points and win the third game, and with it the rubber.',
      'C ramasse trois cartes pour une levée, et joue l’as de carreau. B et D marquent 34 points, et la donne s’arrête là. Score de la donne : A et C 0, B et D +34. B et D ont 34 points et gagnent la troisième partie, et avec elle la partie liée.',
    ],
  ];
  test.each(golden)('of “%s” is narrated word for word: %s', (example, move, english, french) => {
    expect(narrateMove(readExampleRecord('manille', example), move, 'en')).toBe(english);
    expect(narrateMove(readExampleRecord('manille', example), move, 'fr')).toBe(french);
  });
});

describe('an answer to a fault', () => {
  const golden: readonly Golden[] = [
    [
      'D redeals?',
      'D finds a card face up in the pack, and the deal is void.',
      'D trouve une carte retournée dans le jeu, et la donne est annulée.',
    ],
    [
      'D exposes KD?',
      'While dealing, D exposes the king of diamonds, a card of the dealer’s own: the deal stands.',
      'En donnant, D laisse voir le roi de carreau, qui lui revient : la donne est bonne.',
    ],
    [
      'D exposes KH?',
      'While dealing, D exposes the king of hearts, which belongs to B, the dealer’s partner: the deal stands.',
      'En donnant, D laisse voir le roi de cœur, qui va à B, son partenaire : la donne est bonne.',
    ],
    ['D exposes 10D? C pass', 'C lets the deal stand.', 'C accepte la donne.'],
    [
      'A 8D says C? B QD',
      'The card of A stands. B goes higher, with the queen of diamonds.',
      'La carte de A reste jouée. B surmonte de la dame de carreau.',
    ],
    [
      'A 8D B QD says C?',
      'B announces clubs, but plays the queen of diamonds; B can play no clubs, and the card stands.',
      'B annonce trèfle, mais joue la dame de carreau ; B ne peut jouer de trèfle, et la carte reste jouée.',
    ],
    [
      'A 7H B KH C 8H D KD says S? A pass',
      'A demands nothing; the card of D stands. B takes the trick: 3, 3 and 1 make 7.',
      'A n’exige rien ; la carte de D reste jouée. B fait la levée : 3, 3 et 1 font 7.',
    ],
    [
      'A 7H with KC?',
      'A plays two cards at once, the seven of hearts under the king of clubs; A takes back the king of clubs. A leads the seven of hearts; D takes up the nine of spades from the table.',
      'A abat deux cartes à la fois, le sept de cœur sous le roi de trèfle ; A reprend le roi de trèfle. A entame du sept de cœur ; D relève le neuf de pique.',
      'two-cards=under-card',
    ],
    [
      'A 7H B 9C with KH?',
      'B plays two cards at once, the nine of clubs under the king of hearts. Of the two, B could play only the king of hearts; B takes back the nine of clubs. B goes higher, with the king of hearts.',
      'B abat deux cartes à la fois, le neuf de trèfle sous le roi de cœur. Des deux, B ne pouvait jouer que le roi de cœur ; B reprend le neuf de trèfle. B surmonte du roi de cœur.',
    ],
    [
      'D misdeals unturned?',
      'D notices a misdeal before turning up a card; the deal is lost.',
      'D avait maldonné, et l’a vu avant de retourner ; la donne est perdue.',
    ],
    [
      'A 7H C asks?',
      'C asks to see the hand of A, which lies open until the end of the deal.',
      'C demande à voir le jeu de A, qui restera étalé jusqu’à la fin de la donne.',
    ],
    [
      'A 7H B 9C?',
      'B revokes: with hearts in hand, B plays the nine of clubs. B and D lose 34 points of their score, and the deal ends there. Score of the deal: A and C 0, B and D −34.',
      'B a du cœur, mais renonce et met le neuf de trèfle. B et D perdent 34 points de leur score, et la donne s’arrête là. Score de la donne : A et C 0, B et D −34.',
      'penalty=offender-34',
    ],
  ];
  test.each(golden.map((row) => [row[0], row] as const))(
    'is narrated word for word: %s',
    (_, [moves, english, french, readings]) => {
      expect(last(moves, 'en', readings)).toBe(english);
      expect(last(moves, 'fr', readings)).toBe(french);
    },
  );
});

describe('a fault that costs 34 points', () => {
  const faults: readonly (readonly [moves: string, english: string, french: string])[] = [
    [
      'D misdeals turned?',
      'D notices a misdeal only after turning up a card',
      'D a maldonné, et ne le voit qu’après avoir retourné',
    ],
    [
      'D misdeals peeked?',
      'D, having looked at the bottom card, has misdealt',
      'D, qui avait regardé la dernière carte, a maldonné',
    ],
    [
      'A miscounts?',
      'A, before playing, finds too many cards in hand, or too few: D has misdealt',
      'A, avant de jouer, se trouve trop de cartes, ou trop peu : D a maldonné',
    ],
    [
      'A 7H B KH C 8H D 7S B miscounts?',
      'B has been playing with too many cards, or too few',
      'B a joué avec trop de cartes, ou trop peu',
    ],
    ['A 7H B KH C 8H D 7S D looks?', 'D looks at a folded trick', 'D regarde une levée pliée'],
    [
      'A 7H B 9C?',
      'B revokes: with hearts in hand, B plays the nine of clubs',
      'B a du cœur, mais renonce et met le neuf de trèfle',
    ],
    [
      'A 7H B 9H C JH D KD?',
      'D revokes: having to ruff, D plays the king of diamonds',
      'D devait couper, mais renonce et met le roi de carreau',
    ],
    [
      'A 7H B 10S?',
      'B makes a false ruff: with hearts in hand, B plays the ten of spades',
      'B a du cœur, mais coupe à faux du dix de pique',
    ],
    [
      'A QC B 9C?',
      'B plays too low: able to beat the card, B plays the nine of clubs',
      'B pouvait surmonter, mais sous-force du neuf de trèfle',
    ],
    ['B KH?', 'B plays the king of hearts out of turn', 'B joue le roi de cœur avant son tour'],
    [
      'A 7H B KH C 8H B gathers 10C?',
      'B picks up three cards for a trick, and leads the ten of clubs',
      'B ramasse trois cartes pour une levée, et joue le dix de trèfle',
    ],
    [
      'A JS B 10S C KS D 7S B 10C C JC D 8C A 7C B leaves QD?',
      'B leads the queen of diamonds with two tricks still lying on the table',
      'B joue la dame de carreau en laissant deux levées sur le tapis',
    ],
    ['D calls H?', 'D claims to have hearts, and has none', 'D dit avoir du cœur, et n’en a pas'],
  ];
  test.each(faults)('is narrated word for word: %s', (moves, english, french) => {
    const ac = !english.startsWith('A') || moves === 'A miscounts?';
    const camp = ac ? 'A and C' : 'B and D';
    const camp_ = camp.replace('and', 'et');
    const [first, second] = ac ? ['+34', '0'] : ['0', '+34'];
    expect(last(moves, 'en')).toBe(
      `${english}. ${camp} score 34 points, and the deal ends there. Score of the deal: A and C ${first}, B and D ${second}. ${camp} have 34 points and win the first game.`,
    );
    expect(last(moves, 'fr')).toBe(
      `${french}. ${camp_} marquent 34 points, et la donne s’arrête là. Score de la donne : A et C ${first}, B et D ${second}. ${camp_} ont 34 points et gagnent la première partie.`,
    );
  });

  test('cancels the turn-up’s points when the dealer commits it before anybody has played', () => {
    expect(last('D misdeals turned?', 'en', '', DEAL_WITH_ACE_TURNED_UP)).toBe(
      'D notices a misdeal only after turning up a card. The 4 points of the turn-up no longer count. A and C score 34 points, and the deal ends there. Score of the deal: A and C +34, B and D 0. A and C have 34 points and win the first game.',
    );
    expect(last('D misdeals turned?', 'fr', '', DEAL_WITH_ACE_TURNED_UP)).toContain(
      '. Les 4 points de la retourne ne comptent plus. A et C marquent 34 points',
    );
    // A fault seen before the turn-up finds no points marked.
    expect(last('D misdeals unturned?', 'en', '', DEAL_WITH_ACE_TURNED_UP)).toBe(
      'D notices a misdeal before turning up a card; the deal is lost.',
    );
  });
});

describe('the way a card is played', () => {
  /** Four hands of eight cards; spades are trumps, and A leads. */
  const deal = `[Deal "1"]
A: 7H 8H 9H JH QH KH AH 10H
B: 7D 8D 9D JD QD KD AD AC
C: 7C 8C 9C JC QC KC 10D 8S
D: 7S 9S JS QS KS AS 10C
Turn-up: 10S
`;
  const golden: readonly Golden[] = [
    [
      'A 7H B 7D',
      'B, with neither hearts nor trumps, discards the seven of diamonds.',
      'B n’a ni cœur ni atout et se défausse du sept de carreau.',
    ],
    [
      'A 7H B 7D C 7C',
      'C, out of hearts, discards the seven of clubs, since A is winning.',
      'C n’a pas de cœur et se défausse du sept de trèfle, car A l’emporte.',
    ],
    [
      'A 7H B 7D C 8S',
      'C, out of hearts, ruffs with the eight of spades (not required: partner A was winning so far).',
      'C n’a pas de cœur et coupe du huit de pique, bien que A l’emporte jusqu’ici.',
    ],
    [
      'A 7H B 7D C 8S D 9S',
      'D, out of hearts, overruffs with the nine of spades. D takes the trick, without a card that counts: 1 point.',
      'D n’a pas de cœur et surcoupe du neuf de pique. D fait la levée, sans carte marquante : 1 point.',
    ],
    [
      'A 7H B 7D C 8S D 7S',
      'D, out of hearts, plays a lower trump, the seven of spades. C takes the trick, without a card that counts: 1 point.',
      'D n’a pas de cœur et met un atout plus faible, le sept de pique. C fait la levée, sans carte marquante : 1 point.',
      'overruff=any-trump',
    ],
    [
      'A 7H B 7D C 8S D 10C',
      'D, out of hearts, discards the ten of clubs. C takes the trick: 5 and 1 make 6.',
      'D n’a pas de cœur et se défausse du dix de trèfle. C fait la levée : 5 et 1 font 6.',
      'overruff=free',
    ],
    [
      'A 7H B 7D C 8S D 9S D 7S A 8H',
      'A, out of trumps, discards the eight of hearts.',
      'A n’a pas d’atout et se défausse du huit de cœur.',
    ],
    [
      'A 7H B 7D C 8S D 9S D 10C A 8H B AC',
      'B follows with the ace of clubs; no need to go higher, partner D is winning so far.',
      'B fournit l’as de trèfle, car D l’emporte jusqu’ici.',
    ],
  ];
  test.each(golden.map((row) => [row[0], row] as const))(
    'is narrated word for word: %s',
    (_, [moves, english, french, readings]) => {
      expect(last(moves, 'en', readings, deal)).toBe(english);
      expect(last(moves, 'fr', readings, deal)).toBe(french);
    },
  );
});
