/** Plays a random game and writes it down as a record. */
import { formatCard } from '#engine/cards.ts';
import { type GameEvent, type Listener, toGameEvent } from '#engine/events.ts';
import { createMoveBuffer, formatMove, PASS } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import { selectDisputedPoints } from '#engine/readings.ts';
import { listPractices } from '#engine/record/deal-record.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { type Fault } from '#engine/record/faults.ts';
import { createSeating } from '#engine/record/seating.ts';
import { chooseAction, performAction, type RandomGame } from './random-play.ts';

/** Lines after which no more deals are added in a game with a market, whose random players never tire of offers. */
const MOST_LINES = 1_500;

/**
 * Returns a random game as a record, up to its end or to a number of deals, with punished faults. `hear` gets all
 * events.
 */
export const randomRecord = (
  { game, seats, readings, variant, seed }: RandomGame,
  deals: number,
  hear?: (event: GameEvent) => void,
): string => {
  const names = [...'ABCDEFGHIJKL'.slice(0, seats)];
  const arises = Object.keys(selectDisputedPoints(game.readings, variant));
  const practices = Object.entries(listPractices(game, { variant, readings })).filter(([name]) =>
    arises.includes(name),
  );
  const head = [
    '[Snorum "1"]',
    `[Game "${game.id}"]`,
    ...(variant ? [`[Variant "${variant}"]`] : []),
    `[Seats "${names.join(' ')}"]`,
    `[Seed "${seed}"]`,
    `[Readings "${practices.map((pair) => pair.join('=')).join(' ')}"]`,
  ];
  const faults: Fault[] = [];
  const at = { line: 1, column: 1 };
  const tags = [...head.join('\n').matchAll(/\[(\w+) "(.*?)"\]/g)].map(([, name, value]) => ({
    name: name!,
    value: value!,
    lang: '',
    at,
  }));
  const seating = createSeating({ tags, comments: [], deals: [] }, [game], faults);
  if (!seating) throw new Error(faults.map(formatFaultMessage).join('\n'));
  const { accounts, scorers, dealer, lot } = seating;
  const listener: Listener | null = hear
    ? (...heard) => hear(toGameEvent({ seats: names, accounts, scorers }, ...heard))
    : null;
  const table = game.table({ seats, readings: seating.readings, variant, dealer, lot, listener });
  if (seating.draw.length > 0) table.drawForDeal(seating.draw);
  const random = createRandom(seed, 999);
  const legal = createMoveBuffer();
  const lines = [...head, `[Draw "${seating.draw.map(formatCard).join(' ')}"]`];
  // In a market the next move implies the silences before it; a misplay, or the end, does not.
  let silences: string[] = [];
  for (let deal = 0; !table.gameOver; ) {
    const action = chooseAction(game, table, random, legal);
    if (action.did === 'dealt') {
      if (deal === deals || (table.amountsFrom !== undefined && lines.length > MOST_LINES)) break;
      deal += 1;
      lines.push(`[Deal "${deal}"]`);
    } else if (action.did === 'claimed') lines.push(`${names[action.seat]} claims`);
    else {
      const wrong = action.did === 'misplayed';
      const seat = wrong ? action.seat : table.toMove;
      const line = `${names[seat]} ${formatMove(table, action.move)}${wrong ? '?' : ''}`;
      const isSilent = table.amountsFrom !== undefined && action.move === PASS;
      if (wrong) lines.push(...silences);
      silences = isSilent ? [...silences, line] : [];
      if (!isSilent) lines.push(line);
    }
    performAction(table, action, seed);
    if (table.dealOver) lines.push(...silences.splice(0));
  }
  return [...lines, ...silences].join('\n');
};
