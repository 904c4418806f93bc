/** What lies in the middle of a table when it is drawn as a picture, and how its hands are held, game by game. */
import type { Replay } from '#engine/record/replay.ts';
import { cassinoAt } from '../games/cassino/seen.ts';
import type { CassinoWords } from '../games/cassino/words.ts';
import { chatAt } from '../games/chat-qui-dort/seen.ts';
import type { ChatWords } from '../games/chat-qui-dort/words.ts';
import { isPooled } from '../games/jig/Cloth.tsx';
import { bySuit, coupAt } from '../games/manille/seen.ts';
import type { ManilleWords } from '../games/manille/words.ts';
import type { NainWords } from '../games/nain-jaune-family/words.ts';
import type { SnipWords } from '../games/snip-snap-snorum/words.ts';
import { figure } from '../narration/accounts.ts';
import { byRank } from '../widgets/by-rank.ts';
import type { Laying } from '../widgets/game-table.ts';
import type { Position } from '../widgets/position.ts';

/** A card on the cloth with what is said of it: who laid it, what was called, the counters on it. */
export interface Thing {
  /** In notation; `back` for one that lies face down; a suit alone for trumps when no card shows them. */
  readonly card: string;
  readonly under: string;
}

/** Cards that lie together under a heading, or a figure: of counters, or of points. */
export type Heap =
  | { readonly name: string; readonly cards: readonly Thing[]; readonly overlapping?: true }
  | { readonly name: string; readonly figure: string; readonly counter?: true };

/** A table, as far as games differ in it. */
export interface InPlay {
  readonly heaps: readonly Heap[];
  /** The cards before a seat, as it holds them. */
  readonly handOf: (seat: number) => readonly string[];
  /** What stands beside the name of a seat, where something does. */
  readonly beside?: (seat: number) => string;
}

interface Table<Words> {
  readonly played: Replay;
  readonly position: Position;
  readonly say: Laying['say'];
  readonly words: Words;
}

/** A word called as it is written. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The cards of the run, each with who laid it and what was called. */
const run = ({ laid, runFrom }: Position): readonly Thing[] =>
  laid.slice(runFrom).map(({ card, seat, call, after, wrong }) => {
    const said = [call, wrong, after].flatMap((word) => (word ? [word === 'hoc' ? word : capital(word)] : []));
    return { card, under: [seat, said.join('-')].filter(Boolean).join(' ') };
  });

const pool = ({ played, position, say }: Table<unknown>): readonly Heap[] => {
  const at = played.accounts.indexOf('pool');
  return at < 0 ? [] : [{ name: say.table.pool, figure: figure(position.step.balance[at]!), counter: true }];
};

const turnUp = ({ played, position: { step } }: Table<unknown>): string | undefined =>
  played.steps.find(({ deal }) => deal === step.deal)!.events.find(({ type }) => type === 'turned-up')?.card;

const sorted =
  ({ position }: Table<unknown>, order: (a: string, b: string) => number) =>
  (seat: number) =>
    [...position.hands[seat]!].sort(order);

const chained = (table: Table<SnipWords>): InPlay => {
  const up = turnUp(table);
  return {
    heaps: [
      { name: '', cards: run(table.position) },
      ...(up ? [{ name: table.words.table.turnUp, cards: [{ card: up, under: '' }] }] : []),
      ...pool(table),
    ],
    handOf: sorted(table, byRank),
  };
};

const nainJaune = ({ played, position, words }: Table<NainWords>): InPlay => ({
  heaps: [
    {
      name: words.table.board,
      cards: played.accounts.flatMap((account, i) =>
        account.startsWith('box:') ? [{ card: account.slice(4), under: figure(position.step.balance[i]!) }] : [],
      ),
    },
    { name: words.table.run, cards: run(position), overlapping: true },
  ],
  handOf: (seat) => position.hands[seat]!,
});

const GAMES: Readonly<Record<string, (table: never) => InPlay>> = {
  'nain-jaune': nainJaune,
  lindor: nainJaune,
  'snip-snap-snorum': chained,
  'chnif-chnof-chnorum': chained,
  jig: (table: Table<unknown>) => ({
    heaps: [{ name: '', cards: run(table.position) }, ...(isPooled(table.played) ? pool(table) : [])],
    handOf: (seat) => table.position.hands[seat]!,
  }),
  'chat-qui-dort': (table: Table<ChatWords>) => {
    const { played, position, words } = table;
    const { shown, caller, asked, cat } = chatAt(played, position.step);
    const said = asked && `${asked.seat} ${words.table[asked.type === 'named' ? 'speaks' : 'called'](asked.rank!)}`;
    return {
      heaps: [
        {
          name: words.table[cat ? 'awake' : 'cat'],
          cards: [{ card: cat || 'back', under: said ?? '' }],
        },
        ...pool(table),
      ],
      handOf: (seat) => {
        const card = shown.get(played.seats[seat]!);
        return card ? [card] : position.hands[seat]!.map(() => 'back');
      },
      beside: (seat) => (played.seats[seat] === caller ? words.table.caller : ''),
    };
  },
  cassino: (table: Table<CassinoWords>) => {
    const { played, position, say, words } = table;
    const { board, taking, gathered, piles } = cassinoAt(played, position.step);
    const lie = (cards: readonly string[]) => cards.map((card) => ({ card, under: '' }));
    return {
      heaps: [
        ...(taking
          ? [{ name: words.table.takes(taking.seat), cards: lie([taking.card, ...taking.groups.flat()]) }]
          : []),
        ...(gathered ? [{ name: words.table.gathers(gathered.seat), cards: lie(gathered.cards) }] : []),
        { name: say.table.unheld['Table']!, cards: lie(board) },
      ],
      handOf: sorted(table, byRank),
      beside: (seat) => {
        const { length } = piles[played.seats[seat]!]!;
        return length > 0 ? words.table.pile(length) : '';
      },
    };
  },
  manille: (table: Table<ManilleWords>) => {
    const { played, position, words } = table;
    const { trick, turnUp: up, lies, camps } = coupAt(played, position.step);
    return {
      heaps: [
        {
          name: words.table.trick,
          cards: trick.flatMap(({ seat, cards, said }) =>
            cards.map((card) => ({ card, under: said ? `${seat} ${words.table.says(said)}` : seat })),
          ),
        },
        {
          name: words.table.turnUp,
          cards: [{ card: lies ? up : up.slice(-1), under: words.table.trumps(up.slice(-1)) }],
        },
        ...camps.map(({ name, marked }) => ({
          name: `${words.table.marked}, ${words.table.camp(name)}`,
          figure: figure(marked),
        })),
      ],
      handOf: (seat) => {
        const before = trick.flatMap(({ cards }) => cards);
        return position.hands[seat]!.filter((card) => !before.includes(card)).sort(bySuit);
      },
    };
  },
};

/** What lies in the middle of a table, and its hands. */
export const inPlay = (played: Replay, position: Position, { say, words }: Laying): InPlay => {
  const game = GAMES[played.game];
  if (!game) throw new Error(`src/pictures/in-play.ts cannot draw ${played.game}`);
  return game({ played, position, say, words } as never);
};
