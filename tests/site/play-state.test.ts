import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { formatCard, parseCard } from '#engine/cards.ts';
import { formatMove, type Move } from '#engine/game.ts';
import { findGame } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { describeMove } from '../../src/narration/moves.ts';
import { startGame } from '../engine/sat-down.ts';
import { RUNS_ALL_INSTANCES, selectInstances, takeFirst } from '../instances.ts';
import {
  createPeople,
  type GameSetup,
  listFaceUpCards,
  pressCard,
  readGameRecord,
  startGameOnPage,
  unseal,
  waitForTurn,
} from './at-play.ts';
import { builtPages } from './dist.ts';

const SEED = 'snorum';

/** Starts with the engine the same game as on the page, and deals its first deal. */
function startBeside({ game, chairs = [], variant, readings = {}, seed = SEED }: GameSetup): LiveGame {
  const live = startGame(findGame(game)!, { seats: chairs.length, seed, variant, readings });
  live.deal(createRandom(seed));
  return live;
}

/** Makes the same move on the page with clicks, after the device is handed over if necessary. */
async function makeOn(page: Page, live: LiveGame, move: Move, lang: 'en' | 'fr' = 'en'): Promise<void> {
  const written = formatMove(live.table, move);
  const card = parseCard(written.split(' ')[0]!);
  if ((await waitForTurn(page)) === 'reveal') await page.locator('.tray-reveal').click();
  if (card === undefined)
    await page
      .locator('.tray-others')
      .getByRole('button', { name: describeMove(written, lang) })
      .click();
  else {
    await page.locator(`.tray-cards button:has([data-card="${formatCard(card)}"])`).click();
    const asked = page.locator('.tray-asked').getByRole('button', { name: describeMove(written, lang), exact: true });
    if (await asked.count()) await asked.click();
  }
}

/** Plays a number of moves both on the page and with the engine, each time the first legal one. */
async function playBoth(page: Page, live: LiveGame, moves: number, lang?: 'en' | 'fr'): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const [move] = live.legal();
    if (move === undefined) throw new Error('the deal is over too soon');
    await makeOn(page, live, move, lang);
    live.play(move);
  }
  await waitForTurn(page);
}

/**
 * Plays moves until the seat to play has a card that it may not lay, forty at most; returns the number of moves, the
 * card and the article that refuses it.
 */
function refusedIn(live: LiveGame, punished: boolean): { before: number; card: number; cite: string } {
  for (let before = 0; before < 40; before++) {
    const { toMove } = live.table;
    if (toMove < 0) break;
    for (const card of live.observe(toMove).hand) {
      if (live.legal().some((move) => parseCard(formatMove(live.table, move).split(' ')[0]!) === card)) continue;
      const refusal = live.table.getRefusal(toMove, card);
      if (refusal?.cite && (refusal.misplay === true) === punished) return { before, card, cite: refusal.cite };
    }
    const [first] = live.legal();
    if (first === undefined) break;
    live.play(first);
  }
  throw new Error('no card is refused');
}

/** Plays up to the refused card both on the page and with the engine, and presses the card on the page. */
async function tryRefused(sitting: GameSetup, punished: boolean) {
  const live = startBeside(sitting);
  const { before, card, cite } = refusedIn(startBeside(sitting), punished);
  const page = await startGameOnPage({ ...sitting, seed: SEED });
  await playBoth(page, live, before, sitting.lang);
  if ((await waitForTurn(page)) === 'reveal') await page.locator('.tray-reveal').click();
  const hand = await listFaceUpCards(page, '.tray-cards');
  await pressCard(page, formatCard(card));
  return { page, live, card, cite, hand };
}

/** Lists the articles cited in the sentence at the foot of the table; checks that the linked page has each one. */
async function cited(page: Page): Promise<string[]> {
  const links = await page
    .locator('.table-say .cite, .in-play:not(:has(.table-say .cite)) .log-box [aria-current] .cite')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return links.map((link) => {
    const [path, id] = link.split('#') as [string, string];
    expect(builtPages.find((each) => each.path === path)?.html, link).toContain(`id="${id}"`);
    return id;
  });
}

const withoutSiglum = (cite: string): string => cite.slice(cite.indexOf('.') + 1);

