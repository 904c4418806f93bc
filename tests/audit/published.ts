import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameAudit } from '#engine/lab/audit.ts';

/** Reads the published audit of a game. */
export const readAudit = (id: string): GameAudit =>
  JSON.parse(readFileSync(new URL(`../../content/audit/${id}.json`, import.meta.url), 'utf8')) as GameAudit;

/** Runs a program of the audit; returns what it prints. */
export const runAudit = (program: string, ...args: readonly string[]): string =>
  spawnSync(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...args], { encoding: 'utf8' }).stdout;
