/**
 * Plays La Manille, with the same rules file, through boardgame.io's reducer only: no client, no server. The reducer's
 * state must contain the whole position as plain data: our table plays the move, and the new position is copied into
 * that state.
 */
import { createRequire } from 'node:module';
import { createMoveBuffer } from '../engine/game.ts';
import { ManilleTable } from '../engine/games/manille/rules.ts';
import { createRandom } from '../engine/random.ts';
import { processorSeconds } from './clock.ts';

/** The position as boardgame.io requires it: complete plain data. */
interface Position {
  held: number[];
  played: number[];
  taken: number[];
  tricks: number[];
  trump: number;
  master: number;
  toMove: number;
}

interface State {
  readonly G: Position & { moves: number };
  readonly ctx: { readonly currentPlayer: string };
}
type Reducer = (state: State, action: unknown) => State;

interface Boardgame {
  readonly CreateGameReducer: (given: { game: unknown }) => Reducer;
  readonly InitializeGame: (given: { game: unknown; numPlayers: number }) => State;
}

/** Loads the two functions needed from boardgame.io; `undefined` if its package is not installed in `bench/`. */
const boardgame = (): Boardgame | undefined => {
  // Outside production it also checks the state.
  process.env['NODE_ENV'] = 'production';
  try {
    return createRequire(import.meta.url)('boardgame.io/internal');
  } catch {
    return undefined;
  }
};

const newTable = (): ManilleTable => new ManilleTable({ seats: 4, dealer: 0, readings: { game: '64' } });

const positionOf = ({ coup, toMove }: ManilleTable): Position => ({
  held: Array.from(coup.held),
  played: Array.from(coup.played.subarray(0, coup.count)),
  taken: Array.from(coup.taken),
  tricks: Array.from(coup.tricks),
  trump: coup.trump,
  master: coup.master,
  toMove,
});

/** Measures moves per second through the reducer, over `deals` deals; `undefined` without boardgame.io. */
export const throughBoardgame = (deals: number): number | undefined => {
  const found = boardgame();
  if (!found) return undefined;
  let table = newTable();
  const game = {
    name: 'manille',
    setup: () => ({ moves: 0, ...positionOf(table) }),
    moves: {
      play: ({ G }: State, move: number) => {
        table.play(move);
        Object.assign(G, positionOf(table));
        G.moves += 1;
      },
    },
    turn: { minMoves: 0 },
  };
  const reducer = found.CreateGameReducer({ game });
  let state = found.InitializeGame({ game, numPlayers: 4 });
  const random = createRandom('boardgame.io');
  const list = createMoveBuffer();
  const start = processorSeconds();
  for (let deal = 0; deal < deals; deal++) {
    if (table.gameOver) table = newTable();
    table.deal(table.shuffle(random));
    while (!table.dealOver) {
      const move = list[random.below(table.legal(list))]!;
      const payload = { type: 'play', args: [move], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
  }
  return state.G.moves / (processorSeconds() - start);
};
