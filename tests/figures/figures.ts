/** The published figures, each with its receipt and with what counts it again. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Quartiles } from '#engine/facts/lengths.ts';
import type { Game } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import type { GameAudit } from '#engine/lab/audit.ts';
import { mergeTallies } from '#engine/lab/estimate.ts';
import { type GameSilences, listSilences } from '#engine/lab/exhaust.ts';
import {
  countChoicesPerDeal,
  countDeals,
  DEALS_PER_STRATEGY,
  type GameStatistics,
  getTableKey,
  listSimulatedStrategies,
  measureStrategyGains,
  SAMPLED_DEALS,
  SIMULATED_TABLES,
  sampleTable,
  type TableStatistics,
} from '#engine/lab/numbers.ts';
import { countAnswers } from '#engine/lab/question.ts';
import { CLAIM_QUESTIONS, CLAIMS_SEED } from '#engine/lab/questions.ts';
import type { Receipt } from '#engine/lab/receipt.ts';
import type { PublishedFigures } from '#engine/lab/shards.ts';
import {
  type ArticleCounts,
  addCounts,
  countArticles,
  countPracticeEffects,
  type GameShares,
  listShareStrategies,
  SAMPLED_GAMES,
  SHARED_GAMES,
  SWITCHED_DEALS,
} from '#engine/lab/shares.ts';
import { measureLength } from '../../scripts/measure-lengths.ts';

/** Part of a figure that is published too: its first games, or some of its changes. */
interface FigurePart {
  /** The part in words. */
  readonly name: string;
  readonly published: unknown;
  readonly count: () => unknown;
}

/** A published figure. */
export interface Figure {
  readonly name: string;
  /** Id of its game. */
  readonly game: string;
  readonly receipt: Receipt;
  readonly published: unknown;
  /** Number of games or deals; 1 if they cannot be counted in parts. */
  readonly games: number;
  /** Counts the games from `from` to `to` (exclusive) again, or all of what cannot be counted in parts. */
  readonly count: (from: number, to: number) => unknown;
  /** Adds two counts. */
  readonly add?: (one: never, other: never) => unknown;
  /** A part that is quickly counted; without one the whole figure is. */
  readonly part?: FigurePart;
  /** True if counting takes minutes and cannot stop half-way. */
  readonly isLong?: boolean;
}

const readText = (path: string): string => readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8');
const readJson = <T>(path: string): T => JSON.parse(readText(path)) as T;

const listClaimFigures = (): readonly Figure[] =>
  CLAIM_QUESTIONS.flatMap((question) => {
    const { receipt, counted, first } = readJson<PublishedFigures>(`claims/figures/${question.id}.json`);
    const game = GAMES.find(({ articles }) => articles[question.article])!.id;
    return question.cells.map((cell): Figure => {
      const count = (from: number, to: number) => ({
        from,
        to,
        ...countAnswers(question, cell, CLAIMS_SEED, from, to),
      });
      type Counted = ReturnType<typeof count>;
      const { to } = first[cell.key]!;
      return {
        name: `claim ${question.id}, ${cell.key}`,
        game,
        receipt,
        published: counted[question.id]![cell.key],
        games: cell.trials,
        count,
        add: (one: Counted, other: Counted) => ({ from: one.from, to: other.to, ...mergeTallies(one, other) }),
        part: { name: `the first ${to} games`, published: first[cell.key], count: () => count(0, to) },
      };
    });
  });

const addStatistics = (one: TableStatistics, other: TableStatistics): TableStatistics => ({
  places: one.places.map((tally, place) => mergeTallies(tally, other.places[place]!)),
  happenings: Object.fromEntries(
    Object.entries(one.happenings).map(([id, tally]) => [id, mergeTallies(tally, other.happenings[id]!)]),
  ),
});

const listNumberFigures = (game: Game): readonly Figure[] => {
  const { receipt, choices, tables } = readJson<GameStatistics>(`numbers/${game.id}.json`);
  const shared = { game: game.id, receipt };
  const ofTables = SIMULATED_TABLES[game.id]!.flatMap((table): readonly Figure[] => {
    const key = getTableKey(table);
    const { counted, gains, sample } = tables[key]!;
    const strategies = table.variant === undefined ? listSimulatedStrategies(game) : [];
    return [
      ...strategies.map(
        (strategy): Figure => ({
          ...shared,
          name: `numbers of ${game.id}, table ${key}, ${strategy}`,
          published: counted[strategy],
          games: DEALS_PER_STRATEGY[strategy],
          count: (from, to) => countDeals(game, table, strategy, from, to),
          add: addStatistics,
          ...(strategy === 'sampling' && {
            part: {
              name: `the first ${SAMPLED_DEALS} deals`,
              published: sample.places,
              count: () => countDeals(game, table, strategy, 0, SAMPLED_DEALS).places,
            },
          }),
        }),
      ),
      {
        ...shared,
        name: `numbers of ${game.id}, table ${key}, gains`,
        published: gains,
        games: 1,
        count: () => measureStrategyGains(game, table),
        part: { name: 'the first deals', published: sample.gains, count: () => sampleTable(game, table).gains },
        isLong: true,
      },
    ];
  });
  return [
    {
      ...shared,
      name: `numbers of ${game.id}, choices`,
      published: choices,
      games: 1,
      count: () => Object.fromEntries(game.seatNumbers().map((seats) => [seats, countChoicesPerDeal(game, seats)])),
    },
    ...ofTables,
  ];
};

