/** Where the same as here is found in the other language. */
import { LEAVING, type Leaving, SHOWN } from '../browser/missing-part.ts';

/** The article that is being read: the first that reaches below where an address brings its article, once one has scrolled to it. */
const articleRead = (): string => {
  // However short it is, in letters of whatever size: the contents stand over the first lines of the window.
  const line = 6 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const read = [...document.querySelectorAll('.article[id]')].find(
    (article) => article.getBoundingClientRect().bottom > line,
  );
  return read && read.getBoundingClientRect().top < line ? `#${read.id}` : '';
};

/** Leads a link to the other language to the same there: the step, the readings and the game in play, the article one reads. */
export const leadTo = (link: HTMLAnchorElement): void => {
  const { hash, search } = location;
  const detail: Leaving = {};
  document.dispatchEvent(new CustomEvent(LEAVING, { detail }));
  const named = hash === '' || document.getElementById(decodeURIComponent(hash.slice(1)))?.matches('.article');
  const article = named ? articleRead() : '';
  const query = new URLSearchParams(search);
  query.delete(SHOWN);
  if (document.querySelector('.article') && detail.shown) query.set(SHOWN, detail.shown);
  link.search = String(query);
  // The address names a step only when it has been shown for a moment, and not while the table plays by itself.
  const step = detail.shown && detail.step?.startsWith('#') && !article ? detail.step : '';
  link.hash = article || (hash === '' || /step-\d+(\.\d+)?$/.test(hash) ? step || hash : hash);
};
