/**
 * Shares a game, with a picture and a link, through the device's share dialog. Where there is none, the text is copied.
 */

import type { SeatPlayers } from './players.ts';
import { encodeGameLink, MAX_LINK_LENGTH } from './share-link.ts';

export interface ShareContent {
  readonly title: string;
  readonly text: string;
  /** Page on which a link restores the game. */
  readonly home: string;
  readonly record: string;
  readonly chairs: SeatPlayers;
}

/** Loads the page's preview picture as a file; empty if it cannot be loaded. */
const picture = async (): Promise<File[]> => {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  if (!address) return [];
  try {
    // Uses the path only: the site may be served under another host than that of the meta tag.
    const answer = await fetch(new URL(address).pathname);
    if (!answer.ok) return [];
    const blob = await answer.blob();
    return [new File([blob], 'snorum.png', { type: blob.type })];
  } catch {
    return [];
  }
};

/**
 * Shares a game. Resolves to `copied` after a copy to the clipboard, `failed` if nothing worked, otherwise `undefined`.
 */
export const shareGame = async ({
  title,
  text,
  home,
  record,
  chairs,
}: ShareContent): Promise<'copied' | 'failed' | undefined> => {
  const fragment = await encodeGameLink(record, chairs);
  const page = new URL(home, location.href).href;
  // A game too long for a link is shared by the address of its page.
  const url = fragment.length > MAX_LINK_LENGTH ? page : `${page}#${fragment}`;
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