const listShareFigures = (game: Game): readonly Figure[] => {
  const { receipt, counts, practices } = readJson<GameShares>(`shares/${game.id}.json`);
  const shared = { game: game.id, receipt };
  const strategies = listShareStrategies(game);
  return [
    ...strategies.map(
      (strategy): Figure => ({
        ...shared,
        name: `shares of ${game.id}, ${strategy}`,
        published: counts[strategy]!.all,
        games: SHARED_GAMES,
        count: (from, to) => countArticles(game, strategy, from, to),
        add: (one: ArticleCounts, other: ArticleCounts) => addCounts(one, other),
        part: {
          name: `the first ${SAMPLED_GAMES} games`,
          published: counts[strategy]!.sample,
          count: () => countArticles(game, strategy, 0, SAMPLED_GAMES),
        },
      }),
    ),
    {
      ...shared,
      name: `shares of ${game.id}, other practices`,
      published: practices,
      games: 1,
      count: () => countPracticeEffects(game, strategies.at(-1)!, 0, SWITCHED_DEALS),
    },
  ];
};

const listSilenceFigures = (game: Game): readonly Figure[] => {
  const { receipt, ...published } = readJson<GameSilences>(`silences/${game.id}.json`);
  const count = () => listSilences(game, published.budget);
  return [{ name: `silences of ${game.id}`, game: game.id, receipt, published, games: 1, count }];
};

/** The form of `content/lengths.yaml`. */
interface Lengths {
  readonly played: number;
  readonly bargained: number;
  readonly receipt: Omit<Receipt, 'sources'> & { readonly sources: Readonly<Record<string, string>> };
  readonly games: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Quartiles>>>>>>;
}

const listLengthFigures = (game: Game): readonly Figure[] => {
  const { receipt, games, ...counts } = parse(readText('lengths.yaml')) as Lengths;
  return game.seatNumbers().map((seats) => ({
    name: `lengths of ${game.id}, ${seats} players`,
    game: game.id,
    receipt: { ...receipt, sources: receipt.sources[game.id]! },
    published: games[game.id]?.[seats],
    games: 1,
    count: () => measureLength(game, seats, counts),
  }));
};

/** One of so many changes is tried in the part of an audit that is quickly counted. */
const TRIED_CHANGES = 60;

const listAuditFigures = ({ id }: Game): readonly Figure[] => {
  const audit = readJson<GameAudit>(`audit/${id}.json`);
  // The audit changes how modules are loaded, and comes only when it is needed.
  const count = async (choose?: (i: number) => boolean) => {
    const { summarise, tryMutants } = await import('../audit/audit.ts');
    const { receipt: _, ...found } = summarise(id, await tryMutants(id, undefined, choose && ((_, i) => choose(i))));
    return found;
  };
  const { receipt, ...published } = audit;
  const listed = new Set([
    ...audit.unseen,
    ...audit.equivalent.map((change) => JSON.stringify(change)),
    ...audit.elsewhere.map((change) => JSON.stringify(change)),
  ]);
  return [
    {
      name: `audit of ${id}`,
      game: id,
      receipt,
      published,
      games: 1,
      count: () => count(),
      part: {
        name: `each ${TRIED_CHANGES}th change`,
        published: [],
        // Changes that nothing tells of, or another article, are listed one by one; the rest is only counted.
        count: async () => {
          const { elsewhere, equivalent, unseen } = await count((i) => i % TRIED_CHANGES === 0);
          return [...unseen, ...[...equivalent, ...elsewhere].map((change) => JSON.stringify(change))].filter(
            (each) => !listed.has(each),
          );
        },
      },
      isLong: true,
    },
  ];
};

/** Lists all published figures, those of claims first. */
export const listFigures = (): readonly Figure[] => [
  ...listClaimFigures(),
  ...[listNumberFigures, listShareFigures, listSilenceFigures, listLengthFigures, listAuditFigures].flatMap((list) =>
    GAMES.flatMap((game) => list(game)),
  ),
];
