/** Tests the data set against the content, which is read here a second time with other code. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { findTag } from '#engine/record/record.ts';
import { getBalances, replay } from '#engine/record/replay.ts';
import { buildDataset, DATASET_SCHEMA } from '../../src/exports/dataset.ts';
import { getArticle } from '../../src/model/editions.ts';
import { findWitnessPlace } from '../../src/model/places.ts';
import { listWitnesses, SOURCES as MODEL } from '../../src/model/sources.ts';
import { extractArticleText, readDeveloperPages, readEdition, readReadings, readYaml } from './read.ts';

const site = new URL('https://books.example');
const data = buildDataset(site);
const CONTENT = new URL('../../content/', import.meta.url);

test('the data set names its schema and holds nothing JSON would lose', () => {
  expect(data.schema).toBe('snorum-dataset/1');
  expect(DATASET_SCHEMA).toBe(data.schema);
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  expect(data.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

describe('the sources', () => {
  test('are all present, with every copy and both languages', () => {
    const files = readdirSync(new URL('sources/', CONTENT)).map((file) => readYaml(`sources/${file}`)) as {
      siglum: string;
      witnesses: { id: string }[];
      en: { title: string };
      fr: { title: string };
    }[];
    expect(data.sources.map(({ siglum }) => siglum).toSorted()).toEqual(files.map(({ siglum }) => siglum).toSorted());
    for (const { siglum, en, fr } of files) {
      const found = data.sources.find((source) => source.siglum === siglum)!;
      const texts = listWitnesses(MODEL.find((each) => each.siglum === siglum)!);
      expect(found.witnesses.map(({ id }) => id)).toEqual(texts.map(({ id }) => id));
      expect(found.title).toEqual({ en: en.title, fr: fr.title });
      expect(found.citations.length).toBe(found.games.length);
    }
  });
});

/** Reduces a text to words, so that two ways of writing marks and cards cannot differ. */
const wordsOf = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('the articles', () => {
  test('are those of the engine, in order', () => {
    expect(data.articles.map(({ id }) => id)).toEqual(
      data.sources.flatMap(({ games }) =>
        games.flatMap((game) => Object.keys(GAMES.find(({ id }) => id === game)!.articles)),
      ),
    );
    for (const { id, game, status, carried, place, via } of data.articles) {
      const article = GAMES.find((each) => each.id === game)!.articles[id]!;
      expect({ status, carried, place: place ?? '', via: via ?? undefined }).toEqual({
        status: article.status,
        carried: article.carried,
        place: findWitnessPlace(getArticle(id))?.at ?? '',
        via: article.via,
      });
    }
  });

  test.each(['en', 'fr'] as const)('match the edition in %s word for word', (lang) => {
    for (const article of data.articles) {
      const { slug } = data.sources.find(({ siglum }) => siglum === article.source)!;
      const written = extractArticleText(
        readEdition(slug, article.game, lang),
        article.id.slice(article.id.indexOf('.') + 1),
      );
      const body = written.replace(/<Note>[\s\S]*?<\/Note>/g, '');
      // A table in the text has a line of dashes, and a list has its marks.
      const ours = article[lang].text.join(' ');
      expect(wordsOf(ours), article.id).toBe(wordsOf(body.replace(/&amp;/g, '&')));
      expect(article[lang].notes.length, article.id).toBe(written.match(/<Note>/g)?.length ?? 0);
      expect(article[lang].quotations.length, article.id).toBe(written.match(/<Q /g)?.length ?? 0);
      expect(article[lang].references, article.id).toEqual([
        ...new Set([...written.matchAll(/<See article="([^"]+)"/g)].map(([, id]) => id)),
      ]);
      expect(article.url[lang]).toContain(`/${lang}/sources/${slug}/${article.game}/#`);
    }
  });

  test('name a copy unless they are ours', () => {
    for (const { id, status, witness, source } of data.articles) {
      const copies = data.sources.find(({ siglum }) => siglum === source)!.witnesses.map((each) => each.id);
      if (status === 'editorial') expect(witness, id).toBeNull();
      else expect(copies, id).toContain(witness);
    }
  });
});

test('the readings are those of the content, and every article names its own', () => {
  for (const { id } of GAMES) {
    const written = readReadings(id);
    const ours = data.readings.filter(({ game }) => game === id);
    expect(
      ours.map(({ name, article, default: chosen, en, fr }) => ({ name, article, default: chosen, en, fr })),
    ).toEqual(
      written.map(({ name, article, default: chosen, en, fr }) => ({ name, article, default: chosen, en, fr })),
    );
    for (const { name, article, practices, default: chosen } of ours) {
      expect(practices).toContain(chosen);
      expect(data.articles.find((each) => each.id === article)!.readings).toContain(name);
    }
  }
});

test('the examples are the records of the content and reach the accounts they expect', () => {
  const files = readdirSync(new URL('examples/', CONTENT), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.deal'),
  );
  expect(data.examples.length).toBe(files.length);
  for (const file of files) {
    const record = readFileSync(new URL(`examples/${file}`, CONTENT), 'utf8');
    const example = data.examples.find(({ id }) => file.endsWith(`/${id}.deal`))!;
    expect(example.record).toBe(record);
    const result = replay(record, GAMES);
    if (!result.ok) throw new Error(`${file} does not play`);
    expect(example.balance).toEqual(getBalances(result.value));
    expect(example.expected).toEqual(example.balance);
    expect(example.title.fr).toBe(findTag(result.value.record.tags, 'Title', 'fr')?.value);
  }
});

test('the terms are those of the glossary', () => {
  const written = readdirSync(new URL('glossary/', CONTENT)).flatMap(
    (file) => readYaml(`glossary/${file}`) as { id: string }[],
  );
  expect(data.terms.map(({ id }) => id).toSorted()).toEqual(written.map(({ id }) => id).toSorted());
});

test.each(['en', 'fr'] as const)('the developers’ pages in %s name every top-level field and its location', (lang) => {
  const { body } = readDeveloperPages(lang);
  for (const field of Object.keys(data)) expect(body, field).toContain(`\`${field}\``);
  expect(body).toContain(`\`${DATASET_SCHEMA}\``);
  expect(body).toContain('/dataset.json');
});
