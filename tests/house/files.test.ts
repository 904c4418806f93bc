import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, readText, root } from './files.ts';

const list = (paths: readonly string[], wrong: (path: string) => boolean): string[] => paths.filter(wrong);

describe('the files of the project', () => {
  test('are text, and none is large', () => {
    expect(list(files, (path) => readFileSync(join(root, path)).includes(0))).toEqual([]);
    expect(list(files, (path) => path !== 'package-lock.json' && statSync(join(root, path)).size > 200_000)).toEqual(
      [],
    );
  });

  test.skipIf(!existsSync(join(root, '.git')))('are regular files, no links', () => {
    const modes = execFileSync('git', ['ls-files', '--stage'], { cwd: root, encoding: 'utf8' });
    expect(modes.match(/^120000 .*$/gm)).toBeNull();
    expect(modes).toMatch(/^100644 /m);
  });

  test('end every line with a line feed, the last one too, without trailing spaces', () => {
    const untidy = /\r|[ \t]+\n|[^\n]$|\n\n$|^\uFEFF/;
    expect(list(files, (path) => !path.endsWith('.md') && untidy.test(readText(path)))).toEqual([]);
    expect(['a \n', 'a', 'a\r\n', 'a\n\n', 'a\n'].map((text) => untidy.test(text))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('name no folder of anybody’s machine', () => {
    const machine = new RegExp(
      ['work', 'farm', 'home', 'Users', 'root'].map((name) => `(?<![\\w.)\\]])/${name}/`).join('|'),
    );
    expect(list(files, (path) => machine.test(readText(path)))).toEqual([]);
    expect(['see ', '/ho', 'me/me/notes'].join('')).toMatch(machine);
  });

  test('are named for their content', () => {
    // Types alone may be set apart where two files of a folder would import each other.
    const vague = /^(utils?|helpers?|managers?|services?|handlers?|misc|common)\b|^types\b(?!\.ts$)/i;
    expect(list(files, (path) => vague.test(basename(path)))).toEqual([]);
    expect('utils.ts').toMatch(vague);
    expect('types.ts').not.toMatch(vague);
  });
});

describe('the lock file', () => {
  interface Entry {
    readonly resolved?: string;
    readonly integrity?: string;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  }
  const entries = Object.entries(
    (JSON.parse(readText('package-lock.json')) as { packages: Record<string, Entry> }).packages,
  );

  test('has an entry for the packages of every system, so that npm ci works there', () => {
    const locked = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)));
    const named = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !locked.has(name))).toEqual([]);
  });

  test('names no registry, and has the checksum of every package', () => {
    expect(
      list(
        entries.map(([path]) => path),
        (path) => entries.some(([own, entry]) => own === path && entry.resolved),
      ),
    ).toEqual([]);
    const bundledToo = (path: string) => path === '' || path.split('node_modules/').length > 2;
    expect(entries.filter(([path, entry]) => !entry.integrity && !bundledToo(path)).map(([path]) => path)).toEqual([]);
  });

  test('agrees with package.json, whose versions are exact', () => {
    type Wanted = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
    const wanted = JSON.parse(readText('package.json')) as Wanted;
    const all = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const locked = Object.fromEntries(entries) as Record<string, { version?: string }>;
    expect(
      Object.entries(all).filter(([name, version]) => locked[`node_modules/${name}`]?.version !== version),
    ).toEqual([]);
  });
});
