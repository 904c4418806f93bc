/** Writes an alignment as YAML: one line a run. */
import { type Alignment, type ArticleSpan, FRAGMENT_PARTS, type WordRun } from '../../src/model/alignment-file.ts';

const quoted = (words: string): string => `'${words.replaceAll("'", "''")}'`;

const runLine = ({ words, chars, hash, checks, first, last }: WordRun, more: string): string =>
  `{ words: [${words.join(', ')}], chars: [${chars.join(', ')}], hash: '${hash}', ${
    checks ? `checks: '${checks}', ` : ''
  }first: ${quoted(first)}, last: ${quoted(last)}${more} }`;

const link = (span: ArticleSpan): string =>
  [
    `link: ${span.link}`,
    ...FRAGMENT_PARTS.flatMap((part) => (span[part] ? `${part}: ${quoted(span[part])}` : [])),
  ].join(', ');

const HEAD = `# Where each article is found in this text, which the project does not hold: numbers, hashes, and of each run of words the
# first two and the last two, or as many as lead to it. Made and checked by \`npm run align\`; src/model/alignment-file.ts says what each line means.
`;

/** An alignment as its file has it. */
export const formatAlignmentFile = (alignment: Alignment): string => {
  const { sigla, language, held, page, fragments, whole, download, spans, uncovered } = alignment;
  return [
    HEAD.trimEnd(),
    `sigla: [${sigla.join(', ')}]`,
    `language: ${language}`,
    `held: { file: ${held.file}, before: ${held.before} }`,
    `page: ${page}`,
    ...(fragments ? [] : ['fragments: false']),
    ...(whole ? [`whole: { file: ${whole.file}, words: ${whole.words}, sha256: ${quoted(whole.sha256)} }`] : []),
    ...(download ? [`download: ${download}`] : []),
    `words: ${alignment.words}`,
    `characters: ${alignment.characters}`,
    `sha256: ${quoted(alignment.sha256)}`,
    `pages: [${alignment.pages.map(([word, page]) => `[${word}, '${page}']`).join(', ')}]`,
    `emended: [${alignment.emended.map((each) => `[${each.join(', ')}]`).join(', ')}]`,
    'spans:',
    ...Object.entries(spans).flatMap(([article, runs]) => [
      `  ${article}:`,
      ...runs.map((run) => `    - ${runLine(run, `, ${link(run)}`)}`),
    ]),
    'uncovered:',
    ...uncovered.map((run) => `  - ${runLine(run, `, why: ${run.why}`)}`),
    '',
  ].join('\n');
};
