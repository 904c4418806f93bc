/** A game told to somebody else: by what the device shares with, with a picture and a link; where it has nothing of the kind, copied. */
import { LONGEST, linkOf } from './link.ts';
import type { Chairs } from './players.ts';

export interface Shared {
  readonly title: string;
  readonly text: string;
  /** The page on which a link restores the game. */
  readonly home: string;
  readonly record: string;
  readonly chairs: Chairs;
}

/** The picture by which this page is shown elsewhere, as a file; nothing where it cannot be had. */
const picture = async (): Promise<File[]> => {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  if (!address) return [];
  try {
    // It lies where this page lies, whatever the site is called.
    const answer = await fetch(new URL(address).pathname);
    if (!answer.ok) return [];
    const blob = await answer.blob();
    return [new File([blob], 'snorum.png', { type: blob.type })];
  } catch {
    return [];
  }
};

/** Shares a game: answers `copied` where it was copied, `failed` where nothing could be done, else nothing. */
export const share = async ({
  title,
  text,
  home,
  record,
  chairs,
}: Shared): Promise<'copied' | 'failed' | undefined> => {
  const fragment = await linkOf(record, chairs);
  const page = new URL(home, location.href).href;
  // A game too long for a link is told by its page.
  const url = fragment.length > LONGEST ? page : `${page}#${fragment}`;
  if (navigator.share) {
    const files = await picture();
    const whole = { title, text, url, files };
    try {
      await navigator.share(files.length > 0 && navigator.canShare?.(whole) ? whole : { title, text, url });
      return undefined;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
};
