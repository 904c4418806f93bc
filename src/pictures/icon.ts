/** The icon of the site for a home screen: the lozenge on a card, on the cloth. */

/** The sizes required by devices: Apple's home screen, then a web manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The path of an icon, without the base of the site. */
export const iconFile = (size: (typeof ICON_SIZES)[number]): string => `icon-${size}.png`;

/**
 * Draws the icon without margins, since devices crop it to a circle or a square; the card stays within the area that is
 * never cropped.
 */
export const drawIcon = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">' +
  '<rect width="64" height="64" fill="#245040"/>' +
  '<rect x="18" y="12" width="28" height="40" rx="3.6" fill="#fffdf5" stroke="#143026" stroke-width="1.2"/>' +
  '<path d="M32 18c2.7 5.2 5.7 9.7 9.4 14-3.7 4.3-6.7 8.8-9.4 14-2.7-5.2-5.7-9.7-9.4-14 3.7-4.3 6.7-8.8 9.4-14z" fill="#e3ad22" stroke="#8a6612" stroke-width="1.2"/>' +
  '</svg>';
