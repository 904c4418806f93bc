/**
 * Offline copy of a release on a reader's device. Every body is checked against its hash before it is stored: a copy is
 * complete and unmixed, or it does not exist; while a host is replacing its files, the old copy remains.
 */

/** Description of a release, from the build. */
export interface CacheManifest {
  /** Base path of the site, with a slash at both ends; distinguishes sites on the same origin. */
  readonly base: string;
  /** Unique for each release and each worker. */
  readonly version: string;
  /** Every file, by its address below the base: the start of its SHA-256, as base64url. */
  readonly files: Readonly<Record<string, string>>;
  /** Bundles by their own address: the addresses of their texts. */
  readonly bundles: Readonly<Record<string, readonly string[]>>;
  /** Content types of bundled files, by extension; a page has none. */
  readonly types: Readonly<Record<string, string>>;
}

/** Texts sent together, by address: each is a list of its own parts, or of numbers of parts shared with others. */
export interface TextBundle {
  readonly shared: readonly string[];
  readonly texts: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A complete text of a bundle; `undefined` if it is not in it. */
export const getBundledText = ({ shared, texts }: TextBundle, address: string): string | undefined =>
  texts[address]?.map((part) => (typeof part === 'number' ? shared[part] : part)).join('');

/** Number of parallel requests. */
const CONCURRENCY = 6;

const isBody = async (body: BufferSource, hash: string): Promise<boolean> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll('+', '-').replaceAll('/', '_').startsWith(hash);
};

/** Runs tasks in order, a few in parallel; after a failure none is started. */
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
  await Promise.all(Array.from({ length: CONCURRENCY }, () => some().catch(stop)));
  if (faults.length > 0) throw faults[0];
};

export class PrecacheStore {
  readonly #edition: CacheManifest;
  readonly #stem: string;
  readonly #name: string;
  #repairing: Promise<void> | undefined;

  constructor(edition: CacheManifest) {
    this.#edition = edition;
    this.#stem = `snorum ${edition.base} `;
    this.#name = this.#stem + edition.version;
  }

  /** Creates the copy, from older copies and the network; a failure leaves nothing behind. */
  async install(): Promise<void> {
    const made = await caches.has(this.#name);
    try {
      await this.#fill();
    } catch (fault) {
      if (!made) await caches.delete(this.#name);
      throw fault;
    }
  }

  /** Deletes the copies of other releases of this site; other sites on the origin are not touched. */
  async deleteOthers(): Promise<void> {
    for (const name of await this.#others()) await caches.delete(name);
  }

  /** The response to a page's request: from the copy if it has the file, otherwise from the network. */
  async respond(request: Request): Promise<Response> {
    const { base, files } = this.#edition;
    const { pathname, search } = new URL(request.url);
    const address = pathname.slice(base.length).replace(/(^|\/)index\.html$/, '$1');
    const visits = request.mode === 'navigate';
    if (visits && Object.hasOwn(files, `${address}/`)) return Response.redirect(`${base}${address}/${search}`, 301);
    const isOurs = pathname.startsWith(base) && Object.hasOwn(files, address);
    const cached = isOurs && (await this.#matchOwn(address));
    if (cached) return cached;
    try {
      const answer = await fetch(request);
      // The file was evicted, or the whole copy was. A repair that fails now may succeed when the worker restarts.
      if (isOurs) this.#repairing ??= this.install().catch(() => {});
      return answer;
    } catch (fault) {
      const missing = visits && (await this.#matchOwn('404.html'));
      if (!missing) throw fault;
      return new Response(missing.body, { status: 503, headers: missing.headers });
    }
  }

  /** Resolves when evicted files are stored again, or cannot be. */
  get whenRepaired(): Promise<void> {
    return this.#repairing ?? Promise.resolve();
  }

  /** The names of the copies of other releases. */
  async #others(): Promise<readonly string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.#stem) && name !== this.#name);
  }

  /** The stored response for an address; `undefined` if storage does not respond. */
  async #matchOwn(address: string): Promise<Response | undefined> {
    try {
      return await caches.match(this.#edition.base + address, { cacheName: this.#name });
    } catch {
      return undefined;
    }
  }

  async #fill(): Promise<void> {
    const { files, bundles } = this.#edition;
    const copy = await caches.open(this.#name);
    const olds = await Promise.all((await this.#others()).map((name) => caches.open(name)));
    const inBundles = new Set(Object.values(bundles).flat());
    await doAll([
      ...Object.keys(files)
        .filter((address) => !inBundles.has(address))
        .map((address) => async () => {
          if (await this.#ensureCopied(copy, olds, address)) return;
          const answer = await this.#fetchFile(address);
          await this.#put(copy, address, await answer.arrayBuffer(), answer.headers.get('Content-Type'));
        }),
      ...Object.keys(bundles).map((bundle) => () => this.#fillFrom(bundle, copy, olds)),
    ]);
  }

  async #fillFrom(bundle: string, copy: Cache, olds: readonly Cache[]): Promise<void> {
    const { base, bundles, types } = this.#edition;
    const taken = await Promise.all(bundles[bundle]!.map((address) => this.#ensureCopied(copy, olds, address)));
    const stillMissing = bundles[bundle]!.filter((_, i) => !taken[i]);
    if (stillMissing.length === 0) return;
    const bundled = (await (await this.#fetchFile(bundle)).json()) as TextBundle;
    for (const address of stillMissing) {
      const text = getBundledText(bundled, address);
      if (text === undefined) throw new Error(`${base}${bundle} has no ${address}`);
      const type = types[/\.(\w+)$/.exec(address)?.[1] ?? ''] ?? types['html']!;
      await this.#put(copy, address, new TextEncoder().encode(text), type);
    }
  }

  /** True if the copy has a valid file, or could take it from an older copy. */
  async #ensureCopied(copy: Cache, olds: readonly Cache[], address: string): Promise<boolean> {
    const { base, files } = this.#edition;
    for (const from of [copy, ...olds]) {
      const cached = await from.match(base + address);
      // An unreadable body counts as missing.
      const body = await cached?.arrayBuffer().catch(() => undefined);
      if (!body || !(await isBody(body, files[address]!))) continue;
      if (from !== copy) await this.#put(copy, address, body, cached!.headers.get('Content-Type'));
      return true;
    }
    return false;
  }

  async #fetchFile(address: string): Promise<Response> {
    const answer = await fetch(this.#edition.base + address, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer;
  }

  async #put(copy: Cache, address: string, body: BufferSource, type: string | null): Promise<void> {
    const { base, files } = this.#edition;
    if (!(await isBody(body, files[address]!))) throw new Error(`${base}${address} is of another edition`);
    // Stale responses would be revalidated at every step of a table; a stored drawing is valid as long as the copy.
    const lasts = address.endsWith('.svg') ? { 'Cache-Control': 'max-age=31536000' } : undefined;
    await copy.put(base + address, new Response(body, { headers: { 'Content-Type': type ?? '', ...lasts } }));
  }
}
