/** Highlights the articles on the page that a step cites. */

/**
 * Elements on the page, stored under an article. In an edition the key is the anchor (the article's id without the
 * siglum), in lists of articles the whole id.
 */
let places: Map<string, readonly Element[]> | undefined;

const findPlaces = (): Map<string, readonly Element[]> => {
  const found = new Map<string, readonly Element[]>();
  for (const place of document.querySelectorAll<HTMLElement>('.article[id], [data-article]'))
    for (const name of [place.dataset['article'], place.id])
      if (name) found.set(name, [...(found.get(name) ?? []), place]);
  return found;
};

const citedOnPage = (cites: readonly string[]): readonly Element[] => {
  // Cached, since these elements never change.
  places ??= findPlaces();
  const names = cites.flatMap((cite) => [cite, cite.slice(cite.indexOf('.') + 1)]);
  return names.flatMap((name) => places!.get(name) ?? []);
};

/**
 * Adds the class `now` to the cited articles, and removes it from the elements in `before`. Returns the elements marked
 * now.
 */
export const highlightArticles = (before: readonly Element[], cites: readonly string[]): readonly Element[] => {
  const now = citedOnPage(cites);
  for (const element of before) if (!now.includes(element)) element.classList.remove('now');
  // The element itself is checked, since a game continued from the table may have removed the class.
  for (const element of now) if (!element.classList.contains('now')) element.classList.add('now');
  return now;
};
