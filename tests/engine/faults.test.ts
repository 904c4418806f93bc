/** Tests every fault of a record: its position and its message. */

import { describe, expect, test } from 'vitest';
import { parseHandsForAuthor } from '#engine/compare/written-hands.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { FAULT_CODES, formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { createFault, type FaultCode, type Result } from '#engine/record/faults.ts';
import { replay } from '#engine/record/replay.ts';
import { formatFault, formatFaultWithPlace } from '../../src/narration/faults.ts';
import { FOUR_NINES_RECORD } from './four-nines.ts';

const TAGS = '[Snorum "1"]\n[Game "snip-snap-snorum"]\n[Seats "A B"]\n[Dealer "A"]\n';
const DEAL = '[Deal "1"]\nA: 9H KS QS JS 2H\nB: 9S 2D 3D 4D 5D\n';
const SNIP = TAGS + DEAL;
const BOTH = 'A: 9H KS QS JS 2H\nB: 9S 2D 3D 4D 5D\n';
const TAUGHT = `${TAGS}[Lesson "A"]\n`;
/** A record in which B plays his last card at the sixth move, while A still has cards. */
const OVER = `${TAGS}[Deal "1"]\nA: 9H 9C 8H KS KH\nB: 9S 9D 8S 2S 2H\nB 9S A 9H B 9D A 9C B 8S A 8H\n`;

const NAIN_TAGS = '[Snorum "1"]\n[Game "nain-jaune"]\n[Seats "A B C"]\n[Dealer "A"]\n';
/** A deal whose undealt cards (the talon) are the diamonds from the seven up. */
const NAIN = `${NAIN_TAGS}[Deal "1"]
A: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H
B: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC 3H 4H
C: 5H 6H 7H 8H 9H 10H JH QH KH AD 2D 3D 4D 5D 6D
`;

/** A deal in which A leads and D has no heart. */
const MANILLE = `[Snorum "1"]\n[Game "manille"]\n[Seats "A B C D"]\n[Dealer "D"]\n[Deal "1"]
A: 10H AH 7H KC QC 7C 8D JS
B: KH QH 9H 10C 9C AD QD 10S
C: JH 8H AC JC 10D 9D AS KS
D: KD JD 7D 8C QS 8S 7S
Turn-up: 9S
`;
const DISCARD = MANILLE.replace('[Deal', '[Readings "partner-master-void=discard"]\n[Deal');

/** A deal in which A is first in cards, E deals, and the five (dealt to nobody) is the cat. */
const CHAT = `[Snorum "1"]\n[Game "chat-qui-dort"]\n[Seats "A B C D E"]\n[Dealer "E"]\n[Deal "1"]
A: 2S\nB: 4S\nC: AS\nD: 6S\nE: 3S\n`;

/** A deal in which B leads; he has the two to the ten of spades, the king of hearts and three clubs. */
const JIG = `[Snorum "1"]\n[Game "jig"]\n[Seats "A B C D"]\n[Dealer "A"]\n[Deal "1"]
A: AS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH
B: 5S 9S KH JC 10S 2S 3S 4S QC KC 6S 7S 8S
C: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD
D: JS QS KS AC 2C 3C 4C 5C 6C 7C 8C 9C 10C\n`;
const CASSINO_TAGS = '[Snorum "1"]\n[Game "cassino"]\n[Seats "A B"]\n[Dealer "A"]\n';
const CASSINO = `${CASSINO_TAGS}[Deal "1"]\nA: KS QH 7C 4D\nB: 5D JH KD 3C\nTable: 2S 3H 4C AD\n`;

/** A deal of the old game of Commerce, in which B has the first turn. */
const OLD_COMMERCE = `[Snorum "1"]\n[Game "commerce"]\n[Variant "old"]\n[Seats "A B C"]\n[Dealer "A"]\n[Deal "1"]
B: 7S 8S KH\nC: 9S 2D 2C\nA: QD 9H 4D\nTable: 6H 10C 2S\n`;

/** A deal in which B turns first, the four of clubs; A has turned up the nine of hearts. */
const SPECULATION = `[Snorum "1"]\n[Game "speculation"]\n[Seats "A B C D"]\n[Dealer "A"]\n[Deal "1"]
A: 6H 10C AD\nB: 4C 7D 2S\nC: JH 5S 3C\nD: KS QH 8D\nTurn-up: 9H\nA 9H\n`;

