/** Keeps the link to the other language pointed at the same place. */
import { BEFORE_RELOAD_EVENT, type ReloadTarget, SHOWN_STEP_PARAMETER } from '../browser/reload-target.ts';

/**
 * Returns the fragment (`#id`) of the article being read: the first one that is not scrolled past. Empty if its top is
 * below the reading position.
 */
const articleRead = (): string => {
  // 6 rem at any font size: the contents button covers the first lines of the window.
  const line = 6 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const read = [...document.querySelectorAll('.article[id]')].find(
    (article) => article.getBoundingClientRect().bottom > line,
  );
  return read && read.getBoundingClientRect().top < line ? `#${read.id}` : '';
};

/** Updates the link to the other language: it gets the current step, readings, game in play and article. */
export const updateLanguageLink = (link: HTMLAnchorElement): void => {
  const { hash, search } = location;
  const detail: ReloadTarget = {};
  document.dispatchEvent(new CustomEvent(BEFORE_RELOAD_EVENT, { detail }));
  const named = hash === '' || document.getElementById(decodeURIComponent(hash.slice(1)))?.matches('.article');
  const article = named ? articleRead() : '';
  const query = new URLSearchParams(search);
  query.delete(SHOWN_STEP_PARAMETER);
  if (document.querySelector('.article') && detail.shown) query.set(SHOWN_STEP_PARAMETER, detail.shown);
  link.search = String(query);
  // The address has a step only after it was shown for a moment, and not during automatic play.
  const step = detail.shown && detail.step?.startsWith('#') && !article ? detail.step : '';
  link.hash = article || (hash === '' || /step-\d+(\.\d+)?$/.test(hash) ? step || hash : hash);
};
