/** Tests the page or issue given for each article: it must lie in the right work, and be the same everywhere. */
import { describe, expect, test } from 'vitest';
import { listCitationFiles } from '../../src/exports/citing/files.ts';
import { type CslItem, createSourceItem, listArticleItems, restatedReference } from '../../src/exports/citing/items.ts';
import { buildClaimReview } from '../../src/exports/citing/schema-org.ts';
import { buildAnnotations } from '../../src/exports/data/linked.ts';
import { listTableRows } from '../../src/exports/data/tables.ts';
import { formatTeiDocument } from '../../src/exports/tei/document.ts';
import { CLAIMS } from '../../src/model/claims.ts';
import { EDITIONS, getArticle, listPointsOfGame, listPracticeSupport } from '../../src/model/editions.ts';
import { findBorrowedChapter, findWitnessPlace, formatArticlePlace, isInOriginalWork } from '../../src/model/places.ts';
import { getGameCitation, SOURCES } from '../../src/model/sources.ts';
import { STATEMENT_TABLES } from '../../src/model/statements.ts';

const site = new URL('https://books.example');
const ids = EDITIONS.flatMap(({ game }) => Object.keys(game.articles));
const articles = ids.map(getArticle);
const numbers = (pages: string | undefined): readonly number[] => (pages?.match(/\d+/gu) ?? []).map(Number);
/** True if all pages of the first text lie between the first and the last page of the second. */
const within = (some: string | undefined, all: string | undefined): boolean => {
  const [first = 0, last = first] = numbers(all);
  return numbers(some).length > 0 && numbers(some).every((page) => page >= first && page <= last);
};

describe('the place of an article', () => {
  test('is in the pages of the chapter that it names, or in an issue that has a day', () => {
    let pages = 0;
    for (const article of articles) {
      const place = findWitnessPlace(article);
      expect(place === undefined, article.id).toBe(article.status === 'editorial');
      if (!isInOriginalWork(place)) continue;
      if (place.work.place_unit === 'issue') {
        expect(place.work.citation.issues[place.at], article.id).toMatch(/^1760-/u);
        continue;
      }
      pages++;
      expect(place.chapter, article.id).toBeDefined();
      const { citation } = place.work;
      const known = citation.chapters[place.chapter!]?.pagesWithin ?? getGameCitation(place.work, place.chapter!).pages;
      expect(within(place.at, known), `${article.id}: ${place.at}`).toBe(true);
    }
    expect(pages).toBeGreaterThan(300);
  });

  test('is no page of a book where it was counted in a copy', () => {
    const cat = articles.filter(({ edition, status }) => edition.game.id === 'chat-qui-dort' && status === 'stated');
    expect(cat.length).toBe(16);
    for (const article of [...cat, getArticle('HF90.chnif.stakes.several')]) {
      const { at, seenAt } = findWitnessPlace(article)!;
      expect([at, seenAt?.slice(0, 4)], article.id).toEqual([undefined, 'p. 1']);
      expect(formatArticlePlace(article, 'en')).toMatch(/^reprint, p\.\u00a01(79|80)$/u);
      expect(formatArticlePlace(article, 'fr')).toMatch(/^réimpression, p\.\u00a01(79|80)$/u);
    }
  });

  test('is that of the game of which the book says it, for the 23 carried to another', () => {
    const carried = articles.filter((article) => findBorrowedChapter(article) !== undefined);
    expect(carried.length).toBe(23);
    for (const { id, edition } of carried)
      expect([id.split('.')[1], edition.source.siglum]).toEqual([edition.game.id, 'BW91']);
    expect(findBorrowedChapter(getArticle('BW91.newmarket.lead'))).toBe('spin');
    expect(findBorrowedChapter(getArticle('BW91.newmarket.follow'))).toBe('pope-joan');
  });

  test('is in Huvier’s book for advice that is his, whatever edition has it', () => {
    const advice = articles.filter(({ via }) => via?.startsWith('Huvier'));
    expect(advice.length).toBe(5);
    for (const article of advice) {
      const { work, witness, at } = findWitnessPlace(article)!;
      expect([work.siglum, witness.siglum, at]).toEqual(['HF90', 'HF90-EM', undefined]);
      // The page of the advice is not known, and every page has an address: none is given.
      const [, item] = listArticleItems(article.id, 'en', site);
      expect(item).not.toHaveProperty('URL');
      expect(restatedReference(article, 'en')).not.toMatch(/https?:/u);
    }
  });
});

