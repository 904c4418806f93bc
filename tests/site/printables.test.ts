/**
 * Tests the papers to print for a real table: each game links its papers, in both languages, and they match the
 * engine’s list of equipment.
 */
import { describe, expect, test } from 'vitest';
import { BOARD_BOXES } from '#engine/games/nain-jaune-family/board.ts';
import { GAMES } from '#engine/games.ts';
import { openPage } from './browser.ts';
import { builtPages } from './dist.ts';

const html = (path: string) => builtPages.find((page) => page.path === path)?.html ?? '';
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

describe.each(['en', 'fr'] as const)('the printed papers, in %s', (lang) => {
  test.each(GAMES.map((game) => [game.id, game] as const))(
    'include for %s the board and sheet it needs',
    (id, game) => {
      const page = html(`/${lang}/games/${id}/`);
      const papers = game.tableAccounts?.some((account) => account.startsWith('box:')) ? ['score', 'board'] : ['score'];
      for (const paper of ['score', 'board']) {
        const address = `/${lang}/games/${id}/${paper}/`;
        expect(page.includes(`href="${address}"`), address).toBe(papers.includes(paper));
        expect(html(address) !== '', address).toBe(papers.includes(paper));
      }
    },
  );

  test.each(GAMES.filter(({ tableAccounts }) => tableAccounts !== undefined).map((game) => [game.id, game] as const))(
    'have on the score sheet of %s room for all who can play',
    (id, game) => {
      const players = count(html(`/${lang}/games/${id}/score/`), /<span class="unseen">(Player|Joueur) <\/span>/g);
      expect(players % Math.max(...game.seatNumbers())).toBe(0);
      expect(players).toBeGreaterThan(0);
    },
  );

  test('have no score sheet wider than its page on a telephone', async () => {
    const page = await openPage({ path: `/${lang}/games/`, width: 360 });
    for (const { id } of GAMES) {
      await page.goto(`/${lang}/games/${id}/score/`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360);
    }
  });

  test('have a ring on the board for each counter of a stake', () => {
    const stakes = BOARD_BOXES.reduce((sum, { stake }) => sum + stake, 0);
    for (const id of ['nain-jaune', 'lindor'])
      expect(count(html(`/${lang}/games/${id}/board/`), /<circle cx="[^"]*" cy="[^"]*" r="3.2"/g)).toBe(stakes);
  });
});
