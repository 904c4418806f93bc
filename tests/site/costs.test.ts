/** Tests the points that each card of a deal of La Manille cost its player, as the reader requests them at a table. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCard } from '#engine/cards.ts';
import { CARD_TO_MANILLE } from '#engine/games/manille/cards.ts';
import { evaluateCoup } from '#engine/games/manille/double-dummy/costs.ts';
import { readings } from '#engine/games/manille/readings.ts';
import { GAMES } from '#engine/games.ts';
import { completePractices } from '#engine/readings.ts';
import { replay } from '#engine/record/replay.ts';
import { openPage } from './browser.ts';

const ID = 'thirty-four-each';
const LABELS = { en: 'What each card cost', fr: 'Ce qu’a coûté chaque carte' } as const;

/** Computes the costs with the engine, for the example’s only deal. */
const found = () => {
  const record = readFileSync(new URL(`../../content/examples/manille/${ID}.deal`, import.meta.url), 'utf8');
  const played = replay(record, GAMES);
  if (!played.ok) throw new Error('not playable');
  const { steps, seats } = played.value;
  const events = steps.flatMap((step) => step.events);
  const turned = events.find(({ type }) => type === 'turned-up')!;
  const ranked = (card: string) => CARD_TO_MANILLE[parseCard(card)!]!;
  const laid = events.filter(({ type }) => type === 'led' || type === 'followed').map(({ card }) => ranked(card!));
  const held = [0, 0, 0, 0];
  // In a complete coup every card was laid by somebody.
  for (const { type, seat, card } of events)
    if (type === 'led' || type === 'followed') held[seats.indexOf(seat!)]! |= 1 << ranked(card!);
  const dealer = seats.indexOf(turned.seat!);
  return evaluateCoup(
    { dealer, turnUp: ranked(turned.card!), held, cards: laid },
    completePractices(readings, played.value.readings),
  );
};

describe('the cards of a coup', () => {
  test.each(['en', 'fr'] as const)('are evaluated on request at La Manille, in %s', async (lang) => {
    const { costs, fair, made } = found();
    const page = await openPage({ path: `/${lang}/examples/${ID}/` });
    const tail = page.locator('.table-tail');
    const button = tail.getByRole('button', { name: LABELS[lang] });
    expect(await button.count()).toBe(0);
    await page.locator('.pane-cloth').focus();
    await page.keyboard.press('End');
    await button.click();
    await tail.locator('.costs p').first().waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    const whole = await tail.locator('.costs').innerText();
    expect(whole).toContain(` ${fair[0]} `);
    if (made[0] !== fair[0]) expect(whole).toContain(` ${made[0]}.`);
    // Every mark is explained in words, under the step that laid the card.
    const steps = page.locator('.steps > li:has(.cost)');
    const dear = costs.flatMap(({ points }, i) => (points > 0 ? [{ points, i }] : []));
    expect(dear.length).toBeGreaterThan(0);
    expect(await steps.locator('.cost b').allTextContents()).toEqual(dear.map(({ points }) => `−${points}`));
    expect(await steps.locator('.step-number').allTextContents()).toEqual(
      dear.map(({ i }) => expect.stringMatching(` ${i + 2}$`)),
    );
    for (const told of await steps.locator('.cost > span').allTextContents()) expect(told.length).toBeGreaterThan(20);
    // And beside the cloth, when the table shows the step.
    await page.evaluate((step) => {
      location.hash = `#step-${step}`;
    }, dear.at(-1)!.i + 2);
    await expect.poll(() => tail.locator('.cost b').allTextContents()).toEqual([`−${dear.at(-1)!.points}`]);
    await page.keyboard.press('End');
    await button.click();
    await expect.poll(() => page.locator('.cost, .costs p').count()).toBe(0);
  });

  test('are evaluated at no other game', async () => {
    const page = await openPage({ path: '/en/examples/peel-four-nines/' });
    await page.locator('.pane-cloth').focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('.table-say').innerText()).toMatch(/^Step (\d+) of \1/);
    expect(await page.locator('.costs').count()).toBe(0);
  });
});
