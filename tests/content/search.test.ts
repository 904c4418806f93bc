/** Tests the search: its results against the content, and the words of queries and texts. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { buildSearchPlan } from '../../src/features/search/plan.ts';
import { GAME_ALIASES, listRuleLines, listSearchRecords, listSynonyms } from '../../src/features/search/records.ts';
import { rankRuleLines } from '../../src/features/search/rule-lines.ts';
import { formatSearchQuery, getResultKind, parseSearchQuery } from '../../src/features/search/search-query.ts';
import { correctWord, countDifferences } from '../../src/features/search/spelling.ts';
import {
  highlightBody,
  joinElisions,
  listNormalizedWords,
  normalizeQuery,
  parseExcerpt,
  sharesStem,
  splitElisions,
  splitExcerpt,
} from '../../src/features/search/text-matching.ts';
import { GAME_RESULT_ORDER } from '../../src/features/search/tuning.ts';
import { LANGUAGES, readReadings, readYaml } from './read.ts';

const records = listSearchRecords();
const CONTENT = new URL('../../content/', import.meta.url);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, CONTENT), { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));

/** Everything that the search must find, grouped by kind, read from the content alone and without the language. */
const expected = {
  article: (
    readdirSync(new URL('sources/', CONTENT)).map((file) => readYaml(`sources/${file}`)) as {
      slug: string;
      games: string[];
    }[]
  ).flatMap(({ slug, games }) =>
    games.flatMap((game) =>
      Object.keys(GAMES.find(({ id }) => id === game)!.articles).map(
        (id) => `sources/${slug}/${game}/#${id.slice(id.indexOf('.') + 1)}`,
      ),
    ),
  ),
  term: filesIn('glossary/').flatMap((file) =>
    (readYaml(`glossary/${file}`) as { id: string }[]).map(({ id }) => `glossary/#${id}`),
  ),
  claim: filesIn('claims/').flatMap((file) =>
    file.endsWith('.yaml')
      ? (readYaml(`claims/${file}`) as { slug: string }[]).map(({ slug }) => `claims/${slug}/`)
      : [],
  ),
  example: filesIn('examples/').map((file) => `examples/${/([^/]+)\.deal$/.exec(file)![1]}/`),
};

