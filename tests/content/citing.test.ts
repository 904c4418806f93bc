/** The citations, and the three formats in which they are written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatBibtex } from '../../src/exports/citing/bibtex.ts';
import { listCitationFiles } from '../../src/exports/citing/files.ts';
import {
  type CslItem,
  createEditionItem,
  createPassageItem,
  createSourceItem,
  formatArticleUrn,
  listArticleItems,
} from '../../src/exports/citing/items.ts';
import { formatRis } from '../../src/exports/citing/ris.ts';
import { buildClaimReview } from '../../src/exports/citing/schema-org.ts';
import { formatReference } from '../../src/exports/reference.ts';
import { citingWords } from '../../src/i18n/citing.ts';
import { getGameNames } from '../../src/i18n/game-names.ts';
import { statementWords } from '../../src/i18n/statements.ts';
import { getUiWords } from '../../src/i18n/ui.ts';
import { CLAIMS, getClaimOutcome } from '../../src/model/claims.ts';
import { EDITIONS, getArticle } from '../../src/model/editions.ts';
import { formatCellPlaces, STATEMENT_TABLES } from '../../src/model/statements.ts';
import { root } from '../house/files.ts';
import { SOURCE_TEXTS_AVAILABLE } from './held-texts.ts';

const site = new URL('https://books.example');
const placeOf = (id: string, lang: 'en' | 'fr' = 'en') => createPassageItem(getArticle(id), lang);

describe('the place of an article in its source', () => {
  test('is its page number', () => {
    expect(placeOf('BW91.snip.pairing')).toMatchObject({ type: 'chapter', title: 'Snip-Snap-Snorum', page: '91' });
    expect(placeOf('BW91.snip.pairing')?.note).toBe('The pen-name of W. H. Peel, if Project Gutenberg is right');
    expect(placeOf('AC60.bete')).not.toHaveProperty('note');
  });

  test('is the issue of a newspaper and its date', () => {
    const day = (id: string) => [placeOf(id)?.issue, placeOf(id)?.issued?.['date-parts'][0]];
    expect(day('AC60.notice.draw')).toEqual(['41', [1760, 10, 27]]);
    expect(day('AC60.bete')).toEqual(['42', [1760, 11, 3]]);
  });

  test('is a page of the book where the article lies outside its chapter', () => {
    expect(placeOf('BW91.jig.pope.ace')).toMatchObject({ type: 'chapter', title: 'Pope Joan', page: '84' });
    expect(placeOf('BW91.newmarket.lead')).toMatchObject({ title: 'Spin', page: '88' });
    expect(placeOf('BW91.jig.newmarket.settle')).toMatchObject({ title: 'Newmarket', page: '89' });
  });

  test('keeps the number of a rule beside the pages', () => {
    const numbered = Object.keys(EDITIONS.find(({ game }) => game.id === 'manille')!.game.articles).find((id) =>
      getArticle(id).place.endsWith('no. 8'),
    )!;
    expect(placeOf(numbered)).toMatchObject({ page: '142-147', note: 'no. 8' });
    expect(placeOf(numbered, 'fr')).toMatchObject({ page: '142-147', note: 'nº\u00a08' });
  });

  test('is absent for our own articles, for a later author’s and for pages of a copy', () => {
    for (const id of ['AC60.debt', 'AC60.order', 'L92.deal']) expect(placeOf(id), id).toBeUndefined();
    const cat = EDITIONS.find(({ game }) => game.id === 'chat-qui-dort')!;
    for (const id of Object.keys(cat.game.articles)) expect(placeOf(id), id).toBeUndefined();
  });
});

describe('the citation items', () => {
  const all = (['en', 'fr'] as const).flatMap((lang) =>
    listCitationFiles(lang).map(({ name, items }) => ({ name, lang, items: items(site) })),
  );

  test('are ours, with their original and the place in the source', () => {
    const [ours, place] = listArticleItems('AC60.bete', 'fr', site);
    expect(ours).toMatchObject({
      type: 'webpage',
      URL: 'https://books.example/fr/sources/avantcoureur-1760/nain-jaune/#bete',
      'original-title': 'Le Nain jaune',
      'citation-label': 'AC60.bete',
    });
    expect(place).toMatchObject({ type: 'article-journal', issue: '42' });
  });

  test('have an original only where the source states the article at a known place', () => {
    let [originals, witnesses, alone] = [0, 0, 0];
    for (const { game, source } of EDITIONS)
      for (const id of Object.keys(game.articles)) {
        const { status } = getArticle(id);
        const [ours, restated, ...others] = listArticleItems(id, 'en', site);
        expect(others).toEqual([]);
        expect(ours?.type, id).toBe('webpage');
        expect(ours?.custom?.restates, id).toBe(restated?.id);
        expect(ours?.note, id).toMatch({ stated: /^Stated/, inferred: /^Inferred/, editorial: /^Editorial/ }[status]);
        if (ours?.['original-date'] !== undefined) {
          originals++;
          expect(status, id).toBe('stated');
          expect(restated?.['citation-label'], id).toBe(source.siglum);
        } else if (restated) {
          witnesses++;
          expect(restated['citation-label'], id).not.toBe(source.siglum);
          expect(restated.type, id).toBe('webpage');
        } else {
          alone++;
          expect(status, id).toBe('editorial');
        }
        for (const text of [formatBibtex(ours ? [ours] : []), formatRis(ours ? [ours] : [], 'en')])
          expect(/^ {2}origdate|^OP {2}- /m.test(text), id).toBe(ours?.['original-date'] !== undefined);
      }
    expect(Math.min(originals, witnesses, alone)).toBeGreaterThan(50);
  });

  test('deny no evidence: an editorial article has in its note what each text has on its matter, by the statements', () => {
    let [told, silent] = [0, 0];
    for (const { columns, points } of STATEMENT_TABLES)
      for (const { article, cells } of points.flatMap(({ rows }) => rows)) {
        if (article?.status !== 'editorial') continue;
        for (const lang of ['en', 'fr'] as const) {
          const [ours] = listArticleItems(article.id, lang, site);
          const note = ours!.note!;
          expect(note, article.id).not.toMatch(/silent|se ta[iî]t|muet/u);
          const speaking = cells.flatMap((cell, i) =>
            ['silent', 'lost'].includes(cell.mark) ? [] : [{ cell, siglum: columns[i]!.text!.siglum }],
          );
          expect(/On the matter|Sur ce point/u.test(note), article.id).toBe(speaking.length > 0);
          for (const { cell, siglum } of speaking)
            expect(note, article.id).toContain(
              `${siglum}, ${formatCellPlaces(cell, lang)} (${statementWords(lang).marks[cell.mark]})`,
            );
          if (speaking.length > 0) told++;
          else silent++;
        }
      }
    expect(Math.min(told, silent)).toBeGreaterThan(10);
    const note = (id: string) => listArticleItems(id, 'en', site)[0]!.note!.replaceAll('\u00a0', ' ');
    expect(note('AC60.nain.after-six')).toBe(
      'Editorial: the source does not say it outright, and the rule is ours. On the matter: AC60-L, no. 42 (differs); LA-NJ, I, opening (by reference).',
    );
    for (const lang of ['en', 'fr'] as const)
      expect(getUiWords(lang).statusGloss.editorial).not.toMatch(/silent|se tait/u);
  });

  test('have both days of a text in two issues, in every format', () => {
    const [paper] = listCitationFiles('en').filter(({ name }) => name === 'source.AC60.nain-jaune');
    const items = paper!.items(site);
    expect(formatRis(items, 'en')).toMatch(/^DA {2}- 1760\/10\/27\/1760-10-27, 1760-11-03\r$/mu);
    expect(formatBibtex(items)).toContain('date = {1760-10-27/1760-11-03}');
    expect(items[0]!.issued).toEqual({
      'date-parts': [
        [1760, 10, 27],
        [1760, 11, 3],
      ],
    });
  });

  test('say of every text whose copy names no author that he is inferred, and of no other', () => {
    let told = 0;
    for (const { name, lang, items } of all)
      for (const { note = '', 'citation-label': label } of items) {
        if (label !== 'HF90-EM') continue;
        told++;
        expect(note, name).toContain(citingWords(lang).statusNotes.inferredAuthor);
        expect(items[0]!.note, name).toContain(citingWords(lang).statusNotes.inferredAuthor);
      }
    expect(told).toBe(2 * 23);
    const hedged = all.flatMap(({ items }) =>
      items.filter(({ note }) => /Author inferred|Auteur inféré/u.test(note ?? '')),
    );
    expect(hedged.length).toBe(2 * told);
  });

  test('say that a retelling reports the source only where it names it', () => {
    for (const [id, reports] of [
      ['AC60.order', false],
      ['L92.pack', false],
      ['L92.deal', true],
      ['HF90.chnif.chnof', false],
      ['HF90.chnif.cut', false],
    ] as const)
      for (const lang of ['en', 'fr'] as const)
        expect(/ reports: | rapporte\u00a0: /u.test(listArticleItems(id, lang, site)[0]!.note!), id).toBe(reports);
    expect(listArticleItems('AC60.order', 'en', site)[0]!.note).toContain('own for the game of 1760');
    expect(listArticleItems('L92.pack', 'en', site)[0]!.note).toContain('list of differences refers');
  });

  test('name the reprint, Lalanne or the blog where it is the witness', () => {
    const holders = (id: string) => listArticleItems(id, 'en', site).map((item) => item['container-title']);
    expect(holders('HF90.chat.cat')[1]).toMatch(/^Teylers Museum/);
    expect(holders('L92.deal')[1]).toMatch(/^Le Salon des jeux/);
    expect(listArticleItems('L92.deal', 'en', site)[1]?.author).toEqual([{ family: 'Lalanne', given: 'Philippe' }]);
    expect(holders('HF90.chnif.chnof')[1]).toBe('histoire-et-historiettes.ch');
    expect(listArticleItems('L92.deal', 'en', site)[1]?.issued?.['date-parts']).toEqual([[2008, 8, 5]]);
  });

  test('have the title of the page that was read, and not of the work that it retells', () => {
    const title = (id: string) => listArticleItems(id, 'en', site)[1]?.title;
    expect([title('L92.deal'), title('L92.pack'), title('AC60.order')]).toEqual(Array(3).fill('Le Nain jaune'));
    expect(title('HF90.chnif.cut')).toBe('Le Chnif Chnof Chnorum');
    expect(title('HF90.chat.draw')).toBe('Le Chat qui dort');
    // One address has one title, whichever text on it is cited.
    const titles = new Map<string, Set<string>>();
    for (const { items } of all)
      for (const item of items.filter(({ URL: at = '' }) => at !== '' && !at.startsWith(site.href)))
        titles.set(item.URL!, (titles.get(item.URL!) ?? new Set()).add(item.title));
    expect(titles.size).toBeGreaterThan(4);
    for (const [address, named] of titles) expect([...named].length, address).toBe(1);
  });

  test.skipIf(!SOURCE_TEXTS_AVAILABLE)('have a title that stands in the text itself', () => {
    const read = (file: string) => readFileSync(join(root, '../shared/sources', file), 'utf8');
    expect(read('nain-jaune-1760-lindor-1792.txt').split('\n')[0]).toBe('Le Nain jaune');
    expect(read('chnif-chnof-chnorum.txt')).toContain('Lalanne, Philippe. « Le Chnif Chnof Chnorum »');
    expect(read('chat-qui-dort.txt')).toMatch(/^Le Chat qui dort /u);
  });

  test('have the author, the inferred years and the very page of the reprint', () => {
    const [, cat] = listArticleItems('HF90.chat.cat', 'en', site);
    const [, stakes] = listArticleItems('HF90.chnif.stakes.several', 'en', site);
    for (const item of [cat, stakes]) {
      expect(item?.author).toEqual([{ family: 'Huvier des Fontenelles', given: 'Pierre-Marie-François' }]);
      expect(item?.issued).toEqual({ 'date-parts': [[1796], [1797]], circa: true });
    }
    expect([cat?.URL, stakes?.URL].map((at) => at?.split('/').at(-1))).toEqual(['page_179.html', 'page_180.html']);
    expect(formatBibtex(cat ? [cat] : [])).toContain('date = {1796~/1797~}');
    const lines = (lang: 'en' | 'fr') => formatRis(listArticleItems('HF90.chat.cat', lang, site), lang).split('\r\n');
    expect(lines('en')).toContain('DA  - 1796///Date inferred: 1796–1797');
    expect(lines('en')).toContain(
      'N1  - reprint, p.\u00a0179; Author inferred: the copy names none; Date inferred: 1796–1797',
    );
    expect(lines('fr')).toContain(
      'N1  - réimpression, p.\u00a0179\u202f; Auteur inféré\u00a0: la copie n’en nomme pas\u202f; Date inférée\u00a0: 1796–1797',
    );
  });

  test('say in every RIS file that a date is inferred, and of no other date', () => {
    let told = 0;
    for (const { name, lang, items } of all) {
      const inferred = items.filter(({ issued }) => issued?.circa).length;
      const notes =
        formatRis(items, lang).match(/^N1 {2}- .*(Date inferred:|Date inférée\u00a0:) 1796–1797\r$/gmu) ?? [];
      expect(notes.length, name).toBe(inferred);
      told += inferred;
    }
    expect(told).toBeGreaterThan(40);
  });

  test('have notes in the language of their file', () => {
    const english = /\b(no\. |the |if |pen-name|reprint|retelling|inferred|chosen)/iu;
    const french = /(nº|pseudonyme|réimpression|récit\b|inféré| le | la )/u;
    const own = (text: string) => text.replace(/[“«][^”»]*[”»]|Project Gutenberg|The Salon|Le Salon des jeux/gu, '');
    let noted = 0;
    for (const { name, lang, items } of all)
      for (const { note, type, 'container-title': container = '' } of items) {
        if (note === undefined || container.startsWith('Snorum')) continue;
        noted++;
        expect(own(note), `${lang} ${name}, ${type}`).not.toMatch(lang === 'fr' ? english : french);
      }
    expect(noted).toBeGreaterThan(700);
  });

  test('join de and the article of a game in French', () => {
    const uncontracted = /\b(de|du|des|à|au) Les?\u0020/iu;
    expect('Dit là du Le Pope Joan').toMatch(uncontracted);
    let carried = 0;
    for (const { name, lang, items } of all) {
      if (lang !== 'fr') continue;
      for (const { note = '', title } of items) {
        expect(note, name).not.toMatch(uncontracted);
        expect(title, name).not.toMatch(uncontracted);
        if (/^.*Dit là du (Pope Joan|Spin|Newmarket), et transporté/u.test(note)) carried++;
      }
    }
    expect(carried).toBe(23);
    const said = citingWords('fr');
    for (const game of Object.values(getGameNames('fr')))
      expect(said.description(game, 'X'), game).toContain(`Références\u00a0: ${game} (X). Le livre`);
  });

  test('have the number of an edition in a field of its own', () => {
    const chnif = EDITIONS.find(({ game }) => game.id === 'chnif-chnof-chnorum')!;
    const item = createSourceItem(chnif, 'en');
    expect(item['container-title']).not.toMatch(/\d/u);
    expect(formatBibtex([item])).toMatch(/^ {2}edition = \{2\},$/mu);
    expect(formatRis([item], 'en')).toMatch(/^ET {2}- 2\r$/mu);
    const reference = (lang: 'en' | 'fr') => formatReference(chnif.source.citation, lang).replaceAll('\u00a0', ' ');
    expect(reference('en')).toContain(', 2nd ed., Paris');
    expect(reference('fr')).toContain(', 2e éd., Paris');
  });

  test('have no original where they cite a whole edition of ours', () => {
    for (const edition of EDITIONS)
      for (const lang of ['en', 'fr'] as const) {
        const item = createEditionItem(edition, lang, site);
        expect(Object.keys(item).filter((key) => key.startsWith('original'))).toEqual([]);
        expect(item.note).toContain(edition.source.citation.container);
      }
  });

  test('have keys unique within their file', () => {
    for (const { name, items } of all) {
      expect(new Set(items.map(({ id }) => id)).size, name).toBe(items.length);
      for (const { id } of items) expect(id).toMatch(/^[\w.-]+$/);
    }
  });

  test('name no reference twice in one language', () => {
    const urns = EDITIONS.flatMap(({ game }) => Object.keys(game.articles)).map((id) => formatArticleUrn(id, 'en'));
    expect(new Set(urns).size).toBe(urns.length);
    expect(formatArticleUrn('AC60.bete', 'fr')).toBe('urn:cts:snorum:avantcoureur-1760.nain-jaune.ac60-fra:bete');
  });

  test('are written as RIS that parses back', () => {
    for (const { name, lang, items } of all) {
      const records = formatRis(items, lang).split(/(?<=ER {2}- \r\n)/);
      expect(records.length, name).toBe(items.length);
      for (const [i, record] of records.entries()) {
        const lines = record.trimStart().split('\r\n').slice(0, -1);
        for (const line of lines) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
        expect(lines[0]).toMatch(/^TY {2}- (JOUR|CHAP|BOOK|ELEC)$/);
        expect(lines.find((line) => line.startsWith('TI'))).toBe(`TI  - ${items[i]?.title}`);
      }
    }
  });

  test('are written as BibTeX with closed braces and unchanged keys', () => {
    for (const { name, items } of all) {
      const text = formatBibtex(items);
      let depth = 0;
      for (const brace of text.replace(/\\[{}]/g, '').match(/[{}]/g) ?? []) {
        depth += brace === '{' ? 1 : -1;
        expect(depth, name).toBeGreaterThanOrEqual(0);
      }
      expect(depth, name).toBe(0);
      expect([...text.matchAll(/^@\w+\{([^,]+),$/gm)].map(([, key]) => key)).toEqual(items.map(({ id }) => id));
    }
  });
});

test('BibTeX output escapes the characters TeX would interpret', () => {
  const item: CslItem = {
    id: 'x',
    type: 'book',
    title: 'A & B: 100% {sure} #1_\\',
    issued: { 'date-parts': [[1891]] },
    language: 'en',
    'citation-label': 'X',
  };
  expect(formatBibtex([item])).toContain('title = {{A} \\& {B}: 100\\% \\{sure\\} \\#1\\_\\textbackslash{}}');
});

test('BibTeX output keeps a family name of several words whole, particle and all', () => {
  const names = new Set<string>();
  for (const lang of ['en', 'fr'] as const)
    for (const { items } of listCitationFiles(lang))
      for (const item of items(site))
        for (const [, authors] of formatBibtex([item]).matchAll(/^ {2}author = \{(.*)\},$/gmu))
          for (const name of authors!.split(' and ')) names.add(name);
  expect(names).toContain('{Huvier des Fontenelles}, Pierre-Marie-François');
  // Outside braces a family name is one word: BibTeX takes a small one before it for a particle.
  for (const name of names) expect(name).toMatch(/^(\{[^{}]+\}|[^\s,{}]+)(, [^,{}]+)?$/u);
});

test('the section on Snip is an incollection of pages 90 to 94', () => {
  const snip = EDITIONS.find(({ game }) => game.id === 'snip-snap-snorum')!;
  const text = formatBibtex([createSourceItem(snip, 'en')]);
  expect(text).toMatch(/^@incollection\{BW91-snip-snap-snorum,/);
  for (const field of ['author = {{Baxter-Wray}}', 'pages = {90--94}', 'year = {1891}', 'shorthand = {BW91}'])
    expect(text).toContain(field);
});

describe('the review of a claim', () => {
  interface Review {
    readonly url: string;
    readonly claimReviewed: string;
    readonly author: object;
    readonly itemReviewed: {
      readonly author?: { readonly name: string };
      readonly appearance?: { readonly name: string };
    };
    readonly reviewRating: { readonly ratingValue?: number };
  }
  const reviewed = CLAIMS.map((claim) => [claim, buildClaimReview(claim, 'en', site) as unknown as Review] as const);

  test('rates it best where it holds, worst where it fails, between where it depends, and not at all where untested', () => {
    for (const [claim, { reviewRating, claimReviewed, url }] of reviewed) {
      const rating = { holds: 5, fails: 1, untried: undefined, undecided: 3 };
      const outcome = getClaimOutcome(claim);
      expect(reviewRating.ratingValue, claim.id).toBe(outcome in rating ? rating[outcome as 'holds'] : 3);
      expect([claimReviewed, url]).toEqual([claim.en.claim, `https://books.example/en/claims/${claim.slug}/`]);
    }
    expect(new Set(reviewed.map(([claim]) => getClaimOutcome(claim))).size).toBeGreaterThan(3);
  });

  test('attributes it only to its maker: us, another author or the book', () => {
    for (const [claim, { itemReviewed, author }] of reviewed) {
      if (claim.ours) expect(itemReviewed.author, claim.id).toEqual(claim.saying ? undefined : author);
      else if (claim.said) expect(itemReviewed.author?.name, claim.id).toBe(claim.said.replace(', 1790', ''));
      else if (getArticle(claim.article).status === 'stated')
        expect(itemReviewed.appearance?.name, claim.id).toMatch(/, /);
      else expect(itemReviewed, claim.id).not.toHaveProperty('datePublished');
    }
    for (const kind of ['ours', 'said'] as const) expect(CLAIMS.some((claim) => claim[kind])).toBe(true);
  });
});
