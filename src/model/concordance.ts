/**
 * The concordance: a table that compares the rules of all games, with a column for each game. It is built from the
 * engine's measurements and the facts of each game.
 */
import { z } from 'astro/zod';
import written from '#content/concordance/words.yaml?raw';
import type { GameFacts } from '#engine/facts/facts.ts';
import { getFacts } from '#engine/facts/facts-of.ts';
import { type GameMeasurements, measureGame } from '#engine/facts/measure.ts';
import type { GameId } from '#engine/games.ts';
import { type ConcordanceWords, concordanceWords } from '../i18n/concordance.ts';
import type { Language } from '../i18n/routes.ts';
import { EDITIONS, type Edition, getArticle } from './editions.ts';
import { readYaml } from './yaml.ts';

/** The related game with which each game is compared; `null` if it has none. The order is that of the columns. */
const KIN: Readonly<Record<GameId, GameId | null>> = {
  'nain-jaune': null,
  lindor: 'nain-jaune',
  'pope-joan': 'nain-jaune',
  spin: 'pope-joan',
  newmarket: 'spin',
  'chnif-chnof-chnorum': null,
  'snip-snap-snorum': 'chnif-chnof-chnorum',
  jig: 'snip-snap-snorum',
  'chat-qui-dort': 'chnif-chnof-chnorum',
  commerce: null,
  speculation: null,
  cassino: null,
  manille: null,
};

/** A column of the concordance (the table that compares all games): the edition of one game. */
export interface ConcordanceColumn {
  readonly edition: Edition;
  /** The id of the related game with which this one is compared; `null` if there is none. */
  readonly relatedGames: string | null;
}

/** The games that have an edition, in the order of the columns. */
export const CONCORDANCE_COLUMNS: readonly ConcordanceColumn[] = Object.entries(KIN).flatMap(([game, relatedGames]) => {
  const edition = EDITIONS.find((each) => each.game.id === game);
  return edition ? [{ edition, relatedGames }] : [];
});

/**
 * Groups of games that can be shown together: two families, the games played for points, the games of one book, all.
 */
export type GameFamily = keyof ConcordanceWords['families'];

/**
 * The games of each group; the first group is shown by default. Jig is in two groups: it is played in runs like the
 * games of the first, and with spoken words like those of the second.
 */
export const GAME_FAMILIES: Readonly<Record<GameFamily, readonly string[]>> = {
  dwarf: ['nain-jaune', 'lindor', 'pope-joan', 'spin', 'newmarket', 'jig'],
  snip: ['chnif-chnof-chnorum', 'snip-snap-snorum', 'jig', 'chat-qui-dort'],
  points: ['cassino', 'manille'],
  book: CONCORDANCE_COLUMNS.filter(({ edition }) => edition.source.slug === 'round-games-1891').map(
    ({ edition }) => edition.game.id,
  ),
  all: CONCORDANCE_COLUMNS.map(({ edition }) => edition.game.id),
};

/**
 * One statement about a rule of a game, with the id of its article; `cite` is `null` if the source has no such rule.
 */
export interface ConcordanceEntry {
  readonly text: string;
  readonly cite: string | null;
  /** The language of `text`, if it is quoted from a source. */
  readonly lang?: Language;
}

/** Content of a cell of the table: the statements about one rule (row) of one game (column). */
export interface ConcordanceRowCell {
  readonly entries: readonly ConcordanceEntry[];
  /**
   * Result of the comparison with the related game; `undefined` if there is no related game, or if one of the two cells
   * is empty.
   */
  readonly beside: 'differs' | 'same' | undefined;
}

/** One row of the concordance: a rule in which the games are compared. */
export interface ConcordanceRow {
  readonly name: string;
  readonly title: string;
  readonly cells: readonly ConcordanceRowCell[];
}

type Write = (
  facts: GameFacts<string>,
  measured: GameMeasurements,
  words: ConcordanceWords,
  edition: Edition,
) => readonly ConcordanceEntry[];
type RowName = keyof ConcordanceWords['rows'];

const one = (text: string, cite: string | null): readonly ConcordanceEntry[] => [{ text, cite }];
/** Formats numbers given in increasing order: `1, 2`, `2–4, 6, 12`. */
export const formatNumbers = (numbers: readonly number[]): string =>
  numbers
    .reduce<number[][]>((runs, number) => {
      const last = runs.at(-1);
      if (last?.at(-1) === number - 1) last.push(number);
      else runs.push([number]);
      return runs;
    }, [])
    .map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', ')))
    .join(', ');