describe('the chapter of a passage in the reprint', () => {
  test('is that of Le Chat qui dort on p. 179 alone: the remark on p. 180 is on several games, in no chapter', () => {
    const remark = [
      'HF90.chat.length',
      'HF90.chat.one-counter',
      'HF90.chnif.stakes.length',
      'HF90.chnif.stakes.several',
    ];
    const reprinted = articles.filter((article) => findWitnessPlace(article)?.witness.siglum === 'HF90-EM');
    expect(reprinted.length).toBe(23);
    for (const article of reprinted) {
      const { chapter, seenAt } = findWitnessPlace(article)!;
      expect(chapter, article.id).toBe(seenAt === 'p. 179' ? 'chat-qui-dort' : undefined);
      expect(seenAt === 'p. 180', article.id).toBe(remark.includes(article.id));
    }
    for (const lang of ['en', 'fr'] as const)
      for (const id of remark) {
        const [ours, seen] = listArticleItems(id, lang, site);
        expect(seen?.title, id).toBe('Poules');
        expect(ours!.note, id).toMatch(/[“«]\u202f?Poules\u202f?[”»]/u);
        expect(ours!.note, id).not.toMatch(/[“«]\u202f?(Chnif-Chnof-Chnorum|Le Chat qui dort)/u);
      }
  });
});

describe('the printed reference of an article', () => {
  test('is that of its place: the chapter that says it, the text that tells it, and none for an article of ours', () => {
    let [works, texts, ours] = [0, 0, 0];
    for (const lang of ['en', 'fr'] as const)
      for (const article of articles) {
        const reference = restatedReference(article, lang);
        const [, item] = listArticleItems(article.id, lang, site);
        if (article.status === 'editorial') {
          ours++;
          expect(reference, article.id).toBeUndefined();
          continue;
        }
        expect(reference, article.id).toContain(item!.title);
        expect(reference, article.id).toContain(item!['container-title']);
        for (const name of item!.author ?? [])
          expect(reference, article.id).toContain('literal' in name ? name.literal : `${name.family}, ${name.given}`);
        if (isInOriginalWork(findWitnessPlace(article))) {
          works++;
          const [, paged] = /pp?\.\u00a0([\d–, ]+\d|\d)/u.exec(reference!) ?? [];
          expect(paged?.replace('–', '-'), article.id).toBe(item!.page);
        } else {
          texts++;
          if (item!.URL) expect(reference, article.id).toContain(item!.URL);
          else expect(article.via, article.id).toMatch(/^Huvier/u);
        }
      }
    expect(Math.min(works, texts, ours)).toBeGreaterThan(100);
  });

  test('names Pope Joan for its cut, Huvier for his advice and Lalanne for what he alone tells', () => {
    const plain = (id: string, lang: 'en' | 'fr' = 'en') =>
      restatedReference(getArticle(id), lang)!.replaceAll('\u00a0', ' ');
    expect(plain('BW91.jig.pope.cut')).toMatch(/“Pope Joan”.*, 1891, p\. 81\.$/u);
    expect(plain('BW91.newmarket.lead')).toMatch(/“Spin”.*, 1891, p\. 88\.$/u);
    expect(plain('HF90.chnif.cut')).toMatch(/^Lalanne, Philippe, “Le Chnif Chnof Chnorum”, .*, 2010, https:/u);
    expect(plain('HF90.chnif.cut')).toMatch(/accessed on 26 November 2026\.$/u);
    expect(plain('L92.out')).toMatch(/^Lalanne, Philippe, .*2008, I\.10\.2\.2, https:/u);
    for (const { id } of articles.filter(({ via }) => via?.startsWith('Huvier'))) {
      expect(plain(id)).toMatch(/^Huvier des Fontenelles, .*, “Poules”, .*\[1796–1797\]/u);
      expect(plain(id, 'fr')).not.toMatch(/Avantcoureur|Lacombe/u);
    }
  });
});

