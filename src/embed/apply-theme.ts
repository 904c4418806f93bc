import type { Theme } from './options.ts';

/** Applies a theme to the page of an embed; without one, the reader's system setting applies. */
export const applyTheme = (theme: Theme | undefined): void => {
  const { dataset } = document.documentElement;
  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
  const dark = theme ? theme === 'dark' && 'screen' : 'screen and (prefers-color-scheme: dark)';
  document.querySelector<HTMLLinkElement>('#dark')!.media = dark || 'not all';
};
