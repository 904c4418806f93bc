/** The service worker: it makes the copy of the book when it is installed, and answers from it. */
import { Copy, type Edition } from './copy.ts';

/** An event that is not over before what it waits for. */
interface Extended extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetched extends Extended {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const clients: { claim(): Promise<void> };

/** Sets the worker to work for an edition. */
export const attend = (edition: Edition): void => {
  const copy = new Copy(edition);
  addEventListener('install', (event) => (event as Extended).waitUntil(copy.make()));
  addEventListener('activate', (event) =>
    (event as Extended).waitUntil(copy.leaveOthers().then(() => clients.claim())),
  );
  addEventListener('fetch', (event) => {
    const { request } = event as Fetched;
    if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
    const answer = copy.answer(request);
    (event as Fetched).respondWith(answer);
    (event as Fetched).waitUntil(answer.then(() => copy.mended));
  });
};
