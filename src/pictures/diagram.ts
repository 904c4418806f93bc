/**
 * The table of an example as a picture, for places that show nothing else: the cards, the hands, and the last event in
 * words.
 */

import { getPresentation } from '../games/presentations.ts';
import { pageWords } from '../i18n/pages.ts';
import { editionOf } from '../model/editions.ts';
import { type Example, exampleHref, getExampleText } from '../model/examples.ts';
import { getSourceTexts } from '../model/sources.ts';
import { formatCounters } from '../narration/accounts.ts';
import { formatClauses, narrateStep } from '../narration/narrate.ts';
import { formatStepLabel } from '../narration/step-label.ts';
import { drawPlacedCard } from '../pack/cards.ts';
import type { TableContext } from '../table/game-view.ts';
import { buildPosition } from '../table/position.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { getPlacedExample } from '../text/placed-examples.ts';
import {
  CLOTH_GREEN,
  drawLozenge,
  FADED_INK_COLOUR,
  INK_COLOUR,
  inlineCustomProperties,
  PAPER_COLOUR,
  RUBRIC_COLOUR,
  RULE_COLOUR,
} from './colours.ts';
import { CLOTH_NOTE_COLOUR, CLOTH_TEXT_COLOUR, drawCardGroups } from './heaps.ts';
import { fitLines, GlyphComposer, measureTextWidth, type TextStyle, wrapText } from './lettering.ts';

/** The width of every diagram, in units of its drawing; the height depends on the table. */
export const DIAGRAM_WIDTH = 1200;

const MARGIN = 60;
/** Left and right edge of the content on the cloth. */
const [LEFT, RIGHT] = [MARGIN + 36, DIAGRAM_WIDTH - MARGIN - 36];

const NAME: TextStyle = { face: 'roman', size: 30 };
const MARK: TextStyle = { face: 'roman', size: 28, track: 0.04 };
const SMALL: TextStyle = { face: 'italic', size: 24 };

/** Size of the cards of a hand, and their maximum distance (`apart`). */
const HAND = { width: 56, apart: 40, height: 78.4 } as const;

const drawn = new Map<string, string>();

/** Draws the table of an example as SVG, with its address below; without `site`, no address. */
export const drawExample = (example: Example, context: TableContext, site?: URL): string => {
  const { lang } = context.messages;
  const page = site && new URL(exampleHref(example.id, lang), site);
  const address = page ? page.host + page.pathname : '';
  const key = `${lang} ${example.id} ${address}`;
  const known = drawn.get(key) ?? draw(example, context, address);
  drawn.set(key, known);
  return known;
};

