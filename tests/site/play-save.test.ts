import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { type Replay, replay } from '#engine/record/replay.ts';
import { encodeGameLink } from '../../src/features/play/share-link.ts';
import { selectInstances, takeFirst } from '../instances.ts';
import {
  chooseOption,
  listFaceUpCards,
  NO_ANIMATION_SETTINGS,
  openGame,
  readAccounts,
  readGameLink,
  readGameRecord,
  startGameOnPage,
  waitForTurn,
} from './at-play.ts';
import { openPage } from './browser.ts';

const folder = join(import.meta.dirname, '../../content/examples');

const playedFrom = (record: string): Replay => {
  const result = replay(record, GAMES);
  if (!result.ok) throw new Error(result.faults.map(({ code, line }) => `${line}: ${code}`).join());
  return result.value;
};

const exampleOf = (game: string, id: string): string => readFileSync(join(folder, game, `${id}.deal`), 'utf8');

describe('a link to a game', () => {
  test.each(
    selectInstances(
      [
        { game: 'manille', lang: 'fr', chairs: ['search', 'you', 'random', 'book'] },
        { game: 'snip-snap-snorum', lang: 'en', variant: 'whole-pack', chairs: ['you', 'random', 'you'] },
      ] as const,
      takeFirst,
    ),
  )('restores every move and every seat: $game', async (sitting) => {
    const page = await startGameOnPage(sitting);
    for (let moves = 0; moves < 4; moves++) {
      if ((await waitForTurn(page)) === 'reveal') await page.locator('.tray-reveal').click();
      await page.locator('.tray-cards .may').first().click();
    }
    await waitForTurn(page);
    const record = await readGameRecord(page);
    const link = new URL(await readGameLink(page));
    expect(link.hash.length).toBeGreaterThan(100);

    const other = await openGame(sitting, { fragment: link.hash });
    await waitForTurn(other);
    expect(await readGameRecord(other)).toBe(record);
    expect(await other.locator('.me-name').innerText()).toBe(await page.locator('.me-name').innerText());
    expect(await readAccounts(other)).toEqual(await readAccounts(page));
    expect(await readGameLink(other)).toBe(link.href);
    // The game goes on from there.
    if ((await waitForTurn(other)) === 'reveal') await other.locator('.tray-reveal').click();
    await other.locator('.tray-cards .may').first().click();
    await waitForTurn(other);
    expect((await readGameRecord(other)).startsWith(record.trimEnd())).toBe(true);
  });

  test('with nonsense is reported, and a game can be begun all the same', async () => {
    const page = await openGame({ game: 'jig' }, { fragment: '#play=' });
    const nonsense = [
      '#play=1.',
      '#play=2.abc',
      '#play=1.%F0%9F%83%8F',
      '#play=1.AAAA&chairs=y',
      `#${(await encodeGameLink('neither a record nor a game', ['you'])).replace('chairs=y', 'chairs=z')}`,
    ];
    const alert = page.locator('.new-game [role=alert]');
    await expect.poll(() => alert.innerText()).toBe('This link is incomplete or damaged. Here is a new table.');
    for (const fragment of nonsense) {
      await page.goto(`about:blank`);
      await page.goto(`/en/games/jig/${fragment}`);
      await expect.poll(() => alert.innerText(), { message: fragment }).toMatch(/^(This|That) link is /);
    }
    const unplayable = [
      [await encodeGameLink('neither a record nor a game', ['you', 'book']), 'Line 1, column 1:'],
      [await encodeGameLink(exampleOf('lindor', 'lindor-opera'), ['you']), 'lindor'],
      [await encodeGameLink(exampleOf('jig', 'jig-for-three').replace(/^([A-C] )(\S+)/m, '$1KS KS'), ['you']), ':'],
    ] as const;
    for (const [fragment, told] of unplayable) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await expect
        .poll(() => page.locator('.new-game .table-faults[role=alert] li').first().innerText())
        .toContain(told);
    }
    await page.locator('.new-begin [type=submit]').click();
    expect(await waitForTurn(page)).toBe('move');
  });

  test('with nonsense does not spoil the game on the table', async () => {
    const page = await startGameOnPage({ game: 'jig', lang: 'fr', chairs: ['you', 'random', 'random'] });
    await waitForTurn(page);
    const record = await readGameRecord(page);
    await page.evaluate(() => {
      location.hash = '#play=1.nonsense';
    });
    await expect.poll(() => page.locator('.table-say').innerText()).toMatch(/^Ce lien est abîmé/);
    expect(await readGameRecord(page)).toBe(record);
  });
});