describe('a place in Lalanne’s page on the Nain jaune', () => {
  test('bears the siglum of the part in which it stands: I. the rules of 1760, II. the list for 1792', () => {
    let placed = 0;
    for (const article of articles) {
      const { seenAt, witness } = findWitnessPlace(article) ?? {};
      const [, part] = /^(II?)\.\d/u.exec(seenAt ?? '') ?? [];
      if (part === undefined) continue;
      placed++;
      expect(witness!.siglum, article.id).toBe({ I: 'LA-NJ', II: 'LA-LI' }[part]);
    }
    expect(placed).toBeGreaterThan(30);
  });

  test('is one of a text that the practice of a disputed point names, and a part that says nothing is not said to say it', () => {
    let named = 0;
    for (const game of ['nain-jaune', 'lindor'])
      for (const point of listPointsOfGame(game))
        for (const practice of Object.keys(point.en.choices)) {
          const supports = listPracticeSupport(point, practice);
          const kindOf = (siglum: string) => supports.find(({ text }) => text?.siglum === siglum)?.support;
          for (const lang of ['en', 'fr'] as const) {
            const { witnesses } = point[lang].choices[practice]!;
            const where = `${game}, ${point.name}, ${practice}, ${lang}`;
            if (/(?<!I)I\.\d/u.test(witnesses)) {
              named++;
              expect(kindOf('LA-NJ'), where).toBeDefined();
            }
            if (kindOf('LA-LI') === 'says') expect(witnesses, where).toMatch(/II\.\d|list[e’]?\b|introduction/u);
            if (kindOf('LA-NJ') === 'says')
              expect(witnesses, where).toMatch(/(?<!I)I\.\d|own rules|la règle|références|references/u);
          }
        }
    expect(named).toBeGreaterThan(20);
  });

  test('stands in a table of statements under its own part, unless the other refers to it', () => {
    let cells = 0;
    for (const { columns, points } of STATEMENT_TABLES)
      for (const { article, cells: row } of points.flatMap(({ rows }) => rows))
        for (const [i, { mark, places }] of row.entries()) {
          const siglum = columns[i]!.text?.siglum ?? '';
          if (!/^LA-(NJ|LI)$/u.test(siglum)) continue;
          for (const place of places) {
            if (!/^II?\b/u.test(place)) continue;
            cells++;
            const own = place.startsWith('II') ? 'LA-LI' : 'LA-NJ';
            // The list for 1792 is marked by what the rules to which it refers have, in part or otherwise.
            const refers = mark === 'refers' || (siglum === 'LA-LI' && ['part', 'differs'].includes(mark));
            expect(siglum === own || refers, `${article?.id}, ${siglum}: ${mark} ${place}`).toBe(true);
          }
        }
    expect(cells).toBeGreaterThan(100);
  });
});

describe('the files of citations', () => {
  const restated = (items: readonly CslItem[]): CslItem | undefined => items[1];

  test('give no page of the reprint as one of the book, and no other date than the issue’s', {
    timeout: 120_000,
  }, () => {
    for (const lang of ['en', 'fr'] as const)
      for (const article of articles) {
        const [ours, work] = listArticleItems(article.id, lang, site);
        const place = findWitnessPlace(article);
        const note = ours!.note!.replaceAll('\u00a0', ' ');
        if (!place) continue;
        if (place.stated && place.at === undefined) {
          expect(note, article.id).toMatch(/ p\. 1(79|80)\. (Its page|On ignore)/u);
          expect(note.split(/ Read in | Lu dans/u)[0], article.id).not.toMatch(/p\. \d/u);
        }
        if (place.at === '42') {
          expect(note).toMatch(/3 (November|novembre) 1760/u);
          expect(note).not.toMatch(/27 (October|octobre)/u);
          expect(work?.issued).toEqual({ 'date-parts': [[1760, 11, 3]] });
        }
        const from = findBorrowedChapter(article);
        expect(/carried to this game|transporté à ce jeu/u.test(note), article.id).toBe(from !== undefined);
        if (from) expect(work?.title, article.id).toBe(getGameCitation(article.edition.source, from).title);
        if (article.via?.startsWith('Huvier')) expect(note).not.toMatch(/Avantcoureur|Lacombe/u);
      }
  });

  test('give no page of the book to a rule that only a retelling has, nor to a chapter that was not read', () => {
    let told = 0;
    for (const edition of EDITIONS) {
      const inferred = Object.keys(edition.game.articles).filter((id) => getArticle(id).status === 'inferred');
      if (inferred.length > 0) expect(createSourceItem(edition, 'en').page, edition.game.id).toBeUndefined();
      for (const id of inferred)
        for (const lang of ['en', 'fr'] as const) {
          told++;
          const [ours, seen] = listArticleItems(id, lang, site);
          expect(seen?.page, id).toBeUndefined();
          const [, source] = ours!.note!.split(/ (?:reports|in|for|to): | (?:rapporte|dans|pour|à)\u00a0: /u);
          expect(source, id).toBeDefined();
          expect(source, id).not.toMatch(/p\.\u00a0\d/u);
        }
    }
    expect(told).toBeGreaterThan(150);
    const line = listArticleItems('HF90.chnif.name', 'en', site);
    expect(line[1]).toMatchObject({ type: 'chapter', page: '271', edition: '2' });
  });

  test('have no organisation of a person, and nobody for an author whom the pages doubt', () => {
    for (const { name, items } of listCitationFiles('en'))
      for (const item of items(site)) {
        const authors = JSON.stringify(item.author ?? []);
        expect(item['container-title'] ?? '', name).not.toMatch(/Lalanne/u);
        expect(authors, name).not.toMatch(/Peel/u);
        if (item['citation-label'].startsWith('LA-')) expect(authors, name).toContain('"family":"Lalanne"');
      }
    expect(restated(listArticleItems('BW91.pope.pack', 'en', site))?.note).toMatch(/W\. H\. Peel, if/u);
  });
});

