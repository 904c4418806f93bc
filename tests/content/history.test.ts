/** Tests the timeline and the family tree of the games: written in both languages, and drawn without overlaps. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { historyWords } from '../../src/i18n/history.ts';
import {
  buildLinkCurve,
  getBoxArea,
  getBoxCentre,
  getLineStyle,
  getTreeNode,
  getYearPosition,
  HISTORY_EVENTS,
  LINK_KINDS,
  layOutTimeline,
  TIMELINE_LANES,
  TREE_BOOKS,
  TREE_LINKS,
  TREE_NODES,
  treeBoxSize,
  treeDrawingSize,
} from '../../src/model/history.ts';
import { WITNESS_REGISTER } from '../../src/model/witnesses.ts';
import { listPassages, SOURCE_TEXTS_AVAILABLE } from './held-texts.ts';
import { findEnglishFaults, findFrenchFaults, LANGUAGES, listStrings } from './read.ts';

describe('the events of the history', () => {
  test('begin between 1650 and 1902, each in a lane', () => {
    expect(HISTORY_EVENTS.length).toBeGreaterThan(20);
    for (const { year, until, lane } of HISTORY_EVENTS) {
      expect(year).toBeGreaterThanOrEqual(1650);
      expect(year).toBeLessThanOrEqual(1902);
      if (until !== undefined) expect(until).toBeGreaterThan(year);
      expect(TIMELINE_LANES.map(({ id }) => id)).toContain(lane);
    }
  });

  test('have in their data the years of the stretch that their sentence tells, and “about” where it does', () => {
    let stretches = 0;
    for (const { year, until, about, en, fr } of HISTORY_EVENTS)
      for (const { text } of [en, fr]) {
        const [, circa, first, last] =
          /(about )?(\d{4}) (?:to|à) (\d{4})/u.exec(text.replaceAll(/(\d{4}) environ/gu, 'about $1')) ?? [];
        if (first === undefined) continue;
        stretches++;
        expect([year, until, about], text).toEqual([Number(first), Number(last), circa ? true : undefined]);
      }
    expect(stretches).toBeGreaterThan(1);
  });

  test('include every edition of the site, at the year of its source', () => {
    const named = HISTORY_EVENTS.filter(({ edition }) => edition !== undefined);
    expect(named.length).toBe(GAMES.length);
    for (const { year, edition } of named) expect(edition).toContain(`-${year}/`);
    expect(TREE_NODES.flatMap(({ edition }) => edition ?? []).sort()).toEqual(
      named.map(({ edition }) => edition!).sort(),
    );
  });

  test.each(LANGUAGES)('are well typeset in %s', (language) => {
    const faults = language === 'fr' ? findFrenchFaults : findEnglishFaults;
    const said = [
      ...HISTORY_EVENTS.flatMap((event) => [event[language].text, event[language].short]),
      ...TREE_NODES.map((kin) => kin[language]),
      ...listStrings(historyWords(language)).map(({ string }) => string),
    ];
    expect(said.flatMap((text) => faults(text))).toEqual([]);
    for (const event of HISTORY_EVENTS) expect(event[language].text).toMatch(/\.$/u);
  });
});

test('every event names the texts of the register from which it is known', () => {
  const sigla = new Set(WITNESS_REGISTER.map(({ siglum }) => siglum));
  for (const { en, sigla: named } of HISTORY_EVENTS) {
    expect(named.length, en.short).toBeGreaterThan(0);
    for (const siglum of named) expect(sigla, en.short).toContain(siglum);
  }
});

test('an event is from the text where an old text of it was read, and at second hand where none was', () => {
  for (const { en, known, sigla } of HISTORY_EVENTS) {
    const read = WITNESS_REGISTER.filter(
      ({ siglum, kind, seen }) =>
        sigla.includes(siglum) &&
        ['primary', 'copy', 'scan', 'period'].includes(kind) &&
        ['whole', 'part', 'noted'].includes(seen),
    );
    expect(known, en.short).toBe(read.length > 0 ? 'seen' : 'reported');
  }
});

test.skipIf(!SOURCE_TEXTS_AVAILABLE)('the paper is said to do as at the comet as often as it says so', () => {
  const text = listPassages().find(([where]) => where === 'AC60-L 42')![1];
  const times = text.match(/comme à la comète/gu)!.length;
  const link = TREE_LINKS.find(({ from, to }) => from === 'comete' && to === 'nain')!;
  expect(link.en.text).toContain(`of ${['no', 'one', 'two', 'three', 'four'][times]} things it says`);
  expect(link.fr.text).toContain(`de ${['aucune', 'une', 'deux', 'trois', 'quatre'][times]} choses qu’on les fait`);
  expect(text).toContain("a le privilège, comme l'avait la comète");
  for (const { text: said } of [link.en, link.fr]) expect(said).toMatch(/privil[eè]ge (that the comet had|qu’avait)/u);
});

describe.each(LANGUAGES)('the drawn time line, %s', (language) => {
  const { lanes, width, height } = layOutTimeline(language);

  test('shows every event once, within its lane and the drawing', () => {
    expect(lanes.flatMap(({ placed }) => placed).length).toBe(HISTORY_EVENTS.length);
    for (const { from, to, placed } of lanes)
      for (const { event, x, y } of placed) {
        expect(y).toBeGreaterThan(from);
        expect(y).toBeLessThan(to);
        expect(Math.max(x, getYearPosition(event.until ?? event.year))).toBeLessThan(width);
      }
    expect(lanes.at(-1)!.to).toBeLessThan(height);
  });

  test('overlaps no two labels', () => {
    // Wider than the letters, so that labels keep a distance.
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
  test('keeps all boxes apart and within the drawing', () => {
    for (const one of TREE_NODES)
      for (const other of TREE_NODES)
        if (one !== other && one.row === other.row)
          expect(Math.abs(getBoxCentre(one).x - getBoxCentre(other).x), `${one.id}, ${other.id}`).toBeGreaterThan(
            treeBoxSize.width + 10,
          );
    for (const kin of TREE_NODES) {
      const { x, y } = getBoxCentre(kin);
      expect(x + treeBoxSize.width / 2).toBeLessThan(treeDrawingSize.width);
      expect(y + treeBoxSize.height / 2).toBeLessThan(treeDrawingSize.height);
    }
  });

  /** Samples points of the curve that draws a link, from its path `M… C…`. */
  const pointsOf = (link: (typeof TREE_LINKS)[number]) => {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = buildLinkCurve(link)
      .match(/-?[\d.]+/g)!
      .map(Number) as [number, ...number[]];
    const at = (t: number, [a, b, c, d]: readonly number[]) =>
      (1 - t) ** 3 * a! + 3 * (1 - t) ** 2 * t * b! + 3 * (1 - t) * t ** 2 * c! + t ** 3 * d!;
    return Array.from({ length: 201 }, (_, i) => ({
      x: at(i / 200, [x0, x1!, x2!, x3!]),
      y: at(i / 200, [y0!, y1!, y2!, y3!]),
    }));
  };

  test('leads no line through a box it does not join', () => {
    const through = TREE_LINKS.flatMap((link) =>
      TREE_NODES.filter(({ id }) => id !== link.from && id !== link.to).flatMap((kin) => {
        const { x, y, width, height } = getBoxArea(kin);
        const covers = (point: { x: number; y: number }) =>
          Math.abs(point.x - x) < width / 2 + 3 && Math.abs(point.y - y) < height / 2 + 3;
        return pointsOf(link).some(covers) ? [`${link.from} → ${link.to} through ${kin.id}`] : [];
      }),
    );
    expect(through).toEqual([]);
  });

  test('draws the frame of a book around its contents and nothing else', () => {
    expect(TREE_BOOKS.length).toBeGreaterThan(0);
    for (const book of TREE_BOOKS) {
      const { x, y, width, height } = getBoxArea(book);
      const within = TREE_NODES.filter((kin) => {
        const own = getBoxArea(kin);
        return Math.abs(own.x - x) < (width + own.width) / 2 && Math.abs(own.y - y) < (height + own.height) / 2;
      });
      expect(within.map(({ id }) => id).sort()).toEqual([...book.holds].sort());
      expect(new Set(book.holds.map((id) => getTreeNode(id).year))).toEqual(new Set([book.year]));
    }
  });

  test('links every text and game, from the older to the younger', () => {
    const linked = new Set(TREE_LINKS.flatMap(({ from, to }) => [from, to]));
    expect(TREE_NODES.map(({ id }) => id).filter((id) => !linked.has(id))).toEqual([]);
    for (const { from, to } of TREE_LINKS) {
      const [before, after] = [getTreeNode(from), getTreeNode(to)].map(({ year }) => Number.parseInt(year, 10));
      if (before && after) expect(after, `${from} → ${to}`).toBeGreaterThanOrEqual(before);
    }
  });

  test('has a kind, a witness and a sentence for every line, in both languages', () => {
    const sigla = new Set(WITNESS_REGISTER.map(({ siglum }) => siglum));
    for (const { from, to, kind, sigla: named, ...said } of TREE_LINKS) {
      const where = `${from} → ${to}`;
      expect(LINK_KINDS, where).toContain(kind);
      for (const language of LANGUAGES) {
        expect(said[language].text, where).toMatch(/^.{20,}\.$/u);
        for (const siglum of said[language].witness.match(/\b[A-Z][A-Z0-9]+\d*-[A-Z]+\b/gu) ?? [])
          expect(sigla, `${where}: ${siglum}`).toContain(siglum);
        expect((language === 'fr' ? findFrenchFaults : findEnglishFaults)(said[language].text), where).toEqual([]);
      }
      expect(named.length, where).toBeGreaterThan(0);
      for (const siglum of named) expect(sigla, where).toContain(siglum);
    }
  });

  test('lets the later text say so only where that text was read, and claims no descent where no earlier rules were', () => {
    const unread = ['schnip', 'snip-england', 'pope', 'long', 'malilla'];
    for (const { from, to, kind, sigla } of TREE_LINKS) {
      if (unread.includes(from)) expect(['likeness', 'reported'], `${from} → ${to}`).toContain(kind);
      if (kind !== 'book') continue;
      const read = WITNESS_REGISTER.filter(
        ({ siglum, seen }) => sigla.includes(siglum) && (seen === 'whole' || seen === 'part'),
      );
      expect(read.length, `${from} → ${to}`).toBeGreaterThan(0);
    }
    const link = (from: string, to: string) => TREE_LINKS.find((each) => each.from === from && each.to === to);
    expect(link('nain', 'foster')?.kind).toBe('likeness');
    expect(link('snip', 'jig')?.kind).toBe('name');
    expect(
      TREE_LINKS.filter(({ en }) => /little or nothing in common|only in name/iu.test(en.text)).map(({ kind }) => kind),
    ).toEqual(['name']);
    expect(link('pope', 'foster')).toBeUndefined();
    // A link that its sentence calls an inference is drawn and named as one, and no other is.
    const inferred = TREE_LINKS.filter(({ en, fr }) => /inference/u.test(en.text) && /inféré/u.test(fr.text));
    expect(inferred).toEqual(TREE_LINKS.filter(({ kind }) => kind === 'inferred'));
    expect(inferred.map(getLineStyle)).toEqual(['kin']);
    expect(link('pope-1891', 'spin')?.en.text).toContain('offshoot');
    expect(link('pope-1891', 'newmarket')?.en.text).toContain('variation');
  });
});
