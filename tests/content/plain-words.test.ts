/** Tests the wording of the pages: one word for one thing, readable sentences, the typography of each language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFrenchFaults, LANGUAGES, type Language, listStrings } from './read.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A text shown to a reader, and the file it is from. */
interface PlacedText {
  readonly where: string;
  readonly text: string;
}

const filesBelow = (folder: string, named: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => named.test(file))
    .sort();

/** Lists the string literals in a file of messages, with … for each inserted value. */
const literalsIn = (file: string): PlacedText[] => {
  const said: PlacedText[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isCaseClause(node)) {
      if (ts.isCaseClause(node)) node.statements.forEach(look);
      return;
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      said.push({ where: file, text: node.text });
    if (ts.isTemplateExpression(node))
      said.push({
        where: file,
        text: [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
      });
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest));
  return said.filter(({ text }) => /\p{L}{2}/u.test(text));
};

/** Lists the texts in one language in a YAML file of `content/`. */
const yamlIn = (file: string, language: Language): PlacedText[] =>
  listStrings(parse(readFileSync(join(ROOT, file), 'utf8')))
    .filter(({ path }) => !/(^|\.)(also|not)(\.|$)/u.test(path))
    .filter(({ path }) => path.split('.').includes(language) || file.endsWith(`${language}.yaml`))
    .map(({ path, string }) => ({ where: `${file} ${path}`, text: string }));

/** Lists the titles and introductions of the records in one language. */
const recordsIn = (language: Language): PlacedText[] =>
  filesBelow('content/examples', /\.deal$/u).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(new RegExp(`^\\[\\w+:${language} "(.*)"\\]$`, 'gmu'))].map(
      ([, text]) => ({ where: file, text: text! }),
    ),
  );

const CODE = {
  tables: ['src/narration', 'src/games'],
  pages: ['src/i18n', 'src/features'],
};
const wordFiles = (folders: readonly string[], language: Language): string[] =>
  folders.flatMap((folder) => filesBelow(folder, new RegExp(`(^|/)${language}(/[\\w-]+)?\\.ts$`, 'u')));

/** Lists the texts shown at tables. `otherTexts` lists all our other texts outside the editions. */
const tableTexts = (language: Language) => wordFiles(CODE.tables, language).flatMap(literalsIn);
const otherTexts = (language: Language) => [
  ...wordFiles(CODE.pages, language).flatMap(literalsIn),
  ...['sheets', 'home', 'papers', 'comparisons', 'claims', 'glossary', 'readings', 'history'].flatMap((folder) =>
    filesBelow(`content/${folder}`, /\.yaml$/u).flatMap((file) => yamlIn(file, language)),
  ),
  ...recordsIn(language),
];

/** Removes quotations, since they keep the wording of the source. */
const unquoted = (text: string) =>
  text
    .replace(/[“«][^”»]*[”»]/gu, '“…”')
    .replace(/<(Q|i)\b[^>]*>.*?<\/\1>/gsu, '…')
    .replace(/\*[^*]+\*/gu, '…');

type BannedWord = readonly [what: RegExp, instead: string];

/** Words not allowed outside quotations, so that each thing has one word only. */
const BANNED: Readonly<Record<Language, readonly BannedWord[]>> = {
  en: [
    [/\b(lays|laying)\b(?! claim| down)|\blaid\b(?! down| open| out| aside)/iu, 'play'],
    [/\bstarts? afresh\b/iu, 'lead'],
    [/\bby lot\b|\bthe lot\b/iu, 'at random'],
    [/\bthrow(s|n)? away\b/iu, 'discard'],
    [/\badversar(y|ies)\b/iu, 'opponent'],
    [/\bfirst in cards\b/iu, 'first to play'],
    [/\brenounce(s|d)?\b/iu, 'revoke'],
    [/(?<!W\. H\. )\bPeel\b/u, 'Baxter-Wray'],
    [/\btrumps? with\b/iu, 'ruff'],
    [/\bstruck off\b/iu, 'no longer counts'],
  ],
  fr: [
    [/\bpaye(nt|s)?\b/iu, 'paie'],
    [/\bboîtes?\b/iu, 'case'],
    [/\btournées?\b/iu, 'donne, distribution'],
    [/\b(le|un|du|tout le) paquet\b/iu, 'jeu'],
    [/\bau sort\b|\bpar le sort\b/iu, 'au hasard'],
    [/\bfût-ce\b|\best de nous\b/iu, 'c’est notre choix'],
    [/\bà Le\b|\bde Le\b|\bde Huvier\b/u, 'au, du, d’Huvier'],
    [/n° ?\d/u, 'nº'],
  ],
};

/** More words that are not allowed at tables and on their controls. */
const BANNED_ON_TABLES: Readonly<Record<Language, readonly BannedWord[]>> = {
  en: [
    [/\breadings?\b/iu, 'rule option'],
    [/\baccounts?\b/iu, 'score'],
    [/\btalon\b/iu, 'stock'],
    [/\bmaster\b/iu, 'winning'],
    [/\bmarks?\b/iu, 'score'],
    [/(?<!-)\bcoup\b/iu, 'deal'],
    [/\blindor\b/u, 'dwarf'],
  ],
  fr: [
    [/\blectures\b/iu, 'variantes'],
    [/\bcomptes\b/iu, 'scores'],
    [/\bmaître(sse)?s?\b/iu, 'l’emporte'],
    [/\b(le|du|un) coup\b/iu, 'donne'],
    [/\bpeine\b/iu, 'amende'],
  ],
};

const faultsIn = (said: readonly PlacedText[], bans: readonly BannedWord[]): string[] =>
  said.flatMap(({ where, text }) =>
    bans.flatMap(([what, instead]) => {
      const found = what.exec(unquoted(text));
      return found ? [`${where}: “${found[0]}” (say: ${instead}) in: ${text.slice(0, 120)}`] : [];
    }),
  );

describe.each(LANGUAGES)('the words at the tables in %s', (language) => {
  test('are many enough to be tested', () => {
    expect(tableTexts(language).length).toBeGreaterThan(300);
    expect(otherTexts(language).length).toBeGreaterThan(2000);
  });

  test('use one word for one thing', () => {
    expect(faultsIn([...tableTexts(language), ...otherTexts(language)], BANNED[language])).toEqual([]);
    expect(faultsIn(tableTexts(language), BANNED_ON_TABLES[language])).toEqual([]);
  });

  test('keep sentences on a sheet within twenty words', () => {
    const lines = filesBelow('content/sheets', /\.yaml$/u).flatMap((file) => yamlIn(file, language));
    const long = lines.flatMap(({ where, text }) =>
      text
        .split(/(?<=[.!?…;:])\s/u)
        .filter(
          (sentence) => sentence.split(/[\s\u00a0\u202f]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length > 25,
        )
        .map((sentence) => `${where}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});

test('French words are set by French typography', () => {
  // Sentences about faults of a record quote its notation; tests/engine/faults.test.ts reads them.
  const labels = wordFiles(CODE.pages, 'fr').filter((file) => !file.endsWith('/faults.ts'));
  expect(
    [...tableTexts('fr'), ...labels.flatMap(literalsIn)].flatMap(({ where, text }) =>
      findFrenchFaults(text.replace(/https:\S+/u, '…')).map((fault) => `${where}: ${fault}`),
    ),
  ).toEqual([]);
});
