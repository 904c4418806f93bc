/** Scrolls a table into view if its top is out of the window, or its end is where the whole has room. */
export const scrollTableIntoView = (table: Element): void => {
  const { top, bottom, height } = table.getBoundingClientRect();
  const isCut = bottom > innerHeight + 4 && height <= innerHeight + 1;
  if (top < 0 || top > innerHeight / 4 || isCut) table.scrollIntoView({ behavior: 'instant' });
};
