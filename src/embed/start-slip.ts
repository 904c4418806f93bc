/** Script of an embedded article or claim: reports its height, and sets that of the table it may contain. */
import { askedBy } from './asked.ts';
import { FRAME } from './frame.ts';
import { shakeHands } from './handshake.ts';

/** The greatest height in pixels for a table in it. */
const MOST = 2000;

/** Starts this page, in the theme of its address. */
export const startSlip = (): void => {
  const query = new URLSearchParams(location.search);
  const { theme } = askedBy((name) => query.get(name));
  const table = document.querySelector('iframe');
  if (theme) {
    document.documentElement.dataset['theme'] = theme;
    if (table) table.src += `&theme=${theme}`;
  }
  addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
    if (!table || source !== table.contentWindow || data?.type !== 'snorum:height') return;
    table.height = String(Math.min(MOST, Number(data.height) || FRAME.height));
  });
  const anew = shakeHands(window, document.querySelector<HTMLElement>('.slip')!.dataset['id']!);
  document.addEventListener('toggle', () => requestAnimationFrame(anew), true);
};
