/**
 * The copy of an edition of the book that is kept on a reader's device. Every body is hashed before it is put: a copy is the
 * edition as it was built or it is none, and a host that is in the middle of changing its files leaves the old copy alone.
 */

/** What the build says of an edition. */
export interface Edition {
  /** Where the site is served, with a slash at both ends; another copy on the same origin has another. */
  readonly base: string;
  /** Another for every other edition, and every other worker. */
  readonly version: string;
  /** Every file, by its address below the base: the beginning of its SHA-256, as base64url. */
  readonly files: Readonly<Record<string, string>>;
  /** What is sent together, by the address at which it is sent: the addresses of the texts in a {@link Quire}. */
  readonly quires: Readonly<Record<string, readonly string[]>>;
  /** The type of what is sent in quires, by the end of its name; that of a page has no name. */
  readonly types: Readonly<Record<string, string>>;
}

/** Texts that are sent together, by their addresses: each the parts of its own as they stand, and by number those that others have too. */
export interface Quire {
  readonly shared: readonly string[];
  readonly texts: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A text of a quire, whole; `undefined` when it is not in it. */
export const textIn = ({ shared, texts }: Quire, address: string): string | undefined =>
  texts[address]?.map((part) => (typeof part === 'number' ? shared[part] : part)).join('');

/** So many files are fetched at once. */
const AT_ONCE = 6;

const isBody = async (body: BufferSource, hash: string): Promise<boolean> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll('+', '-').replaceAll('/', '_').startsWith(hash);
};

/** Does one thing after another, a few at once; where one fails no other is begun. */
const doAll = async (things: readonly (() => Promise<void>)[]): Promise<void> => {
  const waiting = [...things];
  const some = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
  };
  const faults: unknown[] = [];
  const stop = (fault: unknown): void => {
    faults.push(fault);
    waiting.length = 0;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => some().catch(stop)));
  if (faults.length > 0) throw faults[0];
};

export class Copy {
  readonly #edition: Edition;
  readonly #stem: string;
  readonly #name: string;
  #mended: Promise<void> | undefined;

  constructor(edition: Edition) {
    this.#edition = edition;
    this.#stem = `snorum ${edition.base} `;
    this.#name = this.#stem + edition.version;
  }

  /** Makes the copy, of what others have of it and of what has to be fetched; one that cannot be made leaves nothing behind. */
  async make(): Promise<void> {
    const made = await caches.has(this.#name);
    try {
      await this.#fill();
    } catch (fault) {
      if (!made) await caches.delete(this.#name);
      throw fault;
    }
  }

  /** Throws away the copies of other editions; those served elsewhere on the origin are not ours. */
  async leaveOthers(): Promise<void> {
    for (const name of await this.#others()) await caches.delete(name);
  }

  /** The answer to a request of a page: out of the copy where it has it, and otherwise from the network. */
  async answer(request: Request): Promise<Response> {
    const { base, files } = this.#edition;
    const { pathname, search } = new URL(request.url);
    const address = pathname.slice(base.length).replace(/(^|\/)index\.html$/, '$1');
    const visits = request.mode === 'navigate';
    if (visits && Object.hasOwn(files, `${address}/`)) return Response.redirect(`${base}${address}/${search}`, 301);
    const isOurs = pathname.startsWith(base) && Object.hasOwn(files, address);
    const kept = isOurs && (await this.#kept(address));
    if (kept) return kept;
    try {
      const answer = await fetch(request);
      // It was taken out of the copy, or all of it was. A copy that cannot be mended now may be when the worker starts again.
      if (isOurs) this.#mended ??= this.make().catch(() => {});
      return answer;
    } catch (fault) {
      const missing = visits && (await this.#kept('404.html'));
      if (!missing) throw fault;
      return new Response(missing.body, { status: 503, headers: missing.headers });
    }
  }

  /** Until what has been taken out of the copy is in it again, or cannot be. */
  get mended(): Promise<void> {
    return this.#mended ?? Promise.resolve();
  }

  /** The names of the copies of other editions. */
  async #others(): Promise<readonly string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.#stem) && name !== this.#name);
  }

  /** What the copy has at an address; nothing where the storage does not answer. */
  async #kept(address: string): Promise<Response | undefined> {
    try {
      return await caches.match(this.#edition.base + address, { cacheName: this.#name });
    } catch {
      return undefined;
    }
  }

  async #fill(): Promise<void> {
    const { files, quires } = this.#edition;
    const copy = await caches.open(this.#name);
    const olds = await Promise.all((await this.#others()).map((name) => caches.open(name)));
    const inQuires = new Set(Object.values(quires).flat());
    await doAll([
      ...Object.keys(files)
        .filter((address) => !inQuires.has(address))
        .map((address) => async () => {
          if (await this.#isTaken(copy, olds, address)) return;
          const answer = await this.#fetched(address);
          await this.#put(copy, address, await answer.arrayBuffer(), answer.headers.get('Content-Type'));
        }),
      ...Object.keys(quires).map((quire) => () => this.#fillFrom(quire, copy, olds)),
    ]);
  }

  async #fillFrom(quire: string, copy: Cache, olds: readonly Cache[]): Promise<void> {
    const { base, quires, types } = this.#edition;
    const taken = await Promise.all(quires[quire]!.map((address) => this.#isTaken(copy, olds, address)));
    const wanted = quires[quire]!.filter((_, i) => !taken[i]);
    if (wanted.length === 0) return;
    const sewn = (await (await this.#fetched(quire)).json()) as Quire;
    for (const address of wanted) {
      const text = textIn(sewn, address);
      if (text === undefined) throw new Error(`${base}${quire} has no ${address}`);
      const type = types[/\.(\w+)$/.exec(address)?.[1] ?? ''] ?? types['html']!;
      await this.#put(copy, address, new TextEncoder().encode(text), type);
    }
  }

  /** Whether the copy has a file as it should be, or could take it from an older one. */
  async #isTaken(copy: Cache, olds: readonly Cache[], address: string): Promise<boolean> {
    const { base, files } = this.#edition;
    for (const from of [copy, ...olds]) {
      const kept = await from.match(base + address);
      // A body that cannot be read is as good as none.
      const body = await kept?.arrayBuffer().catch(() => undefined);
      if (!body || !(await isBody(body, files[address]!))) continue;
      if (from !== copy) await this.#put(copy, address, body, kept!.headers.get('Content-Type'));
      return true;
    }
    return false;
  }

  async #fetched(address: string): Promise<Response> {
    const answer = await fetch(this.#edition.base + address, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer;
  }

  async #put(copy: Cache, address: string, body: BufferSource, type: string | null): Promise<void> {
    const { base, files } = this.#edition;
    if (!(await isBody(body, files[address]!))) throw new Error(`${base}${address} is of another edition`);
    // What has grown old is read anew at every step of a table; a drawing kept is good as long as the copy.
    const lasts = address.endsWith('.svg') ? { 'Cache-Control': 'max-age=31536000' } : undefined;
    await copy.put(base + address, new Response(body, { headers: { 'Content-Type': type ?? '', ...lasts } }));
  }
}
