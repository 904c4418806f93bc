/** Tests counts that are split among several workers or machines and then added up. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { joinPartialTallies, mergeShards, type PartialTally, type TallyShard } from '#engine/lab/shards.ts';
import { countChunks } from '../../scripts/claims/chunks.ts';
import { RUNS_ALL_INSTANCES, selectInstances, takeFirst } from '../instances.ts';

// A dozen processes are started here.
vi.setConfig({ testTimeout: 120_000 });

describe('shards', () => {
  const part = (from: number, to: number, sum = to - from): PartialTally => ({
    from,
    to,
    n: to - from,
    sum,
    squares: sum,
  });
  const shard = (cell: PartialTally, other: Partial<TallyShard> = {}): TallyShard => ({
    seed: 's',
    version: '1',
    counted: { 'MA-C1': { random: cell } },
    ...other,
  });

  test('add up in any order', () => {
    const sum = shard(part(0, 30));
    expect(mergeShards([shard(part(10, 15)), shard(part(15, 30)), shard(part(0, 10))])).toEqual(sum);
    expect(mergeShards([shard(part(15, 30)), mergeShards([shard(part(10, 15)), shard(part(0, 10))])])).toEqual(sum);
  });

  test.each([
    ['nobody counted the trials from 10 to 12', [shard(part(12, 20)), shard(part(0, 10))]],
    ['the trials from 8 to 10 were counted twice', [shard(part(0, 10)), shard(part(8, 20))]],
    ['the trials from 3 to 5 were counted twice', [shard(part(0, 10)), shard(part(3, 5)), shard(part(10, 20))]],
    ['counted from different seeds: “s” and “t”', [shard(part(0, 10)), shard(part(10, 20), { seed: 't' })]],
    ['counted by different versions: 1 and 2', [shard(part(0, 10)), shard(part(10, 20), { version: '2' })]],
    ['too large to be added up exactly', [shard(part(0, 10, 2 ** 53 - 1)), shard(part(10, 20, 1))]],
    ['nothing to be added up', []],
  ])('are refused: %s', (why, shards) => {
    expect(() => mergeShards(shards)).toThrow(why);
  });
});

test('one worker, two and seven reach the same count, to the last unit', async () => {
  const chunks = [
    { id: 'MA-C1', key: 'random', seed: 'crew', from: 3, to: 150 },
    { id: 'MA-C5', key: 'book', seed: 'crew', from: 0, to: 60 },
  ];
  const by = async (workers: number) =>
    (await countChunks(workers, chunks)).map((parts) => joinPartialTallies(parts, 'the crew'));
  const alone = await by(1);
  expect(alone.map(({ from, to }) => [from, to])).toEqual([
    [3, 150],
    [0, 60],
  ]);
  expect(await by(2)).toEqual(alone);
  expect(await by(7)).toEqual(alone);
});

describe('a count on several machines', () => {
  const root = resolve(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'snorum-claims-'));
  for (const name of ['package.json', 'scripts', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs a command line as a scheduler does, in its shell and with its environment variables. */
  const run = (shell: readonly string[], line: string, variables: Readonly<Record<string, string>>): string => {
    const [command = '', ...options] = shell;
    const { stdout, stderr, status } = spawnSync(command, [...options, line], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...variables },
    });
    if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`);
    return stdout;
  };
  const asked = { CLAIM: 'MA-C1', MANNER: 'random', SEED: 'many machines', SIZE: '15' };
  const shardIn = (file: string): TallyShard => JSON.parse(readFileSync(join(folder, file), 'utf8')) as TallyShard;
  const alone = (): TallyShard =>
    JSON.parse(
      run(['bash', '-ec'], 'npm run -s claims -- --claim MA-C1 --manner random --seed "many machines" --to 45', {}),
    ) as TallyShard;

  test.runIf(RUNS_ALL_INSTANCES)('by a matrix of GitHub Actions equals a count on one machine', () => {
    const workflow = parse(readFileSync(join(root, '.github/workflows/claims.yml'), 'utf8'));
    const lines = (job: string): string[] =>
      workflow.jobs[job].steps.flatMap(({ run: line }: { run?: string }) => (line ? [line] : []));
    // The variables read by the workflow are among those given here.
    const { index } = workflow.jobs.count.strategy.matrix;
    expect(index).toEqual(Array.from({ length: index.length }, (_, i) => i));
    expect(workflow.jobs.count.env).toEqual({
      CLAIM: `\${{ inputs.claim }}`,
      MANNER: `\${{ inputs.manner }}`,
      SEED: `\${{ inputs.seed }}`,
      SIZE: `\${{ inputs.size }}`,
      INDEX: `\${{ matrix.index }}`,
    });
    for (const each of index.slice(0, 3))
      for (const line of lines('count')) run(['bash', '-ec'], line, { ...asked, INDEX: String(each) });
    for (const line of lines('merge')) run(['bash', '-ec'], line, {});
    expect(shardIn('claim.json')).toEqual(alone());
  });

  test.runIf(RUNS_ALL_INSTANCES)('by an indexed Job of Kubernetes equals a count on one machine', () => {
    const job = parse(readFileSync(join(root, 'scripts/claims/job.yaml'), 'utf8'));
    expect(job.spec.completionMode).toBe('Indexed');
    const [container] = job.spec.template.spec.containers;
    const [command, option, line] = container.command;
    const names = container.env.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['CLAIM', 'MANNER', 'SEED', 'SIZE', 'SHARDS']);
    for (const index of [0, 1, 2])
      run([command, option], line, { ...asked, SHARDS: folder, JOB_COMPLETION_INDEX: String(index) });
    const sum = JSON.parse(run(['sh', '-ec'], `npm run -s claims -- --merge ${folder}/MA-C1-*.json`, {})) as TallyShard;
    expect(sum).toEqual(alone());
  });

  test.each(
    selectInstances(
      [
        ['nobody counted the trials from 5 to 9', '--merge a.json c.json'],
        ['MA-C9: not one of', '--claim MA-C9'],
        ['no trials from 9 to 9', '--claim MA-C1 --from 9 --to 9'],
        ['not a whole number', '--claim MA-C1 --to 1e3'],
      ],
      takeFirst,
    ),
  )('reports a wrong command: %s', (why, options) => {
    const count = 'npm run -s claims -- --claim MA-C1 --manner random';
    if (options.startsWith('--merge'))
      run(['sh', '-ec'], `${count} --from 0 --to 5 > a.json && ${count} --from 9 --to 12 > c.json`, {});
    expect(() => run(['sh', '-ec'], `npm run -s claims -- ${options}`, {})).toThrow(why);
  });
});
