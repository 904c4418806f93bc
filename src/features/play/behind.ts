/** What lies behind a table that fills the window: neither seen nor reached while one plays. */

const MARK = 'behind';

/** Puts everything on the page but `front` and what it lies in behind it; what is answered brings it back. */
export const putBehind = (front: Element): (() => void) => {
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
