/** The ties between a table and the text around it: the articles of the step are marked, and an article can be seen played. */
import { useEffect } from 'preact/hooks';

/** Marks with the class `now` the elements whose `data-article` is one of these, and takes the marks off again. */
export function useMarks(cites: readonly string[]): void {
  useEffect(() => {
    const marked = cites.flatMap((cite) => [...document.querySelectorAll(`[data-article="${cite}"]`)]);
    for (const element of marked) element.classList.add('now');
    return () => {
      for (const element of marked) element.classList.remove('now');
    };
  }, [cites]);
}

/** What somebody wants to see played: an article, an example, or a step (from 1) of it. */
export interface Wish {
  readonly article?: string | undefined;
  readonly example?: string | undefined;
  readonly step?: number | undefined;
}

const STEP = /#step-(\d+)$/;

/**
 * Listens to wishes: a click on a link with `data-see`, whose value is an article and whose address is the page
 * of an example, or the event `snorum:see` on the document. `see` answers whether the table can fulfil it; if
 * not, the link is followed.
 */
export function useWishes(see: (wish: Wish, href?: string) => boolean): void {
  useEffect(() => {
    const clicked = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-see]');
      const step = Number(STEP.exec(link?.hash ?? '')?.[1]) || undefined;
      if (link && see({ article: link.dataset['see'], step }, link.pathname)) event.preventDefault();
    };
    const asked = (event: Event): void => {
      if (see((event as CustomEvent<Wish>).detail)) event.preventDefault();
    };
    document.addEventListener('click', clicked);
    document.addEventListener('snorum:see', asked);
    return () => {
      document.removeEventListener('click', clicked);
      document.removeEventListener('snorum:see', asked);
    };
  }, [see]);
}

/** Calls `go` with the step (from 0) that the fragment of the address names, now and whenever it changes. */
export function useFragment(idStem: string, go: (at: number) => void): void {
  useEffect(() => {
    const read = (): void => {
      const fragment = location.hash.slice(1);
      const step = fragment.startsWith(idStem) ? Number(fragment.slice(idStem.length)) : 0;
      if (step > 0) go(step - 1);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [idStem, go]);
}
