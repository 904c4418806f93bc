/**
 * A still picture of an example for the text of an edition: the table at one step, without the title and the words
 * beside it.
 */

import { getPresentation } from '../games/presentations.ts';
import { type Example, getExampleText } from '../model/examples.ts';
import { formatCounters } from '../narration/accounts.ts';
import { drawPlacedCard } from '../pack/cards.ts';
import type { TableContext } from '../table/game-view.ts';
import { buildPosition } from '../table/position.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { getPlacedExample } from '../text/placed-examples.ts';
import { CLOTH_GREEN, inlineCustomProperties } from './colours.ts';
import { CLOTH_NOTE_COLOUR, CLOTH_TEXT_COLOUR, drawCardGroups } from './heaps.ts';
import { GlyphComposer, measureTextWidth, type TextStyle } from './lettering.ts';

/** The width of every still, in units of its drawing; pages show it at about half of that. */
export const STILL_WIDTH = 640;

const MARGIN = 24;
const WITHIN = STILL_WIDTH - 2 * MARGIN;
/** Scale of the middle of the table, which is drawn as in a large picture and then reduced. */
const MIDDLE_SCALE = 0.8;

const NAME: TextStyle = { face: 'roman', size: 28 };
const NOTE: TextStyle = { face: 'italic', size: 22 };
const UNDER_CARDS: TextStyle = { face: 'italic', size: 29 };

const LINE_HEIGHT = 44;
const HAND = { width: 48, apart: 38, height: 67 } as const;
const HAND_ROW_HEIGHT = HAND.height + 17;
/** Maximum number of players for whom all hands are shown after dealing. */
const MOST_DEALT = 6;
/** Distance between two players in a line. */
const COLUMN_GAP = 26;

/** A still as SVG, and its height. */
export interface StillPicture {
  readonly svg: string;
  readonly height: number;
}

const stills = new Map<string, StillPicture>();

/** Returns the still of an example, in the language of the table, at the step at which its edition shows it; cached. */
export const drawStillPicture = (example: Example, context: TableContext): StillPicture => {
  const key = `${context.messages.lang} ${example.id}`;
  const still = stills.get(key) ?? draw(example, context);
  stills.set(key, still);
  return still;
};

/**
 * Draws the still. All hands are visible just after dealing, and at the end of a deal, when the cards left in them are
 * counted. At other steps only the hand of the player who acts is visible; the other players have only names and
 * counters.
 */
