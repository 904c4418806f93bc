/**
 * `npm run audit [-- --check] [GAME …]`: changes the lines of the rules one at a time, and compares the articles to which each is
 * bound with the articles that first tell of the change. Writes
 * `content/audit/`; with `--check` it compares with what is written there, with `--hash` it prints the hashes of the rules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGame, GAMES } from '#engine/games.ts';
import { AUDIT_OUTCOMES, type AuditedChange, type AuditOutcome, type GameAudit } from '#engine/lab/audit.ts';
import { createReceipt } from '../../scripts/receipts.ts';
import type { RulesText } from '../../src/code/passages.ts';
import { EQUIVALENTS } from './equivalents.ts';
import { allowTurns, getPeak, loadGame, mutantSwitch } from './loading.ts';
import { type Mutant, mutateFiles } from './mutants.ts';
import { REASONS } from './reasons.ts';
import { hashRules, readRulesTexts } from './rules-texts.ts';
import { type Difference, findDifference, listMoreRuns, listRuns, type Run, type Scene, watch } from './runs.ts';

/** Turns of loops in an action beyond which a run takes too long to be repeated for each mutant. */
const MOST_TURNS = 200_000;
/** Runs after which a change that shows in the state alone is not followed further. */
const MORE_RUNS = 40;

/** A mutant, and where it shows first; nowhere if `difference` is absent. */
export interface TriedMutant extends Mutant {
  readonly difference: Difference | undefined;
}

/** Tries mutants of a game, all of them or those that `choose` chooses. */
export const tryMutants = async (
  id: string,
  files: readonly RulesText[] = readRulesTexts(id),
  choose: (mutant: Mutant, i: number) => boolean = () => true,
): Promise<readonly TriedMutant[]> => {
  const game = findGame(id)!;
  const { mutants, texts } = mutateFiles(files, new Set(Object.keys(game.articles)));
  mutantSwitch.on = -1;
  allowTurns(Number.POSITIVE_INFINITY);
  const switched = await loadGame(id, texts);
  const runs: Run[] = [];
  const scenes: (readonly Scene[])[] = [];
  const usual = listRuns(game);
  let some = 0;
  for (const [k, run] of [...usual, ...listMoreRuns(game)].entries()) {
    const seen = watch(run, game);
    allowTurns(Number.POSITIVE_INFINITY);
    if (findDifference(run, seen, switched)) throw new Error(`${id}: with no mutant on, something differs`);
    if (getPeak() > MOST_TURNS) continue;
    runs.push(run);
    scenes.push(seen);
    if (k < usual.length) some = runs.length;
  }
  allowTurns(3 * MOST_TURNS);
  const tried: TriedMutant[] = [];
  for (const [i, mutant] of mutants.entries()) {
    if (!choose(mutant, i)) continue;
    mutantSwitch.on = i;
    const table = mutant.atLoad ? await loadGame(id, texts).catch(() => undefined) : switched;
    let difference: Difference | undefined = table ? undefined : { cites: [], what: 'not loaded' };
    if (table)
      for (const [k, run] of runs.entries()) {
        const seen = findDifference(run, scenes[k]!, table);
        if (seen && (seen.cites.length > 0 || !difference)) difference = seen;
        if (difference && (difference.cites.length > 0 || k > MORE_RUNS || k >= some)) break;
      }
    tried.push({ ...mutant, difference });
  }
  mutantSwitch.on = -1;
  return tried;
};

const shortFile = ({ path }: Mutant): string => path.replace('engine/games/', '');

/** True if articles include one that a reason names, without source and game; `-` stands for no article. */
const includesNamed = (articles: readonly string[], names: string): boolean =>
  names
    .split(' ')
    .some((name) => (name === '-' ? articles.length === 0 : articles.some((id) => id.endsWith(`.${name}`))));

/** Finds why another article tells of a mutant; `undefined` if no reason is written down. */
const findReason = (mutant: TriedMutant): string | undefined =>
  REASONS.find(
    ({ file, members, of, told }) =>
      file === shortFile(mutant) &&
      members.split(' ').includes(mutant.member || 'file') &&
      includesNamed(mutant.bound, of) &&
      includesNamed(mutant.difference?.cites ?? [], told),
  )?.why;

/** Finds why a mutant of a game cannot show; `undefined` if no reason is written down. */
const findEquivalence = (game: string, mutant: Mutant): string | undefined =>
  EQUIVALENTS.find(
    ({ games, file, members, changes }) =>
      file === shortFile(mutant) &&
      (games === undefined || games.split(' ').includes(game)) &&
      members.split(' ').includes(mutant.member || 'file') &&
      (changes === undefined || changes.some((each) => `${mutant.from} → ${mutant.to}`.startsWith(each))),
  )?.why;

