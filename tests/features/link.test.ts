import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAYER_KINDS, type SeatPlayers } from '../../src/features/play/players.ts';
import { encodeGameLink, decodeGameLink as linked, MAX_LINK_LENGTH } from '../../src/features/play/share-link.ts';

const chairs = fc.array(fc.constantFrom(...PLAYER_KINDS), { minLength: 1, maxLength: 12 });

/** Opens the fragment of a link; returns the game, nothing, or “spoilt”. Any other outcome throws. */
const openFragment = async (fragment: string): Promise<string> => {
  try {
    const found = await linked(fragment);
    if (found === undefined) return 'nothing';
    expect(typeof found.record).toBe('string');
    expect(found.chairs.every((kind) => PLAYER_KINDS.includes(kind))).toBe(true);
    return 'a game';
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    return 'spoilt';
  }
};

describe('a game in a link', () => {
  test('decodes to the same game', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        chairs,
        async (record, sitting: SeatPlayers) => {
          const fragment = await encodeGameLink(record, sitting);
          expect(fragment).toMatch(/^play=1\.[\w-]*&chairs=[ybrs](\.[ybrs])*$/);
          if (record !== '') expect(await linked(`#${fragment}`)).toEqual({ record, chairs: sitting });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('fits, when ordinary, where programs do not cut it', async () => {
    const moves = Array.from({ length: 400 }, (_, i) => `${'ABCD'[i % 4]} ${(i * 7) % 10}${'SHDC'[(i * 3) % 4]}`);
    expect((await encodeGameLink(moves.join('\n'), ['you', 'search'])).length).toBeLessThan(MAX_LINK_LENGTH);
  });

  test('is recognised by its fragment alone', async () => {
    for (const fragment of ['', '#', '#rules', '#step-4', '#chairs=y', '#&', '#=', '#player=1.AAAA'])
      expect(await openFragment(fragment), fragment).toBe('nothing');
  });

  test('is distinguished from nonsense of any kind', async () => {
    const fragments = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.string({ unit: 'binary' }).map((text) => `1.${text}`),
      fc.base64String().map((text) => `1.${text}`),
      fc.base64String().map((text) => `1.${text}&chairs=y.b`),
      fc.webFragments(),
    );
    await fc.assert(
      fc.asyncProperty(fragments, async (text) => {
        expect(['spoilt', 'a game']).toContain(await openFragment(`#play=${text}`));
      }),
      { numRuns: 500 },
    );
  });

  test('is reported as spoilt, or is another game, if it was cut short or changed, and never fails otherwise', async () => {
    const whole = await encodeGameLink(
      '[Snorum "1"]\n[Game "jig"]\n[Seats "A B C"]\n[Seed "x"]\n\n[Deal "1"]\nA 9S\n',
      ['you', 'random', 'search'],
    );
    const changes = fc.tuple(fc.nat(whole.length - 1), fc.nat(12), fc.string({ unit: 'binary-ascii', maxLength: 4 }));
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(changes, async ([at, cut, put]) => {
        seen.add(await openFragment(`#${whole.slice(0, at)}${put}${whole.slice(at + cut)}`));
      }),
      { numRuns: 500 },
    );
    expect(seen).toContain('spoilt');
  });

  test('is not read to its end if it inflates beyond any game', async () => {
    const bomb = await encodeGameLink('A 9S\n'.repeat(1_000_000), ['you']);
    expect(await openFragment(`#${bomb}`)).toBe('spoilt');
  });

  test('of a later format is reported as spoilt', async () => {
    const fragment = await encodeGameLink('[Snorum "1"]', ['you']);
    expect(await openFragment(`#${fragment.replace('play=1.', 'play=2.')}`)).toBe('spoilt');
    expect(await openFragment(`#${fragment.replace('chairs=y', 'chairs=q')}`)).toBe('spoilt');
    expect(await openFragment(`#${fragment.replace('&chairs=y', '')}`)).toBe('spoilt');
  });
});
