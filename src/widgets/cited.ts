/** Where the articles that a step cites stand on the page. */

/** By the id of an article its lines in lists of articles; by its id without the siglum, the anchor, its text in an edition. */
let places: Map<string, Element[]> | undefined;

/** The page is gone through once: the places of its articles are as they were built. */
const placesOnPage = (): Map<string, Element[]> => {
  const found = new Map<string, Element[]>();
  for (const place of document.querySelectorAll<HTMLElement>('.article[id], [data-article]')) {
    const name = place.dataset['article'] ?? place.id;
    found.set(name, [...(found.get(name) ?? []), place]);
  }
  return found;
};

const citedOnPage = (cites: readonly string[]): readonly Element[] => {
  places ??= placesOnPage();
  return cites.flatMap((cite) => [cite.slice(cite.indexOf('.') + 1), cite].flatMap((name) => places!.get(name) ?? []));
};

/** Marks the articles cited with the class `now`, and those no more that a table had marked before: answers which now are. */
export const markCited = (before: readonly Element[], cites: readonly string[]): readonly Element[] => {
  for (const element of before) element.classList.remove('now');
  const now = citedOnPage(cites);
  for (const element of now) element.classList.add('now');
  return now;
};
