/** Scrolls a table into view if its top is out of the window. */
export const scrollTableIntoView = (table: Element): void => {
  const { top } = table.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 4) table.scrollIntoView();
};
