/** Tests the files that describe a release, and its workflows: the files agree, and the steps do what they say. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getCurrentBase } from '../../src/model/versions.ts';
import { readText } from './files.ts';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly steps: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly on: { readonly push?: { readonly tags?: readonly string[] } };
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflow = (name: string): Workflow => parse(readText(`.github/workflows/${name}.yml`)) as Workflow;
const stepOf = (name: string, step: string): string => {
  const found = Object.values(workflow(name).jobs)
    .flatMap(({ steps }) => steps)
    .find((each) => each.name === step)?.run;
  if (found === undefined) throw new Error(`${name}.yml has no step “${step}”`);
  return found;
};

test('the descriptions for Zenodo and for citation agree, and are of this version', () => {
  const zenodo = JSON.parse(readText('.zenodo.json')) as Record<string, unknown>;
  const cff = parse(readText('CITATION.cff')) as Record<string, unknown>;
  const own = JSON.parse(readText('package.json')) as Record<string, unknown>;
  expect(zenodo['title']).toBe(cff['title']);
  expect(zenodo['description']).toBe(cff['abstract']);
  expect(zenodo['creators']).toEqual(cff['authors']);
  expect(zenodo['keywords']).toEqual(cff['keywords']);
  expect([zenodo['license'], cff['license']]).toEqual([own['license'], own['license']]);
  expect([zenodo['version'], cff['version']]).toEqual([own['version'], own['version']]);
  expect(zenodo['upload_type']).toBe(cff['type']);
  // The editions are a deposit of their own, under the licence of the texts.
  const editions = JSON.parse(readText('.zenodo.editions.json')) as Record<string, unknown>;
  const [work] = cff['references'] as Record<string, unknown>[];
  expect([editions['title'], editions['version']]).toEqual([work!['title'], cff['version']]);
  expect([editions['license'], work!['license']]).toEqual(['cc-by-4.0', 'CC-BY-4.0']);
  expect([editions['upload_type'], editions['creators']]).toEqual(['dataset', zenodo['creators']]);
});

test('a release is kept only under its package’s version, and built for its final address', () => {
  expect(workflow('release').on.push?.tags).toEqual(['v*']);
  expect(stepOf('release', 'The tag is the version')).toContain("require('./package.json').version");
  const built = stepOf('release', 'Build the site for its lasting address').replace(
    'npm run build',
    'printenv BASE_PATH',
  );
  const env = { ...process.env, GITHUB_REF_NAME: 'v1.2.3', BASE: '/rules' };
  const base = execFileSync('bash', ['-c', built], { env, encoding: 'utf8' }).trim();
  expect(base).toBe('/rules/v/1.2.3');
  expect(getCurrentBase(`${base}/`)).toBe('/rules/');
});

test('actions used by the workflows are pinned to a commit with its version beside it', () => {
  const folder = join(import.meta.dirname, '../../.github/workflows');
  const used = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/uses: .*/g) ?? []);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('a release has the package, the editions and the data', () => {
  const laid = stepOf('release', 'Lay it by');
  for (const asset of [
    'site.tar.gz',
    'tei.tar.gz',
    'data.tar.gz',
    'conformance.tar.gz',
    'snorum-*.tgz',
    'CITATION.cff',
  ])
    expect(laid).toContain(asset);
  for (const folder of ['tei', 'data', 'annotations', 'dataset.json'])
    expect(existsSync(join(import.meta.dirname, '../../src/pages', folder.replace('.json', '.json.ts'))), folder).toBe(
      true,
    );
});

const WORKFLOWS = readdirSync(join(import.meta.dirname, '../../.github/workflows')).map((file) => file.split('.')[0]!);

test.each(WORKFLOWS)('a job of %s that runs the project’s code can change nothing, and keeps no token', (name) => {
  const { jobs, permissions } = workflow(name);
  for (const [id, job] of Object.entries(jobs)) {
    const allowed = job.permissions ?? permissions;
    const runsCode = job.steps.some(({ run = '' }) => /\bnp[mx]\b|\bnode\b/.test(run));
    if (runsCode) expect([id, Object.values(allowed).filter((right) => right !== 'read')]).toEqual([id, []]);
    for (const { uses = '', with: settings } of job.steps)
      if (uses.includes('/checkout@')) expect([id, settings?.['persist-credentials']]).toEqual([id, false]);
  }
});

test('a release is published from what was built, by a job that runs nothing of the project', () => {
  const { jobs } = workflow('release');
  expect(jobs['publish']!.permissions).toEqual({ contents: 'write', actions: 'write' });
  const files = stepOf('release', 'Lay it by')
    .match(/(?<=")\s.*?(?= --)/)![0]
    .trim()
    .split(' ');
  const packed = stepOf('release', 'Pack what is kept');
  for (const file of files) expect(packed).toContain(file);
  expect(packed).toContain('CHANGELOG.md');
});

test.each([
  ['1000000', 0],
  ['', 1],
  ['0', 1],
  ['a[$(touch ran)]', 1],
  ['1+1', 1],
  ['12345678901', 1],
])('a claim is tried %j times only if that is a number', (size, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'snorum-size-'));
  try {
    const line = workflow('claims').jobs['count']!.steps.find(({ run = '' }) => run.includes('$SIZE'))!.run!;
    const env = { ...process.env, SIZE: size, INDEX: '3', PATH: `${folder}:${process.env['PATH']}` };
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@"\n');
    chmodSync(join(folder, 'npm'), 0o755);
    const ran = spawnSync('bash', ['-e', '-c', line], { cwd: folder, env, encoding: 'utf8' });
    expect(ran.status).toBe(status);
    expect(existsSync(join(folder, 'ran'))).toBe(false);
    if (status === 0)
      expect(readFileSync(join(folder, 'shards/3.json'), 'utf8')).toContain('--from 3000000 --to 4000000');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('pages at their usual address are not a kept release', () => {
  expect(['/', '/rules/', '/v/', '/v2/', '/rules/en/'].map(getCurrentBase)).toEqual(Array(5).fill(undefined));
  expect(getCurrentBase('/v/0.1.0/')).toBe('/');
});

/** Runs the workflow’s own step with a fake `gh`, which knows two releases, each with a site as its asset. */
test('every release is placed beside the current pages, under its version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snorum-kept-'));
  try {
    for (const tag of ['v0.1.0', 'v0.2.0']) {
      mkdirSync(join(folder, tag));
      writeFileSync(join(folder, tag, 'index.html'), `the pages of ${tag}`);
      execFileSync('tar', ['-czf', `${tag}.tar.gz`, '-C', tag, '.'], { cwd: folder });
    }
    const gh = join(folder, 'gh');
    writeFileSync(
      gh,
      '#!/bin/sh\ncase "$2" in list) printf "v0.2.0\\nv0.1.0\\n";; download) cat "$3.tar.gz";; *) exit 1;; esac\n',
    );
    chmodSync(gh, 0o755);
    execFileSync('bash', ['-e', '-c', stepOf('pages', 'Lay the kept releases beside it')], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    });
    expect(readFileSync(join(folder, 'dist/v/0.1.0/index.html'), 'utf8')).toBe('the pages of v0.1.0');
    expect(readFileSync(join(folder, 'dist/v/0.2.0/index.html'), 'utf8')).toBe('the pages of v0.2.0');
    expect(existsSync(join(folder, 'dist/v/v0.1.0'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
