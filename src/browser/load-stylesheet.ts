/** Loads style sheets on demand. */
import { onChunkError } from './missing-chunk.ts';

/** Adds a style sheet to the page, unless it is there. Resolves when it has loaded or failed. */
export const loadStylesheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      void onChunkError().then(resolve);
    };
    document.head.append(link);
  });
