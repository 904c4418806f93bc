/** Tests the sentences that narrate a game of Le Chat qui dort. */
import { expect, test } from 'vitest';
import { findGame } from '#engine/games.ts';
import { narrateMove, narrateSteps, playSampleGames, readExampleRecord } from './narrated.ts';

const chat = (readings: string, moves: string, stake = 3): string =>
  `[Snorum "1"]
[Game "chat-qui-dort"]
[Seats "A B C D E"]
[Dealer "A"]
[Readings "stake=${stake} ${readings}"]
[Deal "1"]
A: AS
B: 2S
C: 3S
D: 4S
E: 5S
Talon: 6S
${moves}`;

const WHOLE = readExampleRecord('chat-qui-dort', 'A whole game for five');
const DEAD = readExampleRecord('chat-qui-dort', 'Players without counters still speak');

const GOLDEN: readonly (readonly [record: string, move: string, english: string, french: string])[] = [
  [
    readExampleRecord('chat-qui-dort', 'The knave speaks'),
    'deal 1',
    'Each player receives 3 counters. Agneaux deals one card to each player; the last, the cat, sleeps in the middle.',
    'Chaque joueur reçoit 3 jetons. Agneaux donne une carte à chacun ; la dernière, le chat, dort au milieu.',
  ],
  [
    readExampleRecord('chat-qui-dort', 'The knave speaks'),
    'Rivière names J',
    'Rivière names the knave to speak, and all look at their cards. Rose has it, and shows it.',
    'Rivière nomme le valet, qui doit parler, et chacun regarde sa carte. Rose a cette carte et la montre.',
  ],
  [
    readExampleRecord('chat-qui-dort', 'The knave speaks'),
    'Rose calls K',
    'Rose calls the king; Zéphir turns it up and pays 1 counter to the pool. Only one call is made, and the deal is over. Score of the deal: Rivière 0, Rose 0, Zéphir −1, Printems 0, Frêne 0, Agneaux 0, the pool +1.',
    'Rose appelle le roi ; Zéphir découvre sa carte et paie 1 jeton à la poule. On n’appelle qu’une fois, et la donne est finie. Score de la donne : Rivière 0, Rose 0, Zéphir −1, Printems 0, Frêne 0, Agneaux 0, la poule +1.',
  ],
  [
    readExampleRecord('chat-qui-dort', 'Waking the sleeping cat'),
    'Rivière names J',
    'Rivière names the knave to speak, and all look at their cards. The knave is the cat: Rivière has woken it and pays 1 counter to the pool. The deal is over. Score of the deal: Rivière −1, Rose 0, Zéphir 0, Printems 0, Frêne 0, Agneaux 0, the pool +1.',
    'Rivière nomme le valet, qui doit parler, et chacun regarde sa carte. Le valet, c’est le chat : Rivière l’a réveillé et paie 1 jeton à la poule. La donne est finie. Score de la donne : Rivière −1, Rose 0, Zéphir 0, Printems 0, Frêne 0, Agneaux 0, la poule +1.',
  ],
  [
    readExampleRecord('chat-qui-dort', 'The cat is called on to pay'),
    'Rose calls K',
    'Rose calls the king. That is the cat: Rose has woken it and pays 1 counter to the pool. The deal is over. Score of the deal: Rivière 0, Rose −1, Zéphir 0, Printems 0, Frêne 0, Agneaux 0, the pool +1.',
    'Rose appelle le roi. C’est le chat : Rose l’a réveillé et paie 1 jeton à la poule. La donne est finie. Score de la donne : Rivière 0, Rose −1, Zéphir 0, Printems 0, Frêne 0, Agneaux 0, la poule +1.',
  ],
  [
    chat('calls=many', 'B names 2\nB calls A'),
    'B names 2',
    'B names the two to speak, and all look at their cards. The card is B’s own, and B shows it.',
    'B nomme le deux, qui doit parler, et chacun regarde sa carte. C’est justement la carte de B, qui la montre.',
  ],
  [
    chat('calls=many', 'B names A\nA calls 5\nA calls 4\nA calls 3\nA calls 2'),
    'A calls 2',
    'A calls the two; B turns it up and pays 1 counter to the pool. Only the cat is left, and sleeps on; the deal is over. Score of the deal: A 0, B −1, C −1, D −1, E −1, the pool +4.',
    'A appelle le deux ; B découvre sa carte et paie 1 jeton à la poule. Il ne reste que le chat, qui dort toujours ; la donne est finie. Score de la donne : A 0, B −1, C −1, D −1, E −1, la poule +4.',
  ],
  [
    chat('dead=out', 'B names A\nA calls 5', 1),
    'A calls 5',
    'A calls the five; E turns it up and pays 1 counter to the pool. E, with no counters left, is out of the game.',
    'A appelle le cinq ; E découvre sa carte et paie 1 jeton à la poule. E n’a plus de jetons et quitte la partie.',
  ],
  [
    chat('dead=dealt-in', 'B names A\nA calls 5', 1),
    'A calls 5',
    'A calls the five; E turns it up and pays 1 counter to the pool. E has no counters left.',
    'A appelle le cinq ; E découvre sa carte et paie 1 jeton à la poule. E n’a plus de jetons.',
  ],
  [
    DEAD,
    'E calls 3',
    'E calls the three. That is the cat: E has woken it and, without counters, pays nothing. The deal is over. Score of the deal: A 0, B 0, C 0, D −1, E 0, the pool +1.',
    'E appelle le trois. C’est le chat : E l’a réveillé et, sans jetons, ne paie rien. La donne est finie. Score de la donne : A 0, B 0, C 0, D −1, E 0, la poule +1.',
  ],
  [
    DEAD,
    'deal 3',
    'C, without counters, cannot deal; A deals one card to each player; the last, the cat, sleeps in the middle.',
    'C, sans jetons, ne peut donner ; A donne une carte à chacun ; la dernière, le chat, dort au milieu.',
  ],
  [
    WHOLE,
    'deal 4',
    'D, without counters, cannot deal; E deals one card to each player, none to C and D, out of the game; the last, the cat, sleeps in the middle.',
    'D, sans jetons, ne peut donner ; E donne une carte à chacun, mais rien à C et D, hors du jeu ; la dernière, le chat, dort au milieu.',
  ],
  [
    WHOLE,
    'E names 2',
    'E names the two to speak, and all look at their cards. The two is the cat: E has woken it and pays 1 counter to the pool. E, with no counters left, is out of the game. The deal is over, and so is the game. B, the only player with counters left, wins the game and takes the pool of 8 counters. Score of the deal: A 0, B +8, C 0, D 0, E −1, the pool −7.',
    'E nomme le deux, qui doit parler, et chacun regarde sa carte. Le deux, c’est le chat : E l’a réveillé et paie 1 jeton à la poule. E n’a plus de jetons et quitte la partie. La donne est finie, et la partie avec elle. Il ne reste de jetons qu’à B, qui gagne la partie et prend la poule, 8 jetons. Score de la donne : A 0, B +8, C 0, D 0, E −1, la poule −7.',
  ],
];

test.each(GOLDEN.map((golden) => [golden[1], golden] as const))(
  '%s is narrated word for word',
  (_, [record, move, english, french]) => {
    expect(narrateMove(record, move, 'en')).toBe(english);
    expect(narrateMove(record, move, 'fr')).toBe(french);
  },
);

test('a player named as unable to deal was first in the deal before', () => {
  for (const whole of playSampleGames(findGame('chat-qui-dort')!)) {
    const told = narrateSteps(whole, 'en');
    let first = '';
    for (const [i, { events }] of whole.steps.entries()) {
      const [, excused] = / ?(\w+), without counters, cannot deal;/.exec(told[i]!) ?? [];
      if (excused) {
        expect(excused).toBe(first);
        expect(whole.steps[i - 1]!.balance[whole.seats.indexOf(excused)]).toBe(0);
      }
      first = events.find(({ type }) => type === 'named')?.seat ?? first;
    }
  }
});