/** Tells in which way a mutant of a game showed. */
export const judge = (game: string, mutant: TriedMutant): AuditOutcome => {
  const { difference, bound } = mutant;
  if (!difference) return findEquivalence(game, mutant) === undefined ? 'none' : 'equivalent';
  if (difference.cites.length === 0) return 'state';
  if (difference.cites.some((cite) => bound.includes(cite))) return 'own';
  return findReason(mutant) === undefined ? 'other' : 'explained';
};

/** Sums up the mutants of a game. */
export const summarise = (id: string, tried: readonly TriedMutant[]): GameAudit => {
  const counts = Object.fromEntries(AUDIT_OUTCOMES.map((outcome) => [outcome, 0])) as Record<AuditOutcome, number>;
  const articles: Record<string, [number, number]> = {};
  const elsewhere: AuditedChange[] = [];
  const equivalent: [string, string][] = [];
  const unseen: string[] = [];
  for (const mutant of tried) {
    const outcome = judge(id, mutant);
    const { line, from, to, bound, difference } = mutant;
    counts[outcome] += 1;
    const change = `${shortFile(mutant)}:${line} ${from} → ${to}`;
    if (outcome === 'none') unseen.push(change);
    if (outcome === 'equivalent') equivalent.push([change, findEquivalence(id, mutant)!]);
    if (outcome === 'other' || outcome === 'explained') {
      const why = findReason(mutant);
      elsewhere.push({ file: shortFile(mutant), line, from, to, bound, told: difference!.cites, ...(why && { why }) });
    }
    if (outcome === 'own' || outcome === 'explained' || outcome === 'other')
      for (const article of bound) {
        articles[article] ??= [0, 0];
        articles[article][0] += 1;
        if (difference!.cites.includes(article)) articles[article][1] += 1;
      }
  }
  const game = findGame(id)!;
  const inOrder = Object.keys(game.articles).filter((article) => articles[article]);
  return {
    receipt: createReceipt(id, {
      command: `npm run audit -- ${id}`,
      seed: 'players and practices of each game',
      games: listRuns(game).length,
    }),
    rules: hashRules(id),
    counts,
    articles: Object.fromEntries(inOrder.map((article) => [article, articles[article]!])),
    elsewhere,
    equivalent,
    unseen,
  };
};

/** Formats an audit as JSON, with each change on a line of its own. */
const formatAudit = ({ articles, elsewhere, equivalent, unseen, ...audit }: GameAudit): string => {
  const lines = (entries: readonly string[]): string => entries.map((entry) => `\n  ${entry}`).join(',');
  const named = Object.entries(articles).map(([id, counts]) => `${JSON.stringify(id)}: ${JSON.stringify(counts)}`);
  return `{
 "receipt": ${JSON.stringify(audit.receipt)},
 "rules": ${JSON.stringify(audit.rules)},
 "counts": ${JSON.stringify(audit.counts)},
 "articles": {${lines(named)}
 },
 "elsewhere": [${lines(elsewhere.map((change) => JSON.stringify(change)))}
 ],
 "equivalent": [${lines(equivalent.map((change) => JSON.stringify(change)))}
 ],
 "unseen": [${lines(unseen.map((change) => JSON.stringify(change)))}
 ]
}
`;
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, hash: { type: 'boolean' } },
  });
  const unknown = positionals.find((id) => !findGame(id));
  if (unknown !== undefined) {
    process.stderr.write(`audit: there is no game “${unknown}”\n`);
    process.exitCode = 2;
    return;
  }
  for (const { id } of GAMES) {
    if (positionals.length > 0 && !positionals.includes(id)) continue;
    if (values.hash) {
      process.stdout.write(`${id} ${hashRules(id)}\n`);
      continue;
    }
    const file = new URL(`../../content/audit/${id}.json`, import.meta.url);
    const audit = summarise(id, await tryMutants(id));
    const text = formatAudit(audit);
    if (values.check)
      process.stdout.write(`${id}: ${readFileSync(file, 'utf8') === text ? 'as published' : 'other than published'}\n`);
    else {
      writeFileSync(file, text);
      process.stdout.write(`${id}: ${AUDIT_OUTCOMES.map((each) => `${each} ${audit.counts[each]}`).join(', ')}\n`);
    }
  }
};

if (import.meta.main) await run();
