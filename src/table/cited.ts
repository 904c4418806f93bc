/** Where the articles that a step cites stand on the page. */

/**
 * By what it is known, where each stands: the text of an article in an edition by its anchor, its id without the siglum;
 * the lines of lists of articles by the whole id.
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
  // They are where they were built: the page is gone through once.
  places ??= findPlaces();
  const names = cites.flatMap((cite) => [cite, cite.slice(cite.indexOf('.') + 1)]);
  return names.flatMap((name) => places!.get(name) ?? []);
};

/** Marks the articles cited with the class `now`, and those no more that a table had marked before: answers which now are. */
export const markCited = (before: readonly Element[], cites: readonly string[]): readonly Element[] => {
  const now = citedOnPage(cites);
  for (const element of before) if (!now.includes(element)) element.classList.remove('now');
  // Asked of the page itself: another, a game that went on from the table, may have taken the mark away.
  for (const element of now) if (!element.classList.contains('now')) element.classList.add('now');
  return now;
};