/** Formats a value that depends on the number of players: once if it is always the same, otherwise as a list. */
const byPlayers = (cards: readonly string[]): string => (new Set(cards).size === 1 ? cards[0]! : cards.join(', '));

/** Returns who stakes in every deal: nobody (`null`), the dealer alone, or everyone. */
const staking = (stakes: GameMeasurements['stakes']): 'dealer' | 'each' | null => {
  const all = [...stakes.values()];
  if (all.every(({ dealer }) => dealer === 0)) return null;
  return all.every(({ others }) => others === 0) ? 'dealer' : 'each';
};

/** Formats the amount that is paid or scored by an article, as measured; the build fails if there is none. */
export const formatAmount = (measured: GameMeasurements, cite: string): string => {
  const amounts = measured.paid.get(cite) ?? measured.scored.get(cite);
  if (!amounts) throw new Error(`nothing was paid or scored by ${cite} in the deals of engine/facts/measure.ts`);
  return formatNumbers(amounts);
};

/**
 * Formats the payments for a fault: that of the offender, then that of another player, if any. If the offender can pay
 * less than they owe, the first amount is the debt.
 */
const finesOf = ({ paidBy, halfBy }: GameFacts<string>['faults'], measured: GameMeasurements): readonly string[] => {
  const [offender, ...others] = paidBy.map((cite) => formatAmount(measured, cite));
  if (offender === undefined) return [];
  return [halfBy ? formatNumbers(measured.paid.get(halfBy)!.map((half) => 2 * half)) : offender, ...others];
};

/**
 * For each section, its rows and the function that fills a cell. Cells are derived only from the engine's facts and
 * measurements.
 */
const ROWS: Readonly<Record<keyof ConcordanceWords['parts'], Partial<Readonly<Record<RowName, Write>>>>> = {
  sitting: {
    players: ({ cites }, _, __, { game }) => one(formatNumbers(game.seatNumbers()), cites.players),
    sides: ({ sides }, _, words) => one(words.sides[sides.is], sides.cite),
    pack: ({ cites }, { pack }, words) =>
      one(words.packs(Math.min(...pack.values()), Math.max(...pack.values())), cites.pack),
    matters: ({ matters }, _, words) => one(words.matters[matters.is], matters.cite),
    order: ({ order }, _, words) => one(words.order[order.is], order.cite),
  },
  dealing: {
    firstDealer: ({ firstDealer }, _, words) => one(words.firstDealer[firstDealer.is], firstDealer.cite),
    nextDealer: ({ nextDealer }, _, words) => one(words.nextDealer[nextDealer.is], nextDealer.cite),
    direction: ({ direction }, _, words) => one(words.direction[direction.is], direction.cite),
    hand: ({ cites }, { hand }) => one(byPlayers([...hand.values()].map((sizes) => sizes.join('–'))), cites.hand),
    leftOver: ({ cites }, { leftOver }) => one(byPlayers([...leftOver.values()].map(String)), cites.leftOver),
    faceUp: ({ cites }, { board, turnsUp }, words) =>
      one(board > 0 ? words.board(board) : turnsUp ? words.turnUp : words.none, cites.faceUp),
  },
  playing: {
    leads: ({ leads }, { first }, words) => one([...first].map(words.places).join(', '), leads),
    duty: ({ duty }, _, words) => one(words.duty[duty.is], duty.cite),
    faults: ({ faults }, measured, words) => one(words.faults[faults.is](...finesOf(faults, measured)), faults.cite),
  },
  paying: {
    counters: ({ cites }, { counters }, words) =>
      one(counters > 0 ? words.begins(counters) : words.none, counters > 0 ? cites.counters : null),
    stakes: ({ cites }, { stakes }, words) => {
      const staked = staking(stakes);
      if (staked === null) return one(words.none, null);
      const { dealer, each, more } = words.staked;
      const [byDealer, byOthers] = (['dealer', 'others'] as const).map((who) =>
        byPlayers([...stakes.values()].map((stake) => String(stake[who]))),
      ) as [string, string];
      if (staked === 'dealer') return one(dealer(byDealer), cites.stakes);
      return one(byDealer === byOthers ? each(byOthers) : more(byOthers, byDealer), cites.stakes);
    },
    pays: ({ cites }, { stakes, payers }, words) => {
      const { pays } = words;
      const staked = staking(stakes);
      const entries = [
        ...(staked ? [{ text: pays[staked], cite: cites.stakes }] : []),
        ...Array.from(payers, ([payer, cite]) => ({ text: pays[payer], cite })),
      ];
      return entries.length > 0 ? entries : one(pays.none, null);
    },
    payments: ({ payments }, measured, words) =>
      payments.map(({ what, cite, amount }) => ({
        text: words.payments[what](amount === 'so-many' ? formatAmount(measured, cite) : ''),
        cite,
      })),
  },
  ending: {
    dealEnds: ({ dealEnds }, _, words) => one(words.dealEnds[dealEnds.is], dealEnds.cite),
    gameEnds: ({ gameEnds }, _, words) => one(words.gameEnds[gameEnds.is], gameEnds.cite),
    wins: ({ wins }, _, words) => one(words.wins[wins.is], wins.cite),
  },
  words: {},
};

