/** Files that the page of an embed names: its scripts and style sheets, which all embeds share. */
import { manifest } from 'virtual:embed-scripts';
import { clothStylesheetHref } from '../components/cloth-stylesheets.ts';
import { fileHref, type Language } from '../i18n/routes.ts';
import article from './styles/embed-article.css?url';
import claim from './styles/embed-claim.css?url';
import comparison from './styles/embed-comparison.css?url';
import dark from './styles/embed-dark.css?url';
import quiz from './styles/embed-quiz.css?url';
import record from './styles/embed-record.css?url';
import table from './styles/embed-table.css?url';

export type EmbedKind = 'example' | 'comparison' | 'quiz' | 'record' | 'article' | 'claim';

const SHEETS: Readonly<Record<EmbedKind, readonly string[]>> = {
  example: [table],
  comparison: [table, comparison],
  quiz: [table, quiz],
  record: [table, record],
  article: [article],
  claim: [claim],
};

/** Address of the style sheet with the colours for dark screens. */
export const DARK_STYLESHEET = dark;

/** Lists the addresses of the style sheets of an embed, in order, with those of its games' cloths. */
export const listEmbedStylesheets = (kind: EmbedKind, games: readonly string[]): readonly string[] => [
  ...SHEETS[kind],
  ...games.map(clothStylesheetHref),
];

/** Returns the file that contains a module of the project; throws if no embed's script contains it. */
const findFile = (module: string): string => {
  const file = manifest.modules[module];
  if (!file) throw new Error(`no script of an embed contains ${module}`);
  return file;
};

/** Lists the addresses of the scripts of an embed, each after those that it imports. */
export const listEmbedScripts = (kind: EmbedKind, games: readonly string[], lang: Language): readonly string[] => {
  const isText = kind === 'article' || kind === 'claim';
  const modules = [
    ...games.map((game) => `src/games/${game}/${kind === 'example' ? 'view' : 'table'}.ts`),
    `src/embed/entries/${isText ? 'text' : kind}.ts`,
  ];
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    const { imports, dynamicImports } = manifest.files[file]!;
    for (const imported of imports) add(imported);
    files.add(file);
    // The words of a game and of its table are imported when the language is known.
    for (const imported of dynamicImports) if (imported.startsWith(`${lang}.`)) add(imported);
  };
  for (const module of modules) add(findFile(module));
  return [manifest.registry, ...files].map((file) => fileHref(`${manifest.folder}/${file}`));
};
