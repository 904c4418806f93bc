/** Tests the players’ names at a table, which are read from its record. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { createNamesTag } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { findPlayerNameFault, parsePlayerNames, trimPlayerName } from '#engine/record/player-names.ts';
import { createDisplayNamer } from '../../src/features/play/display-names.ts';
import { createNewGameRecord } from '../../src/features/play/new-game-record.ts';
import { table } from '../../src/games/snip-snap-snorum/table.ts';
import { en as inEnglish } from '../../src/narration/en.ts';
import { fr as inFrench } from '../../src/narration/fr.ts';
import { narrateStep } from '../../src/narration/narrate.ts';
import { createTable } from '../../src/table/game-table.ts';
import { getDisplayName } from '../../src/table/players.ts';
import { FOUR_NINES_RECORD } from '../engine/four-nines.ts';

const SEATS = ['A', 'B', 'C', 'D', 'E'];
const named = (names: string): LiveGame => {
  const live = LiveGame.from(`[Names "${names}"]\n${FOUR_NINES_RECORD}`, GAMES);
  if (!live.ok) throw new Error(live.faults.map(({ code }) => code).join(' '));
  return live.value;
};

describe('the names of the players', () => {
  test('stand in the record, stay in it and pass to another game', () => {
    const live = named('B=Old Tom, C = Zoé');
    expect(parsePlayerNames(live.record.tags, live.names)).toEqual(['', 'Old Tom', 'Zoé', '', '']);
    const again = LiveGame.from(formatRecord(live.record), GAMES);
    expect(again.ok && parsePlayerNames(again.value.record.tags, SEATS)).toEqual(['', 'Old Tom', 'Zoé', '', '']);
    expect(parsePlayerNames(createNewGameRecord(live.record, 'x').tags, SEATS)[1]).toBe('Old Tom');
    expect(createNamesTag(SEATS, ['', 'Old Tom'])?.value).toBe('B=Old Tom');
    expect(createNamesTag(SEATS, ['', ''])).toBeUndefined();
    expect(trimPlayerName('  Old \t Tom ')).toBe('Old Tom');
  });

  test('are shown in both languages, and the record’s moves keep its seats', async () => {
    const live = named('B=Old Tom');
    for (const messages of [inEnglish, inFrench]) {
      const context = await createTable(table, messages);
      const names = createDisplayNamer(live.record.tags, live.names);
      const say = { ...context.messages, names };
      const told = live.played.steps.map((step) =>
        narrateStep(step, live.played, { ...context, messages: say })
          .map(({ text }) => text)
          .join(' '),
      );
      expect(told.join(' ')).toContain('Old\u00a0Tom');
      expect(told.join(' ')).toContain('Céleste');
      expect(told.join(' ')).not.toMatch(/Basile|\bB\b/);
    }
    expect(formatRecord(live.record)).toContain('\nB 9S');
  });

  test('stay as they were in old records, and never take another player’s', () => {
    expect(createDisplayNamer([], SEATS)).toBe(getDisplayName);
    const names = createDisplayNamer(named('A=basile').record.tags, SEATS);
    expect(SEATS.map(names)).toEqual(['basile', 'B', 'Céleste', 'Damon', 'Émilie']);
  });

  test('are accepted, or refused with a reason', () => {
    for (const name of ['Marie-Claire', 'd’Artagnan', "O'Neill", 'J. R.', 'Zoë', 'Ελένη', '李明', 'Nguyễn', '007'])
      expect(findPlayerNameFault(name, ['Tom']), name).toBeUndefined();
    expect(findPlayerNameFault('TOM', ['Tom'])).toBe('twin');
    expect(findPlayerNameFault('10D', [])).toBe('card');
    expect(findPlayerNameFault('box', [])).toBe('word');
    expect(findPlayerNameFault('x'.repeat(25), [])).toBe('long');
    for (const name of ['a\u202eb', 'a\u2066b', 'a\u200db', 'a=b', 'a,b', '   ', '-'])
      expect(findPlayerNameFault(name, []), name).toBe('signs');
  });
});
