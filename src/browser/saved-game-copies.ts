/**
 * Keeps a second copy of each saved game in IndexedDB, which is on disk within milliseconds. Browsers write
 * `localStorage` to disk up to a minute late, so that what was played last is lost there when one is killed. Where there
 * is no IndexedDB, or it fails, there are no copies.
 */

const DATABASE = 'snorum';
const STORE = 'games';

/** Maximum number of copies; some may be of games that only a browser that was killed has kept. */
const MAX_COPIES = 20;

/** Time in milliseconds that a reader waits for a copy. */
const LONGEST_WAIT = 1000;

interface Copy {
  readonly id: string;
  readonly text: string;
  /** Time of writing, in milliseconds since 1970. */
  readonly at: number;
}

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error);
  });

let database: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> => {
  database ??= new Promise<IDBDatabase>((found, failed) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onblocked = () => failed(new Error('blocked'));
    settle(request).then(found, failed);
  }).then((opened) => {
    // The browser may close it, and another version of the site may need to change it.
    opened.onclose = () => {
      database = undefined;
    };
    opened.onversionchange = () => {
      opened.close();
      database = undefined;
    };
    return opened;
  });
  database.catch(() => {
    database = undefined;
  });
  return database;
};

/** Runs a change of the copies. Failures are ignored: the game itself is in `localStorage`. */
const change = (act: (store: IDBObjectStore) => void): void => {
  open()
    .then((opened) => act(opened.transaction(STORE, 'readwrite', { durability: 'strict' }).objectStore(STORE)))
    .catch(() => {});
};

/** Writes the copy of a saved game. Beyond the maximum number, the oldest copy is removed. */
export const writeGameCopy = (id: string, text: string): void =>
  change((store) => {
    store.put({ id, text, at: Date.now() } satisfies Copy);
    store.getAll().onsuccess = ({ target }) => {
      const copies = (target as IDBRequest<Copy[]>).result.sort((a, b) => b.at - a.at);
      for (const old of copies.slice(MAX_COPIES)) store.delete(old.id);
    };
  });

export const deleteGameCopy = (id: string): void => change((store) => void store.delete(id));

/** Reads the copy of a saved game; `undefined` if there is none, or none in time. */
export const readGameCopy = (id: string): Promise<string | undefined> => {
  const late = new Promise<undefined>((passed) => setTimeout(passed, LONGEST_WAIT));
  const copy = open().then((opened) =>
    settle<Copy | undefined>(opened.transaction(STORE).objectStore(STORE).get(id)).then((found) => found?.text),
  );
  return Promise.race([copy.catch(() => undefined), late]);
};