describe.each(LANGUAGES)('the search records, %s', (lang) => {
  const own = records.filter(({ language }) => language === lang);
  const urlsOf = (kind: string) => own.filter((record) => record.kind === kind).map(({ url }) => url);

  test.each(['article', 'term', 'example', 'claim'] as const)('have every %s once', (kind) => {
    expect(urlsOf(kind).toSorted()).toEqual(expected[kind].map((path) => `${lang}/${path}`).toSorted());
  });

  test('have every disputed point once', () => {
    const points = GAMES.flatMap(({ id }) => readReadings(id).map(({ name }) => [id, name] as const));
    const urls = urlsOf('reading');
    expect(urls.length).toBe(points.length);
    for (const [game, name] of points)
      expect(
        urls.filter((url) => url.startsWith(`${lang}/readings/${game}/`) && url.endsWith(`#${name}`)),
        `${game} ${name}`,
      ).toHaveLength(1);
  });

  test('each have text, of games found in their sources', () => {
    for (const { url, title, text, games, sources } of own) {
      expect(title, url).not.toBe('');
      expect(text.length, url).toBeGreaterThan(10);
      expect(games.length, url).toBeGreaterThan(0);
      expect(sources.length, url).toBeGreaterThan(0);
      expect(text, url).not.toMatch(/<[a-z]|undefined|\[object/i);
    }
  });
});

test('the search records of the two languages cover the same things', () => {
  const [en, fr] = LANGUAGES.map((lang) =>
    records
      .filter(({ language }) => language === lang)
      .map(({ kind, url, games, sources }) => ({ kind, url: url.slice(3), games, sources }))
      .toSorted((a, b) => a.url.localeCompare(b.url)),
  );
  expect(en).toEqual(fr);
});

test('a record is found by the words of the sources in either language', () => {
  const words = (lang: string, url: string) =>
    records.find((record) => record.language === lang && record.url === `${lang}/${url}`)!.terms;
  expect(words('fr', 'examples/peel-ten/')).toContain('sweep');
  expect(words('fr', 'sources/round-games-1891/cassino/#cassino.sweep')).toContain('sweep the board');
  expect(words('en', 'glossary/#vole')).toContain('faire trente-quatre');
});

test('a card that is named and drawn is indexed once', () => {
  const article = records.find(({ url }) => url === 'fr/sources/avantcoureur-1760/nain-jaune/#notice.name')!;
  expect(article.text.match(/sept de carreau/g)).toHaveLength(1);
});

describe('a search query', () => {
  test('is the same in the address and out of it', () => {
    const asked = { words: 'bête & « sel » ?', game: 'lindor', source: 'lacombe-1792', kind: 'term' };
    expect(parseSearchQuery(formatSearchQuery(asked))).toEqual(asked);
    expect(formatSearchQuery(parseSearchQuery('?q=+&game='))).toBe('');
    expect(parseSearchQuery('?other=1').words).toBe('');
  });

  test.each([
    ['coeur', 'cœur'],
    ['noeud de boeufs', 'nœud de bœufs'],
    ['poêle coexister', 'poêle coexister'],
    ['l’as', 'as'],
    ["jusqu’à l'opéra", 'à opéra'],
    ['dealer’s', 'dealer’s'],
    ['«\u202fbelle carte\u202f»', '"belle carte"'],
    ['“belle carte”', '"belle carte"'],
    ['"main de l’as"', '"main de l’ as"'],
    ['  two   words ', 'two words'],
    // As pasted from old prints and from PDF files.
    ['les ſoirées', 'les soirées'],
    ['ﬁches', 'fiches'],
    ['co\u00adeur', 'cœur'],
    ['ｓｗｅｅｐ', 'sweep'],
    ['bê\u200bte', 'bête'],
  ])('turns %s into %s for the index', (asked, indexed) => {
    expect(normalizeQuery(asked)).toBe(indexed);
  });
});

describe('the games and words of a query', () => {
  test.each([
    ['en', 'cassino', ['cassino'], ''],
    ['fr', 'cassino', ['cassino'], ''],
    ['en', 'nain jaune', ['nain-jaune'], ''],
    ['fr', 'Le Nain Jaune', ['nain-jaune'], ''],
    ['en', 'how do I win at cassino', ['cassino'], 'win'],
    ['en', 'How do I win at Cassino?', ['cassino'], 'win'],
    ['fr', 'comment gagner au nain jaune', ['nain-jaune'], 'gagner'],
    ['fr', 'comment gagner au casino ?', ['cassino'], 'gagner'],
    ['en', 'the yellow dwarf', ['nain-jaune'], ''],
    ['en', 'Snip-Snap-Snorum', ['snip-snap-snorum'], ''],
    ['fr', 'chnif chnof chnorum à douze', ['chnif-chnof-chnorum'], '12 joueurs'],
    ['en', 'lindor or nain jaune', ['nain-jaune', 'lindor'], ''],
    ['en', 'who pays the dealer', [], 'pays dealer'],
    ['fr', 'le donneur paie', [], 'donneur paie'],
    // The ace is a word in French, and a query of stop words is still a query.
    ['fr', 'as', [], 'as'],
    ['en', 'how do I', [], 'how do I'],
    ['en', '"how do I win" cassino', [], '"how do I win" cassino'],
    // A name matches as a whole word only, unless it is long and misspelt.
    ['en', 'jigsaw', [], 'jigsaw'],
    ['fr', 'manillle', ['manille'], ''],
    ['en', 'newmarkt stakes', ['newmarket'], 'stakes'],
    ['en', 'snap rules', ['snip-snap-snorum'], ''],
    ['en', 'comerce stakes', ['commerce'], 'stakes'],
    // A word that tells which rules are asked for is no misspelt name.
    ['en', 'commences', [], 'commences'],
    ['fr', 'commencer', [], 'commencer'],
    // A number alone is that of the players.
    ['fr', 'jeu à deux', [], '2 joueurs'],
    ['en', 'cassino for two', ['cassino'], '2 players'],
    // A card game is a game; of a game of cards the cards are not asked for.
    ['en', 'speculation card game rules', ['speculation'], ''],
    ['fr', 'règles du jeu de cartes spéculation', ['speculation'], ''],
    ['fr', 'à combien joue-t-on à la manille', ['manille'], 'joueurs'],
  ] as const)('are recognised in %s: %s', (lang, question, games, words) => {
    expect(buildSearchPlan(normalizeQuery(question), GAME_ALIASES, lang)).toMatchObject({ games, words });
  });

  test('are a game under its names in both languages, and never a stop word', () => {
    expect(Object.keys(GAME_ALIASES).sort()).toEqual(GAMES.map(({ id }) => id).sort());
    for (const [id, names] of Object.entries(GAME_ALIASES))
      for (const name of names)
        for (const lang of LANGUAGES)
          expect(buildSearchPlan(name, GAME_ALIASES, lang), name).toMatchObject({ games: [id], words: '' });
  });

  test('put a game’s page first, then its rules, lessons, examples and articles', () => {
    expect(GAME_RESULT_ORDER.slice(0, 5)).toEqual(['game', 'rule', 'lesson', 'example', 'article']);
    expect(
      [
        'games/jig/',
        'games/jig/learn/',
        'games/jig/study/',
        'sources/boussac-1896/',
        'sources/boussac-1896/manille/',
        'about/',
      ].map(getResultKind),
    ).toEqual(['game', 'lesson', 'page', 'source', 'page', 'page']);
  });
});

describe('a misspelt word', () => {
  const known = ['joan', 'jaune', 'manille', 'counters', 'cassino', 'knave'];
  test.each([
    ['jaon', 'joan'],
    ['Jaun', 'jaune'],
    ['cassinno', 'cassino'],
    ['conuters', 'counters'],
    ['knive', 'knave'],
  ])('%s is read as %s', (written, meant) => expect(correctWord(written, known)).toBe(meant));
  test.each(['kids', 'jo', 'whist', 'anille', 'counterpoint', '…'])('%s stays as it is', (written) =>
    expect(correctWord(written, known)).toBeUndefined(),
  );
  test('differs by letters left out, added, exchanged or swapped', () => {
    expect(countDifferences('joan', 'joan')).toBe(0);
    expect(countDifferences('jaon', 'joan')).toBe(1);
    expect(countDifferences('jon', 'joan')).toBe(1);
    expect(countDifferences('joann', 'joan')).toBe(1);
    expect(countDifferences('spin', 'snip')).toBe(2);
    expect(countDifferences('', 'joan')).toBe(4);
  });
});

describe.each(LANGUAGES)('the rules at a glance, %s,', (lang) => {
  const lines = listRuleLines(lang);

  test('are searched line by line, and each line leads to its articles', () => {
    expect(new Set(lines.map(({ game }) => game))).toEqual(new Set(GAMES.map(({ id }) => id)));
    const anchors = new Set(
      GAMES.flatMap(({ id, articles }) =>
        Object.keys(articles).map((each) => `${id} ${each.slice(each.indexOf('.') + 1)}`),
      ),
    );
    for (const { game, part, cites } of lines) {
      if (part !== 'length') expect(cites.length).toBeGreaterThan(0);
      for (const cite of cites) expect(anchors).toContain(`${game} ${cite.slice(cite.indexOf(' ') + 1)}`);
    }
  });

  test('rank a line with all words, close together, first', () => {
    const line = (text: string, part = 'playing') => ({ game: 'jig', source: 's', part, title: '', text, cites: [] });
    const [far, near, half] = [
      line('nine of hearts … and a long way off the diamonds'),
      line('the nine of diamonds'),
      line('the nine'),
    ];
    const plan = { games: [], partlyNamed: [], words: 'nine diamonds' };
    const ranked = rankRuleLines([far, half, near], plan, 'nine of diamonds', 'en');
    expect(ranked.map((each) => each.line)).toEqual([near, far, half]);
    expect(ranked[0]!.share).toBe(1);
    expect(rankRuleLines([half], { ...plan, words: 'whist' }, 'whist', 'en')).toEqual([]);
    const other = { ...near, game: 'lindor' };
    const named = rankRuleLines([near, other], { ...plan, partlyNamed: ['lindor'] }, 'nine of diamonds', 'en');
    expect(named.map((each) => each.line)).toEqual([other, near]);
  });

  const asked: Readonly<Record<'en' | 'fr', readonly (readonly [question: string, part: string, says: RegExp])[]>> = {
    en: [
      ['how many players', 'needs', /^(\d.*)?\d\splayers/],
      ['how many people can play', 'needs', /^(\d.*)?\d\splayers/],
      ['how many counters', 'needs', /counters/],
      ['how many chips do you need', 'needs', /counters/],
      ['who deals first', 'dealing', /deals first|first knave/],
      ['who is the first dealer', 'dealing', /deals first|first knave/],
      ['how many cards', 'dealing', /\bdeal (all|one|\d)/i],
      ['how many cards does each player get', 'dealing', /\bdeal (all|one|\d)/i],
      ['how many cards in the deck', 'needs', /pack of \d|1 card more/],
    ],
    fr: [
      ['combien de joueurs', 'needs', /^(De )?(\d.*)?\d\sjoueurs/],
      ['combien peut-on être', 'needs', /^(De )?(\d.*)?\d\sjoueurs/],
      ['combien de jetons', 'needs', /jetons/],
      ['combien faut-il de jetons par joueur', 'needs', /jetons/],
      ['qui donne le premier', 'dealing', /donne la première fois|premier valet/],
      ['qui distribue en premier', 'dealing', /donne la première fois|premier valet/],
      ['combien de cartes', 'dealing', /\bdonnez(-en| les cartes)? (une|toutes|\d)/i],
      ['combien de cartes reçoit chaque joueur', 'dealing', /\bdonnez(-en| les cartes)? (une|toutes|\d)/i],
      ['combien de cartes dans le paquet', 'needs', /jeu de\s\d|1 carte de plus/],
    ],
  };
  test.each(asked[lang])('answer “%s” in every game, by a line of “%s”', (question, part, says) => {
    for (const { id } of GAMES) {
      const own = lines.filter(({ game }) => game === id);
      const plan = buildSearchPlan(normalizeQuery(question), GAME_ALIASES, lang);
      const [best] = rankRuleLines(own, plan, question, lang);
      expect(best!.line.part, id).toBe(part);
      expect(best!.line.text, id).toMatch(says);
      expect(best!.share, id).toBe(1);
    }
  });

  test('tell of a payment if that is asked for, not of the counters to begin with', () => {
    const question = lang === 'en' ? 'how many counters does Spin pay' : 'combien de jetons paie le roi';
    const own = lines.filter(({ game }) => game === 'spin');
    const [best] = rankRuleLines(own, buildSearchPlan(question, {}, lang), question, lang);
    expect(best!.line.part).toBe('paying');
  });
});

test('words that mean the same are added to a text, both ways', () => {
  expect(listSynonyms('The knave of clubs', 'en')).toContain('jack');
  expect(listSynonyms('a jack', 'en')).toContain('knave');
  expect(listSynonyms('une levée', 'fr')).toContain('pli');
  expect(listSynonyms('levées', 'en')).not.toContain('trick');
});

describe('an indexed text', () => {
  test.each([
    'C’est l’as qu’il joue, jusqu’à l’arrêt ; aujourd’hui n’importe.',
    'The dealer’s hand, and d’Alembert’s.',
  ])('is split for the index and restored: %s', (text) => {
    expect(joinElisions(splitElisions(text))).toBe(text);
  });

  test('has its elisions split in the index', () => {
    expect(splitElisions('L’as d’abord')).toBe('L’ as d’ abord');
  });

  test('is reduced to words without case, accents and punctuation', () => {
    expect(listNormalizedWords('« BÊTES », Œil-de-bœuf 34 !')).toEqual(['betes', 'oeil', 'de', 'boeuf', '34']);
  });
});

describe('a word of a text', () => {
  test.each([
    ['betes', 'bete'],
    ['bete', 'betes'],
    ['sweeping', 'sweep'],
    ['copy', 'copies'],
    ['roi', 'rois'],
    ['as', 'as'],
  ])('%s answers %s', (found, asked) => expect(sharesStem(found, asked)).toBe(true));
  test.each([
    ['a', 'abracadabra'],
    ['c', 'coeur'],
    ['as', 'a1'],
    ['dix', 'do'],
    ['jaune', 'jaon'],
    ['joncs', 'jone'],
  ])('%s does not answer %s', (found, asked) => expect(sharesStem(found, asked)).toBe(false));
});

describe('an excerpt of a page', () => {
  const text = (pieces: readonly { text: string; marked: boolean }[]) =>
    pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('');

  test('consists of pieces, its words marked without their punctuation, its markup words as text', () => {
    expect(text(parseExcerpt('la <mark>«bête»,</mark> l’ <mark>as.</mark> &lt;b&gt; <i>'))).toBe(
      'la «[bête]», l’[as]. <b> <i>',
    );
  });

  test('has dots where the text goes on', () => {
    const whole = 'Un as. Deux et trois font cinq, quatre aussi.';
    expect(text(splitExcerpt('<mark>Deux</mark> et trois', whole))).toBe('[Deux] et trois …');
    expect(text(splitExcerpt('trois font cinq, quatre <mark>aussi.</mark>', whole))).toBe(
      '… trois font cinq, quatre [aussi].',
    );
    expect(text(splitExcerpt(whole, whole))).toBe(whole);
  });

  test('leaves out the name of its term', () => {
    expect(text(highlightBody('belle carte. Une carte du tableau.', [1, 3], 'belle carte'))).toBe(
      'Une [carte] du tableau.',
    );
  });
});
