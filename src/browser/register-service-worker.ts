/** Saves an offline copy of the whole site on the device. */
import { BASE_PATH } from '../i18n/routes.ts';

interface Thrifty extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Registers the service worker. Resolves when the offline copy is complete; rejects if that fails. */
export const saveOffline = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register(`${BASE_PATH}sw.js`);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('it could not be kept'));
      else if (worker.state === 'installed' || worker.state === 'activated') resolve();
    });
  });
};

/** Saves the offline copy after the page has loaded, unless the browser is set to save data. */
export const saveOfflineAfterLoad = (): void => {
  if (!('serviceWorker' in navigator) || (navigator as Thrifty).connection?.saveData) return;
  const save = () => void saveOffline().catch(() => {});
  if (document.readyState === 'complete') setTimeout(save, 2000);
  else addEventListener('load', () => setTimeout(save, 2000), { once: true });
};