const draw = (example: Example, { messages, words }: TableContext): StillPicture => {
  const { lang, table } = messages;
  const { played } = example;
  const position = buildPosition(played, getPlacedExample(example, lang).step);
  const { step, dealer } = position;
  const { heaps, handOf, beside } = getPresentation(played.game).inPlay({ played, position, say: messages, words });
  const type = new GlyphComposer();
  const [actor] = step.move.split(' ');
  const allHands = step.toMove < 0 || (actor === 'deal' && played.seats.length <= MOST_DEALT);

  const seats = played.seats.map((name, seat) => ({
    name,
    notes: [name === dealer ? table.dealer : '', position.out.includes(name) ? table.out : '', beside?.(seat) ?? '']
      .filter(Boolean)
      .join(', '),
    counters: played.accounts.length > 0 ? formatCounters(step.balance[seat]!) : '',
    hand: allHands || name === actor ? handOf(seat) : [],
  }));
  type Seat = (typeof seats)[number];
  const nameWidth = ({ name, notes }: Seat): number =>
    measureTextWidth(name, NAME) + ((notes && measureTextWidth(notes, NOTE) + 10) || 0);
  const nameLine = ({ name, notes }: Seat, x: number, foot: number): string =>
    type.line(name, x, foot, NAME, CLOTH_TEXT_COLOUR) +
    (notes && type.line(notes, x + measureTextWidth(name, NAME) + 10, foot, NOTE, CLOTH_NOTE_COLOUR));

  const middle = drawCardGroups(heaps, WITHIN / MIDDLE_SCALE, { lang, type, small: UNDER_CARDS, gap: 34 });
  const on = [`<g transform="translate(${MARGIN} 14) scale(${MIDDLE_SCALE})">${middle.drawn}</g>`];
  let y = 14 + middle.height * MIDDLE_SCALE;

  const without = seats.filter(({ hand }) => hand.length === 0);
  const widest = Math.max(...without.map((seat) => nameWidth(seat) + 14 + measureTextWidth(seat.counters, NAME)), 1);
  const columns = Math.max(1, Math.min(without.length, Math.floor((WITHIN + COLUMN_GAP) / (widest + COLUMN_GAP))));
  const rows = Math.ceil(without.length / columns);
  const evenColumns = Math.ceil(without.length / Math.max(rows, 1));
  const columnWidth = (WITHIN - (evenColumns - 1) * COLUMN_GAP) / Math.max(evenColumns, 1);
  for (const [i, seat] of without.entries()) {
    const x = MARGIN + (i % evenColumns) * (columnWidth + COLUMN_GAP);
    const foot = y + Math.floor(i / evenColumns) * LINE_HEIGHT + 32;
    on.push(nameLine(seat, x, foot), type.line(seat.counters, x + nameWidth(seat) + 14, foot, NAME, CLOTH_TEXT_COLOUR));
  }
  y += rows * LINE_HEIGHT;

  const withHands = seats.filter(({ hand }) => hand.length > 0);
  const most = Math.max(...withHands.map(({ hand }) => hand.length), 1);
  const beginning = Math.max(...withHands.map(nameWidth), 0) + 16;
  const counted = Math.max(...withHands.map(({ counters }) => measureTextWidth(counters, NAME)), 0) + 16;
  const half = (WITHIN - COLUMN_GAP) / 2;
  const inTwo = withHands.length > 1 && beginning + counted + HAND.width + (most - 1) * HAND.apart <= half;
  const handWidth = inTwo ? half : WITHIN;
  // Long names have the line above their hand.
  const above = beginning > handWidth / 2;
  const rowHeight = HAND_ROW_HEIGHT + (above ? LINE_HEIGHT : 0);
  for (const [i, seat] of withHands.entries()) {
    const left = MARGIN + (inTwo && i % 2 > 0 ? half + COLUMN_GAP : 0);
    const top = y + (inTwo ? Math.floor(i / 2) : i) * rowHeight;
    const foot = top + (above ? 32 : HAND_ROW_HEIGHT / 2 + 10);
    on.push(
      nameLine(seat, left, foot),
      type.line(seat.counters, left + handWidth, foot, NAME, CLOTH_TEXT_COLOUR, 'end'),
    );
    const x = left + (above ? 0 : beginning) + HAND.width / 2;
    const middle = top + (above ? LINE_HEIGHT : 0) + 6 + HAND.height / 2;
    const room = handWidth - (above ? 0 : beginning + counted) - HAND.width;
    const apart = Math.min(HAND.apart, room / Math.max(1, seat.hand.length - 1));
    for (const [n, card] of seat.hand.entries())
      on.push(drawPlacedCard({ card, x: x + n * apart, y: middle, width: HAND.width, lean: 0 }, lang, 'small'));
  }
  y += (inTwo ? Math.ceil(withHands.length / 2) : withHands.length) * rowHeight;

  const height = Math.ceil(y + 12);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}" width="${STILL_WIDTH}" height="${height}" viewBox="0 0 ${STILL_WIDTH} ${height}" role="img">`,
    `<title>${escapeHtml(getExampleText(example, 'Title', lang))}</title>`,
    type.letters,
    `<rect width="${STILL_WIDTH}" height="${height}" rx="12" fill="${CLOTH_GREEN}"/>`,
    ...on,
    '</svg>\n',
  ].join('');
  return { svg: inlineCustomProperties(svg), height };
};
