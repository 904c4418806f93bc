/** Makes the page behind a full-window table invisible and inert. */

const MARK = 'behind';

/** Makes everything on the page inert except `front` and its ancestors; returns a function that restores it. */
export const makeBackgroundInert = (front: Element): (() => void) => {
  const put: HTMLElement[] = [];
  for (let each = front; each !== document.body && each.parentElement; each = each.parentElement)
    for (const other of each.parentElement.children) {
      if (other === each || !(other instanceof HTMLElement) || other.inert) continue;
      if (other.matches('script, style, link, template')) continue;
      other.inert = true;
      other.dataset[MARK] = '';
      put.push(other);
    }
  document.documentElement.classList.add('at-table');
  return () => {
    document.documentElement.classList.remove('at-table');
    for (const each of put) {
      each.inert = false;
      delete each.dataset[MARK];
    }
  };
};
