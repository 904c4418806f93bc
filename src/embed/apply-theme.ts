import type { Theme } from './options.ts';

/** Applies a theme to the page of an embed; without one, the reader's system setting applies. */
export const applyTheme = (theme: Theme | undefined): void => {
  if (!theme) return;
  document.documentElement.dataset['theme'] = theme;
  document.querySelector<HTMLLinkElement>('#dark')!.media = theme === 'dark' ? 'screen' : 'not all';
};