describe('a saved record', () => {
  test('is opened from its file and goes on', async () => {
    const page = await openGame({ game: 'nain-jaune' });
    const whole = exampleOf('nain-jaune', 'accidental-hoc').replace(/^\[Expect.*\n/m, '');
    const record = whole.split('\n').slice(0, -3).join('\n');
    const file = { name: 'mine.deal', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await page.locator('.new-open input').setInputFiles(file);
    await expect.poll(() => page.locator('.table-hand').count()).toBe(1);
    await waitForTurn(page);
    const [own, was] = [playedFrom(await readGameRecord(page)), playedFrom(record)];
    expect(own.steps.slice(0, was.steps.length)).toEqual(was.steps);
  });

  test('is opened in the signs of a word processor and in UTF-16, folded and quoted by a mailer', async () => {
    const page = await openGame({ game: 'snip-snap-snorum' });
    const record = `[Snorum “1”]
[Game “snip-snap-snorum”]
[Seats “A B C”]
[Dealer “A”]
[Readings “pack=52 short=pays-what-is-left double=level claim=at-once
elimination=finish-hand”]

[Deal “1”]
A: K♠, Q♥, 3♦, 5♦, 7♦.
B: 9♠, 2♠, 4♠, 6♠, 8♠.
C：9♦, T♦, 4♥, 6♥, 10♥.
B 9♠
C 9♦ {he hesitates} Snip
`.replace(/^/gm, '> ');
    const buffer = Buffer.from(`\ufeff${record}`, 'utf16le');
    await page.locator('.new-open input').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer });
    await expect.poll(() => page.locator('.table-hand').count()).toBe(1);
    await waitForTurn(page);
    expect(await readGameRecord(page)).toContain('\nC: 9D 10D 4H 6H 10H\nB 9S\nC 9D Snip {he hesitates}\n');
  });

  test('of bytes that are no UTF-8 is reported with the byte', async () => {
    const page = await openGame({ game: 'jig', lang: 'fr' });
    const buffer = Buffer.from('[Snorum "1"]\n[Title "Donn\u00e9e"]\n', 'latin1');
    await page.locator('.new-open input').setInputFiles({ name: 'x.deal', mimeType: 'text/plain', buffer });
    await expect
      .poll(() => page.locator('.new-game .table-faults li').first().innerText())
      .toMatch(/^Ligne 2, colonne 13\u00a0: ce texte n’a pas été enregistré en UTF-8 \(on y trouve 0xE9\)/);
  });

  test('is reported as broken in French to a reader of French', async () => {
    const page = await openGame({ game: 'manille', lang: 'fr' });
    const buffer = Buffer.from(exampleOf('manille', 'trick-of-nine').replace(/^D \w+$/m, 'D 9X'));
    await page.locator('.new-open input').setInputFiles({ name: 'x.deal', mimeType: 'text/plain', buffer });
    await expect
      .poll(() => page.locator('.new-game .table-faults li').first().innerText())
      .toMatch(/^Ligne \d+, colonne 3\u00a0: il n’y a pas de carte «\u202f9X\u202f»\u202f; il fallait /);
  });

  test('shows its faults when broken, and the choices stay', async () => {
    const page = await openGame({ game: 'manille' });
    const form = page.locator('.new-game');
    await form.locator('.new-more > summary').click();
    await form.locator('[name=chair-C]').selectOption('random');
    const broken = exampleOf('manille', 'trick-of-nine').replace(/^([A-D]) \w+$/m, '$1 2S 2S');
    const files = [
      [Buffer.from(broken), /^Line \d+, column \d+: /],
      [Buffer.from(exampleOf('jig', 'jig-for-three')), /jig/],
      [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]), /^Line \d+, column \d+: /],
      [Buffer.alloc(0), /^Line \d+, column \d+: /],
    ] as const;
    for (const [buffer, told] of files) {
      await page.locator('.new-open input').setInputFiles({ name: 'x.deal', mimeType: 'text/plain', buffer });
      await expect.poll(() => form.locator('.table-faults li').first().innerText()).toMatch(told);
      expect(await form.locator('[name=chair-C]').inputValue()).toBe('random');
    }
    const huge = { name: 'x.deal', mimeType: 'text/plain', buffer: Buffer.alloc(2_100_000, 'A 9S\n') };
    await page.locator('.new-open input').setInputFiles(huge);
    await expect.poll(() => form.locator('[role=alert]').innerText()).toMatch(/^That file is not a record of a game/);
    await page.locator('.new-begin [type=submit]').click();
    expect(await waitForTurn(page)).toBe('move');
  });

  test('restores a game that was left', async () => {
    const page = await startGameOnPage({ game: 'jig', chairs: ['you', 'random', 'random'] });
    await waitForTurn(page);
    await page.locator('.tray-cards .may').first().click();
    await waitForTurn(page);
    const record = await readGameRecord(page);
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.locator('.kept a').click();
    await waitForTurn(page);
    expect(await readGameRecord(page)).toBe(record);
  });
});

