/** Brings a table into sight whose head is out of it. */
export const intoSight = (table: Element): void => {
  const { top } = table.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 4) table.scrollIntoView();
};
