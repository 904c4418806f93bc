/** Keeps the whole book on the device, so that it can be read and played without a network. */
import { BASE } from '../i18n/routes.ts';

interface Thrifty extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Lets the browser keep the book; answers when it is kept, and fails where it cannot be. */
export const keepBook = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register(`${BASE}sw.js`);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('it could not be kept'));
      else if (worker.state === 'installed' || worker.state === 'activated') resolve();
    });
  });
};

/** Keeps the book once the page has been loaded, unless the reader saves on data. */
export const keepBookInTime = (): void => {
  if (!('serviceWorker' in navigator) || (navigator as Thrifty).connection?.saveData) return;
  const keep = () => void keepBook().catch(() => {});
  if (document.readyState === 'complete') setTimeout(keep, 2000);
  else addEventListener('load', () => setTimeout(keep, 2000), { once: true });
};
