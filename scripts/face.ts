/**
 * `npm run -s face -- FILE [--game ID] [--lang en|fr] [--tei]`: writes an edition with the words of its source beside
 * ours, as a web page or as TEI. For private use by a reader who has the text of the source: FILE is that text, or a
 * saved page with it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { GAMES } from '#engine/games.ts';
import type { AlignedWitnessText } from '../src/features/facing/data.ts';
import { listDifferences, matchEdition } from '../src/features/facing/match.ts';
import { decodeText, extractPlainText } from '../src/features/facing/plain-text.ts';
import { listExcerpts, OMISSION_MARK, type PassagePiece, type TextExcerpt } from '../src/features/facing/render.ts';
import { alignmentSchema, getCorrection } from '../src/model/alignment-file.ts';
import { formatPlainLines, parseSections } from '../src/text/tree.ts';

const args = process.argv.slice(2);
const optionOf = (flag: string): string | undefined => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
const values = ['--game', '--lang'].flatMap((flag) => optionOf(flag) ?? []);
const file = args.find((arg) => !arg.startsWith('--') && !values.includes(arg));
const isTei = args.includes('--tei');

const fail = (message: string): never => {
  process.stderr.write(`face: ${message}\n`);
  process.exit(2);
};

const lang = optionOf('--lang') ?? 'en';
if (lang !== 'en' && lang !== 'fr') fail(`there is no language ${lang}: en or fr`);
if (!file || !existsSync(file)) fail(`${file ?? 'a file'} is needed: the text, or the saved page, of a source`);

const content = new URL('../content/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, content), 'utf8');

interface SourceFile {
  readonly siglum: string;
  readonly slug: string;
  readonly games: readonly string[];
  readonly emendations?: readonly { readonly sic: string; readonly corr: string }[];
  readonly witnesses: readonly { readonly siglum: string; readonly holder?: string }[];
}
const sources = readdirSync(new URL('sources/', content)).map((name) => parse(read(`sources/${name}`)) as SourceFile);

/** Lists the texts of a source in the form used by the page of an edition, reduced to the passages of one game. */
const textsOf = (source: SourceFile, game: string): readonly AlignedWitnessText[] =>
  readdirSync(new URL('witnesses/alignment/', content)).flatMap((name) => {
    const { spans, emended, ...rest } = alignmentSchema.parse(parse(read(`witnesses/alignment/${name}`)));
    const ids = Object.keys(GAMES.find(({ id }) => id === game)!.articles).filter((id) => id in spans);
    if (ids.length === 0) return [];
    let count = 0;
    const witness = source.witnesses.find(({ siglum }) => rest.sigla.includes(siglum));
    return {
      ...rest,
      name,
      holder: witness?.holder ?? name,
      emended: emended.flatMap(([from, to, place]) => {
        const emendation = source.emendations?.[place];
        return emendation ? [[from, to, getCorrection(to - from, emendation)] as const] : [];
      }),
      runs: ids.flatMap((id) => spans[id]!),
      articles: Object.fromEntries(ids.map((id) => [id.slice(id.indexOf('.') + 1), spans[id]!.map(() => count++)])),
    };
  });

const written = extractPlainText(decodeText(readFileSync(file!)));
const wanted = optionOf('--game');
const found = sources
  .flatMap((source) => source.games.map((game) => ({ source, game })))
  .filter(({ game }) => wanted === undefined || game === wanted)
  .flatMap(({ source, game }) => {
    const match = matchEdition({ texts: textsOf(source, game) }, written);
    return match ? [{ source, game, match }] : [];
  });
if (found.length === 0) fail(`${file} has the words of no edition${wanted ? ` of ${wanted}` : ''}`);

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Returns our articles of a game as plain lines, by slug: one line for each paragraph or list item. */
const oursOf = (source: SourceFile, game: string): ReadonlyMap<string, readonly string[]> => {
  const path = `editions/${source.slug}/${game}/${lang}.mdx`;
  return new Map(
    parseSections(read(path), path).flatMap(({ articles }) =>
      articles.map(({ slug, blocks }) => [slug, formatPlainLines(blocks, lang)] as const),
    ),
  );
};

