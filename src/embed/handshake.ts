/**
 * How a framed page tells the page around it its height, and where a link shall lead: as WordPress expects it when it
 * has put a secret behind the address, and in a plainer form for anybody else who listens.
 */

/** The heights in pixels between which WordPress gives a frame what it asks for. */
const LEAST = 200;
const MOST = 1000;

/** The secret behind an address, as WordPress appends it: `#?secret=abcDEF1234`. */
export const secretIn = (hash: string): string | undefined => /[#?&]secret=([a-zA-Z0-9]{1,64})(?:&|$)/.exec(hash)?.[1];

interface Heard {
  readonly message?: unknown;
  readonly secret?: unknown;
  readonly type?: unknown;
}

/**
 * Speaks with the page around: of `frame`, whose height is that of its body. Does nothing in a page of its own. Answers how
 * to begin anew, where something else is shown and the frame may be less high.
 */
export const shakeHands = (frame: Window, id: string): (() => void) => {
  const { parent, document } = frame;
  if (parent === frame) return () => {};
  const secret = secretIn(frame.location.hash);
  let told = 0;
  let width = frame.innerWidth;
  /** The height it needs, and never less than it has had: whoever steps on finds what stands below where it was. */
  const needed = (): number => Math.max(told, Math.ceil(document.body.getBoundingClientRect().height));
  const tell = (): void => {
    const height = needed();
    told = height;
    if (secret) {
      const value = Math.min(MOST, Math.max(LEAST, height));
      parent.postMessage({ message: 'height', value, secret }, '*');
    }
    parent.postMessage({ type: 'snorum:height', id, height }, '*');
  };
  tell();
  /** Begins anew where something else is shown, or in another width. */
  const anew = (): void => {
    told = 0;
    tell();
  };
  new ResizeObserver(() => {
    if (frame.innerWidth !== width) {
      width = frame.innerWidth;
      anew();
    } else if (needed() !== told) tell();
  }).observe(document.body);
  document.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).type === 'radio') requestAnimationFrame(anew);
  });
  frame.addEventListener('message', ({ source, data }: MessageEvent<Heard | null>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if ((secret && data.message === 'ready' && data.secret === secret) || data.type === 'snorum:ask') tell();
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
  return anew;
};