const draw = (example: Example, context: TableContext, address: string): string => {
  const { messages, narrator } = context;
  const { lang, table } = messages;
  const { played } = example;
  const at = getPlacedExample(example, lang).step;
  const position = buildPosition(played, at);
  const { step, dealer } = position;
  const { heaps, handOf, beside } = getPresentation(played.game).inPlay({
    played,
    position,
    say: context.messages,
    words: context.words,
  });
  const type = new GlyphComposer();

  const title = getExampleText(example, 'Title', lang);
  const { source } = editionOf(example.game);
  const imprint = `${pageWords(lang).games[example.game]} · ${getSourceTexts(source, lang).short}`;
  const head = fitLines(title, DIAGRAM_WIDTH - 2 * MARGIN, 1, [56, 48, 40], 'roman');
  const lettered = [
    type.line(imprint, MARGIN, 68, { face: 'roman', size: 28 }, RUBRIC_COLOUR),
    type.line(head.lines[0]!, MARGIN, 128, { face: 'roman', size: head.size }, INK_COLOUR),
  ];

  const top = 160;
  const middle = drawCardGroups(heaps, RIGHT - LEFT, { lang, type, small: SMALL, gap: 52 });
  const on = [`<g transform="translate(${LEFT} ${top + 26})">${middle.drawn}</g>`];
  const y = top + 26 + middle.height;

  // Long hands have a line of their own; many players are side by side.
  const most = Math.max(...played.seats.map((_, seat) => handOf(seat).length));
  const columns = most > 11 ? 1 : most > 5 || played.seats.length < 5 ? 2 : 3;
  const wide = (RIGHT - LEFT - (columns - 1) * 40) / columns;
  const rows = Math.ceil(played.seats.length / columns);
  const isHeld = (row: number) => played.seats.some((_, seat) => seat % rows === row && handOf(seat).length > 0);
  // If nobody in a row has cards left, it is only as high as the names.
  const tops = [y];
  for (let row = 0; row < rows; row++) tops.push(tops[row]! + 48 + (isHeld(row) ? HAND.height + 22 : 12));
  for (const [seat, name] of played.seats.entries()) {
    const x = LEFT + Math.floor(seat / rows) * (wide + 40);
    const foot = tops[seat % rows]! + 32;
    const notes = [
      name === dealer ? table.dealer : '',
      seat === step.toMove ? table.toPlay : '',
      position.out.includes(name) ? table.out : '',
      beside?.(seat) ?? '',
    ].filter(Boolean);
    on.push(
      `<path d="M${x} ${foot - 34}H${x + wide}" stroke="#3d6b57"/>`,
      type.line(name, x, foot, NAME, CLOTH_TEXT_COLOUR),
      type.line(notes.join(', '), x + measureTextWidth(name, NAME) + 12, foot, SMALL, CLOTH_NOTE_COLOUR),
    );
    if (played.accounts.length > 0)
      on.push(type.line(formatCounters(step.balance[seat]!), x + wide, foot, NAME, CLOTH_TEXT_COLOUR, 'end'));
    const hand = handOf(seat);
    const apart = Math.min(HAND.apart, (wide - HAND.width) / Math.max(1, hand.length - 1));
    for (const [i, card] of hand.entries())
      on.push(
        drawPlacedCard(
          { card, x: x + HAND.width / 2 + i * apart, y: foot + 12 + HAND.height / 2, width: HAND.width, lean: 0 },
          lang,
          'small',
        ),
      );
  }
  const bottom = tops[rows]! + 8;

  const told = formatClauses(narrateStep(step, played, { messages, narrator }));
  const sentence: TextStyle = { face: 'roman', size: 30 };
  const lines = wrapText(told, DIAGRAM_WIDTH - 2 * MARGIN, sentence);
  let foot = bottom + 52;
  lettered.push(type.line(formatStepLabel(played, at, table), MARGIN, foot, SMALL, RUBRIC_COLOUR));
  for (const line of lines) {
    foot += 40;
    lettered.push(type.line(line, MARGIN, foot, sentence, INK_COLOUR));
  }
  foot += 76;
  lettered.push(
    `<path d="M${MARGIN} ${foot - 40}H${DIAGRAM_WIDTH - MARGIN}" stroke="${RULE_COLOUR}"/>`,
    drawLozenge(MARGIN, foot - 22, 2),
    type.line('Snorum', MARGIN + 30, foot, MARK, INK_COLOUR),
    type.line(
      'CC BY 4.0',
      MARGIN + 30 + measureTextWidth('Snorum', MARK) + 18,
      foot,
      { face: 'italic', size: 24 },
      FADED_INK_COLOUR,
    ),
    address && type.line(address, DIAGRAM_WIDTH - MARGIN, foot, { face: 'italic', size: 24 }, FADED_INK_COLOUR, 'end'),
  );
  const height = Math.ceil(foot + 30);

  return inlineCustomProperties(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}" width="${DIAGRAM_WIDTH}" height="${height}" viewBox="0 0 ${DIAGRAM_WIDTH} ${height}" role="img">`,
      `<title>${escapeHtml(title)}</title><desc>${escapeHtml(told)}</desc>`,
      '<metadata>CC BY 4.0, https://creativecommons.org/licenses/by/4.0/</metadata>',
      type.letters,
      `<rect width="${DIAGRAM_WIDTH}" height="${height}" fill="${PAPER_COLOUR}"/>`,
      `<rect x="${MARGIN}" y="${top}" width="${DIAGRAM_WIDTH - 2 * MARGIN}" height="${bottom - top}" rx="10" fill="${CLOTH_GREEN}"/>`,
      ...lettered,
      ...on,
      '</svg>\n',
    ].join(''),
  );
};