/** The pieces of an excerpt, its page first. */
const piecesOf = ({ page, pieces }: TextExcerpt): readonly PassagePiece[] =>
  page === undefined ? pieces : [{ is: 'page', page }, ...pieces];

const html = (piece: PassagePiece): string => {
  if (piece.is === 'page') return `<small>[${escapeXml(piece.page)}]</small> `;
  const text = escapeXml(piece.text);
  if (piece.is === 'sic') return `<u>${text}</u> <small>[sic: ${escapeXml(piece.corr)}]</small>`;
  return piece.is === 'changed' ? `<mark>${text}</mark>` : text;
};

const tei = (piece: PassagePiece): string => {
  if (piece.is === 'page') return `<pb n="${escapeXml(piece.page)}"/>`;
  const text = escapeXml(piece.text);
  if (piece.is === 'sic') return `<choice><sic>${text}</sic><corr>${escapeXml(piece.corr)}</corr></choice>`;
  return piece.is === 'changed' ? `<hi rend="differs">${text}</hi>` : text;
};

const chapters = found.map(({ source, game, match }) => {
  const rows = [...oursOf(source, game)].map(([slug, lines]) => {
    const excerpts = listExcerpts(match, slug);
    if (isTei)
      return [
        `<div type="article" n="${source.siglum}.${slug}">`,
        ...(excerpts.length > 0
          ? [
              `<div type="source" xml:lang="${match.text.language}">`,
              ...excerpts.map(
                (excerpt) => `<p>${excerpt.isAfterGap ? '<gap/> ' : ''}${piecesOf(excerpt).map(tei).join('')}</p>`,
              ),
              '</div>',
            ]
          : []),
        `<div type="restatement" xml:lang="${lang}">${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('')}</div>`,
        '</div>',
      ].join('\n');
    const theirs = excerpts
      .map(
        (excerpt) => `<p>${excerpt.isAfterGap ? `${OMISSION_MARK} ` : ''}${piecesOf(excerpt).map(html).join('')}</p>`,
      )
      .join('');
    return `<tr><th scope="row">${slug}</th><td>${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('')}</td><td lang="${match.text.language}">${theirs}</td></tr>`;
  });
  const title = `${source.siglum}, ${game}: ${match.text.holder}`;
  return isTei
    ? `<div type="game" n="${game}">\n<head>${escapeXml(title)}</head>\n${rows.join('\n')}\n</div>`
    : `<h2>${escapeXml(title)}</h2>\n<table>\n${rows.join('\n')}\n</table>`;
});

const NOTE = {
  en: 'Made by Snorum from a text that its reader had, for that reader’s own use.',
  fr: 'Fait par Snorum d’après un texte qu’avait son lecteur, pour son propre usage.',
}[lang as 'en' | 'fr'];

process.stdout.write(
  isTei
    ? `<?xml version="1.0" encoding="UTF-8"?>
<TEI xmlns="http://www.tei-c.org/ns/1.0">
<teiHeader><fileDesc><titleStmt><title>Snorum</title></titleStmt><publicationStmt><p>${NOTE}</p></publicationStmt><sourceDesc><p>${escapeXml(found.map(({ match }) => match.text.page).join(' '))}</p></sourceDesc></fileDesc></teiHeader>
<text><body>
${chapters.join('\n')}
</body></text>
</TEI>
`
    : `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>Snorum</title>
<style>table { border-collapse: collapse } th, td { vertical-align: top; text-align: start; padding: .3em .8em; border-block-start: 1px solid #999 } td { inline-size: 45% }</style>
<p>${NOTE}</p>
${chapters.join('\n')}
</html>
`,
);

for (const { game, match } of found) {
  const { changed, splits, otherwise } = listDifferences(match);
  const { articles, inPart, notFound, text } = match;
  process.stderr.write(
    `${game}: ${articles.size - inPart.length} of ${Object.keys(text.articles).length} articles, ${inPart.length} in part, ${notFound.length} not found; ${changed.length + splits.length} words differ, ${otherwise.length} articles in more\n`,
  );
}
