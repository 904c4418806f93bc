/** Tests the files that describe a release, and its workflows: the files agree, and the steps do what they say. */
import { execFileSync } from 'node:child_process';
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
}
interface Workflow {
  readonly on: { readonly push?: { readonly tags?: readonly string[] } };
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
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

test('a release has the package, the editions and the data, and keeps copied files when pages are renewed', () => {
  const laid = stepOf('release', 'Lay it by');
  for (const asset of ['site.tar.gz', 'tei.tar.gz', 'data.tar.gz', 'snorum-*.tgz', 'CITATION.cff'])
    expect(laid).toContain(asset);
  for (const folder of ['tei', 'data', 'annotations', 'dataset.json'])
    expect(existsSync(join(import.meta.dirname, '../../src/pages', folder.replace('.json', '.json.ts'))), folder).toBe(
      true,
    );
  expect(stepOf('pages', 'Keep what was copied from the site that stands')).toContain(
    'scripts/carry-over-embeds.mjs dist',
  );
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