describe('the hands of others', () => {
  test('are shown only on request', async () => {
    const page = await startGameOnPage({ game: 'manille', chairs: ['you', 'random', 'random', 'random'] });
    await waitForTurn(page);
    const own = await listFaceUpCards(page, '.tray-cards');
    expect(own.length).toBe(8);
    expect(await listFaceUpCards(page, '.seat-cards')).toEqual([]);
    expect(await page.locator('.dealt > div').count()).toBe(1);
    await page.locator('.act-settings').click();
    await page.getByRole('checkbox', { name: 'See all hands' }).check();
    const others = await listFaceUpCards(page, '.seat-cards');
    expect(others.length).toBeGreaterThanOrEqual(3 * (own.length - 1));
    expect(others.filter((card) => own.includes(card))).toEqual([]);
    expect(await page.locator('.dealt > div').count()).toBeGreaterThanOrEqual(4);
    await page.getByRole('checkbox', { name: 'See all hands' }).uncheck();
    expect(await listFaceUpCards(page, '.seat-cards')).toEqual([]);
  });
});

describe('a game continued from an example', () => {
  const first = GAMES.map(({ id }) => {
    const played = readdirSync(join(folder, id))
      .filter((file) => file.endsWith('.deal'))
      .map((file) => ({
        id: file.replace('.deal', ''),
        played: playedFrom(readFileSync(join(folder, id, file), 'utf8')),
      }))
      .find(({ played: { steps } }) => steps.some(({ toMove }, at) => at > 2 && toMove >= 0))!;
    const at = played.played.steps.findIndex(({ toMove }, i) => i > 2 && toMove >= 0);
    return [id, played.id, played.played, at] as const;
  });

  test.each(selectInstances(first, (all) => all.slice(0, 1)))('goes on at %s: %s', async (_game, id, played, at) => {
    const page = await openPage({
      path: `/fr/examples/${id}/#step-${at + 1}`,
      stored: NO_ANIMATION_SETTINGS,
    });
    await expect.poll(() => page.locator('.table-say').innerText()).toContain(`Étape ${at + 1} `);
    const sentence = await page.locator('.table-say').innerText();
    await page.locator('.play-on').click();
    const own = await waitForTurn(page);
    const { steps } = playedFrom(await readGameRecord(page));
    expect(steps).toEqual(played.steps.slice(0, at + 1).map((step) => ({ ...step, comments: expect.anything() })));
    if (own === 'deal') await page.locator('.tray-deal').click();
    if (own === 'move') await page.locator('.in-play :is(.tray-cards .may, .tray-others button)').first().click();
    if (await page.locator('.tray-asked').count()) await page.locator('.tray-asked button').first().click();
    await waitForTurn(page);
    expect(playedFrom(await readGameRecord(page)).steps.length).toBeGreaterThan(steps.length);

    await page.getByRole('button', { name: 'Quitter la partie' }).click();
    await expect.poll(() => page.locator('.in-play').count()).toBe(0);
    expect(await page.locator('.table-say').innerText()).toBe(sentence);
  });
});

test('other letters on the cards appear at once, on the cloth and in the hand', async () => {
  const page = await startGameOnPage({
    game: 'lindor',
    chairs: ['you', 'random', 'random', 'random'],
    seed: 'letters',
  });
  await waitForTurn(page);
  const drawn = (where: string) =>
    page
      .locator(`${where} .card use[href]`)
      .evaluateAll((uses) => uses.flatMap((use) => /#[sm][KQJRDV][SHDC]$/.exec(use.getAttribute('href')!) ?? []));
  const [hand, cloth] = [await drawn('.table-hand'), await drawn('.pane-cloth')];
  expect(hand.length).toBeGreaterThan(0);
  expect(cloth.length).toBeGreaterThan(0);
  await page.locator('.act-settings').click();
  await page.locator('.play-settings [name=indices]').selectOption('fr');
  const french = (letters: readonly string[]) =>
    letters.map((each) => each.replace(/[KQJ]/, (letter) => ({ K: 'R', Q: 'D', J: 'V' })[letter]!));
  await expect.poll(() => drawn('.table-hand')).toEqual(french(hand));
  expect(await drawn('.pane-cloth')).toEqual(french(cloth));
});

describe('a spoilt storage lets the table work', () => {
  const path = '/en/examples/peel-four-nines/';
  const set = async (page: Page) => {
    await page.locator('.table-settings').click();
    await page.locator('details:has(.table-settings) select').nth(1).selectOption('four');
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('four-colours');
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect.poll(() => page.locator('.table-say').innerText()).toMatch(/^Step 2/);
  };
  const kept = async (page: Page) => {
    await page.reload();
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect.poll(() => page.locator('.table-say').innerText()).toMatch(/^Step \d/);
    return (await page.locator('html').getAttribute('class'))?.includes('four-colours') === true;
  };

  test.each(
    selectInstances(['{nonsense', 'null', '[]', '"four"', '{"speed":3,"suits":["four"],"indices":"de"}'], takeFirst),
  )('when it holds %s', async (value) => {
    const spoil = (page: Page) =>
      page.addInitScript((text) => {
        if (!sessionStorage.getItem('once')) localStorage.setItem('snorum.table', text);
        sessionStorage.setItem('once', 'yes');
      }, value);
    const page = await openPage({ path, before: spoil });
    await set(page);
    expect(await kept(page)).toBe(true);
  });

  test('when it is full', async () => {
    const spoil = (page: Page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    const page = await openPage({ path, before: spoil });
    await set(page);
    expect(await kept(page)).toBe(false);
  });

  test('when it is closed', async () => {
    const spoil = (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('shut', 'SecurityError');
          },
        });
      });
    const page = await openPage({ path, before: spoil });
    await set(page);
    expect(await kept(page)).toBe(false);
  });
});

