/**
 * Colours of pictures that the build creates: those of the light theme, as plain values, since custom properties work
 * only in browsers.
 */

export const PAPER_COLOUR = '#fbf7ec';
export const CLOTH_GREEN = '#245040';
export const INK_COLOUR = '#231c14';
export const FADED_INK_COLOUR = '#625747';
export const RULE_COLOUR = '#d8cbb0';
export const RUBRIC_COLOUR = '#9c2118';
/** Colour of highlighted paper. */
export const HIGHLIGHT_COLOUR = '#f7e7b6';

/** Draws the lozenge of the logo, ten units wide and twelve high, with its upper left corner at (x, y). */
export const drawLozenge = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M5 .6c1 2 2.3 3.8 3.9 5.4C7.3 7.6 6 9.4 5 11.4 4 9.4 2.7 7.6 1.1 6 2.7 4.4 4 2.6 5 .6z" fill="#e3ad22" stroke="${INK_COLOUR}" stroke-width=".7"/>`;

/** Replaces each custom property in a drawing by its fallback value. */
export const inlineCustomProperties = (svg: string): string => {
  let [before, after] = ['', svg];
  while (before !== after) [before, after] = [after, after.replace(/var\(--[\w-]+,([^()]*)\)/g, '$1')];
  return after;
};
