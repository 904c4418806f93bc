/** Style sheets that a page does without until something on it is asked for. */
import { partIsMissing } from './missing-part.ts';

/** Puts a style sheet on the page, once; answers when it is on, or could not be had. */
export const loadStylesheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      void partIsMissing().then(resolve);
    };
    document.head.append(link);
  });