test.each(
  selectInstances(
    [
      ['cassino', 'fr', '6', 'scoring', 'two-lowest-deducted', 'Les choix grisés ne conviennent pas à 6 joueurs.'],
      ['snip-snap-snorum', 'en', '8', 'pack', '32', 'Greyed options need another number of players.'],
    ] as const,
    takeFirst,
  ),
)('incompatible choices are not offered, with a reason: %s, %s', async (game, lang, seats, name, value, why) => {
  const page = await openGame({ game, lang });
  const form = page.locator('.new-game');
  await form.locator('.new-more > summary').click();
  await form.locator('[name=seats]').selectOption(seats);
  const barred = page.locator(`.rule-options [name=${name}] option[value="${value}"]`);
  await expect.poll(() => barred.isDisabled()).toBe(true);
  expect(
    await page
      .locator('.rule-options', { has: page.locator(`[name=${name}]`) })
      .locator('[data-barred]')
      .textContent(),
  ).toBe(why);
  // The other way about: with the reading chosen, this many players are refused.
  await form.locator('[name=seats]').selectOption('4');
  await expect.poll(() => barred.isDisabled()).toBe(false);
  await chooseOption(page, name, value);
  await expect.poll(() => form.locator(`[name=seats] option[value="${seats}"]`).isDisabled()).toBe(true);
});

/** Lists the choices that the form offers now and that are not selected: the name of the field and the value. */
const offered = (page: Page): Promise<readonly (readonly [name: string, value: string])[]> =>
  page
    .locator('.new-game select:is([name=seats], [name=variant]), .rule-options select')
    .evaluateAll((all) =>
      (all as HTMLSelectElement[])
        .filter((field) => field.checkVisibility())
        .flatMap(({ name, options, value: now }) =>
          [...options]
            .filter(({ disabled, value }) => !disabled && value !== now)
            .map(({ value }) => [name, value] as const),
        ),
    );

test.each(
  selectInstances(
    GAMES.map(({ id }) => id),
    (all) => all.filter((id) => id === 'snip-snap-snorum'),
  ),
)('every offered combination of choices begins a game: %s', async (game) => {
  const random = createRandom(`form ${game}`);
  const page = await openGame({ game });
  const form = page.locator('.new-game');
  await form.locator('.new-more > summary').click();
  await form.locator('[name=seats]').focus();
  await expect.poll(() => form.locator('[name=seed]').inputValue()).not.toBe('');
  for (const folded of await page.locator('.rule-options:visible > summary').all()) await folded.click();
  for (let sittings = 0; sittings < 4; sittings++) {
    const chosen: string[] = [];
    for (let choices = 0; choices < 8; choices++) {
      const all = await offered(page);
      const [name, value] = all[random.below(all.length)]!;
      chosen.push(`${name}=${value}`);
      await page.locator(`:is(.new-game, .rule-options) select[name=${name}]`).selectOption(value);
    }
    // The selected choice is on offer too.
    expect(await page.locator('main option:checked:disabled').count(), chosen.join(' ')).toBe(0);
    await form.locator('.new-begin [type=submit]').click();
    await expect
      .poll(() => page.locator('.table-hand, .new-game [role=alert]').first().getAttribute('class'), {
        message: chosen.join(' '),
      })
      .toContain('table-hand');
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await form.locator('.new-begin').waitFor();
    await form.locator('.new-more').evaluate((more) => more.setAttribute('open', ''));
  }
});
