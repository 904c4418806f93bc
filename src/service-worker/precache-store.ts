/**
 * Offline copy of a release of the site on a reader's device. Every file is checked against its hash before it is
 * stored, so that a copy is complete and of one release, or does not exist. While a host is replacing its files, the
 * old copy remains.
 */

/** Description of a release, written by the build. */
export interface CacheManifest {
  /** Base path of the site, with a slash at both ends. It distinguishes several sites on one origin. */
  readonly base: string;
  /** Version id, unique for each release and each change of the worker. */
  readonly version: string;
  /** Hash of every file (the start of its SHA-256, as base64url), stored under its address below the base path. */
  readonly files: Readonly<Record<string, string>>;
  /** For each bundle, the addresses of the texts in it, stored under the address of the bundle. */
  readonly bundles: Readonly<Record<string, readonly string[]>>;
  /** Content types of bundled files, stored under the file name extension; a page has none. */
  readonly types: Readonly<Record<string, string>>;
}

/**
 * Texts sent together, stored under their addresses. Each text is a list of parts: a string is a part of its own, a
 * number the index of a part in `shared`.
 */
export interface TextBundle {
  readonly shared: readonly string[];
  readonly texts: Readonly<Record<string, readonly (string | number)[]>>;
}

/** Joins the parts of one text of a bundle; `undefined` if the bundle does not contain it. */
export const getBundledText = ({ shared, texts }: TextBundle, address: string): string | undefined =>
  texts[address]?.map((part) => (typeof part === 'number' ? shared[part] : part)).join('');

/** Maximum number of requests at the same time. */
const CONCURRENCY = 6;

const isBody = async (body: BufferSource, hash: string): Promise<boolean> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll('+', '-').replaceAll('/', '_').startsWith(hash);
};

/** Runs tasks, a few at the same time. After a failure no other task is started. */
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

/** Time in milliseconds for which a page that is stored is awaited from the network. */
const PATIENCE = 1000;

/** Fetches a page; `undefined` if that fails, is refused or takes too long. */
const fetchFresh = async (request: Request): Promise<Response | undefined> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  return answer?.ok ? answer : undefined;
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

  /** Creates the copy from older copies and the network. If that fails, nothing is left behind. */
  async install(): Promise<void> {
    const made = await caches.has(this.#name);
    try {
      await this.#fill();
    } catch (fault) {
      if (!made) await caches.delete(this.#name);
      throw fault;
    }
  }

  /** Deletes the copies of other releases of this site. Other sites on the same origin are not touched. */
  async deleteOthers(): Promise<void> {
    for (const name of await this.#others()) await caches.delete(name);
  }

  /**
   * Responds to a request. A page comes fresh from the network, and from the copy if the network fails or is silent for
   * a second; any other file comes from the copy if that contains it, otherwise from the network.
   */
  async respond(request: Request): Promise<Response> {
    const { base, files } = this.#edition;
    const { pathname, search } = new URL(request.url);
    const address = pathname.slice(base.length).replace(/(^|\/)index\.html$/, '$1');
    const visits = request.mode === 'navigate';
    if (visits && Object.hasOwn(files, `${address}/`)) return Response.redirect(`${base}${address}/${search}`, 301);
    const isOurs = pathname.startsWith(base) && Object.hasOwn(files, address);
    const cached = isOurs ? await this.#matchOwn(address) : undefined;
    if (cached) return (visits && (await fetchFresh(request))) || cached;
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

  /** Resolves when files that the browser has evicted are stored again, or cannot be. */
  get whenRepaired(): Promise<void> {
    return this.#repairing ?? Promise.resolve();
  }

  /** Lists the cache names of the copies of other releases. */
  async #others(): Promise<readonly string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.#stem) && name !== this.#name);
  }

  /** Finds the stored response for an address; `undefined` if there is none, or if storage does not respond. */
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

  /** True if the new copy has a valid version of the file, or could take one from an older copy. */
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
