/**
 * Deals and games played to answer a question. Trial `i` depends on the seed and on `i` alone, so that any part of them
 * can be played anywhere, and any one of them again.
 */
import { BOOKS } from '../bots/books.ts';
import { type Player, randomPlayer } from '../bots/players.ts';
import { EVENT, type Listener } from '../events.ts';
import { type Game, moveList, type Table } from '../game.ts';
import { Witness } from '../observation.ts';
import { type Random, randomFrom } from '../random.ts';

/** How everybody at the table plays. */
export const MANNERS = ['random', 'book'] as const;
export type Manner = (typeof MANNERS)[number];

/** What is played: one deal, or a whole game. */
export interface Setting {
  readonly game: Game;
  readonly seats: number;
  readonly whole: 'deal' | 'game';
  readonly readings?: Readonly<Record<string, string>>;
}

/** The manners in which a game can be played: by the book only where its source advises something. */
export const mannersOf = (game: Game): readonly Manner[] =>
  MANNERS.filter((manner) => manner === 'random' || BOOKS[game.id]);

/** Plays trial `i`, and tells all that happens; answers the table at its end. The deal passes from trial to trial. */
export const playTrial = (setting: Setting, manner: Manner, seed: string, i: number, hear: Listener | null): Table => {
  const { game, seats, readings = {}, whole } = setting;
  const player: Player = manner === 'book' ? BOOKS[game.id]! : randomPlayer;
  const witness = new Witness();
  const listener: Listener | null =
    manner === 'random'
      ? hear
      : (...heard) => {
          witness.listener(...heard);
          hear?.(...heard);
        };
  const table = game.table({ seats, readings, dealer: i % seats, listener });
  const chance = randomFrom(`${seed}, the players`, i);
  do {
    table.shuffleAndDeal(randomFrom(`${seed}, deal ${table.dealNumber + 1}`, i));
    while (!table.dealOver)
      table.play(manner === 'random' ? any(table, chance) : chosen(player, witness, table, chance));
  } while (whole === 'game' && !table.gameOver);
  return table;
};

const legal = moveList();

const any = (table: Table, chance: Random): number => legal[chance.below(table.legal(legal))]!;

const chosen = (player: Player, witness: Witness, table: Table, chance: Random): number =>
  table.legal(legal) === 1 ? legal[0]! : player(witness.observe(table, table.toMove), chance).move;

/** How often an event of a type was heard, and the greatest amount it had. */
export interface Heard {
  readonly count: number;
  readonly most: number;
}

/** Plays a trial and answers what was heard of one type of event, or of those of it that `wanted` picks. */
export const hearIn = (
  setting: Setting,
  manner: Manner,
  seed: string,
  i: number,
  type: keyof typeof EVENT,
  wanted: (amount: number, cite: string) => boolean = () => true,
): Heard => {
  let count = 0;
  let most = 0;
  playTrial(setting, manner, seed, i, (kind, _who, _what, amount, cite) => {
    if (kind !== EVENT[type] || !wanted(amount, cite)) return;
    count += 1;
    most = Math.max(most, amount);
  });
  return { count, most };
};
