/** The time line and the genealogy: told in both languages, and laid out so that nothing covers anything. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { historyWords } from '../../src/i18n/history.ts';
import { box, boxAt, EVENTS, kinOf, LANES, LINKS, layLine, TREE, treeSize } from '../../src/model/history.ts';
import { englishFaults, frenchFaults, LANGUAGES, stringsOf } from './read.ts';

describe('the events', () => {
  test('stand between 1650 and 1902, each in a lane', () => {
    expect(EVENTS.length).toBeGreaterThan(20);
    for (const { year, until, lane } of EVENTS) {
      expect(year).toBeGreaterThanOrEqual(1650);
      expect(until ?? year).toBeLessThanOrEqual(1902);
      expect(LANES.map(({ id }) => id)).toContain(lane);
    }
  });

  test('name every edition of the site, at the year of its source', () => {
    const named = EVENTS.filter(({ edition }) => edition !== undefined);
    expect(named.length).toBe(GAMES.length);
    for (const { year, edition } of named) expect(edition).toContain(`-${year}/`);
    expect(TREE.flatMap(({ edition }) => edition ?? []).sort()).toEqual(named.map(({ edition }) => edition!).sort());
  });

  test.each(LANGUAGES)('are well set in %s', (language) => {
    const faults = language === 'fr' ? frenchFaults : englishFaults;
    const said = [
      ...EVENTS.flatMap((event) => [event[language].text, event[language].short]),
      ...TREE.map((kin) => kin[language]),
      ...stringsOf(historyWords(language)).map(({ string }) => string),
    ];
    expect(said.flatMap((text) => faults(text))).toEqual([]);
    for (const event of EVENTS) expect(event[language].text).toMatch(/\.$/u);
  });
});

describe.each(LANGUAGES)('the drawn time line, %s', (language) => {
  const { lanes, width, height } = layLine(language);

  test('has every event once, within its lane and the drawing', () => {
    expect(lanes.flatMap(({ placed }) => placed).length).toBe(EVENTS.length);
    for (const { from, to, placed } of lanes)
      for (const { x, y } of placed) {
        expect(y).toBeGreaterThan(from);
        expect(y).toBeLessThan(to);
        expect(x).toBeLessThan(width);
      }
    expect(lanes.at(-1)!.to).toBeLessThan(height);
  });

  test('sets no label upon another', () => {
    // Wider than the letters are: the labels keep clear of each other by what is left.
    const spanOf = ({ event, x, labelX, toLeft }: (typeof lanes)[number]['placed'][number]) => {
      const length = (event[language].short.length + 5) * 7.2;
      return toLeft ? [labelX - length, x + 5] : [x - 5, labelX + length];
    };
    for (const { placed } of lanes)
      for (const one of placed)
        for (const other of placed) {
          if (one === other || one.y !== other.y) continue;
          const [a, b] = [spanOf(one), spanOf(other)];
          expect(a[1]! < b[0]! || b[1]! < a[0]!, `${one.event[language].short}, ${other.event[language].short}`).toBe(
            true,
          );
        }
  });
});

describe('the genealogy', () => {
  test('sets every box apart, within the drawing', () => {
    for (const one of TREE)
      for (const other of TREE)
        if (one !== other && one.row === other.row)
          expect(Math.abs(boxAt(one).x - boxAt(other).x), `${one.id}, ${other.id}`).toBeGreaterThan(box.width + 10);
    for (const kin of TREE) {
      const { x, y } = boxAt(kin);
      expect(x + box.width / 2).toBeLessThan(treeSize.width);
      expect(y + box.height / 2).toBeLessThan(treeSize.height);
    }
  });

  test('leaves no text or game without a link, and leads from the older to the younger', () => {
    const linked = new Set(LINKS.flatMap(({ from, to }) => [from, to]));
    expect(TREE.map(({ id }) => id).filter((id) => !linked.has(id))).toEqual([]);
    for (const { from, to } of LINKS) {
      const [before, after] = [kinOf(from), kinOf(to)].map(({ year }) => Number.parseInt(year, 10));
      if (before && after) expect(after, `${from} → ${to}`).toBeGreaterThanOrEqual(before);
    }
  });
});