describe('an illegal card', () => {
  test.each<GameSetup>(
    selectInstances(
      [
        { game: 'jig', lang: 'fr', chairs: createPeople(3) },
        { game: 'nain-jaune', lang: 'en', chairs: createPeople(3), readings: { tours: '1' } },
        { game: 'lindor', lang: 'fr', chairs: createPeople(4), readings: { tours: '1' } },
        { game: 'chnif-chnof-chnorum', lang: 'en', chairs: createPeople(5) },
      ],
      takeFirst,
    ),
  )('names its article, and changes nothing: $game', async (sitting) => {
    const { page, live, cite, hand } = await tryRefused(sitting, false);
    expect(await cited(page)).toEqual([withoutSiglum(cite)]);
    expect(await listFaceUpCards(page, '.tray-cards')).toEqual(hand);
    expect(unseal(await readGameRecord(page))).toBe(formatRecord(live.record));
    // Play goes on as if nothing had been tried.
    await playBoth(page, live, 1, sitting.lang);
    expect(unseal(await readGameRecord(page))).toBe(formatRecord(live.record));
  });

  test.each<GameSetup>(
    selectInstances(
      [
        { game: 'snip-snap-snorum', lang: 'en', chairs: createPeople(5) },
        { game: 'manille', lang: 'fr', chairs: createPeople(4) },
      ],
      takeFirst,
    ),
  )('can be laid with its penalty, where there is one: $game', async (sitting) => {
    const { page, live, card, cite } = await tryRefused(sitting, true);
    expect(await cited(page)).toEqual([withoutSiglum(cite)]);
    expect(unseal(await readGameRecord(page))).toBe(formatRecord(live.record));
    await page.locator('.tray-misplay').click();
    expect(live.misplay(card)).toBeNull();
    const record = await readGameRecord(page);
    expect(unseal(record)).toBe(formatRecord(live.record));
    expect(record).toContain(`${formatCard(card)}?`);
    const punished = live.played.steps.at(-1)!.events.map(({ cite: each }) => withoutSiglum(each));
    expect([...new Set(await cited(page))].sort()).toEqual([...new Set(punished)].sort());
  });
});

describe('taking back a move', () => {
  test('restores every earlier state, move by move, across deals', async () => {
    const sitting: GameSetup = { game: 'snip-snap-snorum', chairs: createPeople(2), seed: SEED };
    const live = startBeside(sitting);
    const page = await startGameOnPage(sitting);
    const records: string[] = [];
    for (let moves = 0; moves < (RUNS_ALL_INSTANCES ? 24 : 4); moves++) {
      if ((await waitForTurn(page)) === 'deal') {
        await page.locator('.tray-deal').click();
        live.deal(createRandom(SEED));
      }
      records.push(await readGameRecord(page));
      expect(unseal(records.at(-1)!)).toBe(formatRecord(live.record));
      await playBoth(page, live, 1);
    }
    if (RUNS_ALL_INSTANCES) expect(live.record.deals.length).toBeGreaterThan(1);
    for (const record of records.reverse()) {
      await page.locator('.take-back').click();
      expect(await readGameRecord(page)).toBe(record);
    }
  });

  test('goes back, among the engine’s players, to one’s own last choice', async () => {
    const page = await startGameOnPage({ game: 'manille', chairs: ['you', 'random', 'book', 'search'] });
    await waitForTurn(page);
    const seen = [];
    for (let i = 0; i < 3; i++) {
      seen.push({ record: await readGameRecord(page), hand: await listFaceUpCards(page, '.tray-cards') });
      await page.locator('.tray-cards .may').first().click();
      await waitForTurn(page);
    }
    for (const was of seen.reverse()) {
      await page.locator('.take-back').click();
      await waitForTurn(page);
      expect({ record: await readGameRecord(page), hand: await listFaceUpCards(page, '.tray-cards') }).toEqual(was);
    }
    // In the first deal only the moves played can be taken back.
    await page.locator('.take-back').click();
    await waitForTurn(page);
    expect(await listFaceUpCards(page, '.tray-cards')).toEqual(seen.at(-1)!.hand);
  });
});

describe('several people at one device', () => {
  test('have their hands covered between turns', async () => {
    const sitting: GameSetup = { game: 'manille', chairs: ['you', 'you', 'random', 'you'], seed: SEED };
    const page = await startGameOnPage(sitting);
    const owners = startBeside(sitting).played.steps[0]!.owners;
    const seats = ['A', 'B', 'C', 'D'];
    // The card turned up lies open, and is nobody’s for a while.
    const holders = (cards: readonly string[]) => [
      ...new Set(cards.flatMap((card) => seats[owners[parseCard(card)!]!] ?? [])),
    ];
    let handed = 0;
    for (let moves = 0; moves < 8; moves++) {
      if ((await waitForTurn(page)) === 'reveal') {
        handed += 1;
        expect(await listFaceUpCards(page, '.tray')).toEqual([]);
        expect(await listFaceUpCards(page, '.seat-cards')).toEqual([]);
        expect(await page.locator('.log-box .dealt > div').count()).toBe(0);
        const name = /([ABCD])[^A-Z]*$/.exec(await page.locator('.tray-reveal').innerText())![1]!;
        await page.locator('.tray-reveal').click();
        expect(holders(await listFaceUpCards(page, '.tray-cards'))).toEqual([name]);
        expect(await listFaceUpCards(page, '.seat-cards')).toEqual([]);
      }
      await page.locator('.tray-cards .may').first().click();
    }
    expect(handed).toBeGreaterThan(4);
  });
});
