/**
 * The same Manille, played by the same rules file, through boardgame.io's reducer alone (no client, no server, no
 * log kept by us): the state holds our table, and each move goes through its reducer. The best case it has.
 */
import { createRequire } from 'node:module';
import { moveList, type Table } from '../engine/game.ts';
import { manille } from '../engine/games/manille/index.ts';
import { randomFrom } from '../engine/random.ts';

interface State {
  readonly G: { readonly sat: { table: Table } };
  readonly ctx: { readonly currentPlayer: string };
}
type Reducer = (state: State, action: unknown) => State;

/** The two functions of boardgame.io that are needed; `undefined` when its package is not installed in `bench/`. */
const boardgame = ():
  | { CreateGameReducer: (with_: { game: unknown }) => Reducer; InitializeGame: (with_: { game: unknown; numPlayers: number }) => State }
  | undefined => {
  try {
    return createRequire(import.meta.url)('boardgame.io/internal');
  } catch {
    return undefined;
  }
};

const newTable = (): Table => manille.table({ seats: 4, dealer: 0, readings: { game: '64' } });

/** Deals and moves a second through the reducer, for so many deals; `undefined` without boardgame.io. */
export const throughBoardgame = (deals: number): number | undefined => {
  const found = boardgame();
  if (!found) return undefined;
  const game = {
    name: 'manille',
    setup: () => ({ sat: { table: newTable() } }),
    moves: {
      play: ({ G }: State, move: number) => {
        G.sat.table.play(move);
      },
    },
    turn: { minMoves: 0 },
  };
  const reducer = found.CreateGameReducer({ game });
  let state = found.InitializeGame({ game, numPlayers: 4 });
  const random = randomFrom('boardgame.io');
  const list = moveList();
  let moves = 0;
  const start = performance.now();
  for (let deal = 0; deal < deals; deal++) {
    if (state.G.sat.table.gameOver) state.G.sat.table = newTable();
    state.G.sat.table.shuffleAndDeal(random);
    while (!state.G.sat.table.dealOver) {
      const { table } = state.G.sat;
      const move = list[random.below(table.legal(list))]!;
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'play', args: [move], playerID: state.ctx.currentPlayer },
      });
      moves += 1;
    }
  }
  return moves / ((performance.now() - start) / 1000);
};