const terms = readYaml(
  z.record(z.string(), z.record(z.string(), z.object({ word: z.string(), article: z.string() }))),
  'content/concordance/words.yaml',
  written,
  'the words of each source for one thing (src/model/concordance.ts)',
);

/** Builds a row; each cell is compared with that of the related game. */
const rowOf = (name: string, title: string, entries: readonly (readonly ConcordanceEntry[])[]): ConcordanceRow => {
  const said = entries.map((cell) => cell.map(({ text }) => text).join('; '));
  return {
    name,
    title,
    cells: CONCORDANCE_COLUMNS.map(({ relatedGames }, i) => {
      const its = CONCORDANCE_COLUMNS.findIndex(({ edition }) => edition.game.id === relatedGames);
      const comparable = its >= 0 && said[i] !== '' && said[its] !== '';
      return { entries: entries[i]!, beside: comparable ? (said[i] === said[its] ? 'same' : 'differs') : undefined };
    }),
  };
};

/**
 * Builds the concordance in a language: its sections, each with its rows. The last section compares the terms that the
 * sources use for the same thing.
 */
export const buildConcordance = (
  lang: Language,
): readonly { readonly part: string; readonly title: string; readonly rows: readonly ConcordanceRow[] }[] => {
  const words = concordanceWords(lang);
  return Object.entries(ROWS).map(([part, rows]) => ({
    part,
    title: words.parts[part as keyof typeof ROWS],
    rows:
      part === 'words'
        ? Object.entries(terms).map(([name, byGame]) =>
            rowOf(
              name,
              words.words[name]!,
              CONCORDANCE_COLUMNS.map(({ edition }) => term(byGame[edition.game.id])),
            ),
          )
        : Object.entries(rows).map(([name, write]) =>
            rowOf(
              name,
              words.rows[name as RowName],
              CONCORDANCE_COLUMNS.map(({ edition }) =>
                write(getFacts(edition.game.id), measureGame(edition.game), words, edition),
              ),
            ),
          ),
  }));
};

/** Lists the rows, except those about terms, in which two games differ and both have a statement. */
export const listDifferingRows = (lang: Language, games: readonly [string, string]): readonly ConcordanceRow[] => {
  const [one, other] = games.map((game) => CONCORDANCE_COLUMNS.findIndex(({ edition }) => edition.game.id === game));
  const said = (row: ConcordanceRow, at: number | undefined): string =>
    row.cells[at!]!.entries.map(({ text }) => text).join('; ');
  return buildConcordance(lang)
    .filter(({ part }) => part !== 'words')
    .flatMap(({ rows }) => rows)
    .filter((row) => said(row, one) !== '' && said(row, other) !== '' && said(row, one) !== said(row, other));
};

/** The six basic facts about a game, as `section.row`, in display order. */
const PLAIN = ['sitting.players', 'sitting.pack', 'dealing.direction', 'ending.wins', 'paying.pays', 'ending.gameEnds'];

/** Rows of the concordance with the six basic facts about all games, in a language. */
export const listBasicFacts = (lang: Language): readonly ConcordanceRow[] => {
  const rows = buildConcordance(lang).flatMap(({ part, rows }) =>
    rows.map((row) => ({ ...row, at: `${part}.${row.name}` })),
  );
  return PLAIN.map((at) => rows.find((row) => row.at === at)!);
};

const term = (found: { word: string; article: string } | undefined): readonly ConcordanceEntry[] =>
  found ? [{ text: found.word, cite: found.article, lang: getArticle(found.article).edition.source.language }] : [];
