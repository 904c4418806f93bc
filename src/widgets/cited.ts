/** Where the articles that a step cites stand on the page. */

/** The text of each article in an edition, whose anchor is its id without the siglum, and the lines of lists of articles. */
let places: readonly HTMLElement[] | undefined;

const citedOnPage = (cites: readonly string[]): readonly Element[] => {
  // They are where they were built: the page is gone through once.
  places ??= [...document.querySelectorAll<HTMLElement>('.article[id], [data-article]')];
  return places.filter(({ id, dataset }) =>
    cites.some((cite) => cite === dataset['article'] || cite.slice(cite.indexOf('.') + 1) === id),
  );
};

/** Marks the articles cited with the class `now`, and those no more that a table had marked before: answers which now are. */
export const markCited = (before: readonly Element[], cites: readonly string[]): readonly Element[] => {
  for (const element of before) element.classList.remove('now');
  const now = citedOnPage(cites);
  for (const element of now) element.classList.add('now');
  return now;
};
