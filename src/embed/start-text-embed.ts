/**
 * Script of an embedded article or claim. It reports its height to the parent page, and sets the height of a table that
 * it contains.
 */

import { applyTheme } from './apply-theme.ts';
import { connectFrame } from './connect-frame.ts';
import { INITIAL_FRAME_SIZE } from './frame.ts';
import { readOptions } from './options.ts';

/** Maximum height in pixels of a table inside the embed. */
const MOST = 2000;

/** Starts the page, in the theme that the address names. */
export const startTextEmbed = (): void => {
  const { theme } = readOptions();
  const table = document.querySelector('iframe');
  applyTheme(theme);
  if (theme && table) table.src += `&theme=${theme}`;
  addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
    if (!table || source !== table.contentWindow || data?.type !== 'snorum:height') return;
    table.height = String(Math.min(MOST, Number(data.height) || INITIAL_FRAME_SIZE.height));
  });
  const remeasure = connectFrame(document.querySelector<HTMLElement>('.slip')!.dataset['id']!);
  document.addEventListener('toggle', () => requestAnimationFrame(remeasure), true);
};
