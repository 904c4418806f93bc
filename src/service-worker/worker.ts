/** The service worker: creates the offline copy when it is installed, and responds from it. */
import { isGameInPlay, TAKE_OVER } from './in-play.ts';
import { type CacheManifest, PrecacheStore } from './precache-store.ts';

/** Event that stays alive until a promise has settled. */
interface Extended extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetched extends Extended {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const clients: { claim(): Promise<void> };
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

/** Lets the worker of a new edition take over, unless a game is in play. */
const letNewOneTakeOver = async (base: string): Promise<void> => {
  const { waiting } = registration;
  if (waiting && !(await isGameInPlay(base))) waiting.postMessage(TAKE_OVER);
};

/** Registers the event handlers of the worker for one release. */
export const registerHandlers = (edition: CacheManifest): void => {
  const copy = new PrecacheStore(edition);
  addEventListener('install', (event) => (event as Extended).waitUntil(copy.install()));
  addEventListener('activate', (event) =>
    (event as Extended).waitUntil(copy.deleteOthers().then(() => clients.claim())),
  );
  addEventListener('message', (event) => {
    if ((event as MessageEvent).data === TAKE_OVER) (event as Event as Extended).waitUntil(skipWaiting());
  });
  addEventListener('fetch', (event) => {
    const { request } = event as Fetched;
    if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
    if (request.mode === 'navigate') (event as Fetched).waitUntil(letNewOneTakeOver(edition.base));
    const answer = copy.respond(request);
    (event as Fetched).respondWith(answer);
    (event as Fetched).waitUntil(answer.then(() => copy.whenRepaired));
  });
};
