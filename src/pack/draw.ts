import { court, PRINT } from './courts.ts';
import { type IndexLetter, LETTER_OUTLINES } from './letters.ts';
import { letter, PIP_SUITS, type PipSuit, pip, pips } from './pips.ts';

/**
 * Draws the pack as one sprite, `cards.svg`; each drawing is a symbol of a card of 100 by 140 units.
 *
 * Ids: `9S`, `10D`, `AH` whole plain cards; `KS`, `QH`, `JC` the court figures alone; `mKS`, `mRS` … the card under a
 * court figure with its index, English or French; `s9S` a small plain card, for hands and fans, with one large index
 * and one large pip; `sKS`, `sRS` … the small card under a court figure; `S` `H` `D` `C` the suits; `iK`, `i10` … the
 * index letters (20 high, centred, in a box of 44 by 28); `blank`, a card with nothing on it; `back`; `counter`. A
 * plain card is one drawing and a court card only two, since browsers paint each reused drawing separately. Colours are
 * custom properties with fallbacks: --card-face, --card-edge, --card-gold, --card-back, one for each suit
 * (--card-spades …, else --card-black or --card-red), --counter and --counter-edge.
 */

export const INKS: Record<PipSuit, string> = {
  S: 'var(--card-spades,var(--card-black,#221d19))',
  H: 'var(--card-hearts,var(--card-red,#b0261c))',
  D: 'var(--card-diamonds,var(--card-red,#b0261c))',
  C: 'var(--card-clubs,var(--card-black,#221d19))',
};
export const PIP_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const COURTS = ['K', 'Q', 'J'] as const;
/** The indices of the court cards, English and French. */
export const COURT_INDICES = [...COURTS, 'R', 'D', 'V'] as const;

const EDGE = 'stroke="var(--card-edge,#cfc4ad)" stroke-width="1.2"';
const BLANK = `<rect x=".6" y=".6" width="98.8" height="138.8" rx="7" fill="var(--card-face,#fffdf5)" ${EDGE}/>`;

const symbol = (id: string, body: string, box = '0 0 100 140', more = '') =>
  `<symbol id="${id}" viewBox="${box}"${more}>${body}</symbol>`;
const tenth = (value: number) => String(Number(value.toFixed(1)));
const filled = (ink: string, d: string) => `<path fill="${ink}" d="${d}"/>`;

/** Returns the corner of a card: its index, with the suit below. */
const corner = (index: IndexLetter, suit: PipSuit) => letter(index, 14.5, 28) + pip(suit, 14.5, 40, 0.6);

/** Draws a card that is printed only in the ink of its suit. */
const card = (id: string, suit: PipSuit, print: string) => symbol(id, BLANK + filled(INKS[suit], print));

/**
 * Draws a small card, whose index is large enough to be read in a fan. The index is the usual letter scaled up, so that
 * the file compresses well.
 */
function smallCard(index: IndexLetter, suit: PipSuit, print = ''): string {
  const ink = INKS[suit];
  const large = `<path fill="${ink}" transform="matrix(1.5 0 0 1.5-1.75-3)" d="${letter(index, 14.5, 28)}"/>`;
  return symbol(`s${index}${suit}`, BLANK + large + filled(ink, pip(suit, 20, 55.5) + print));
}

/** Draws the back of a card: a lattice of lozenges within a double line, in one ink. */
function back(): string {
  // Ten lozenges wide and fifteen high, each 7.8 of the card.
  const [wide, high, step] = [10, 15, 7.8] as const;
  const threads: string[] = [];
  for (let at = 1 - high; at < wide; at++) {
    // A line starts at the upper side, or at the left one if it would start outside; another mirrors it.
    const [x, y] = at < 0 ? [0, -at] : [at, 0];
    const fall = Math.min(wide - x, high - y);
    threads.push(`M${x} ${y}l${fall} ${fall}M${wide - x} ${y}l${-fall} ${fall}`);
  }
  const ink = 'stroke="var(--card-back,#7d2a20)" fill="none"';
  const body =
    `<rect x="5.5" y="5.5" width="89" height="129" rx="4" ${ink} stroke-width="1.6"/>` +
    `<rect x="11" y="11" width="${tenth(wide * step)}" height="${tenth(high * step)}" ${ink} stroke-width="1.2"/>` +
    `<path ${ink} stroke-width=".23" transform="translate(11 11)scale(${step})" d="${threads.join('')}"/>`;
  return symbol('back', BLANK + body);
}

/** Draws a bone counter seen slightly from above; stacks repeat the drawing, each time eight units higher. */
function counter(): string {
  const edge = 'stroke="var(--counter-edge,#a98f52)" stroke-width="1.5"';
  const fill = 'fill="var(--counter,#f3e6c4)"';
  return symbol(
    'counter',
    `<path ${fill} ${edge} d="M1 12v7c0 6 9.4 10 21 10s21-4 21-10v-7"/><ellipse cx="22" cy="12" rx="21" ry="10" ${fill} ${edge}/>` +
      `<ellipse cx="22" cy="12" rx="14" ry="6" fill="none" ${edge}/>`,
    '0 0 44 31',
  );
}

/**
 * Draws one whole court card in a box of 100 by 140, for example `KS` with the French index `R`: the card, its index
 * and its figure.
 */
export function drawCourt(card: string, index: string): string {
  const [rank, suit] = [...card] as [(typeof COURTS)[number], PipSuit];
  const ink = INKS[suit];
  const figure = `<g color="${ink}" ${PRINT}>${court(rank, suit)}</g>`;
  return BLANK + filled(ink, corner(index as IndexLetter, suit)) + figure;
}

/** Draws the sign of a suit alone, in a box of 24 by 24. */
export const drawSuit = (suit: PipSuit): string => filled(INKS[suit], pip(suit, 12, 12));

/** Draws the whole sprite; returns the text of an SVG file. */
export function drawSprite(): string {
  const symbols = [
    symbol('blank', BLANK),
    back(),
    counter(),
    ...PIP_SUITS.map((suit) => symbol(suit, drawSuit(suit), '0 0 24 24')),
    ...PIP_SUITS.flatMap((suit) =>
      PIP_RANKS.map((rank) => card(rank + suit, suit, corner(rank, suit) + pips(rank, suit))),
    ),
    ...(Object.keys(LETTER_OUTLINES) as IndexLetter[]).map((name) =>
      symbol(`i${name}`, filled('currentColor', letter(name, 22, 24)), '0 0 44 28'),
    ),
    ...PIP_SUITS.flatMap((suit) => [
      ...PIP_RANKS.map((rank) => smallCard(rank, suit, pip(suit, 61, 97, 2.6))),
      ...COURT_INDICES.map((index) => smallCard(index, suit)),
    ]),
    ...PIP_SUITS.flatMap((suit) => COURT_INDICES.map((index) => card(`m${index}${suit}`, suit, corner(index, suit)))),
    ...COURTS.flatMap((rank) =>
      PIP_SUITS.map((suit) => symbol(rank + suit, court(rank, suit), undefined, ` color="${INKS[suit]}" ${PRINT}`)),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
