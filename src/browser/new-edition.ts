/** News of a later edition of the site, for a page that stays open. */
import { BASE_PATH } from '../i18n/routes.ts';

/**
 * Looks for a new edition of the site, and calls `found` when one has been stored and waits until no game is in play.
 * Does nothing on a page without an offline copy.
 */
export const watchForNewEdition = async (found: () => void): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration(BASE_PATH).catch(() => undefined);
  if (!registration?.active) return;
  const tell = (): void => {
    if (registration.waiting) found();
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', follow);
  follow();
  tell();
  await registration.update().catch(() => undefined);
};
