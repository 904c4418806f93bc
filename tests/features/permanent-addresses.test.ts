/**
 * Addresses that readers may have saved: one of every kind the site has ever given out, with its result at that time.
 * Never change one; if a later version gives out another form, add a sample of it.
 */
import { describe, expect, test } from 'vitest';
import { compare } from '#engine/compare/compare.ts';
import { parseHands } from '#engine/compare/written-hands.ts';
import { findGame } from '#engine/games.ts';
import { DEAL_PATTERNS, playPatternDeal } from '#engine/lab/find.ts';
import { completePractices } from '#engine/readings.ts';
import { pickChangedPractices } from '#engine/record/chosen-practices.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatStepName, getBalances } from '#engine/record/replay.ts';
import { parseBookReadings, parseReadings } from '../../src/browser/readings-query.ts';
import { parseEmbedOptions as askedOfEmbed } from '../../src/embed/options.ts';
import {
  buildComparisonQuery,
  buildWrittenDeal,
  parseDealingMode,
  parseRequestedHands,
  parseSeededDeal,
  withDealingMode,
} from '../../src/features/compare/comparison-query.ts';
import { parseDealAddress } from '../../src/features/deal-finder/deal-address.ts';
import { decodeGameLink as linked } from '../../src/features/play/share-link.ts';
import { resolveRequest } from '../../src/table/show-request.ts';
import { getTableContext, listExampleRecords, playRecord } from '../content/narration/narrated.ts';

const game = (id: string) => findGame(id)!;

