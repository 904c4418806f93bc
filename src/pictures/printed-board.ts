/** A small picture of a printed board: the round board of Pope Joan on its sheet. */
import { drawFieldPaths, getFieldAngles, getPointAtAngle } from '../games/pope-joan/board-shape.ts';
import type { Language } from '../i18n/routes.ts';
import { drawPlacedCard } from '../pack/cards.ts';

/** The size of the picture, in units of its drawing. */
export const PRINTED_BOARD_SIZE = { width: 186, height: 232 } as const;

const [MIDDLE_X, MIDDLE_Y, RIM, FIELD, WELL] = [93, 118, 82, 72, 24];
/** A card for each field, clockwise. */
const CARDS = ['9D', 'KH', 'QH', 'AH', 'KH', 'QH', 'JH', 'back'];

/** Draws the picture; returns the content of a drawing of the size {@link PRINTED_BOARD_SIZE}. */
export const renderPrintedBoard = (lang: Language): string => {
  const { width, height } = PRINTED_BOARD_SIZE;
  const cards = getFieldAngles(CARDS.length).map((angle, i) => {
    const { x, y } = getPointAtAngle(angle, 49);
    return drawPlacedCard({ card: CARDS[i]!, x: MIDDLE_X + x, y: MIDDLE_Y + y, width: 23, lean: angle }, lang, 'small');
  });
  return [
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(${MIDDLE_X} ${MIDDLE_Y})" fill="none" stroke="#231c14">`,
    `<circle r="${RIM}" stroke-width="2"/><circle r="${FIELD}"/><circle r="${WELL}"/>`,
    `<path d="${drawFieldPaths(CARDS.length, WELL, FIELD).join('')}"/></g>`,
    ...cards,
  ].join('');
};
