/** Where the articles that a step cites stand on the page. */

/** The text of each article in an edition, whose anchor is its id without the siglum, or its line in a list of articles. */
export const citedOnPage = (cites: readonly string[]): readonly Element[] =>
  cites.flatMap((cite) => [
    ...document.querySelectorAll(`.article[id="${cite.slice(cite.indexOf('.') + 1)}"], [data-article="${cite}"]`),
  ]);
