import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { findTag } from '#engine/record/record.ts';
import { type Replay, replay } from '#engine/record/replay.ts';
import { findWholeDealExample } from '../../src/model/examples.ts';

const folder = new URL('../../content/examples/', import.meta.url);
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.deal'))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

const played = (text: string): Replay => {
  const result = replay(text, GAMES);
  if (!result.ok) throw new Error(result.faults.map(formatFaultMessage).join('\n'));
  return result.value;
};

describe.each(examples)('the example $file', ({ file, text }) => {
  test('reaches every account it expects', () => {
    const { record, accounts } = played(text);
    const expected = findTag(record.tags, 'Expect')!.value.split(/\s+/);
    expect(accounts.filter((account) => !expected.includes(account))).toEqual([]);
  });

  test('is refused when one expected counter is changed', () => {
    const changed = text.replace(/(\[Expect "\S+ )(-?\d+)/, (_, head, counters) => head + (Number(counters) + 1));
    expect(changed).not.toBe(text);
    const result = replay(changed, GAMES);
    expect(result.ok ? [] : result.faults.map(({ code }) => code)).toEqual(['wrong-balance']);
  });

  test('has a title and an introduction in both languages, and names all its readings', () => {
    const { record, readings } = played(text);
    for (const lang of ['en', 'fr'])
      for (const name of ['Title', 'Intro'])
        expect(findTag(record.tags, name, lang)?.value, `${name}:${lang}`).toBeTruthy();
    const named = findTag(record.tags, 'Readings')!
      .value.split(/\s+/)
      .map((pair) => pair.split('=')[0]);
    expect(new Set(named)).toEqual(new Set(Object.keys(readings)));
  });

  test('names articles of its own game and cites those it was made to show', () => {
    const { record, game, steps } = played(text);
    const { articles } = findGame(game)!;
    const cited = new Set(steps.flatMap(({ events }) => events.map(({ cite }) => cite)));
    for (const id of findTag(record.tags, 'Articles')!.value.split(/\s+/)) {
      expect(articles).toHaveProperty([id]);
      if (articles[id]!.carried === 'played') expect([file, id, cited.has(id)]).toEqual([file, id, true]);
    }
  });
});

test('the examples of each game are numbered without gaps', () => {
  const places = new Map<string, number[]>();
  for (const { text } of examples) {
    const { record, game } = played(text);
    places.set(game, [...(places.get(game) ?? []), Number(findTag(record.tags, 'Place')?.value)]);
  }
  for (const [game, found] of places)
    expect([game, ...found.sort((a, b) => a - b)]).toEqual([game, ...found.keys().map((i) => i + 1)]);
});

test('there are at least forty examples: four per game, one per variation', () => {
  expect(examples.length).toBeGreaterThanOrEqual(40);
  const shown = examples.map(({ text }) => played(text));
  const few = GAMES.filter(({ id }) => shown.filter(({ game }) => game === id).length < 4).map(({ id }) => id);
  expect(few).toEqual([]);
  const missing = GAMES.flatMap(({ id, variants = [] }) =>
    variants.filter((variant) => !shown.some((each) => each.game === id && each.variant === variant)),
  );
  expect(missing).toEqual([]);
});

test('each example has its own place among those of its game', () => {
  for (const { id } of GAMES) {
    const places = examples.flatMap(({ text }) => {
      const { game, record } = played(text);
      return game === id ? [Number(findTag(record.tags, 'Place')?.value)] : [];
    });
    expect([id, ...places.sort((a, b) => a - b)]).toEqual([id, ...places.map((_, i) => i + 1)]);
  }
});

test('every article that tells a worked example has its example record', () => {
  const shown = new Set(
    examples.flatMap(({ text }) => findTag(played(text).record.tags, 'Articles')!.value.split(/\s+/)),
  );
  const told = GAMES.flatMap(({ articles }) =>
    Object.entries(articles).filter(([, { carried }]) => carried === 'example'),
  );
  expect(told.map(([id]) => id).filter((id) => !shown.has(id))).toEqual([]);
  expect(told.length).toBeGreaterThan(0);
});

test.each([
  ['snip-snap-snorum', 'game-for-two', { seats: 2, seed: 'two-180' }],
  ['chnif-chnof-chnorum', 'chnif-two-deals', { seats: 6, seed: 'six-2846', readings: { stake: '2' } }],
  ['chat-qui-dort', 'cat-whole-game', { seats: 5, seed: 'cat-224', readings: { stake: '2' } }],
  ['jig', 'jig-for-three', { seats: 3, seed: 'jig-6263' }],
  ['cassino', 'game-by-the-letter', { seats: 2, seed: 'cassino-64', readings: { capture: 'strict' } }],
] as const)('%s: the record %s matches the deal of its seed', (game, name, asked) => {
  const { record } = played(examples.find(({ file }) => file.endsWith(`${name}.deal`))!.text);
  const made = createDealRecord(findGame(game)!, { ...asked, play: 'random', deals: 9 });
  const moves = (text: string) => text.slice(text.indexOf('[Deal')).replace(/ (Sn|Chn|Hi|Jig)[\w-]*/g, '');
  expect(moves(formatRecord(record))).toBe(made.ok && moves(formatRecord(made.value)));
});

test('the hands of the closing account of 1760 equal those of 1792', () => {
  const hands = (name: string) =>
    played(examples.find(({ file }) => file.endsWith(name))!.text).record.deals[0]!.hands.map(({ seat, cards }) => [
      seat,
      ...cards.map(({ card }) => card),
    ]);
  expect(hands('same-hands-as-1760.deal')).toEqual(hands('nain-left-in-hand.deal'));
});

test('an opéra is reported where one is made, and nowhere else', () => {
  const told = examples
    .filter(({ text }) => played(text).steps.some(({ events }) => events.some(({ type }) => type === 'made-opera')))
    .map(({ file }) => file.replace(/^.*[\\/]|\.deal$/g, ''));
  expect(told.sort()).toEqual(['lindor-opera', 'nain-opera']);
});

test('every playable game has an example of a whole deal', () => {
  for (const { id } of GAMES) expect([id, findWholeDealExample(id) !== undefined]).toEqual([id, true]);
});
