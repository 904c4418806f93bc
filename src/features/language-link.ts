/** Link to the same place in the other language. */
import { BEFORE_RELOAD, type ReloadTarget, SHOWN } from '../browser/missing-chunk.ts';

/** The article being read: the first that reaches below the position of a linked article, after scrolling to it. */
const articleRead = (): string => {
  // 6 rem at any font size: the contents button covers the first lines of the window.
  const line = 6 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const read = [...document.querySelectorAll('.article[id]')].find(
    (article) => article.getBoundingClientRect().bottom > line,
  );
  return read && read.getBoundingClientRect().top < line ? `#${read.id}` : '';
};

/**
 * Points a link to the other language to the same place: the step, the readings, the game in play, and the article
 * being read.
 */
export const updateLanguageLink = (link: HTMLAnchorElement): void => {
  const { hash, search } = location;
  const detail: ReloadTarget = {};
  document.dispatchEvent(new CustomEvent(BEFORE_RELOAD, { detail }));
  const named = hash === '' || document.getElementById(decodeURIComponent(hash.slice(1)))?.matches('.article');
  const article = named ? articleRead() : '';
  const query = new URLSearchParams(search);
  query.delete(SHOWN);
  if (document.querySelector('.article') && detail.shown) query.set(SHOWN, detail.shown);
  link.search = String(query);
  // The address has a step only after it was shown for a moment, and not during automatic play.
  const step = detail.shown && detail.step?.startsWith('#') && !article ? detail.step : '';
  link.hash = article || (hash === '' || /step-\d+(\.\d+)?$/.test(hash) ? step || hash : hash);
};
