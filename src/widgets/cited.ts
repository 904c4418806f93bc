/** Where the articles that a step cites stand on the page. */

/** The text of each article in an edition, whose anchor is its id without the siglum, or its line in a list of articles. */
const citedOnPage = (cites: readonly string[]): readonly Element[] =>
  cites.flatMap((cite) => [
    ...document.querySelectorAll(`.article[id="${cite.slice(cite.indexOf('.') + 1)}"], [data-article="${cite}"]`),
  ]);

/** Marks the articles cited with the class `now`, and those no more that a table had marked before: answers which now are. */
export const markCited = (before: readonly Element[], cites: readonly string[]): readonly Element[] => {
  for (const element of before) element.classList.remove('now');
  const now = citedOnPage(cites);
  for (const element of now) element.classList.add('now');
  return now;
};
