/**
 * Recovers from a missing file: a script, a style sheet, or the data of a table. After a new release, an open page may
 * refer to files that no longer exist. The page is reloaded once, and restores the step and the game on its tables. If
 * that does not help, it shows a message.
 */
import { MISSING_CHUNK_WORDS } from '../i18n/missing-chunk.ts';
import { getLanguageOfPath } from '../i18n/routes.ts';
import { BEFORE_RELOAD_EVENT, type ReloadTarget } from './reload-target.ts';

/** Session storage key for the time of the last automatic reload. */
const KEY = 'snorum.reloaded';

/** Minimum time between automatic reloads, in milliseconds: a host may take minutes to replace its files. */
const SPACED = 300_000;

/** Reloads the page so that its tables keep their state. */
const reloadPage = async (): Promise<void> => {
  const detail: ReloadTarget = {};
  document.dispatchEvent(new CustomEvent(BEFORE_RELOAD_EVENT, { detail }));
  const address = await (detail.game ?? detail.step);
  // The browser may have cached an error response for a missing part.
  const parts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_astro/'));
  await Promise.allSettled(parts.map(({ name }) => fetch(name, { cache: 'reload' })));
  if (address) history.replaceState(history.state, '', address);
  location.reload();
};

/** True if the page may reload automatically: once in 5 minutes, and never without storage (it would loop). */
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

/** Inline style of the message, since the missing file may be the style sheet. */
const LOOKS =
  'position:fixed;z-index:9;inset:auto 0 0;padding:.8rem 1rem;border-top:3px solid var(--rubric);background:var(--paper-2);color:var(--ink)';

/** Shows a message, which stays until the network is back. */
const say = (why: 'gone' | 'cut'): void => {
  const words = MISSING_CHUNK_WORDS[getLanguageOfPath(location.pathname)];
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

/** Handles a file that could not be loaded. Failures at the same time are handled together. */
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

/** Handles a worker whose script cannot be loaded as a missing file; errors inside the script are not. */
export const watchWorker = (worker: Worker): Worker => {
  worker.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) void onChunkError();
  });
  return worker;
};
