/**
 * Plugin that builds the scripts of embeds: classic scripts, split into files that all embeds share. A sandboxed frame
 * may not load modules from a host that sends no CORS header; see `src/embed/chunk-registry.ts`.
 *
 * `virtual:embed-scripts` exports the manifest of the files, from which a page lists those that it needs.
 */
import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { printedTokensPlugin } from '../scripts/printed-tokens.mjs';

/** Folder of the files, below the base of the site. */
const FOLDER = 'embed/scripts';

/** Files that a file imports, in order, and those that it may import later. */
interface EmbedScriptImports {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Files of the scripts, as a page needs them to list its own. */
export interface EmbedScriptManifest {
  /** Folder of the files, below the base of the site. */
  readonly folder: string;
  /** The file that every embed runs first. */
  readonly registry: string;
  /** File that contains a module, stored under the path of the module in the project. */
  readonly modules: Readonly<Record<string, string>>;
  /** Each file with those that it imports. */
  readonly files: Readonly<Record<string, EmbedScriptImports>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = ['example', 'comparison', 'quiz', 'record', 'text'];
const entryPath = (name: string): string => `${root}src/embed/entries/${name}.ts`;

/** Modules that only pages of this site load. */
const NEVER_LOADED = /\/(costs\.tsx|book-player\.ts)$/;

const pathOf = (id: string): string => relative(root, id).replaceAll(sep, '/');

/**
 * Files that several kinds of embed share: one file is smaller than a dozen. A module belongs to the first that contains
 * all that modules with these paths import.
 */
const SHARED_FILES: readonly { readonly name: string; readonly imported: RegExp; readonly only?: RegExp }[] = [
  { name: 'en', imported: /^src\/narration\/en\.ts$/, only: /\/(en|english)(?!\/cards)[./]/ },
  { name: 'fr', imported: /^src\/narration\/fr\.ts$/, only: /\/(fr|french)(?!\/cards)[./]/ },
  { name: 'embed', imported: /^src\/embed\/entries\/text\.ts$/ },
  { name: 'table', imported: /^src\/(?:embed\/entries\/example|games\/[^/]+\/view)\.ts$/ },
  { name: 'rules', imported: /^src\/(?:games\/[^/]+\/table|table\/game-table)\.ts$/ },
];

/** Modules of one game or of one kind of embed, which have files of their own. */
const OWN_MODULES = /^(?:src\/embed\/entries|(?:src|engine)\/games\/[^/]+)\//;

/** Returns a function that names the shared file of a module. */
const createFileNamer = (ids: () => Iterable<string>) => {
  let names: Map<string, string> | undefined;
  return (id: string, context: Rolldown.ChunkingContext): string | undefined => {
    if (!names) {
      names = new Map();
      for (const { name, imported, only } of SHARED_FILES) {
        const add = (module: string): void => {
          if (visited.has(module)) return;
          visited.add(module);
          const path = pathOf(module);
          if (!OWN_MODULES.test(path) && !names!.has(module) && (!only || only.test(`/${path}`)))
            names!.set(module, name);
          for (const next of context.getModuleInfo(module)?.importedIds ?? []) add(next);
        };
        const visited = new Set<string>();
        for (const module of ids()) if (imported.test(pathOf(module))) add(module);
      }
    }
    return names.get(id);
  };
};

const common = (base: string): InlineConfig => ({
  root,
  base,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: {
    'import.meta.env.CARD_SPRITE': '""',
    'import.meta.env.BASE_URL': JSON.stringify(base),
    'process.env.NODE_ENV': '"production"',
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});

const chunksOf = async (config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> => {
  const [{ output }] = (await build(config)) as [Rolldown.RolldownOutput];
  return output.filter((file) => file.type === 'chunk');
};

/** Turns a CommonJS chunk into a classic script; its imports are files of the same folder. */
const wrapChunk = ({ code, fileName, imports, isEntry }: Rolldown.OutputChunk): string => {
  const body = code
    .replace(/Promise\.resolve\(\)\.then\(\(\)=>require\((["'`])\.\/([^"'`]+)\1\)\)/g, 'load("$2")')
    .replace(/\brequire\((["'`])\.\/([^"'`]+)\1\)/g, 'require("$2")');
  return `defineChunk(${JSON.stringify(fileName)},${JSON.stringify(imports)},(exports,require,load)=>{${body}}${isEntry ? ',1' : ''});\n`;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Builds all files; returns their texts, by name, and the manifest. */
const buildEmbedScripts = async (base: string) => {
  const [registry] = await chunksOf({
    ...common(base),
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: `${root}src/embed/chunk-registry.ts`,
        formats: ['iife'],
        name: 'snorum',
        fileName: () => 'registry.js',
      },
    },
  });
  const modules = new Set<string>();
  const chunks = await chunksOf({
    ...common(base),
    plugins: [
      printedTokensPlugin(),
      {
        name: 'snorum-embed-modules',
        load: (id) => (NEVER_LOADED.test(id) ? 'export {};' : null),
        moduleParsed: ({ id }) => void modules.add(id),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: Object.fromEntries(entries.map((name) => [name, entryPath(name)])), formats: ['cjs'] },
      rolldownOptions: {
        preserveEntrySignatures: false,
        output: {
          minify: true,
          entryFileNames: '[name].[hash:8].js',
          chunkFileNames: '[name].[hash:8].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: createFileNamer(() => modules) }],
          },
        },
      },
    },
  });
  const registryFile = `registry.${hashOf(registry!.code)}.js`;
  const manifest: EmbedScriptManifest = {
    folder: FOLDER,
    registry: registryFile,
    modules: Object.fromEntries(
      chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [pathOf(id), fileName])),
    ),
    files: Object.fromEntries(
      chunks.map(({ fileName, imports, dynamicImports }) => [fileName, { imports, dynamicImports }]),
    ),
  };
  return {
    manifest,
    files: {
      [registryFile]: registry!.code,
      ...Object.fromEntries(chunks.map((chunk) => [chunk.fileName, wrapChunk(chunk)])),
    },
  };
};

const ID = 'virtual:embed-scripts';

/** Creates the plugin for a site that is served below `base`. */
export const embedScripts = (base: string): Plugin => {
  let built: ReturnType<typeof buildEmbedScripts> | undefined;
  const getBuilt = () => (built ??= buildEmbedScripts(base));
  return {
    name: 'snorum-embed-scripts',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const { manifest } = await getBuilt();
      return `export const manifest = ${JSON.stringify(manifest)};`;
    },
    // While developing, the files are served as they were when the server started.
    configureServer: ({ middlewares }) => {
      middlewares.use(`${base}${FOLDER}`, (request, response, next) => {
        getBuilt().then(({ files }) => {
          const text = (files as Readonly<Record<string, string>>)[request.url!.slice(1)];
          if (text === undefined) return next();
          response.setHeader('Content-Type', 'text/javascript');
          response.end(text);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { files } = await getBuilt();
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
    },
  };
};
