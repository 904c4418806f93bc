/**
 * Tests records and hands as people type and paste them: the signs of keyboards, mailers, word processors and wikis are
 * read if their meaning is one, and refused by their number and place if not.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHands, listLargestHands, parseHandsForAuthor } from '#engine/compare/written-hands.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { decodeRecordText } from '#engine/record/decode-record-text.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { type DealRecord } from '#engine/record/record.ts';
import { getBalances, replay } from '#engine/record/replay.ts';
import { Tokens } from '#engine/record/tokens.ts';
import { arbitraryRecord } from './arbitrary-record.ts';
import { FOUR_NINES_RECORD } from './four-nines.ts';

/** Replays a text; returns the final balances, or the faults as `line:column message`. */
const play = (text: string): unknown => {
  const result = replay(text, GAMES);
  return result.ok
    ? getBalances(result.value)
    : result.faults.map((fault) => `${fault.line}:${fault.column} ${formatFaultMessage(fault)}`);
};

const HEAD = `[Snorum "1"]
[Game "snip-snap-snorum"]
[Seats "A B C"]
[Dealer "A"]
[Readings "pack=52 short=pays-what-is-left double=level claim=at-once elimination=finish-hand"]

[Deal "1"]
`;
const HANDS = `A: KS QH 3D 5D 7D
B: 9S 2S 4S 6S 8S
C: 9D 10D 4H 6H 10H
`;
const MOVES = `B 9S
C 9D Snip
A KS
`;
const RECORD = HEAD + HANDS + MOVES;
const PLAYED = { A: 5, B: 4, C: 5, pool: 1 };

/** Writes the cards of a text otherwise. The cards are those outside tags, comments and names. */
const rewriteCards = (text: string, write: (rank: string, suit: string) => string): string =>
  text.replace(/(?<=[\s(])(10|[2-9AJQK])([SHDC])(?=[\s)?]|$)/g, (_, rank: string, suit: string) => write(rank, suit));
const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const WHITE: Readonly<Record<string, string>> = { S: '♤', H: '♡', D: '♢', C: '♧' };
const FRENCH: Readonly<Record<string, string>> = { J: 'V', Q: 'D', K: 'R' };

const toFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** Folds long lines at blanks, as a mailer does. */
const foldLines = (text: string, width: number, end: string): string =>
  text
    .split('\n')
    .map((line) => {
      let folded = '';
      let rest = line;
      while (rest.length > width) {
        const at = rest.lastIndexOf(' ', width);
        if (at <= 0) break;
        folded += rest.slice(0, at) + end;
        rest = rest.slice(at + 1);
      }
      return folded + rest;
    })
    .join('\n');

const quoteLines = (text: string): string => text.replace(/^/gm, '> ');

