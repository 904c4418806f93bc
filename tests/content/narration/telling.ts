/** Telling records in tests: the games that have a table, their examples, and games played at random. */
import { readdirSync, readFileSync } from 'node:fs';
import { makeCard } from '#engine/cards.ts';
import { messageOf } from '#engine/fault-sentences.ts';
import { type Fault } from '#engine/faults.ts';
import { moveList, writeMove } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import { randomFrom } from '#engine/random.ts';
import { choose, pointsOf } from '#engine/readings.ts';
import { type Replay, replay } from '#engine/replay.ts';
import { setUp } from '#engine/set-up.ts';
import { en } from '../../../src/narration/en.ts';
import { fr } from '../../../src/narration/fr.ts';
import { plainText, tellStep } from '../../../src/narration/tell.ts';
import { type Laying, lay } from '../../../src/widgets/game-table.ts';
import { TABLES } from '../../../src/widgets/tables.ts';
import { act, chooseAction, everyPractice, type Play } from '../../games/random-play.ts';
import { type Language } from '../read.ts';

/** The games that have a table, and so are told. */
export const TOLD = GAMES.filter(({ id }) => TABLES.has(id));

const layings = new Map<string, Laying>();
for (const { id } of TOLD)
  for (const say of [en, fr]) layings.set(`${id} ${say.lang}`, await lay(TABLES.get(id)!, say));

/** The table of a game in a language. */
export const layingOf = (game: string, lang: Language): Laying => layings.get(`${game} ${lang}`)!;

/** A record played; throws its faults. */
export const played = (record: string): Replay => {
  const result = replay(record, GAMES);
  if (result.ok) return result.value;
  throw new Error(`${result.faults.map((each) => `${each.line}: ${messageOf(each)}`).join('\n')}\n${record}`);
};

/** What is told of every step. */
export const toldOf = (whole: Replay, lang: Language): string[] =>
  whole.steps.map((step) => plainText(tellStep(step, whole, layingOf(whole.game, lang))));

/** What is told of the last step with this move, with plain spaces for those that do not break. */
export const said = (record: string, move: string, lang: Language): string => {
  const whole = played(record);
  const at = whole.steps.findLastIndex((each) => each.move === move);
  if (at < 0) throw new Error(`no step ${move}: ${whole.steps.map((step) => step.move).join(', ')}`);
  return toldOf(whole, lang)[at]!.replace(/[\u202f\u00a0]/g, ' ');
};

const EXAMPLES = new URL('../../../content/examples/', import.meta.url);

/** The examples of a game, as text. */
export const examplesOf = (game: string): readonly string[] =>
  readdirSync(new URL(game, EXAMPLES)).map((file) => readFileSync(new URL(`${game}/${file}`, EXAMPLES), 'utf8'));

/** The example of a game with this English title. */
export const exampleOf = (game: string, title: string): string => {
  const found = examplesOf(game).find((record) => record.includes(`[Title:en "${title}"]`));
  if (!found) throw new Error(`${game} has no example “${title}”`);
  return found;
};

/** A game played at random to its end, or for so many deals, as a record; what is punished is done now and then. */
export const randomRecord = ({ game, seats, readings, variant, seed }: Play, deals: number): string => {
  const names = [...'ABCDEFGHIJKL'.slice(0, seats)];
  const practices = Object.entries({ ...choose(pointsOf(game.readings, variant)), ...readings });
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
  const sitters = setUp({ tags, comments: [], deals: [] }, [game], faults);
  if (!sitters) throw new Error(faults.map(messageOf).join('\n'));
  const table = game.table({ seats, readings: sitters.readings, variant, dealer: sitters.dealer, lot: sitters.lot });
  if (sitters.draw.length > 0) table.drawForDeal(sitters.draw);
  const random = randomFrom(seed, 999);
  const legal = moveList();
  const lines = [...head, `[Draw "${sitters.draw.map(makeCard).join(' ')}"]`];
  for (let deal = 0; !table.gameOver; ) {
    const action = chooseAction(game, table, random, legal);
    if (action.did === 'dealt') {
      if (deal === deals) break;
      deal += 1;
      lines.push(`[Deal "${deal}"]`);
    } else if (action.did === 'claimed') lines.push(`${names[action.seat]} claims`);
    else {
      const wrong = action.did === 'misplayed';
      const seat = wrong ? action.seat : table.toMove;
      lines.push(`${names[seat]} ${writeMove(table, action.move)}${wrong ? '?' : ''}`);
    }
    act(table, action, seed);
  }
  return lines.join('\n');
};

/** Its examples, and games of a kind by every practice and variant, one number of seats after another. */
export const gamesOf = (game: (typeof GAMES)[number]): readonly Replay[] => {
  const plays = everyPractice(game);
  const kinds = new Map<string, Play[]>();
  for (const play of plays) {
    const kind = `${play.variant} ${play.seed.replace(/^\d+ /, '')}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), play]);
  }
  const records = [...kinds.values()].flatMap((alike, i) =>
    [0, 1, 2].map((n) => {
      const play = alike[(i + n) % alike.length]!;
      return randomRecord({ ...play, seed: `told-${i}-${n}` }, n === 2 ? 60 : 6);
    }),
  );
  return [...examplesOf(game.id), ...records].map(played);
};
