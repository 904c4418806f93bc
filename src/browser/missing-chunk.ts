/**
 * Recovery from a missing part: a script, a style sheet, or the data of a table. After a new release, old pages refer
 * to files that no longer exist. Such a page is reloaded, once, at the step and with the game on its tables; if that
 * does not help, it shows a message.
 */
import { MISSING_CHUNK_WORDS } from '../i18n/missing-chunk.ts';
import { languageAt } from '../i18n/routes.ts';

/**
 * Event to the tables before the page is reloaded, or left for the other language; they write their state into its
 * detail.
 */
export const BEFORE_RELOAD = 'snorum:leaving';

/** Query parameter for the step shown beside a text. */
export const SHOWN = 'shown';

/** Addresses that restore the tables' state: a game in play takes precedence over a step. */
export interface ReloadTarget {
  game?: Promise<string>;
  step?: string;
  /** Beside a text, whose fragment is an article: the example on its table, and the step (1-based), `four-nines.3`. */
  shown?: string;
}

/** Session storage key: time of the last automatic reload. */
const KEY = 'snorum.reloaded';

/** Minimum time between automatic reloads, in milliseconds: a host may take minutes to replace its files. */
const SPACED = 300_000;

/** Reloads the page at the state of its tables. */
const reloadPage = async (): Promise<void> => {
  const detail: ReloadTarget = {};
  document.dispatchEvent(new CustomEvent(BEFORE_RELOAD, { detail }));
  const address = await (detail.game ?? detail.step);
  // The browser may have cached an error response for a missing part.
  const parts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_astro/'));
  await Promise.allSettled(parts.map(({ name }) => fetch(name, { cache: 'reload' })));
  if (address) history.replaceState(history.state, '', address);
  location.reload();
};

/** One automatic reload in 5 minutes; none without storage (it would loop). */
const canReload = (): boolean => {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY)) < SPACED) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
};

/** Always visible; inline, since the missing part may be the style sheet. */
const LOOKS =
  'position:fixed;z-index:9;inset:auto 0 0;padding:.8rem 1rem;border-top:3px solid var(--rubric);background:var(--paper-2);color:var(--ink)';

/** Shows a message, until the network is back. */
const say = (why: 'gone' | 'cut'): void => {
  const words = MISSING_CHUNK_WORDS[languageAt(location.pathname)];
  const alert = document.querySelector('.missing-part') ?? document.createElement('div');
  if (alert.firstChild?.textContent === words[why]) return;
  alert.className = 'missing-part';
  alert.role = 'alert';
  (alert as HTMLElement).style.cssText = LOOKS;
  document.body.append(alert);
  alert.replaceChildren(words[why]);
  if (why === 'cut') return addEventListener('online', () => alert.remove(), { once: true });
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = words.again;
  again.onclick = reloadPage;
  alert.append(' ', again);
};

/** True while the failure is being handled. */
let asking = false;

/** Call when a part could not be loaded; simultaneous failures are handled once. */
export const onChunkError = async (): Promise<void> => {
  if (asking) return;
  asking = true;
  try {
    // HEAD requests bypass the offline copy and go to the network.
    const cut = await fetch('', { method: 'HEAD', cache: 'no-store' }).then(
      () => false,
      () => true,
    );
    if (!cut && canReload()) await reloadPage();
    else say(cut ? 'cut' : 'gone');
  } catch {
    say('gone');
  }
  asking = false;
};

/** Treats a worker whose script cannot be loaded as a missing part; errors inside the script are not. */
export const watchWorker = (worker: Worker): Worker => {
  worker.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) void onChunkError();
  });
  return worker;
};