describe('a record', () => {
  test('with a draw that was repeated many times keeps all its cards', () => {
    const drawn = Array.from({ length: 200 }, (_, i) => ['9S', '9H', '10D'][i % 3]).join(' ');
    const result = parseRecord(RECORD.replace('[Dealer "A"]', `[Draw "${drawn}"]`));
    expect(result.ok && result.value.tags.find(({ name }) => name === 'Draw')?.value).toBe(drawn);
  });

  test.each<[string, (text: string) => string]>([
    ['as it is printed', (text) => text],
    ['with suit signs', (text) => rewriteCards(text, (rank, suit) => rank + SIGNS[suit])],
    ['with white suit signs', (text) => rewriteCards(text, (rank, suit) => rank + WHITE[suit])],
    ['with signs before the ranks', (text) => rewriteCards(text, (rank, suit) => SIGNS[suit] + rank)],
    ['with the signs of a telephone', (text) => rewriteCards(text, (rank, suit) => `${rank}${SIGNS[suit]}\ufe0f`)],
    [
      'with the heart of a telephone',
      (text) => rewriteCards(text, (rank, suit) => (suit === 'H' ? `${rank}❤️` : rank + suit)),
    ],
    ['with French letters', (text) => rewriteCards(text, (rank, suit) => (FRENCH[rank] ?? rank) + SIGNS[suit])],
    ['with T for ten', (text) => rewriteCards(text, (rank, suit) => rank.replace('10', 'T') + suit)],
    ['with T for ten and signs', (text) => rewriteCards(text, (rank, suit) => rank.replace('10', 't') + SIGNS[suit])],
    ['with commas between the cards', (text) => text.replace(/(?<=[2-9JQKA0][SHDC]) (?=.*\n)/g, ', ')],
    ['with bullets between the cards', (text) => text.replace(/(?<=: .*[SHDC]) (?=\d|[AJQK][SHDC])/g, ' • ')],
    ['with a full stop behind each line', (text) => text.replace(/(?<=[SHDC]|Snip)$/gm, '.')],
    [
      'with its cards joined',
      (text) => rewriteCards(text, (rank, suit) => rank + SIGNS[suit]).replace(/(?<=[♠-♧]) (?=\d|[AJQK][♠-♧])/g, ''),
    ],
    ['without colons', (text) => text.replaceAll(': ', ' ')],
    ['with its hands in brackets and no colons', (text) => text.replace(/^(\w): (.*)$/gm, '  $1  ($2)')],
    ['with curly quotation marks', (text) => text.replace(/"(.*)"/g, '“$1”')],
    ['with low quotation marks', (text) => text.replace(/"(.*)"/g, '„$1“')],
    ['with French quotation marks', (text) => text.replace(/"(.*)"/g, '«\u00a0$1\u00a0»')],
    ['with narrow blanks in its quotation marks', (text) => text.replace(/"(.*)"/g, '«\u202f$1\u202f»')],
    ['with one quotation mark made curly', (text) => text.replace(/"\]/g, '”]')],
    ['with non-breaking blanks in its tags', (text) => text.replace(/(?<=\[.*) (?=.*\])/g, '\u00a0')],
    ['with non-breaking blanks everywhere', (text) => text.replaceAll(' ', '\u00a0')],
    ['with blanks before its colons', (text) => text.replaceAll(': ', '\u202f: ')],
    ['with full-width colons', (text) => text.replaceAll(': ', '：')],
    ['in full-width signs', toFullWidth],
    ['with full-width names and cards', (text) => text.replace(/^[A-C].*$/gm, toFullWidth)],
    ['with soft hyphens', (text) => text.replace(/(?<=".*[a-z]{3})(?=[a-z]{3})/g, '\u00ad')],
    ['with direction marks', (text) => text.replace(/^([A-C])(.*)$/gm, '\u200e$1\u200e$2\u200f')],
    ['with isolated lines', (text) => text.replace(/^([A-C].*)$/gm, '\u2068$1\u2069')],
    ['with hyphens that do not break', (text) => text.replaceAll('-', '\u2011')],
    ['with the lines of a word processor', (text) => text.replaceAll('\n', '\v')],
    ['folded at 76 columns', (text) => foldLines(text, 76, '\n')],
    ['folded at 76 columns, with the blanks kept', (text) => foldLines(text, 76, ' \r\n')],
    ['folded at 30 columns', (text) => foldLines(text, 30, '\n')],
    ['quoted in a letter', quoteLines],
    ['quoted twice', (text) => quoteLines(quoteLines(text))],
    ['quoted without blanks', (text) => text.replace(/^/gm, '>')],
    ['folded, then quoted', (text) => quoteLines(foldLines(text, 60, '\n'))],
    ['quoted, then folded', (text) => foldLines(quoteLines(text), 60, '\n')],
    ['from a wiki', (text) => `<nowiki>${text}</nowiki>`],
    ['from a wiki with a frame', (text) => `<pre><nowiki>\n${text}\n</nowiki></pre>\n`],
    ['from Markdown', (text) => `\`\`\`deal\n${text}\`\`\`\n`],
    ['with a comment before the call', (text) => text.replace('9D Snip', '9D {he hesitates} Snip')],
    ['with a remark before the call', (text) => text.replace('9D Snip', '9D ; he hesitates\nSnip')],
    ['with a comment before the card', (text) => text.replace('C 9D', 'C {he hesitates} 9D')],
    ['with a comment before a colon', (text) => text.replace('C:', 'C {third}:')],
    ['with a comment at every blank', (text) => text.replace(/(?<=^[A-C].*) /gm, ' {so} ')],
  ])('%s plays alike', (_, change) => {
    expect(play(change(RECORD))).toEqual(PLAYED);
  });

  test('with comments at every blank keeps each of them with its hand or move', () => {
    const result = parseRecord(RECORD.replace('C 9D Snip', 'C {1} 9D {2} Snip {3}').replace('C: 9D', 'C {4} : {5} 9D'));
    if (!result.ok) throw new Error(formatFaultMessage(result.faults[0]!));
    expect(formatRecord(result.value)).toBe(
      RECORD.replace('C 9D Snip', 'C 9D Snip {1} {2} {3}').replace('C: 9D 10D 4H 6H 10H', '$& {4} {5}'),
    );
  });

  test('with a comment before its mark of a misplay is that misplay', () => {
    const text = RECORD.replace('9D 10D', '9D JD').replace('C 9D Snip\nA KS\n', 'C JD {he holds a nine} ?\n');
    expect(play(text)).toEqual(play(text.replace(' {he holds a nine} ?', '? {he holds a nine}')));
    expect(play(text)).not.toEqual(PLAYED);
  });

  test('with a seat called TS keeps the seat, and the other tens may be written with T', () => {
    const named = RECORD.replace(/^B(?=[: ])/gm, 'TS')
      .replace('A B C', 'A TS C')
      .replaceAll('10', 'T');
    expect(play(named)).toEqual({ A: 5, TS: 4, C: 5, pool: 1 });
  });

  test('with a draw in suit signs draws those cards', () => {
    const drawn = RECORD.replace('[Dealer "A"]', '[Draw "KS QS AD"]');
    expect(play(drawn.replace('KS QS AD', 'R♠, D♠, A♦'))).toEqual(play(drawn));
  });

  test('with a minus sign in its expected accounts expects a debt', () => {
    expect(play(RECORD.replace('[Dealer', '[Expect "A −5"]\n[Dealer'))).toEqual([
      '4:1 the account of A holds 5; expected -5',
    ]);
  });

  test.each<[string, string, string]>([
    ['letters in French suits', RECORD.replace('C 9D Snip', 'C 9K Snip'), '12:3 there is no card “9K”'],
    [
      'single quotation marks',
      RECORD.replace('"A"', '‘A’'),
      '4:9 this character is not allowed here: “‘” (U+2018); expected "',
    ],
    [
      'a mark that never closes',
      RECORD.replace('"A"', '“A'),
      '4:9 this character is not allowed here: ““” (U+201C); expected "',
    ],
    [
      'a dash for a card',
      RECORD.replace('C 9D', 'C –'),
      '12:3 this character is not allowed here: “–” (U+2013); expected letters',
    ],
    [
      'a card drawn in one sign',
      RECORD.replace('KS QH', '🂮 QH'),
      '8:4 this character is not allowed here: “🂮” (U+1F0AE)',
    ],
    ['a colon of another script', RECORD.replace('B:', 'B׃'), '9:2 this character is not allowed here: “׃” (U+05C3)'],
    [
      'a sign of control in a title',
      `[Title "a\u001bb"]\n${RECORD}`,
      '1:10 this character is not allowed here: “\\u{1b}” (U+001B)',
    ],
    [
      'no sign at all in a seed',
      `[Seed "a\0"]\n${RECORD}`,
      '1:9 this character is not allowed here: “\\u{0}” (U+0000)',
    ],
    [
      'a turn of the writing in a title',
      `[Title "\u202ea"]\n${RECORD}`,
      '1:9 this character is not allowed here: “\\u{202e}” (U+202E)',
    ],
    [
      'half a sign in a seed',
      `[Seed "a\ud83c"]\n${RECORD}`,
      '1:9 this character is not allowed here: “\\u{d83c}” (U+D83C)',
    ],
    [
      'a sign of control in a comment',
      `${RECORD}{so\n\u0007}`,
      '15:1 this character is not allowed here: “\\u{7}” (U+0007)',
    ],
    [
      'a lost byte',
      RECORD.replace('"A B C"', '"Ren\ufffd B C"'),
      '3:12 this text was not saved as UTF-8 (found U+FFFD)',
    ],
    ['a line left empty in a tag', RECORD.replace('level claim', 'level\n\nclaim'), '5:1 this tag is not closed'],
  ])('with %s is refused at its place', (_, text, told) => {
    expect((play(text) as string[])[0]).toContain(told);
  });

  test('with a title in other signs keeps them', () => {
    const title = 'La donne «\u202fA–E\u202f» “nines”：９Ｓ, 4♥\u00a0;\u200d 👨‍👩‍👧';
    const result = parseRecord(`[Title:fr "${title}"]\n`);
    expect(result.ok && result.value.tags[0]!.value).toBe(title);
  });

  test('of which nothing but the printed form is to be read refuses the rest', () => {
    expect(parseRecord(RECORD, Tokens).ok).toBe(true);
    expect(parseRecord(RECORD.replace(/"(.*)"/g, '“$1”'), Tokens).ok).toBe(false);
  });
});

/** Parts of a printed record: tags, comments, and the words between them. */
const PARTS = /\[(?:[^"\]]|"(?:\\[\s\S]|[^"\\])*")*\]|\{[^}]*\}|;[^\n]*|[^[{;]+/g;
const isTag = (part: string): boolean => part.startsWith('[');
const isComment = (part: string): boolean => /^[{;]/.test(part);
/** A remark behind a semicolon ends with its line, so that it cannot be folded; Snorum prints one for a brace in it. */
const hasRemark = (text: string): boolean => (text.match(PARTS) ?? []).some((part) => part.startsWith(';'));
const inTags = (text: string, change: (tag: string) => string): string =>
  text.replace(PARTS, (part) => (isTag(part) ? change(part) : part));
const inWords = (text: string, change: (words: string) => string): string =>
  text.replace(PARTS, (part) => (isTag(part) || isComment(part) ? part : change(part)));

/** Changes that a text may go through on its way. The second value tells whether it may then be refused. */
const DECORATIONS: readonly [name: string, change: (text: string) => string, mayBeRefused: boolean][] = [
  ['suit signs', (text) => inWords(text, (words) => rewriteCards(words, (rank, suit) => rank + SIGNS[suit])), false],
  [
    'French cards',
    (text) =>
      inWords(text, (words) => rewriteCards(words, (rank, suit) => `${FRENCH[rank] ?? rank}${SIGNS[suit]}\ufe0e`)),
    false,
  ],
  [
    'tens',
    (text) => inWords(text, (words) => rewriteCards(words, (rank, suit) => rank.replace('10', 'T') + suit)),
    false,
  ],
  ['non-breaking blanks', (text) => inWords(text, (words) => words.replaceAll(' ', '\u00a0')), false],
  ['full width', (text) => inWords(text, (words) => words.replace(/[():?]/g, toFullWidth)), false],
  // A value may contain the very marks that now enclose it.
  ['curly marks', (text) => inTags(text, (tag) => tag.replace('"', '“').replaceAll('"', '”')), true],
  ['low marks', (text) => inTags(text, (tag) => tag.replace('"', '„').replaceAll('"', '“')), true],
  [
    'French marks',
    (text) => inTags(text, (tag) => tag.replace(/"((?:\\.|[^"\\])*)"(?=\])/s, '«\u00a0$1\u00a0»')),
    true,
  ],
  ['folds', (text) => (hasRemark(text) ? text : foldLines(text, 76, '\n')), false],
  // A tag may be folded before a bracket in its value, which is then as good as a tag of its own.
  ['narrow folds', (text) => (hasRemark(text) ? text : foldLines(text, 24, ' \n')), false],
  ['quotation', quoteLines, false],
  ['a wiki', (text) => `<nowiki>${text}</nowiki>`, false],
];

/** A record as plain values, without positions; blanks in comments count once, since mailers change them. */
const withoutPlaces = (record: DealRecord): unknown =>
  JSON.parse(
    JSON.stringify(record, (key, value: unknown) => {
      if (key === 'at') return undefined;
      return key === 'comments' ? (value as string[]).map((text) => text.replace(/\s+/g, ' ')) : value;
    }),
  );

describe('any record', () => {
  const decorated = fc.tuple(
    arbitraryRecord,
    fc.uniqueArray(fc.constantFrom(...DECORATIONS), { minLength: 1, maxLength: 3, selector: ([name]) => name }),
  );
  /** Marks may be set once, and what a letter or a wiki puts around a text is put around all of it. */
  const inOrder = (some: typeof DECORATIONS): typeof DECORATIONS => {
    const marks = some.filter(([name]) => name.endsWith('marks')).slice(1);
    const folds = some.filter(([name]) => name.endsWith('folds')).slice(1);
    return DECORATIONS.filter((each) => some.includes(each) && !marks.includes(each) && !folds.includes(each));
  };

  test('printed, then changed on its way, reads back to the same, or is refused', () => {
    let [read, all] = [0, 0];
    fc.assert(
      fc.property(decorated, ([record, some]) => {
        const changes = inOrder(some);
        const text = changes.reduce((changed, [, change]) => change(changed), formatRecord(record));
        const result = parseRecord(text);
        all += 1;
        if (result.ok) {
          read += 1;
          expect(withoutPlaces(result.value)).toEqual(withoutPlaces(record));
        } else if (!changes.some(([, , mayBeRefused]) => mayBeRefused))
          throw new Error(`${formatFaultMessage(result.faults[0]!)}\n${text}`);
      }),
      { seed: 76, numRuns: 2000 },
    );
    // Refusals are for values and comments that hold the signs of the notation themselves.
    expect(read / all).toBeGreaterThan(0.75);
  });

  test('in which a foreign sign is set into a card is refused with the number and the place of the sign', () => {
    const signs = fc.constantFrom(...'–—“”‘’«»…¿№€🂮');
    const places = fc.nat();
    fc.assert(
      fc.property(signs, places, (sign, place) => {
        const cards = [...RECORD.matchAll(/(?<=[A-C]:? |[SHDC] )(?=[\dAJQK]+[SHDC])/g)].map(({ index }) => index);
        const at = cards[place % cards.length]!;
        const text = RECORD.slice(0, at) + sign + RECORD.slice(at);
        const lines = text.slice(0, at).split('\n');
        const number = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
        const [first] = play(text) as string[];
        expect(first).toContain(
          `${lines.length}:${lines.at(-1)!.length + 1} this character is not allowed here: “${sign}” (U+${number})`,
        );
      }),
      { seed: 76, numRuns: 300 },
    );
  });

  test('reads back from UTF-16 with its mark, of either order, as from UTF-8 with and without one', () => {
    fc.assert(
      fc.property(arbitraryRecord, (record) => {
        const text = formatRecord(record);
        const little = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
        for (const bytes of [
          little,
          new Uint8Array(Buffer.from(little).swap16()),
          new TextEncoder().encode(text),
          new TextEncoder().encode(`\ufeff${text}`),
        ])
          expect(decodeRecordText(bytes)).toEqual({ ok: true, value: text });
      }),
      { seed: 16, numRuns: 100 },
    );
  });
});

describe('bytes that are no UTF-8', () => {
  test.each<[string, number[], string]>([
    ['of Latin-1', [...Buffer.from('[Seats "Ren\u00e9 B"]', 'latin1')], '1:12 0xE9'],
    ['on a later line', [...Buffer.from('é\r\né ', 'utf8'), 0x80], '2:3 0x80'],
    ['behind a mark', [0xef, 0xbb, 0xbf, 0x41, 0xff], '1:2 0xFF'],
    ['cut off', [0x41, 0xe2, 0x99], '1:2 0xE2'],
  ])('%s are named with their place', (_, bytes, told) => {
    const result = decodeRecordText(Uint8Array.from(bytes));
    expect(result.ok ? [] : result.faults.map(({ line, column, found }) => `${line}:${column} ${found}`)).toEqual([
      told,
    ]);
  });
});

const book = (game: string, variant?: string) => ({ game: findGame(game)!, variant });

describe('written hands', () => {
  const books = [book('chnif-chnof-chnorum'), book('snip-snap-snorum')];
  const read = (text: string, by = [book('snip-snap-snorum')]): unknown => {
    const result = parseHandsForAuthor(text, by, 3);
    return result.ok
      ? formatHands(listLargestHands(result.value, by))
      : result.faults.map((fault) => `${fault.line}:${fault.column} ${formatFaultMessage(fault)}`);
  };
  const hands = 'A: 4H 7C QS 2D KS\nB: 9S 3D 8H JC 5S\nC: 9H 6C 10D AH 2S\n';

  test.each<[string, string]>([
    ['as the site prints them', 'A: 4♥ 7♣ Q♠ 2♦ K♠\nB: 9♠ 3♦ 8♥ J♣ 5♠\nC: 9♥ 6♣ 10♦ A♥ 2♠\n'],
    ['as the site prints them in French', 'A: 4♥ 7♣ D♠ 2♦ R♠\nB: 9♠ 3♦ 8♥ V♣ 5♠\nC: 9♥ 6♣ 10♦ A♥ 2♠\n'],
    ['without colons', '  A  4♥ 7♣ Q♠ 2♦ K♠\n  B  9♠ 3♦ 8♥ J♣ 5♠\n  C  9♥ 6♣ 10♦ A♥ 2♠\n'],
    ['in brackets', '  A  (4♥ 7♣ Q♠ 2♦ K♠)\n  B  9♠ (3♦ 8♥ J♣ 5♠)\n  C  9♥ (6♣ 10♦ A♥) 2♠\n'],
    ['with letters and without colons', hands.replaceAll(':', '')],
    ['with full-width colons', hands.replaceAll(': ', '：')],
    ['joined', 'A: 4♥7♣Q♠2♦K♠\nB: 9♠3♦8♥J♣5♠\nC: 9♥6♣10♦A♥2♠'],
    [
      'with commas and full stops',
      'A: 4♥, 7♣, Q♠, 2♦, K♠.\nB: 9♠,3♦,8♥,J♣,5♠.\nC: 9♥; 6♣; 10♦; A♥; 2♠'.replaceAll(';', ' ·'),
    ],
    ['with bullets before the lines', hands.replace(/^/gm, '• ')],
    ['quoted in a letter', quoteLines(hands)],
    ['from a wiki', `<nowiki>\n${hands}</nowiki>`],
    [
      'in a whole page of text',
      `\ufeffThe four nines\r\n==============\r\nSnip · 3 players\r\n\r\nFour nines fall.\r\n\r\nDeal 1\r\n------\r\n\r\n  A      (4♥ 7♣ Q♠\r\n         2♦ K♠)\r\n  B      (9♠ 3♦ 8♥ J♣ 5♠)\r\n  C      (9♥ 6♣ 10♦ A♥ 2♠)\r\n\r\nIn brackets: cards supplied by the editors.\r\n\r\n    1  A deals [14,\r\n       17, 19].\r\n`,
    ],
  ])('%s are read', (_, text) => {
    expect(read(text)).toBe(hands);
  });

  test('with a card too few are refused at their line, whatever the signs', () => {
    expect(read('A: 4♥ 7♣ Q♠ 2♦\nB: 9♠ 3♦ 8♥ J♣ 5♠\nC: 9♥ 6♣ 10♦ A♥ 2♠')).toEqual([
      '1:1 the hand of A has 4 cards; expected 5',
    ]);
    expect(read('A: 4♥ 7♣ Q♠ 2♦ 9K\nB: 9♠ 3♦ 8♥ J♣ 5♠\nC: 9♥ 6♣ 10♦ A♥ 2♠')).toEqual([
      '1:16 there is no card “9K”; expected a rank and a suit, as in 9S, 10D, KH',
    ]);
    expect(read('A: 4♥ 7♣ Q♠ 2♦ 9–\nB: 9♠ 3♦ 8♥ J♣ 5♠\nC: 9♥ 6♣ 10♦ A♥ 2♠')).toEqual([
      '1:17 this character is not allowed here: “–” (U+2013); expected letters, figures and the other characters of a keyboard',
    ]);
  });

  test('of any deal read back from suit signs of either language, with or without colons', () => {
    const card = fc.constantFrom<(rank: string, suit: string) => string>(
      (rank, suit) => rank + SIGNS[suit],
      (rank, suit) => (FRENCH[rank] ?? rank) + SIGNS[suit],
      (rank, suit) => `${SIGNS[suit]}${rank}`,
      (rank, suit) => `${rank}${WHITE[suit]}\ufe0e,`,
    );
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...Array(52).keys()], { minLength: 52 }),
        card,
        fc.boolean(),
        (pack, write, bare) => {
          const deal = { seats: 4, dealer: 3, pack };
          const printed = formatHands(listLargestHands(deal, books));
          const text = rewriteCards(bare ? printed.replaceAll(': ', '  ') : printed, write);
          expect(read(text, books)).toBe(printed);
        },
      ),
      { seed: 4, numRuns: 100 },
    );
  });
});

test('the four nines, printed, are what they were', () => {
  expect(play(FOUR_NINES_RECORD)).toEqual({ A: 5, B: 4, C: 3, D: 2, E: 5, pool: 6 });
});
