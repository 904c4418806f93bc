/** Tests the command line: its output, the stream to which it writes, and its exit status. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { COMMANDS } from '#engine/cli/help.ts';
import { GAMES } from '#engine/games.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { replay } from '#engine/record/replay.ts';
import { selectInstances, takeFirst } from '../instances.ts';

// Each row starts a process, perhaps beside tests on another processor.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const CLI = join(root, 'engine/cli.ts');
const FOUR_NINES = 'content/examples/snip-snap-snorum/peel-four-nines.deal';

const run = (args: readonly string[], input = '') => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
  });
  return { stdout, stderr, status };
};
const runLine = (line: string) => run(line.split(' '));

describe('a wrong command line', () => {
  test.each(
    selectInstances(
      [
        [
          '',
          'dance',
          'there is no command “dance”; expected one of games, articles, replay, check, exchange, deal, strength, help',
        ],
        [
          '',
          '--json',
          'there is no command; expected one of games, articles, replay, check, exchange, deal, strength, help',
        ],
        ['games', 'games whist', 'there is no game “whist”; expected one of nain-jaune, '],
        ['articles', 'articles jig lindor', '“lindor” is more than articles takes'],
        ['replay', 'replay', 'replay wants a file, or - for standard input'],
        ['replay', 'replay no-such-file.deal', 'cannot read no-such-file.deal: '],
        ['replay', `replay ${FOUR_NINES} --seats 3`, '--seats is no option of replay; expected --json'],
        ['check', 'check', 'check wants a file, or - for standard input'],
        ['check', `check ${FOUR_NINES}`, `${FOUR_NINES} does not name its players; expected [Players "person book …"]`],
        ['exchange', 'exchange jig --seed x', '--decisions wants a number, from 1'],
        ['exchange', 'exchange jig --decisions 5', 'exchange wants --seed, any text'],
        ['games', 'games --play first', '--play is no option of games; expected --json'],
        ['deal', 'deal jig --against book', '--against is no option of deal; expected --seats, --seed, '],
        ['deal', 'deal jig --colour red', "Unknown option '--colour'"],
        ['deal', 'deal jig --seats', "Option '--seats <value>' argument missing"],
        ['deal', 'deal --seats 3 --seed x', 'there is no game “”; expected one of'],
        ['deal', 'deal jig --seats three --seed x', '--seats wants a number, from 1'],
        ['deal', 'deal jig --seats 3', 'deal wants --seed, any text'],
        ['deal', 'deal jig --seats 3 --seats 4 --seed x', '--seats is given twice; expected it once'],
        ['deal', 'deal jig --seats 3 --seed x --deals 2', '--deals goes with --play'],
        [
          'deal',
          'deal jig --seats 3 --seed x --play first --deals 501',
          '--deals cannot be 501; a record has 500 at most',
        ],
        [
          'deal',
          'deal jig --seats 3 --seed x --reading rounds',
          '--reading cannot be “rounds”; expected name=practice',
        ],
        [
          'deal',
          'deal jig --seats 3 --seed x --reading rounds=1=3',
          '--reading cannot be “rounds=1=3”; expected name=practice',
        ],
        [
          'deal',
          'deal jig --seats 3 --seed x --reading rounds=1 --reading rounds=3',
          'the reading rounds is named twice',
        ],
        ['deal', 'deal jig --seats 3 --seed x --reading pack=32', 'jig has no reading “pack”; expected one of pool, '],
        [
          'deal',
          'deal snip-snap-snorum --seats 8 --seed x --reading pack=32',
          'snip-snap-snorum cannot be played by 8; expected 2, 3, 4, 5, 6 seats (BW91.snip.players)',
        ],
        [
          'deal',
          'deal cassino --seats 6 --seed x --reading scoring=two-lowest-deducted',
          'cassino cannot be played by 6; expected 2, 3, 4 seats',
        ],
        ['deal', 'deal jig --seats 999999999 --seed x', 'there are 999999999 seats; expected at most 12'],
        [
          'strength',
          'strength jig --seats 999999999 --seed x --deals 2',
          'there are 999999999 seats; expected at most 12',
        ],
        [
          'deal',
          'deal jig --seats 3 --seed x --reading __proto__=x',
          'jig has no reading “__proto__”; expected one of',
        ],
        ['deal', `deal jig --seats 3 --seed ${'x'.repeat(201)}`, '[Seed …] has 201 characters; expected at most 200'],
        ['deal', 'deal jig --seats 3 --seed \u202ex', '--seed has the character U+202E; expected visible characters'],
        [
          'strength',
          'strength jig --seats 4 --seed x --deals 2 --worlds 999999999',
          '--worlds cannot be 999999999; expected 10000 at most',
        ],
        ['strength', 'strength jig --seats 4 --seed x --deals 1', '--deals wants a number, from 2'],
        ['strength', 'strength jig --seats 4 --seed x --deals 2 --worlds many', '--worlds wants a number, from 0'],
        ['help', 'help dance', 'there is no command “dance”'],
      ],
      (all) => all.filter((_, i) => i % 4 === 0),
    ),
  )('of %s, `%s`, is reported in a line with a hint', (command, line, says) => {
    const { stdout, stderr, status } = runLine(line);
    expect(stdout).toBe('');
    expect(status).toBe(2);
    const [error, hint, ...more] = stderr.split('\n');
    expect(error).toContain(`snorum: ${says}`);
    expect(hint).toBe(`For help: npm run -s snorum -- help ${command}`.trim());
    expect(more).toEqual(['']);
  });

  test.each(selectInstances(['\n', '\r', '\r\n'], takeFirst))(
    'with a seed of two lines (%j) prints no unreadable record',
    (end) => {
      const { stdout, stderr, status } = run(['deal', 'jig', '--seats', '3', '--seed', `one${end}two`]);
      expect([stdout, status]).toEqual(['', 2]);
      expect(stderr).toContain('--seed has a line break; expected any text on one line');
    },
  );
});

describe('the help of the command line', () => {
  test.each(selectInstances(Object.keys(COMMANDS), takeFirst))('for %s is printed in either way', (command) => {
    const asked = runLine(`help ${command}`);
    expect(asked).toEqual(runLine(`${command} --help`));
    expect([asked.stderr, asked.status]).toEqual(['', 0]);
    expect(asked.stdout).toContain(`npm run -s snorum -- ${command}`);
    const { options } = COMMANDS[command as keyof typeof COMMANDS];
    for (const option of [...options, 'json']) expect(asked.stdout).toContain(`--${option}`);
  });

  test('for the whole program names every command', () => {
    const { stdout, stderr, status } = run([]);
    expect([stderr, status]).toEqual(['', 0]);
    expect(runLine('--help').stdout).toBe(stdout);
    expect(runLine('help').stdout).toBe(stdout);
    for (const command of Object.keys(COMMANDS)) expect(stdout).toContain(`\n  ${command} `);
  });

  test('comes with the version of the package', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(runLine('--version').stdout).toBe(`${version}\n`);
  });
});

describe('the replay of a file', () => {
  const record = readFileSync(join(root, FOUR_NINES), 'utf8');
  const plain = run(['replay', '-'], record).stdout;
  const runBytes = (input: Buffer) =>
    spawnSync(process.execPath, [CLI, 'replay', '-'], { cwd: root, input, encoding: 'utf8' });

  test.each(
    selectInstances(
      [
        ['UTF-16', Buffer.from(`\ufeff${record}`, 'utf16le')],
        ['UTF-16 of the other order', Buffer.from(`\ufeff${record}`, 'utf16le').swap16()],
        ['UTF-8 with a mark', Buffer.from(`\ufeff${record}`)],
      ] as const,
      takeFirst,
    ),
  )('in %s is that of the record', (_, bytes) => {
    expect(runBytes(bytes).stdout).toBe(plain);
  });

  test('in Latin-1 is refused with the byte and its place', () => {
    const { stdout, stderr, status } = runBytes(Buffer.from('[Snorum "1"]\n[Title "Donn\u00e9e"]\n', 'latin1'));
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toContain('standard input:2:13: this text was not saved as UTF-8 (found 0xE9); expected');
  });

  test('lists the accounts in the order of the table, also of seats whose names are numbers', () => {
    const hands = 'B: KS QH 3D 5D 7D\n10: 9S 2S 4S 6S 8S\n1: 9D 10D 4H 6H 10H\n';
    const text = `[Snorum "1"][Game "snip-snap-snorum"][Seats "B 10 1"][Dealer "B"]\n[Deal "1"]\n${hands}10 9S 1 9D B KS\n`;
    expect(run(['replay', '--json', '-'], text).stdout).toContain(
      '  "balance": {\n    "B": 5,\n    "10": 4,\n    "1": 5,\n    "pool": 1\n  },\n',
    );
    expect(run(['replay', '-'], text).stdout).toContain('\nB 5  10 4  1 5  pool 1\n');
  });
});

describe('the games command', () => {
  test('lists every game, and deals and replays one', () => {
    const listed = JSON.parse(runLine('games --json').stdout) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    expect(runLine('deal newmarket --seats 4 --seed x').stdout).toContain('[Game "newmarket"]');
  });

  test('shows one game when one is named', () => {
    const all = runLine('games').stdout;
    const jig = runLine('games jig').stdout;
    expect(jig).toMatch(/^jig \(BW91\)/);
    expect(all).toContain(jig);
    expect(all.length).toBeGreaterThan(jig.length);
    expect(JSON.parse(runLine('games jig --json').stdout)).toEqual(
      (JSON.parse(runLine('games --json').stdout) as { id: string }[]).filter(({ id }) => id === 'jig'),
    );
  });
});

describe('the replay command', () => {
  const FAULTY = '[Snorum "1"]\n[Game "jig"]\n[Seats "A B C"]\n[Dealer "Z"]\n[Rules "99"]\n';

  test('reports faults a line each on standard error, or in JSON on standard output', () => {
    const result = replay(FAULTY, GAMES);
    if (result.ok) throw new Error('played');
    const plain = run(['replay', '-'], FAULTY);
    expect([plain.stdout, plain.status]).toEqual(['', 1]);
    expect(plain.stderr).toBe(
      result.faults
        .map((fault) => `standard input:${fault.line}:${fault.column}: ${formatFaultMessage(fault)}\n`)
        .join(''),
    );
    const json = run(['replay', '-', '--json'], FAULTY);
    expect([json.stderr, json.status]).toEqual(['', 1]);
    expect(JSON.parse(json.stdout)).toEqual({
      faults: result.faults.map((fault) => ({
        code: fault.code,
        line: fault.line,
        column: fault.column,
        message: formatFaultMessage(fault),
      })),
    });
  });

  test('ends quietly when its reader closes the pipe', async () => {
    const child = spawn(process.execPath, [CLI, 'replay', 'content/examples/lindor/lindor-one-round.deal', '--json'], {
      cwd: root,
    });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data));
    const [status] = (await once(child, 'close')) as [number];
    expect([said, status]).toEqual(['', 0]);
  });
});
