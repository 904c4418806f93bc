/** Style sheets that load on demand. */
import { onChunkError } from './missing-chunk.ts';

/** Adds a style sheet to the page, once; resolves when it is loaded or has failed. */
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
