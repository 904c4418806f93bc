/**
 * Tests the lessons: one per game, a whole deal in a few sentences. Each statement about legal moves is checked at a
 * table.
 */
import { describe, expect, test } from 'vitest';
import { createOwnMoveQuestion, supplySilences } from '#engine/asking/lesson.ts';
import { parseCard } from '#engine/cards.ts';
import { formatMove } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { PROMPT_KINDS } from '#engine/record/prompts.ts';
import { listHandCards } from '#engine/record/replay.ts';
import { LESSONS } from '../../src/model/lessons.ts';
import { LANGUAGES } from './read.ts';

test('every game has a lesson', () => {
  expect(LESSONS.map(({ game }) => game).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
});

describe.each(LESSONS.map((taught) => [taught.game, taught] as const))(
  'the lesson of %s',
  (game, { played, lesson }) => {
    const { steps, learner } = lesson;
    const own = steps.filter(({ ask }) => ['open', 'named', 'alone'].includes(ask));

    test('is a whole deal, from the hands to the count, in 8 to 20 steps', () => {
      expect(played.dealOver).toBe(true);
      expect(steps.length).toBeGreaterThanOrEqual(8);
      expect(steps.length).toBeLessThanOrEqual(20);
      expect(steps[0]!.at).toBe(0);
      expect(steps.at(-1)!.at).toBe(played.steps.length - 1);
    });

    test('says one sentence a step in French, and one or two in English', () => {
      for (const { says } of steps) {
        expect(Object.keys(says).toSorted()).toEqual([...LANGUAGES].toSorted());
        for (const lang of LANGUAGES) {
          const text = says[lang]!;
          expect(text).toMatch(/^[\p{Lu}@].*[.?]$/u);
          const sentences = text.split(/[.?!](?: |$)/u).filter(Boolean);
          expect(sentences.length, text).toBeLessThanOrEqual(lang === 'en' ? 2 : 1);
          for (const [, seat] of text.matchAll(/@([\p{L}\d]+)/gu)) expect(played.seats).toContain(seat);
        }
        expect(says['fr']).not.toMatch(/[^\u202f][;?!»]|[^\u00a0]:|«[^\u202f]|['"“”]/u);
        expect(says['en']).not.toMatch(/['"«»]/u);
      }
    });

    test('first demonstrates, then names the choices, then leaves the learner alone', () => {
      const order = own.map(({ ask }) => PROMPT_KINDS.indexOf(ask as (typeof PROMPT_KINDS)[number]));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(new Set(own.map(({ ask }) => ask))).toEqual(new Set(['open', 'named', 'alone']));
      for (const { ask, question } of own)
        if (ask !== 'open') expect(played.seats.indexOf(question!.mover)).toBe(learner);
    });

    test('accepts only moves the record plays and refuses what the table refuses', () => {
      for (const { at, question } of own) {
        const live = LiveGame.from(played.record, [findGame(game)!]);
        if (!live.ok) throw new Error('not played');
        live.value.takeBackTo(at);
        supplySilences(live.value, played.steps[at + 1]!.move);
        const { table } = live.value;
        const legal = live.value.legal().map((move) => formatMove(table, move));
        const [part, taken] = question!.parts;
        const next = played.steps[at + 1]!.move.split(' ').slice(1);
        // A card that is traded stands after its verb.
        const verb = part!.of === 'card' && parseCard(next[0]!) === undefined ? `${next.shift()} ` : '';
        const answers = part!.of === 'rank' ? [`${next[0]} ${part!.right[0]}`] : part!.right;
        expect(answers).toContain(part!.of === 'rank' ? next.join(' ') : next[0]);
        for (const choice of part!.choices) {
          const words = part!.of === 'rank' ? `${next[0]} ${choice}` : verb + choice;
          const may = legal.some((move) => move === words || move.startsWith(`${words} `));
          const cite = part!.forbidden[choice];
          expect(cite === undefined, `${game} ${at} ${choice}`).toBe(may);
          const move = part!.of === 'rank' ? table.parseMove!([next[0]!, choice])! : parseCard(choice)!;
          if (cite !== undefined) expect(table.getRefusal(table.toMove, move)?.cite).toBe(cite);
        }
        if (part!.of === 'card')
          expect(part!.choices).toEqual(listHandCards(played.steps[at]!, played.seats.indexOf(question!.mover)));
        if (taken) expect(legal).toContain([next[0], 'x', ...taken.right[0]!.split(' ')].join(' '));
      }
    });

    test('leaves every move of the learner to the learner: a step asks for it, or the table between two steps', () => {
      const asked = new Set(steps.flatMap(({ at, question }) => (question ? [at] : [])));
      let own = 0;
      for (const [at, next] of played.steps.slice(1).entries()) {
        const question = createOwnMoveQuestion(played, lesson, at, GAMES);
        const isOwn = next.part === 1 && next.move.startsWith(`${played.seats[learner]} `);
        expect(question !== undefined, `${game} ${at}`).toBe(isOwn && !asked.has(at));
        if (!question) continue;
        own++;
        const live = LiveGame.from(played.record, [findGame(game)!]);
        if (!live.ok) throw new Error('not played');
        live.value.takeBackTo(at);
        supplySilences(live.value, next.move);
        const legal = live.value.legal().map((move) => formatMove(live.value.table, move));
        const [part, taken] = question.parts;
        const [right] = part!.right;
        expect(part!.choices).toContain(right);
        const ways = legal.filter((move) => move === right || (part!.of === 'card' && move.startsWith(`${right} `)));
        expect(ways.length > 1).toBe(taken !== undefined);
        expect(ways.length).toBeGreaterThan(0);
        if (part!.of === 'move') for (const choice of part!.choices) expect(legal).toContain(choice);
        else expect(part!.choices).toEqual(listHandCards(played.steps[at]!, learner));
        for (const [card, cite] of Object.entries(part!.forbidden))
          expect(live.value.table.getRefusal(learner, parseCard(card)!)?.cite).toBe(cite);
      }
      if (game === 'cassino') expect(own).toBe(17);
    });

    test('names the player it asks about', () => {
      for (const { ask, question, says } of steps)
        if (ask === 'owes') for (const lang of LANGUAGES) expect(says[lang]).toContain(`@${question!.seat}`);
    });
  },
);
