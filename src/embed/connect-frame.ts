import { applyTheme } from './apply-theme.ts';
import { notifyHost, watchHostOptions } from './host-messages.ts';
import { reportHeight } from './report-height.ts';

/**
 * Connects the page of an embed with the page around its frame, once its content is there: it reports its height, takes
 * the theme, and says that it is ready. Returns a function that measures the height again.
 */
export const connectFrame = (id: string, detail: { readonly game?: string } = {}): (() => void) => {
  const remeasure = reportHeight(window, id);
  watchHostOptions((_, { theme }) => applyTheme(theme));
  notifyHost('ready', { id, title: document.title.replace(/ · Snorum$/, ''), ...detail });
  return remeasure;
};