test('the tables, the annotations and the TEI have the place that the pages have', () => {
  const rows = new Map(listTableRows('articles', site).map((row) => [row['id'], row]));
  // The English division of each article, by its id in its file.
  const divs = new Map<string, string>(
    SOURCES.flatMap((source) =>
      formatTeiDocument(source, site)
        .split(/(?=<div type="article")/u)
        .map((div) => [`${source.siglum}.${/xml:id="en\.([^"]+)"/u.exec(div.slice(0, 200))?.[1]}`, div] as const),
    ),
  );
  const targets = new Map(
    SOURCES.flatMap((source) => {
      const { first } = buildAnnotations(source, site) as {
        first: { items: { body: { id: string }[]; target: Record<string, string> }[] };
      };
      return first.items.map(({ body, target }) => [new URL(body[0]!.id).pathname + new URL(body[0]!.id).hash, target]);
    }),
  );
  for (const article of articles) {
    const place = findWitnessPlace(article);
    const row = rows.get(article.id)!;
    expect([row['work'], row['chapter'], row['witness']], article.id).toEqual([
      place?.work.siglum ?? null,
      place?.chapter ?? null,
      place?.witness.siglum ?? null,
    ]);
    const div = divs.get(article.id);
    if (place?.at) expect(div, article.id).toContain(`>${place.at}</citedRange>`);
    if (place?.seenAt) expect(div, article.id).toContain(`>${place.seenAt}</citedRange>`);
    const { source, game } = article.edition;
    const target = targets.get(
      `/en/sources/${source.slug}/${game.id}/#${article.id.slice(article.id.indexOf('.') + 1)}`,
    );
    expect(target?.['schema:pagination'], article.id).toBe(place?.seenAt ?? place?.at);
    expect(/^https?:\/\/[^/]+\/$/u.test(target?.['source'] ?? ''), article.id).toBe(false);
  }
}, 240_000);

test('the review of a claim has the day and the chapter of its phrase', () => {
  interface Review {
    readonly itemReviewed: {
      readonly datePublished?: string;
      readonly appearance?: { readonly name: string; readonly pagination?: string };
    };
  }
  let [dated, paged] = [0, 0];
  for (const claim of CLAIMS) {
    if (claim.ours || claim.said) continue;
    const article = getArticle(claim.article);
    const place = findWitnessPlace(article);
    if (!place?.stated) continue;
    const { datePublished, appearance } = (buildClaimReview(claim, 'en', site) as unknown as Review).itemReviewed;
    if (place.work.place_unit === 'issue') {
      dated++;
      expect(datePublished, claim.id).toBe(place.at === '42' ? '1760-11-03' : '1760-10-27');
    }
    if (claim.quote?.page === undefined) continue;
    paged++;
    const chapter = article.edition.source.games.find((game) =>
      within(claim.quote!.page, getGameCitation(article.edition.source, game).pages),
    );
    expect(appearance?.name, claim.id).toContain(`${getGameCitation(article.edition.source, chapter!).title}, `);
    expect(appearance?.pagination, claim.id).toBe(claim.quote.page);
  }
  expect(dated).toBeGreaterThan(2);
  expect(paged).toBeGreaterThan(10);
});
