import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#engine/random.ts';
import { FontFile } from '../../src/pictures/face.ts';
import { RUNS_ALL_INSTANCES, selectInstances, takeFirst } from '../instances.ts';
import { pressRandomMove, startGameOnPage, waitForTurn } from './at-play.ts';
import { openPage } from './browser.ts';
import { startTracing } from './traced.ts';

/** Returns the median. */
const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/** The tables that take the most work to draw; `bench/steps.ts` measures the duration of their steps. */
const HEAVIEST = selectInstances(
  [
    '/en/examples/chnif-twelve-players/',
    '/fr/sources/boussac-1896/manille/',
    '/en/examples/game-by-the-letter/',
    '/fr/examples/three-faults-one-rubber/',
  ],
  // A table beside a text.
  (all) => all.slice(1, 2),
);
/** Most steps taken in each direction. */
const MOST = RUNS_ALL_INSTANCES ? 15 : 5;

const FACE = new FontFile(
  readFileSync(
    createRequire(import.meta.url).resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff'),
  ),
);
/**
 * True if the font of the site has the letter. Spaces count too, since they draw nothing and may come from another
 * font.
 */
const isOfFace = (letter: string): boolean => {
  try {
    return /\s/.test(letter) || FACE.set(letter).length === 1;
  } catch {
    return false;
  }
};

/** Opens a hydrated table at its first step, after all animations have ended. */
const hydratedTable = async (
  path: string,
  reducedMotion: boolean,
  width?: number,
): Promise<{ page: Page; steps: number }> => {
  const page = await openPage({ path, reducedMotion, ...(width && { width }) });
  await page.locator('.pane-cloth').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.steps > :nth-child(2)[aria-current]').waitFor({ state: 'attached' });
  await page.keyboard.press('Home');
  await page.locator('.steps > :first-child[aria-current]').waitFor({ state: 'attached' });
  // By time: animations driven by scrolling are ignored.
  await page.waitForFunction(() => document.getAnimations().every(({ timeline }) => timeline !== document.timeline));
  // The address is written when the table rests, and then the browser requests the icon again.
  if (path.includes('/examples/')) await expect.poll(() => new URL(page.url()).hash).toBe('#step-1');
  await page.waitForTimeout(500);
  return { page, steps: Math.min(MOST, (await page.locator('.steps > li').count()) - 1) };
};

/** Goes some steps forward and back; each step is painted, and then `seen` is called. */
const goThrough = async (page: Page, steps: number, seen: () => Promise<void> = async () => {}): Promise<void> => {
  for (const key of ['ArrowRight', 'ArrowLeft'])
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await seen();
    }
};

