/**
 * What a page does when a part of it cannot be had: a script, a style sheet, the data of a table. After a new edition has
 * been put in the place of the old one, pages of the old one name files that are no more. Such a page is loaded anew, once,
 * at the step and with the game it has on its tables; where that does not help it says what to do.
 */
import { MISSING_PART } from '../i18n/missing-part.ts';
import { languageAt } from '../i18n/routes.ts';

/** Asked of the tables before the page is loaded anew, or left for the other language; what they answer they set down in its detail. */
export const LEAVING = 'snorum:leaving';

/** By what an address beside a text says it. */
export const SHOWN = 'shown';

/** The addresses at which what the tables show is found again: a game in play before a step. */
export interface Leaving {
  game?: Promise<string>;
  step?: string;
  /** Beside a text, whose address is that of an article: the example on its table, and the step (from 1), `four-nines.3`. */
  shown?: string;
}

/** When the page was last loaded anew for a part, in the storage of the tab. */
const KEY = 'snorum.reloaded';

/** So long after that it is not done again unasked, in milliseconds: a host may be minutes in changing its files. */
const SPACED = 300_000;

/** Loads the page anew at what its tables show. */
const loadAnew = async (): Promise<void> => {
  const detail: Leaving = {};
  document.dispatchEvent(new CustomEvent(LEAVING, { detail }));
  const address = await (detail.game ?? detail.step);
  // A host may have let the browser keep what it answered in the place of a part.
  const parts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_astro/'));
  await Promise.allSettled(parts.map(({ name }) => fetch(name, { cache: 'reload' })));
  if (address) history.replaceState(history.state, '', address);
  location.reload();
};

/** Whether the page may be loaded anew unasked; not where nothing can be kept in mind, since that might go on for ever. */
const mayLoadAnew = (): boolean => {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY)) < SPACED) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
};

/** Stays in sight, whatever is seen of the page; written here, since it may be a style sheet that is missing. */
const LOOKS =
  'position:fixed;z-index:9;inset:auto 0 0;padding:.8rem 1rem;border-top:3px solid var(--rubric);background:var(--paper-2);color:var(--ink)';

/** Says what to do, until there is a network again. */
const say = (why: 'gone' | 'cut'): void => {
  const words = MISSING_PART[languageAt(location.pathname)];
  const said = document.querySelector('.missing-part') ?? document.createElement('div');
  if (said.firstChild?.textContent === words[why]) return;
  said.className = 'missing-part';
  said.role = 'alert';
  (said as HTMLElement).style.cssText = LOOKS;
  document.body.append(said);
  said.replaceChildren(words[why]);
  if (why === 'cut') return addEventListener('online', () => said.remove(), { once: true });
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = words.again;
  again.onclick = loadAnew;
  said.append(' ', again);
};

/** Whether it is being asked what to do. */
let asking = false;

/** To be called when a part could not be had; what is lost together is answered once. */
export const partIsMissing = async (): Promise<void> => {
  if (asking) return;
  asking = true;
  try {
    // No copy of the book answers to this: it is asked of the network.
    const cut = await fetch('', { method: 'HEAD', cache: 'no-store' }).then(
      () => false,
      () => true,
    );
    if (!cut && mayLoadAnew()) await loadAnew();
    else say(cut ? 'cut' : 'gone');
  } catch {
    say('gone');
  }
  asking = false;
};

/** A worker whose script, if it cannot be had, is missed; what goes wrong in the script is its own affair. */
export const watched = (worker: Worker): Worker => {
  worker.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) void partIsMissing();
  });
  return worker;
};