describe('an address kept since November 2026 still works:', () => {
  test('/compare/nain-jaune-lindor/?seed=three+of+us&seats=3&order=highest', () => {
    const { deal } = parseSeededDeal('?seed=three+of+us&seats=3&order=highest', [3, 5], 5)!;
    const books = ['nain-jaune', 'lindor'].map((id) => ({ game: game(id) }));
    const made = compare(books, deal);
    if (!made.ok) throw new Error('cannot be played');
    const { played, first } = made.value;
    expect(played.map(({ steps }) => steps.at(-1)!.balance)).toEqual([
      [0, -3, 0, 0, 3, 0, 0, 0],
      [-3, -15, 9, 0, 9, 0, 0, 0],
    ]);
    expect(first).toEqual({ row: 2, by: 'player' });
  });

  test('/compare/nain-jaune-lindor/?hands=1.3S6S….…&order=lowest', () => {
    const { text, by } = parseRequestedHands(
      '?hands=1.3S6S5HKH8DJDKDAC6C.AS7SKS3H7H3D7D7C9C.4SQS4H8HQHQD4C8CQC.2S8SAHJHAD4D5D5CKC.5S10S6H10H2D9D10D10CJC&order=lowest',
    )!;
    const books = ['nain-jaune', 'lindor'].map((id) => ({ game: game(id) }));
    const read = parseHands(text, books, 5);
    if (!read.ok) throw new Error(formatFaultMessage(read.faults[0]!));
    const { deal, policy } = buildWrittenDeal(read.value, by, books);
    expect(policy).toBe('lowest');
    const made = compare(books, deal);
    if (!made.ok) throw new Error('cannot be played');
    expect(made.value.played.map(({ steps }) => steps.at(-1)!.balance)).toEqual([
      [-38, -12, -51, -14, 101, 8, 6, 0, 0, 0],
      [-13, -11, -24, 58, -10, 0, 0, 0, 0, 0],
    ]);
  });

  test('/compare/nain-jaune-pope-joan/?hands=1.…&order=lowest&talon=…, and with dealing=by-the-book', () => {
    const query =
      '?hands=1.KSKHKDAS2S3S4S5S6S7S8S9S10SJSQS.7D3D4D5D6DAH2H3H4H5H6H7H8H9H10H.8D9D10DAD2DAC2C3C4C5C6C7C8C9C10C&order=lowest&talon=QHQDJCQCKCJDJH';
    const { text, by } = parseRequestedHands(query)!;
    const books = ['nain-jaune', 'pope-joan'].map((id) => ({ game: game(id) }));
    const read = parseHands(text, books, 5);
    if (!read.ok) throw new Error(formatFaultMessage(read.faults[0]!));
    const props = buildWrittenDeal(read.value, by, books);
    // The accounts worked on paper in tests/engine/pairs.test.ts.
    const ends = (deal: typeof props.deal) => {
      const made = compare(books, deal);
      if (!made.ok) throw new Error('cannot be played');
      return made.value.played.map(({ steps }) => steps.at(-1)!.balance.slice(0, 3));
    };
    expect(ends(props.deal)).toEqual([
      [505, -329, -190],
      [11, -16, -7],
    ]);
    expect(buildComparisonQuery(props)).toBe(query);
    const apart = withDealingMode(props, parseDealingMode(`${query}&dealing=by-the-book`));
    expect(apart.deal.dealing).toBe('by-the-book');
    expect(ends(apart.deal)[1]).not.toEqual([11, -16, -7]);
    expect(buildComparisonQuery(apart)).toBe(`${query}&dealing=by-the-book`);
    for (const none of ['', '&dealing=kept', '&dealing=__proto__'])
      expect(withDealingMode(props, parseDealingMode(query + none))).toBe(props);
  });

  test('/compare/nain-jaune-lindor/?readings=bete:not-the-nain;stop:skip', () => {
    expect(parseBookReadings('?readings=bete:not-the-nain;stop:skip', 3)).toEqual([
      { bete: 'not-the-nain' },
      { stop: 'skip' },
      {},
    ]);
  });

  test.each(['?readings=bete:not-the-nain,nain:unsuppliable', '?readings=bete%3Anot-the-nain%2Cnain%3Aunsuppliable'])(
    '/examples/nain-left-in-hand/%s, and /games/nain-jaune/ with it',
    (query) => {
      const practices = { bete: 'not-the-nain', nain: 'unsuppliable' };
      expect(parseReadings(query)).toEqual(practices);
      const nain = game('nain-jaune');
      expect(pickChangedPractices(completePractices(nain.readings), nain, parseReadings(query))).toEqual(practices);
    },
  );

  test.each([
    [
      '?want=opera&deal=snorum-2820',
      'A -57 B -53 C -47 D -55 E 370 F -51 G -55 H -52 box:KH 0 box:QS 0 box:JC 0 box:10D 0 box:7D 0',
      6,
      9,
    ],
    ['?want=bete&deal=snorum-7', 'A -59 B -21 C 156 D -43 E -39 box:KH 0 box:QS 6 box:JC 0 box:10D 0 box:7D 0', 21, 6],
  ])('/find/%s', (query, ledger, step, part) => {
    const { id, seed } = parseDealAddress(query)!;
    // On the page of a pattern the address need not name it.
    expect(parseDealAddress(`?deal=${seed}`, `/rules/fr/find/${id}/`)).toEqual({ id, seed });
    expect(parseDealAddress(`?deal=${seed}`, '/fr/find/')).toBeUndefined();
    const wanted = DEAL_PATTERNS.find((each) => each.id === id)!;
    const dealt = playPatternDeal(wanted, game(wanted.game), seed);
    expect(Object.entries(getBalances(dealt.played)).flat().join(' ')).toBe(ledger);
    // It was shown with the move that ended the deal, and now is by itself after it.
    expect(formatStepName(dealt.played, dealt.step)).toBe(`${step + 1}.${part}`);
  });

  test('/games/jig/#play=1.…', async () => {
    const fragment =
      '#play=1.iw7Oyy8qzVVQMlSK5Yp2T8xNVVDKykwHcYJTE0uKFZQcFZwUnEF8l9TEnNQiBSVniGRqioJSdmpBiVIsF0QOYgYA&chairs=y.b.r';
    expect(await linked(fragment)).toEqual({
      record: '[Snorum "1"]\n[Game "jig"]\n[Seats "A B C"]\n[Dealer "C"]\n[Seed "kept"]\n\n[Deal "1"]\n',
      chairs: ['you', 'book', 'random'],
    });
  });

  // Before settlements were steps, the number was that of the deal begun or the move: it still leads there.
  test.each([
    ['/rules/en/examples/nain-opera/#step-6', 'A QC', '22 -4 -4 -4 -19 4 0 0 0 5'],
    ['/rules/en/examples/nain-opera/#step-10', 'A KH', '38 -7 -7 -7 -22 0 0 0 0 5'],
    ['/rules/fr/examples/dead-still-speak/#step-6', 'C names 2', '1 1 0 1 0 2'],
    ['/rules/fr/examples/dead-still-speak/#step-10', 'deal 3', '1 1 0 0 0 3'],
  ])('%s', (address, move, balance) => {
    const [, id, step] = /\/examples\/([\w-]+)\/#step-(.+)$/.exec(address)!;
    const { game: name, record } = listExampleRecords().find((each) => each.id === id)!;
    const shown = resolveRequest(
      { example: id, step },
      [{ id: id!, title: id!, record }],
      getTableContext(name, 'en'),
      0,
    )!;
    const { steps } = playRecord(record);
    expect([steps[shown.stepIndex]!.move, steps[shown.stepIndex]!.balance.join(' ')]).toEqual([move, balance]);
    // A settlement after it has an address of its own; where there is none it leads to the move.
    const after = resolveRequest(
      { example: id, step: `${step}.2` },
      [{ id: id!, title: id!, record }],
      getTableContext(name, 'en'),
      0,
    )!;
    expect(after.stepIndex).toBe(steps[shown.stepIndex + 1]?.part === 2 ? shown.stepIndex + 1 : shown.stepIndex);
  });

  test('/embed/en/missed-pairing/?step=3&view=accounts&theme=dark&readings=double=flat,claim=never', () => {
    const said = new URLSearchParams('step=3&view=accounts&theme=dark&readings=double=flat,claim=never');
    expect(askedOfEmbed((name) => said.get(name))).toMatchObject({
      step: '3',
      view: 'accounts',
      theme: 'dark',
      readings: { double: 'flat', claim: 'never' },
    });
  });
});
