/**
 * Registry of the scripts of an embed, in place of modules: a sandboxed frame may not load modules from a host that sends
 * no CORS header. `build/embed-scripts.ts` splits the embeds' code into files that call {@link defineChunk}; every embed
 * names those that it needs, and others are requested when they are imported.
 */

/** Exports of a chunk. */
type Chunk = Readonly<Record<string, unknown>>;

/** Runs the code of a chunk, which sets its exports. */
type RunChunk = (exports: Chunk, require: (file: string) => Chunk, load: (file: string) => Promise<Chunk>) => void;

const folder = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '');

/** Chunks that have arrived, by file name, and their exports once they have run. */
const arrived = new Map<string, RunChunk>();
const exported = new Map<string, Chunk>();

/** Arrival of a chunk with all that it imports. */
class Arrival {
  resolve!: (imports: Promise<unknown>) => void;
  readonly promise = new Promise<unknown>((resolve) => {
    this.resolve = resolve;
  });
}
const arrivals = new Map<string, Arrival>();

const findArrival = (file: string): Arrival => {
  const arrival = arrivals.get(file) ?? new Arrival();
  arrivals.set(file, arrival);
  return arrival;
};

const requireChunk = (file: string): Chunk => {
  let chunk = exported.get(file);
  if (!chunk) {
    chunk = {};
    exported.set(file, chunk);
    arrived.get(file)!(chunk, requireChunk, load);
  }
  return chunk;
};

/** Shows the message of the page that a part of it is missing. */
const showMissing = (): void => document.querySelector('.missing-part')?.removeAttribute('hidden');

/** Requests a file, unless the page names it. */
const request = (file: string): Promise<unknown> => {
  const src = folder + file;
  if (!arrived.has(file) && ![...document.scripts].some((script) => script.src === src)) {
    const script = document.createElement('script');
    script.src = src;
    script.onerror = showMissing;
    document.head.append(script);
  }
  return findArrival(file).promise;
};

/** Loads a chunk with all that it imports, and runs it. */
const load = (file: string): Promise<Chunk> => request(file).then(() => requireChunk(file));

/** Adds a chunk that imports other files; an entry is run as soon as they are there. */
const defineChunk = (file: string, imports: readonly string[], run: RunChunk, isEntry?: boolean): void => {
  arrived.set(file, run);
  findArrival(file).resolve(Promise.all(imports.map(request)));
  if (isEntry) void load(file);
};

for (const script of document.scripts) script.addEventListener('error', showMissing);
Object.assign(globalThis, { defineChunk });
