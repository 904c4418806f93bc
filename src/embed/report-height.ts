/**
 * Messages of a page in a frame to its parent, about its height and about links. If the address contains a secret, they
 * have the form that WordPress expects; otherwise a simpler form.
 */

import { notifyHost } from './host-messages.ts';

/** Limits in pixels of the height that WordPress gives to a frame. */
const LEAST = 200;
const MOST = 1000;

/** Returns the secret in an address, as WordPress appends it: `#?secret=abcDEF1234`. */
export const parseSecret = (hash: string): string | undefined =>
  /[#?&]secret=([a-zA-Z0-9]{1,64})(?:&|$)/.exec(hash)?.[1];

interface FrameMessage {
  readonly message?: unknown;
  readonly secret?: unknown;
  readonly type?: unknown;
}

/**
 * Reports the height of `frame` (of its body) to its parent. In a page without parent it does nothing. Returns a
 * function that measures again, for new content that may be lower.
 */
export const reportHeight = (frame: Window, id: string): (() => void) => {
  const { parent, document } = frame;
  if (parent === frame) return () => {};
  const secret = parseSecret(frame.location.hash);
  let lastHeight = 0;
  let width = frame.innerWidth;
  /** Returns the height needed. It never shrinks, so that the text below the frame does not jump. */
  const needed = (): number => Math.max(lastHeight, Math.ceil(document.body.getBoundingClientRect().height));
  const postHeight = (): void => {
    const height = needed();
    lastHeight = height;
    if (secret) {
      const value = Math.min(MOST, Math.max(LEAST, height));
      parent.postMessage({ message: 'height', value, secret }, '*');
    }
    notifyHost('height', { id, height }, frame);
  };
  postHeight();
  /** Measures again, for new content or another width. */
  const remeasure = (): void => {
    lastHeight = 0;
    postHeight();
  };
  new ResizeObserver(() => {
    if (frame.innerWidth !== width) {
      width = frame.innerWidth;
      remeasure();
    } else if (needed() !== lastHeight) postHeight();
  }).observe(document.body);
  document.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).type === 'radio') requestAnimationFrame(remeasure);
  });
  frame.addEventListener('message', ({ source, data }: MessageEvent<FrameMessage | null>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if ((secret && data.message === 'ready' && data.secret === secret) || data.type === 'snorum:ask') postHeight();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.pathname === frame.location.pathname && link.host === frame.location.host) return;
    // WordPress follows a link only to the host of the frame.
    if (secret && link.host === frame.location.host) {
      event.preventDefault();
      parent.postMessage({ message: 'link', value: link.href, secret }, '*');
    } else {
      link.target = '_blank';
      link.rel = 'noopener';
    }
  });
  return remeasure;
};