describe.each(HEAVIEST)('the table of %s', (path) => {
  // Files a table fetches are compiled as they arrive; a few functions belong to the scripts of the page itself.
  test('has its first step compiled beforehand', async () => {
    const page = await openPage({ path, reducedMotion: true });
    await page.locator('.pane-cloth').first().focus();
    // Preact stores its tree at the root of a table.
    await page.waitForFunction(() => Object.hasOwn(document.querySelector('.example-root:has(.pane-cloth)')!, '__k'));
    const traced = await startTracing(page, 'devtools.timeline', 'disabled-by-default-v8.compile');
    await page.keyboard.press('ArrowRight');
    await page.locator('.steps > :nth-child(2)[aria-current]').waitFor({ state: 'attached' });
    const events = await traced();
    const key = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')!;
    const compiled = events.filter(({ name }) => name === 'V8.CompileCode');
    // The function that requests the step is compiled on call: the compilation is traced.
    expect(compiled.length).toBeGreaterThan(0);
    expect(compiled.filter(({ ts }) => ts >= key.ts && ts < key.ts + key.dur!).length).toBeLessThanOrEqual(4);
  });

  // Layout in advance, for the next steps, waits for an idle browser.
  test('lays each step out once', async () => {
    const { page, steps } = await hydratedTable(path, true);
    const traced = await startTracing(page, 'devtools.timeline');
    await goThrough(page, steps);
    const events = (await traced()).filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts);
    const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
    expect(keys.length).toBe(2 * steps);
    const layouts = keys.map((key, i) => {
      const own = events.filter(
        ({ pid, tid, ts }) => pid === key.pid && tid === key.tid && ts >= key.ts && ts < (keys[i + 1]?.ts ?? Infinity),
      );
      const atRest = own.findIndex(({ name }) => name === 'FireIdleCallback');
      return own.slice(0, atRest < 0 ? undefined : atRest).filter(({ name }) => name === 'Layout').length;
    });
    expect(layouts).toEqual(layouts.map(() => 1));
  });

  // Preact rewrites a numeric nought and an empty text at each render.
  test('writes nothing that stands there already', async () => {
    const { page, steps } = await hydratedTable(path, true);
    const written = await page.evaluateHandle(() => {
      const all = { changes: 0, again: [] as string[] };
      const named = (node: Node | null) => (node as Element | null)?.outerHTML.slice(0, 80) ?? '';
      new MutationObserver((changes) => {
        all.changes += changes.length;
        for (const { type, target, oldValue, attributeName } of changes) {
          if (type === 'characterData' && (target as Text).data === oldValue)
            all.again.push(`“${oldValue}” in ${named(target.parentElement)}`);
          // A sheet is shown for a moment, to be laid out, and hidden again.
          if (attributeName === 'style' && (target as Element).matches('.pane-cloth > .ahead')) continue;
          if (type === 'attributes' && (target as Element).getAttribute(attributeName!) === oldValue)
            all.again.push(`${attributeName} of ${named(target)}`);
        }
      }).observe(document, {
        subtree: true,
        childList: true,
        attributeOldValue: true,
        characterDataOldValue: true,
      });
      return all;
    });
    await goThrough(page, steps);
    const { changes, again } = await written.jsonValue();
    expect(changes).toBeGreaterThan(20 * steps);
    expect(again).toEqual([]);
  });

  // Any other letter makes the browser search the device’s fonts in the middle of the step.
  test('shows no letter missing from the book’s font', async () => {
    const { page, steps } = await hydratedTable(path, true);
    const letters = new Set<string>();
    await goThrough(page, steps, async () => {
      for (const part of ['.pane-cloth', '.table-foot'])
        for (const letter of await page.locator(part).first().innerText()) letters.add(letter);
    });
    expect(letters.size).toBeGreaterThan(20);
    expect([...letters].filter((letter) => !isOfFace(letter))).toEqual([]);
  });

  test('requests nothing, and names in its address only the step it rests on', async () => {
    const { page, steps } = await hydratedTable(path, true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => {
      const { replaceState } = history;
      history.replaceState = (...all) => {
        document.documentElement.dataset['named'] = `${document.documentElement.dataset['named'] ?? ''} ${all[2]}`;
        replaceState.apply(history, all);
      };
    });
    // Fast stepping: only the last step stays visible. Each is drawn in the microtasks after its key.
    await page.evaluate(async (times) => {
      for (let i = 0; i < times; i++) {
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
      }
    }, steps);
    expect(await page.locator('.steps > li').evaluateAll((all) => all.findIndex((li) => li.ariaCurrent))).toBe(steps);
    const last = path.includes('/examples/') ? `#step-${steps + 1}` : '';
    await expect.poll(() => new URL(page.url()).hash).toBe(last);
    expect(await page.evaluate(() => document.documentElement.dataset['named'] ?? '')).toBe(last && ` ${last}`);
    // The browser itself requests the icon again where the address has changed.
    expect(asked.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  test('animates only what the compositor can animate alone', async () => {
    const { page, steps } = await hydratedTable(path, false);
    const moved = new Set<string>();
    await goThrough(page, Math.min(steps, 6), async () => {
      for (const name of await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
          .flatMap((frame) => Object.keys(frame)),
      ))
        moved.add(name);
    });
    for (const said of ['offset', 'computedOffset', 'easing', 'composite']) moved.delete(said);
    expect([...moved].filter((name) => name !== 'opacity')).toEqual(['transform']);
  });
});

/**
 * Examples with payments: with the hands beside the players’ counters or under them, and with the seats in a row or
 * side by side.
 */
describe.each(
  selectInstances(['chnif-back-by-chnorum', 'accidental-hoc', 'lindor-without-nine', 'chnif-twelve-players'], (all) =>
    all.slice(0, 1),
  ),
)('the cloth of %s', (name) => {
  test.each(selectInstances([360, 1280], takeFirst))('moves no hand for a payment, at %i pixels', async (width) => {
    const { page, steps } = await hydratedTable(`/en/examples/${name}/`, true, width);
    const places = new Map<string, Set<string>>();
    let paid = 0;
    await goThrough(page, steps, async () => {
      const shown = await page.locator('.pane-cloth > :not(.ahead) .seat').evaluateAll((seats) =>
        seats.map((seat) => {
          const [whole, cards] = [seat, seat.querySelector('.seat-cards')!].map((box) => box.getBoundingClientRect());
          const from = [cards!.left - whole!.left, cards!.top - whole!.top].map(Math.round);
          // A seat is as wide as its hand.
          const held = seat.querySelectorAll('.fan .card').length;
          return { from: `${from}`, holds: held, pays: seat.querySelector('.change') !== null };
        }),
      );
      for (const [seat, { from, holds }] of shown.entries()) {
        const held = `${seat} with ${holds}`;
        places.set(held, (places.get(held) ?? new Set()).add(from));
      }
      paid += shown.filter(({ pays }) => pays).length;
    });
    expect(paid).toBeGreaterThan(0);
    expect([...places].filter(([, of]) => of.size > 1).map(([seat, of]) => `seat ${seat}: ${[...of]}`)).toEqual([]);
  });
});

/**
 * Most elements, of about a thousand, whose style the browser may compute again. A CSS rule that depends on distant
 * ancestors would restyle all, twice.
 */
const MOST_STYLED = 300;

test.each(selectInstances(['cassino', 'pope-joan'], takeFirst))(
  'a card played at %s restyles few elements',
  async (game) => {
    const page = await startGameOnPage({ game, seed: 'styles' }, { width: 360, height: 740, reducedMotion: true });
    const random = createRandom('styles');
    const styled: number[] = [];
    for (let played = 0; played < 4 && (await waitForTurn(page)) === 'move'; played++) {
      const traced = await startTracing(page, 'devtools.timeline');
      await pressRandomMove(page, random);
      await waitForTurn(page);
      const each = (await traced()).filter(({ name }) => name === 'UpdateLayoutTree');
      expect(each.length).toBeGreaterThan(0);
      styled.push(Math.max(...each.map(({ args }) => args.elementCount ?? 0)));
    }
    expect(styled.length).toBeGreaterThan(0);
    expect(await page.locator('*').count()).toBeGreaterThan(MOST_STYLED * 2);
    // Elements that appear at the end of a deal are styled for the first time.
    expect(middle(styled), styled.join(' ')).toBeLessThan(MOST_STYLED);
  },
);