/** Joins `count` pieces of text, each made from its index. */
const repeat = (count: number, piece: (i: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join(between);
/** Returns a name made of letters only, different for each number. */
const letters = (i: number): string =>
  i
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)
    .concat('q');

/** A record with a seed; the hands that this seed deals are also written out. */
const SEEDED = `[Snorum "1"]\n[Game "snip-snap-snorum"]\n[Seats "A B C"]\n[Seed "tiny"]\n[Deal "1"]
A: (3H 6H 2D 3D 9D)\nB: (2S KH KD 10C KC)\nC: (KS 7H AC 7C QC)\n`;

/**
 * A fault: its code, a text with the mark ‸ at the first fault, and the message. The mark is removed before the test.
 */
type Row = [code: FaultCode, text: string, says: string];

const ROWS: Row[] = [
  ['unclosed-tag', '[Snorum "1"]\n  ‸[Game "lindor"\n', 'not closed; expected [Name "value"] on one line'],
  ['unclosed-tag', '‸[Title "a ] within quotation marks is none', 'not closed'],
  ['bad-tag', '[Snorum "1"] ‸[Game lindor]', 'not a tag; expected [Name "value"]'],
  ['bad-tag', '‸[1st "name"]', 'the name of letters'],
  ['unclosed-comment', `${SNIP}B 9S ‸{and so on\nA 9H\n`, 'expected a } before the end'],
  ['stray-sign', `${SNIP}B 9S\n ‸(A 9H`, 'unexpected “(”'],
  ['stray-sign', `${SNIP}‸: 9S`, 'unexpected “:”'],
  ['tag-twice', '[Snorum "1"]\n‸[snorum "1"]', 'the tag snorum appears twice; use it once'],
  ['tag-twice', '[Title:en "a"][Title:fr "b"]\n‸[Title:EN "c"]', 'the tag Title:en appears twice'],
  ['tag-missing', '‸[Game "lindor"][Seats "A B C"][Dealer "A"]', 'the tag Snorum is missing; expected [Snorum "1"]'],
  ['tag-missing', '‸[Snorum "1"][Seats "A B C"]', 'Game is missing; expected one of nain-jaune, '],
  ['tag-missing', '‸', 'is missing'],
  ['tag-missing', '[Snorum "1"][Game "lindor"]\n‸[Seats " "]', 'Seats is missing; expected the names'],
  ['unknown-card', `${TAGS}[Deal "1"]\nA: 9H ‸1S KS`, 'no card “1S”; expected a rank and a suit, as in 9S, 10D, KH'],
  ['unknown-card', `${SNIP}B ‸9X`, 'no card “9X”'],
  ['unknown-card', TAGS.replace('[Dealer "A"]', '‸[Draw "2S 9X"]'), 'no card “9X”'],
  ['unknown-seat', `${SNIP}‸Z 9S`, 'no seat “Z”; expected one of A, B'],
  ['unknown-seat', `${SNIP}‸Z: 9S`, 'no seat “Z”; expected one of A, B'],
  ['unknown-seat', TAGS.replace('[Dealer "A"]', '‸[Dealer "Z"]'), 'no seat “Z”; expected one of A, B'],
  ['move-incomplete', `${SNIP}‸B`, 'the move of B is not complete; expected a card, “pass” or “claims”'],
  ['move-incomplete', `${SNIP}‸B (9S)`, 'the move of B is not complete'],
  ['hand-in-moves', `${SNIP}B 9S\n‸A: 9H`, 'the hand of A comes after the moves; expected all hands before'],
  ['outside-deal', `${TAGS}‸B 9S\nA 9H`, 'found “B” before the first deal; expected [Deal "1"]'],
  ['bad-prompt', `${TAUGHT}[Deal "1"] ‸{?what:en is this}\n${BOTH}`, '“?what:en” does not begin a prompt of a lesson'],
  ['bad-prompt', `${TAUGHT}[Deal "1"]\n${BOTH}B 9S ‸{! en}\n`, 'expected one of !en, ?open:en, ?named:en, '],
  ['misplaced-prompt', `${TAUGHT}‸{!en x}\n[Deal "1"]\n${BOTH}`, 'after [Lesson …]; expected it after [Deal "1"]'],
  ['misplaced-prompt', `${TAUGHT}[Deal "1"]\n${BOTH} ‸{!en x}\nB 9S`, 'after B:; expected it'],
  ['prompt-without-move', `${TAUGHT}[Deal "1"]\n${BOTH}B 9S\n‸{?open:en x}`, '“?open” has no move after it'],
  ['not-the-learner', `${TAUGHT}[Deal "1"] ‸{?named:en x}\n${BOTH}B 9S`, 'made by B; expected a move of A'],
  ['unknown-seat', `${TAGS}‸[Lesson "Z"]\n${DEAL}`, 'no seat “Z”; expected one of A, B'],
  ['misplaced-tag', `${TAGS}[Deal "1"]\n‸[Lesson "A"]\n${BOTH}`, 'the tag Lesson is inside a deal'],
  ['move-in-hands', 'A: 9H KS QS JS 2H\nB: 9S 2D 3D 4D 5D\n‸B 9S', 'this is a move; expected hands alone'],
  ['move-in-hands', 'A: 9H KS QS JS 2H\n‸B 9S\nC: 6S', 'this is a move; expected hands alone'],
  ['move-in-hands', '‸ZZ 9H\nB: 9S 2D 3D 4D 5D', 'this is a move; expected hands alone'],
  ['foreign-sign', `${SNIP}B ‸–`, 'this character is not allowed here: “–” (U+2013); expected letters, figures and'],
  ['foreign-sign', TAGS.replace('"A"', '‸‘A’'), 'this character is not allowed here: “‘” (U+2018); expected "'],
  ['foreign-sign', `[Title "a‸\u202eb"]\n${SNIP}`, 'this character is not allowed here: “\\u{202e}” (U+202E)'],
  ['not-utf-8', `[Title "Ren‸\ufffd"]\n${SNIP}`, 'was not saved as UTF-8 (found U+FFFD); expected a file in UTF-8'],
  [
    'too-long',
    TAGS.replace('[Dealer "A"]', `‸[Seed "${'x'.repeat(201)}"]`),
    '[Seed …] has 201 characters; expected at most 200',
  ],
  ['bracket-in-hand', `${TAGS}[Deal "1"]\nA: 9H ‸) KS`, 'expected (4H 7C) within one hand'],
  ['bracket-in-hand', `${TAGS}[Deal "1"]\nA: (9H ‸( KS)`, 'expected (4H 7C)'],
  ['bracket-in-hand', `${TAGS}[Deal "1"]\n‸A: (9H KS\nB: 9S`, 'expected (4H 7C)'],

  ['misplaced-tag', `${SNIP}‸[Game "jig"]`, 'the tag Game is inside a deal; put it above the first [Deal …]'],
  ['misplaced-tag', `${SNIP}‸[seats "A B"]`, 'the tag seats is inside a deal'],
  ['misplaced-tag', `${SNIP}B 9S ‸[Readings "double=flat"]`, 'the tag Readings is inside a deal'],
  ...'Snorum Source Variant Rules Counters Draw Lot Seed Generator'
    .split(' ')
    .map((name): Row => ['misplaced-tag', `${SNIP}‸[${name} "1"]`, `the tag ${name} is inside a deal`]),

  ['unknown-rules', `${TAGS}‸[Rules "99"]`, 'no version “99” of the rules; expected [Rules "1"]'],
  ['unknown-rules', `${TAGS}‸[Rules ""]`, 'no version “” of the rules'],
  ['unknown-version', TAGS.replace('[Snorum "1"]', '‸[Snorum "2"]'), 'version “2”; expected [Snorum "1"]'],
  ['unknown-game', TAGS.replace('[Game "snip-snap-snorum"]', '‸[Game "whist"]'), 'no game “whist”; expected one of'],
  ['unknown-variant', `${NAIN_TAGS}‸[Variant "open"]`, 'nain-jaune has no variant “open”; expected no Variant tag'],
  ['unknown-variant', `${TAGS}‸[Variant "open"]`, 'no variant “open”; expected whole-pack, first-out, turn-up'],
  ['wrong-source', `${TAGS}‸[Source "AC60"]`, 'played from BW91, not from “AC60”; expected [Source "BW91"]'],
  [
    'bad-seat-name',
    TAGS.replace('[Seats "A B"]', '‸[Seats "A 9S"]'),
    '“9S” cannot be the name of a seat; expected a word',
  ],
  ['bad-seat-name', TAGS.replace('[Seats "A B"]', '‸[Seats "A a"]'), '“a” cannot be'],
  ...(
    [
      ['9S', 'a word that is no card, as 9S is'],
      ...['X', 'says', 'With', 'names', 'looks', 'Turn-up', 'table', 'box', 'hoc', 'Ｘ', 'Χ', 'x\u2060'].map((word) => [
        word,
        'a word that means nothing else in a record, as these do: snip, snap, ',
      ]),
      ...['a', 'А', 'Α', 'Ａ', 'а'].map((twin) => [twin, 'a word that cannot be taken for “A”']),
      ...['A\ufe0f', 'A\u3164', 'A\u034f'].map((twin) => [twin, 'a word that cannot be taken for “A”']),
      ...['A\u200b', '\u202eB', 'B\u0000', 'B\ud800', '\u200d', '\u3164', '\u2800', 'A?', 'A{'].map((name) => [
        name,
        'a word in visible characters',
      ]),
    ] as [string, string][]
  ).map(([name, says]): Row => ['bad-seat-name', TAGS.replace('[Seats "A B"]', `‸[Seats "A ${name}"]`), says]),
  ...(
    [
      ['JC', 'a name that is not a card, as JC is'],
      ...['pool', 'Pass', 'Talon', 'Х'].map((word) => [word, 'a name that means nothing else in a record']),
      ...['B', 'В', 'b'].map((twin) => [twin, 'a name that cannot be taken for “B”']),
      ...['Ma\u202erie', 'Ma\u200brie', 'A+C', 'a/b', '<b>', '...', 'Z\u0335\u0336\u0337', 'Ma\u3164'].map((name) => [
        name,
        'letters, figures, spaces, hyphens, apostrophes and full stops',
      ]),
    ] as [string, string][]
  ).map(([name, says]): Row => ['bad-player-name', `${TAGS}‸[Names "A=${name}"]`, says]),
  ['bad-player-name', `${TAGS}‸[Names "A=Marie, B=ΜΑRIE"]`, 'a name that cannot be taken for “Marie”'],
  ['bad-names', `${TAGS}‸[Names "Marie"]`, '“Marie” gives no player a name; expected seat=name'],
  ['bad-names', `${TAGS}‸[Names "A=Marie, A=Tom"]`, '“A=Tom” gives no player a name'],
  ['unknown-seat', `${TAGS}‸[Names "C=Marie"]`, 'C'],
  ['long-seat-name', `${TAGS}‸[Names "A=${'x'.repeat(25)}"]`, 'has 25 characters; expected at most 24'],
  ['misplaced-tag', `${SNIP}‸[Names "A=Marie"]`, 'the tag Names is inside a deal'],
  ['bad-seat-name', TAGS.replace('[Seats "A B"]', '‸[Seats "A Pass"]'), '“Pass” cannot be'],
  ['bad-seat-name', TAGS.replace('[Seats "A B"]', '‸[Seats "A pool"]'), '“pool” cannot be'],
  ['bad-seat-name', TAGS.replace('[Seats "A B"]', '‸[Seats "A Snap"]'), '“Snap” cannot be'],
  ['bad-seat-name', TAGS.replace('[Seats "A B"]', '‸[Seats "A (B)"]'), '“(B)” cannot be'],
  [
    'wrong-seats',
    NAIN_TAGS.replace('[Seats "A B C"]', '‸[Seats "A B C D"]'),
    'nain-jaune cannot be played by 4; expected 3, 5 seats (AC60.players)',
  ],
  ['unknown-reading', `${TAGS}‸[Readings "shrt=goes-negative"]`, 'no reading “shrt”; expected one of pack, short'],
  ['unknown-reading', `${TAGS}‸[Readings "constructor=x"]`, 'no reading “constructor”'],
  [
    'unknown-practice',
    `${TAGS}‸[Readings "short=owes"]`,
    'short cannot be “owes”; expected one of pays-what-is-left, goes-negative',
  ],
  ['unknown-practice', `${TAGS}‸[Readings "short"]`, 'short cannot be “”'],
  [
    'bad-reading',
    `${TAGS}‸[Readings "double=flat=level"]`,
    '“double=flat=level” is not a reading; expected name=practice',
  ],
  ['bad-reading', JIG.replace('[Deal', '‸[Readings "rounds=1=3"]\n[Deal'), '“rounds=1=3” is not a reading'],
  ['bad-reading', `${TAGS}‸[Readings "=flat"]`, '“=flat” is not a reading'],
  ['reading-twice', `${TAGS}‸[Readings "double=flat double=level"]`, 'the reading double appears twice; use it once'],
  ['reading-twice', `${TAGS}‸[Readings "double=flat DOUBLE=flat"]`, 'the reading double appears twice'],
  [
    'idle-reading',
    `${TAGS}[Variant "whole-pack"]\n‸[Readings "chain=snap"]`,
    'the reading chain does not apply to snip-snap-snorum, whole-pack; expected one of ',
  ],
  [
    'idle-reading',
    `${TAGS}‸[Readings "inactive-part=no-part"]`,
    'inactive-part does not apply to snip-snap-snorum; expected',
  ],
  ['wrong-counters', `${TAGS}‸[Counters "6"]`, 'begins with 5 counters, not “6”; expected [Counters "5"]'],
  [
    'unknown-generator',
    `${TAGS}[Seed "s"]\n‸[Generator "dice"]`,
    'no generator “dice”; expected [Generator "sfc32-1"], or every card written out',
  ],
  ['no-dealer', `‸${TAGS.replace('[Dealer "A"]\n', '')}`, 'expected a Dealer, a Draw or a Seed tag'],
  ['bad-draw', TAGS.replace('[Dealer "A"]', '‸[Draw "2S KS"]'), 'expected more cards'],
  ['bad-draw', TAGS.replace('[Dealer "A"]', '‸[Draw "2S JS 3S"]'), 'expected no card after JS'],
  ['wrong-dealer', TAGS.replace('[Dealer "A"]', '‸[Dealer "A"]\n[Draw "2S JS"]'), 'is B, not A; expected [Dealer "B"]'],
  ['wrong-dealer', `${TAGS}[Deal "1"]\n‸[Dealer "B"]\n`, 'is A, not B; expected [Dealer "A"]'],
  ['bad-lot', `${TAGS}‸[Lot "A A"]`, 'expected an order of A B'],
  ['bad-lot', `${TAGS}‸[Lot "A B Z"]`, 'expected an order of A B'],
  [
    'bad-expect',
    `${TAGS}‸[Expect "A five"]\n`,
    'unexpected “A five” in Expect; expected accounts and counters in pairs',
  ],
  [
    'bad-expect',
    `${TAGS}‸[Expect "A 5 box 1"]\n`,
    'unexpected “box 1” in Expect; expected accounts and counters in pairs, as in A 5 B 4 pool 6 (accounts: A, B, pool)',
  ],
  ['wrong-balance', `${TAGS}‸[Expect "A 5 B 4"]\n`, 'the account of B holds 5; expected 4'],
  [
    'wrong-balance',
    `${TAGS}${DEAL.replace('"1"]\n', '"1"]\n‸[Expect "A 5 B 5"]\n')}B 9S A 9H`,
    'the account of B holds 4; expected 5',
  ],

  ['wrong-deal-number', `${TAGS}‸[Deal "2"]`, 'this is deal 1, not “2”; expected [Deal "1"]'],
  ['game-over', `${OVER}‸[Deal "2"]`, 'the game is over; expected no further deal'],
  ['deal-not-over', `${SNIP}B 9S\n‸[Deal "2"]`, 'not over, A is to play; expected its moves first'],
  ['missing-hand', `${TAGS}‸[Deal "1"]\nA: 9H KS QS JS 2H`, 'the hand of B is missing; expected 5 cards'],
  ['hand-twice', `${SNIP}‸A: 10H`, 'the hand of A appears twice; use it once'],
  ['hand-twice', `${SNIP}Talon:\n‸talon:`, 'the hand of Talon appears twice'],
  ['wrong-hand', `${TAGS}[Deal "1"]\nA: 9H KS QS JS 2H\n‸B: 9S 2D 3D 4D`, 'the hand of B has 4 cards; expected 5'],
  [
    'card-twice',
    `${TAGS}[Deal "1"]\nA: 9H KS QS JS 2H\nB: 9S 2D 3D 4D ‸9H`,
    'the card 9H appears twice in this deal; use it once',
  ],
  [
    'not-in-pack',
    `${TAGS}[Readings "pack=32"]\n[Deal "1"]\nA: 9H KS QS JS ‸2H`,
    '2H is not in the pack of 32; expected a card of that pack',
  ],
  [
    'not-in-pack',
    MANILLE.replace('[Dealer "D"]', '‸[Draw "2S 10H AC KD"]'),
    '2S is not in the pack of 32; expected a card of that pack',
  ],
  ['bad-turn-up', SNIP.replace('[Deal ', '[Variant "turn-up"]\n‸[Deal '), 'there are 0 cards turned up; expected one'],
  [
    'bad-turn-up',
    `${SNIP.replace('[Deal ', '[Variant "turn-up"]\n[Deal ')}‸Turn-up: 9C 9D`,
    'there are 2 cards turned up',
  ],
  ['idle-pile', `${SNIP}‸Turn-up: 9C`, 'there is no Turn-up in snip-snap-snorum; expected the deal without that line'],
  ['idle-pile', `${SNIP}‸Turn-up:`, 'there is no Turn-up in snip-snap-snorum'],
  ['idle-pile', `${NAIN}‸turn-up: 7D`, 'there is no Turn-up in nain-jaune'],
  ['idle-pile', `${SNIP}‸Table:`, 'there is no Table in snip-snap-snorum'],
  ['bad-turn-up', MANILLE.replace('Turn-up: 9S', '‸Turn-up:'), 'there are 0 cards turned up; expected one'],
  [
    'not-from-seed',
    SEEDED.replace('A: (', '‸A: (').replace('6H', '6C'),
    'the Seed does not deal A these cards; expected 3H 6H 2D 3D 9D, or no Seed tag',
  ],
  ['wrong-talon', `${NAIN}‸Talon: 7D 8D 9D 10D JD QD`, 'expected 7D 8D 9D 10D JD QD KD'],

  ['deal-over', `${OVER}‸B 2S`, 'the deal is over before this move; expected [Deal "2"], or the end of the record'],
  ['not-your-turn', `${SNIP}‸A 9H`, 'not the turn of A (BW91.snip.turn); expected a move of B'],
  ['not-in-hand', `${SNIP}‸B 9H`, 'B does not hold 9H (BW91.snip.deal); expected one of 9S 2D 3D 4D 5D'],
  ['must-pair', `${SNIP}B 9S\n‸A KS`, 'must pair it (BW91.snip.duty); expected 9H, or the mark ? for a misplay'],
  ['must-continue', `${NAIN}B AC\n‸B 3C`, 'B must go on with the run (AC60.order); expected 2C'],
  ['must-supply', `${NAIN}B 3H B 4H\n  ‸C 6H`, 'C must play the card that is asked for (AC60.order); expected 5H'],
  ['no-such-move', `${SNIP}‸B names 4`, '“names 4” is not a move that B can make now; expected one of 9S 2D 3D 4D 5D'],
  ['no-pass', `${SNIP}‸B pass`, 'B may not pass (BW91.snip.duty); expected one of 9S 2D 3D 4D 5D'],
  ['nothing-to-claim', `${SNIP}B 9S ‸A claims`, 'no misplay for A to claim (BW91.snip.missed.time); expected a move'],
  ['nothing-to-claim', `${NAIN}‸B claims`, 'no misplay for B to claim'],
  [
    'must-follow',
    `${MANILLE}A 7H ‸B 9C`,
    'must follow (B96.follow); expected one of 9H QH KH, or the mark ? for a misplay',
  ],
  [
    'must-beat',
    `${MANILLE}A QC ‸B 9C`,
    'B can beat the card that is winning, and must (B96.follow.beat); expected 10C',
  ],
  ['must-trump', `${MANILLE}A 7H B 9H C JH ‸D KD`, 'D must ruff (B96.follow.trump); expected one of 7S 8S 9S QS'],
  [
    'must-discard',
    `${DISCARD}A 7H B KH C 8H ‸D 7S`,
    'must discard (may not ruff) (B96.partner-master.discard); expected one of 7D JD KD 8C',
  ],
  [
    'must-answer',
    `${MANILLE}A 8D says C? B demands ‸A 7H`,
    'A must first answer; 7H is not possible now (B96.fault.announced); expected one of 7C QC KC',
  ],
  [
    'irregular',
    `${MANILLE}A 7H ‸B asks`,
    '“asks” is a fault that is punished (B96.fault.asked); expected one of 9H QH KH, or',
  ],
  [
    'no-fault',
    `${MANILLE}A 7H ‸B looks?`,
    '“looks” cannot happen to B now (B96.fault.looked); expected one of 9H QH KH',
  ],
  ['no-misplay', `${SNIP}‸B 9S?`, 'marked ? as a misplay and is not one; remove the mark'],
  [
    'no-misplay',
    `${SNIP.replace('[Deal', '[Readings "claim=before-cut"]\n[Deal')}B 9S A KS? ‸B claims?`,
    'remove the mark',
  ],
  ['wrong-call', `${SNIP}‸B 9S Snip`, 'B called “Snip” with this card; expected no call'],
  ['wrong-call', `${SNIP}B 9S ‸A 9H Snap`, 'A called “Snap” with this card; expected snip'],
  ['wrong-call', `${NAIN}B 4H C 5H ‸C 6H hoc`, 'C called “hoc” with this card; expected no call'],
  ['must-name', `${CHAT}‸A 4S`, 'A must name a card to speak, not “4S” (HF90.chat.blind); expected names A | names 2'],
  ['must-name', `${CHAT}‸A calls 4`, 'not “calls 4” (HF90.chat.blind)'],
  ['must-call', `${CHAT}A names 4\n‸B names 6`, 'B speaks and must call a card, not “names 6” (HF90.chat.caller)'],
  ['must-call', `${CHAT}A names 4\n‸B 6S`, 'not “6S” (HF90.chat.caller); expected calls A | calls 2 | calls 3'],
  [
    'already-shown',
    `${CHAT}A names 4 ‸B calls 4`,
    '“calls 4” asks for a card that has been shown (HF90.chat.call.new)',
  ],
  [
    'no-such-move',
    `${CHAT}‸A names 7`,
    '“names 7” is not a move that A can make now; expected one of names A | names 2',
  ],
  [
    'wrong-word',
    `${JIG}‸B 5S says snap`,
    '“5S says SNAP” is not the word that is due (BW91.jig.words); expected 2S 3S 4S',
  ],
  ['wrong-call', `${JIG}‸B 5S Snap`, 'B called “Snap” with this card; expected snip'],
  ['wrong-call', `${JIG}B KH Snip-Jig ‸B 9S Snip-Jig`, 'B called “Snip-Jig” with this card; expected snip'],

  [
    'missing-hand',
    CASSINO.replace('[Deal "1"]', '‸[Deal "1"]').replace(/Table.*/, ''),
    'hand of Table is missing; expected 4',
  ],
  ['wrong-hand', CASSINO.replace('Table: 2S', '‸Table:'), 'the hand of Table has 3 cards; expected 4'],
  ['wrong-hand', `${SNIP}‸Table: 2S`, 'the hand of Table has 1 cards; expected 0'],
  [
    'no-such-move',
    `${CASSINO}‸B 5D x KC`,
    '“5D x KC” is not a move that B can make now; expected one of JH | KD | 5D x',
  ],
  [
    'must-capture',
    `${CASSINO}‸B 5D`,
    'B may not leave a card on the table when it can take (BW91.cassino.capture); expected one of JH | KD | 5D x 2S 3H 4C AD | 3C x 2S 3H AD',
  ],
  [
    'must-take-all',
    `${CASSINO}‸B 5D x 2S 3H`,
    'B must take more with this card (BW91.cassino.combining.overlap); expected one of JH | KD |',
  ],
  [
    'does-not-combine',
    `${CASSINO}‸B 5D x 2S 4C`,
    'the card of B cannot take these (BW91.cassino.combining); expected one of JH | KD |',
  ],
  [
    'may-not-expose',
    `${CASSINO}‸A exposes KS`,
    'A may not expose a card (BW91.cassino.exposed.first); expected one of JH | KD |',
  ],
  [
    'not-now',
    `${OLD_COMMERCE}‸B throws KH`,
    'B cannot do that now: “throws KH” (BW91.commerce.old.no-trade); expected one of',
  ],
  [
    'not-on-top',
    `${SPECULATION}‸B 7D`,
    'B turns the card on top, and 7D is not that card (BW91.speculation.blind); expected its turning',
  ],
  [
    'not-for-sale',
    `${SPECULATION}‸B offers 1 for turn-up`,
    '“offers 1 for turn-up” is for something that is not for sale now (BW91.speculation.market.lots); expected 4C',
  ],
  [
    'must-answer-offer',
    `${SPECULATION}B 4C C JH D offers 1 for JH ‸C 5S`,
    'C must sell or keep what was offered for (BW91.speculation.market); expected one of sells keeps',
  ],
  [
    'bad-offer',
    `${SPECULATION}B 4C C JH D offers 3 for JH ‸A offers 2 for JH`,
    '“offers 2 for JH” is no more than was offered, or more than the limit (BW91.speculation.market.limit); expected one of pass | offers 4 for JH |',
  ],
  ['deal-over', `${CASSINO}A exposes KS? ‸B JH`, 'the deal is over before this move; expected [Deal "2"]'],
];

/** Records that exceed a limit; their texts are too long for the title of a test. */
const TOO_MUCH: Row[] = [
  ['too-long', `‸${TAGS}${'{}'.repeat(500_000)}`, 'the record has 1000066 characters; expected at most 1000000'],
  [
    'too-many-tags',
    `${repeat(200, (i) => `[T${letters(i)} ""]`)}\n‸[Snorum "1"]`,
    'this is tag 201; expected at most 200',
  ],
  [
    'too-many-tags',
    `${SNIP}${repeat(200, (i) => `[T${letters(i)} ""]`)}\n‸[Last ""]`,
    'this is tag 201; expected at most 200 above the first deal, and in each deal',
  ],
  [
    'too-many-deals',
    `${TAGS}${repeat(500, () => '[Deal "1"]')}\n‸[Deal "2"]`,
    'this is deal 501; expected at most 500',
  ],
  [
    'too-many-hands',
    `${TAGS}[Deal "1"]\n${repeat(20, () => 'A:')}\n‸B: 9S`,
    'hand 21 of the deal; expected at most 20',
  ],
  ['too-many-cards', `${TAGS}[Deal "1"]\nA:${' 9S'.repeat(52)} ‸9S 9S`, 'card 53 of one hand; expected at most 52'],
  [
    'too-many-moves',
    `${SNIP}${repeat(10_000, () => 'B 9S')}\n‸B 9S\nB 9S`,
    'move 10001 of the record; expected at most 10000',
  ],
  [
    'too-many-seats',
    TAGS.replace('[Seats "A B"]', `‸[Seats "${repeat(13, letters, ' ')}"]`),
    'there are 13 seats; expected at most 12',
  ],
  [
    'long-seat-name',
    TAGS.replace('[Seats "A B"]', `‸[Seats "A ${'B'.repeat(101)}"]`),
    'the name of this seat has 101 characters; expected at most 100',
  ],
  ['more-faults', `${SNIP}${repeat(99, () => 'B 9X')}\nB ‸9X\nB 9X`, 'there are more faults; mend these 99 first'],
];

/** Pattern of an English message: after the semicolon it says what was expected, or what to do. */
const ENGLISH = /; (expected|use it|put it|mend|remove) /;

/** Pattern of a French message: after the semicolon it says what was expected. */
const FRENCH = /\u202f; il (n’en |ne |en |n’y avait pas )?(fallait|de coup)/;

/** Finds the faults of a record, or of hands without tags, and the line and column of the mark ‸. */
const findFaults = (marked: string) => {
  const before = marked.slice(0, marked.indexOf('‸'));
  const text = marked.replace('‸', '');
  const bare = !text.includes('[') && text !== '';
  const result: Result<unknown> = bare
    ? parseHandsForAuthor(text, [{ game: findGame('snip-snap-snorum')! }], 2)
    : replay(text, GAMES);
  return {
    faults: result.ok ? [] : result.faults,
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  };
};

/**
 * Checks that the first fault is at the mark, and that its message in both languages says what was found and what was
 * expected.
 */
const expectRow = (code: FaultCode, marked: string, says: string): void => {
  const { faults, line, column } = findFaults(marked);
  const found = code === 'more-faults' ? faults.at(-1) : faults[0];
  expect(found).toMatchObject({ code, line, column });
  expect(formatFaultMessage(found!)).toContain(says);
  expect(formatFaultMessage(found!)).toMatch(ENGLISH);
  expect(formatFaultMessage(found!)).not.toMatch(/\$\d|undefined|[{|] ?(one of|no )/);
  const french = formatFault(found!, 'fr');
  expect(french).toMatch(FRENCH);
  expect(french).not.toMatch(/\$\d|undefined|expected|[{|] ?l’un/);
  // Both languages repeat the finding: names, cards, articles and tags stay as written.
  for (const word of found!.found) if (formatFaultMessage(found!).includes(word)) expect(french, word).toContain(word);
};

describe('faults', () => {
  test('each have a row here', () => {
    expect(new Set([...ROWS, ...TOO_MUCH].map(([code]) => code))).toEqual(new Set(FAULT_CODES));
  });

  test.each(ROWS)('%s in %j is reported: %s', expectRow);

  test.each(TOO_MUCH.map((row) => [row[0], row[2], row] as const))('%s is reported: %s', (_code, _says, row) =>
    expectRow(...row),
  );

  test.each(FAULT_CODES)('%s says what was expected or what to do, and fills every place of its sentence', (code) => {
    const found = ['first', 'second', 'third', 'fourth'];
    const message = formatFaultMessage(createFault(code, { line: 3, column: 7 }, ...found));
    expect(message).toMatch(ENGLISH);
    expect(message).not.toContain('$');
    const french = formatFault(createFault(code, { line: 3, column: 7 }, ...found), 'fr');
    expect(french).toMatch(FRENCH);
    expect(french).not.toContain('$');
    for (const each of found) expect([each, french.includes(each)]).toEqual([each, message.includes(each)]);
  });

  test('are in correct French in French', () => {
    const all = FAULT_CODES.flatMap((code) => [[], ['x', 'x', 'x', 'x']].map((found) => [code, found] as const));
    for (const [code, found] of all) {
      const text = formatFault({ code, found }, 'fr');
      expect(text, code).not.toMatch(/[^\u202f][;!»]|«[^\u202f]|['“”]|\b(the|of|is|one|must|card)\b/);
      // A colon without a space before it occurs only in the notation.
      expect(text.replace(/\bA: 9S|Turn-up: 9S/g, ''), code).not.toMatch(/[^\u00a0]:/);
    }
  });

  test('give their position', () => {
    const [first] = findFaults(`${SNIP}B ‸9X`).faults;
    expect(formatFaultWithPlace(first!, 'en')).toBe(
      'Line 8, column 3: there is no card “9X”; expected a rank and a suit, as in 9S, 10D, KH',
    );
    expect(formatFaultWithPlace(first!, 'fr')).toBe(
      'Ligne 8, colonne 3\u00a0: il n’y a pas de carte «\u202f9X\u202f»\u202f; il fallait une valeur et une couleur, comme 9S, 10D, KH',
    );
  });

  test('from a meaningless word drop the words that depend on it, and no more', () => {
    const said = (moves: string) => {
      const result = replay(`${SNIP}${moves}`, GAMES);
      return result.ok ? [] : result.faults.map(({ line, column, code }) => `${line - 7}:${column} ${code}`);
    };
    expect(said('B 9S\nA 9X Snip ?\nB 2Z\nA KS')).toEqual(['2:3 unknown-card', '3:3 unknown-card']);
    expect(said('B 9S A 9X Snip B 2Z Snap A KS')).toEqual(['1:8 unknown-card', '1:18 unknown-card']);
    expect(said('B 9S A 9X Snip (B 2D')).toEqual(['1:8 unknown-card', '1:16 stray-sign']);
  });

  test('of the whole text are listed together, in order', () => {
    const result = replay('[Snorum 1] [Seats "A B"]\n[Deal "1"]\nA: 9X 1S\nB ?\n', GAMES);
    expect(result.ok ? [] : result.faults.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
      '1:1 bad-tag',
      '3:4 unknown-card',
      '3:7 unknown-card',
      '4:1 move-incomplete',
      '4:3 stray-sign',
    ]);
  });

  test('of the tags are listed together', () => {
    const tags = '[Snorum "3"]\n[Game "lindor"]\n[Source "AC60"]\n[Seats "A A"]\n[Readings "bete=most sweep=none"]';
    const result = replay(tags, GAMES);
    expect(result.ok ? [] : result.faults.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '1 unknown-version',
      '3 wrong-source',
      '4 bad-seat-name',
      '5 unknown-practice',
      '5 unknown-practice',
      '4 wrong-seats',
    ]);
  });

  test('are listed up to a hundred, the last of which says that there are more', () => {
    const of = (text: string) => {
      const result = replay(text, GAMES);
      return result.ok ? [] : result.faults;
    };
    const lines = (count: number) => of(`${SNIP}${repeat(count, () => 'B 9X')}`);
    expect(lines(99).map(({ code }) => code)).toEqual(Array(99).fill('unknown-card'));
    for (const count of [100, 101, 5000]) {
      const faults = lines(count);
      expect(faults.slice(0, 99)).toEqual(lines(99));
      expect(faults.slice(99)).toEqual([createFault('more-faults', { line: 107, column: 3 }, '99')]);
    }
    // Faults of tags, of hands and of accounts are counted together.
    const readings = `[Readings "${repeat(300, () => 'a=b', ' ')}"]`;
    const accounts = `[Expect "${repeat(300, () => 'Z 9', ' ')}"]`;
    const hands = `[Deal "1"]\nA:${' 9S'.repeat(52)}\nB:${' 9S'.repeat(52)}\n`;
    for (const text of [TAGS + readings, TAGS + accounts, TAGS + hands]) {
      expect(of(text)).toHaveLength(100);
      expect(of(text).filter(({ code }) => code === 'more-faults')).toEqual([of(text)[99]]);
    }
  });

  test('show invisible characters by number and cut endless ones', () => {
    const [hidden] = findFaults(TAGS.replace('[Seats "A B"]', '‸[Seats "A B\u202e"]')).faults;
    expect(formatFaultMessage(hidden!)).toContain('“B\\u{202e}” cannot be');
    const [endless] = findFaults(`${SNIP}B ‸${'x'.repeat(5000)}`).faults;
    expect(formatFaultMessage(endless!)).toHaveLength(
      formatFaultMessage(createFault('unknown-card', endless!, 'x')).length + 500,
    );
  });

  test('stand on the same line whatever the line ending', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const text = `${SNIP}B 9S ; so {far}\n; [and\nA 9X`.replaceAll('\n', end);
      const result = replay(text, GAMES);
      expect(result.ok ? [] : result.faults.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
        '10:3 unknown-card',
      ]);
    }
  });

  test('are none for seat names that differ enough', () => {
    const names = ['Zoé', 'Zoe', 'Анна', 'Άννα', '王', 'علي', 'S1', 'S2', '❤️', 'Ö', 'O', 'O’Hara'];
    const text = `[Snorum "1"]\n[Game "chat-qui-dort"]\n[Seats "${names.join(' ')}"]\n[Dealer "Zoe\u0301"]\n`;
    expect(findFaults(`${text}‸`).faults).toEqual([]);
  });

  test('are none in a correct record', () => {
    expect(findFaults(`${SEEDED}‸`).faults).toEqual([]);
    // The draw is from the seed, the hands are not: without the seed the record has to name the dealer.
    expect(findFaults(`${SEEDED.replace('[Seed "tiny"]', '[Dealer "A"]').replace('6H', '6C')}‸`).faults).toEqual([]);
    for (const text of [SNIP, OVER, NAIN, FOUR_NINES_RECORD]) expect(findFaults(text).faults).toEqual([]);
    expect(findFaults(`${NAIN}Talon: KD 8D 9D 10D JD QD 7D`).faults).toEqual([]);
  });
});
