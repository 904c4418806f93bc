/**
 * A fault that `npm run planted` puts into the code, one at a time, and the test that must find it: a test that nobody
 * has seen fail proves nothing. The faults cover all kinds of checks: rules, records, words, marks, arrows, drawings,
 * pages, weights, the worker.
 */

export interface PlantedFault {
  /** Description of the fault. */
  readonly what: string;
  readonly file: string;
  /** The text to be replaced; only its first occurrence is. */
  readonly from: string;
  readonly to: string;
  /** The test file that must find the fault. */
  readonly test: string;
  /** True if the fault shows only after the site is built with it. */
  readonly built?: true;
}

const inGame = (game: string, file: string): string => `engine/games/${game}/${file}.ts`;

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  // Payments.
  {
    what: 'a fine of two counters at Jig',
    file: inGame('jig', 'rules'),
    from: "this.#pool, 1, 'BW91.jig.fine'",
    to: "this.#pool, 2, 'BW91.jig.fine'",
    test: 'tests/games/jig.test.ts',
  },
  {
    what: 'great Cassino counts one',
    file: inGame('cassino', 'count'),
    from: 'GREAT_CASSINO, 2',
    to: 'GREAT_CASSINO, 1',
    test: 'tests/games/cassino-score.test.ts',
  },
  {
    what: 'the cat is paid twice over',
    file: inGame('chat-qui-dort', 'rules'),
    from: 'this.#pool, 1, cite',
    to: 'this.#pool, 2, cite',
    test: 'tests/games/chat-qui-dort.test.ts',
  },
  {
    what: 'a hoc of Nain jaune costs two',
    file: inGame('nain-jaune', 'rules'),
    from: "seat, 1, 'AC60.hoc.paid'",
    to: "seat, 2, 'AC60.hoc.paid'",
    test: 'tests/games/nain-jaune-payments.test.ts',
  },
  {
    what: 'who is out at Snip leaves the pool',
    file: inGame('snip-snap-snorum', 'out'),
    from: 'ledger.pay(pool, winner, ledger.balance[pool]!, cite);',
    to: 'ledger.pay(pool, winner, 0, cite);',
    test: 'tests/games/snip-snap-snorum.test.ts',
  },
  {
    what: 'the loser of Lindor pays one counter fewer',
    file: inGame('lindor', 'rules'),
    from: 'this.count(loser)',
    to: 'this.count(loser) - 1',
    test: 'tests/games/lindor.test.ts',
  },
  {
    what: 'the winner of Jig leaves a counter in the pool',
    file: inGame('jig', 'rules'),
    from: 'this.balance[this.#pool]!',
    to: 'this.balance[this.#pool]! - 1',
    test: 'tests/games/jig.test.ts',
  },
  // The deal, and records of it.
  {
    what: 'another deal from the same seed',
    file: 'engine/random.ts',
    from: 'i < 12; i++) next()',
    to: 'i < 11; i++) next()',
    test: 'tests/engine/chance-and-ledger.test.ts',
  },
  {
    what: 'a title of ten million characters is read',
    file: 'engine/record/limits.ts',
    from: 'MAX_RECORD_CHARACTERS = 1_000_000',
    to: 'MAX_RECORD_CHARACTERS = 20_000_000',
    test: 'tests/engine/record-limits.test.ts',
  },
  {
    what: 'an example that expects what is not paid',
    file: 'content/examples/snip-snap-snorum/peel-four-nines.deal',
    from: 'A 5 B 4 C 3',
    to: 'A 5 B 3 C 4',
    test: 'tests/content/examples.test.ts',
  },
  {
    what: 'an example that shows an article which is not there',
    file: 'content/examples/snip-snap-snorum/peel-four-nines.deal',
    from: 'BW91.snip.pairing',
    to: 'BW91.snip.pearing',
    test: 'tests/content/examples.test.ts',
  },
  // Texts, and their articles.
  {
    what: 'an article lost from an edition',
    file: 'content/editions/round-games-1891/jig/en.mdx',
    from: '<Article slug="jig.title.unlike">',
    to: '<Article slug="jig.title.other">',
    test: 'tests/content/editions.test.ts',
  },
  {
    what: 'an article that only the French edition has',
    file: 'content/editions/round-games-1891/jig/fr.mdx',
    from: '<Article slug="jig.title.unlike">',
    to: '<Article slug="jig.title.unlike.too">',
    test: 'tests/content/editions.test.ts',
  },
  {
    what: 'a line of a sheet that cites what no book has',
    file: 'content/sheets/jig.yaml',
    from: 'BW91.jig.object',
    to: 'BW91.jig.objekt',
    test: 'tests/content/sheets.test.ts',
  },
  {
    what: 'a sheet without its French line',
    file: 'content/sheets/jig.yaml',
    from: '        fr: De 3 à 8',
    to: '        de: De 3 à 8',
    test: 'tests/content/sheets.test.ts',
  },
  {
    what: 'a term that cites what no book has',
    file: 'content/glossary/cassino.yaml',
    from: 'articles: [BW91.cassino.capture]',
    to: 'articles: [BW91.cassino.captured]',
    test: 'tests/content/glossary.test.ts',
  },
  {
    what: 'a reading that leans on a text nobody knows',
    file: 'content/readings/jig.yaml',
    from: 'first-knave: [BW91-PG]',
    to: 'first-knave: [BW91-XX]',
    test: 'tests/content/witnesses.test.ts',
  },
  {
    what: 'a reading without a witness for one of its practices',
    file: 'content/readings/jig.yaml',
    from: '    lowest-card: [BW91-PG by analogy]\n',
    to: '',
    test: 'tests/content/witnesses.test.ts',
  },
  {
    what: 'words said to be the book’s which it does not have',
    file: 'content/claims/jig.yaml',
    from: 'bring the Jig into their own hand again',
    to: 'bring the Jig back into their own hand again',
    test: 'tests/content/quotations.test.ts',
  },
  {
    what: 'an event with a witness in one language only',
    file: 'content/history/history.yaml',
    from: '      witness: ',
    to: '      witnessed: ',
    test: 'tests/content/history.test.ts',
  },
  {
    what: 'a card called by another card’s name',
    file: 'src/i18n/fr/cards.ts',
    from: "J: ['valet'",
    to: "J: ['dame'",
    test: 'tests/content/card-names.test.ts',
  },
  {
    what: 'the names of a list run together in the sentences',
    file: 'src/i18n/en/format-list.ts',
    from: ".join(', ')",
    to: ".join('')",
    test: 'tests/content/narration/golden.test.ts',
  },
  // The house tests.
  {
    what: 'an arrow the wrong way: the engine leans on the site',
    file: 'engine/cards.ts',
    from: '\nexport ',
    to: "\nexport { BASE } from '../src/i18n/routes.ts';\nexport ",
    test: 'tests/house/imports.test.ts',
  },
  {
    what: 'an arrow the wrong way: a game leans on another',
    file: inGame('jig', 'rules'),
    from: '\nexport ',
    to: "\nimport '../cassino/rules.ts';\nexport ",
    test: 'tests/house/imports.test.ts',
  },
  {
    what: 'an arrow the wrong way: a card leans on the table one plays at',
    file: 'src/table/CardView.tsx',
    from: '\nimport ',
    to: "\nimport '../features/play/Play.tsx';\nimport ",
    test: 'tests/house/imports.test.ts',
  },
  {
    what: 'the clock looked at in the engine',
    file: 'engine/random.ts',
    from: 'let a = mix(seed)',
    to: 'let a = mix(seed + Date.now())',
    test: 'tests/house/imports.test.ts',
  },
  {
    what: 'a word that the other language has not',
    file: 'src/i18n/fr/missing-chunk.ts',
    from: '= {',
    to: '= {\n  nothing: 1,',
    test: 'tests/house/checks.test.ts',
  },
  {
    what: 'something that nobody uses',
    file: 'src/model/yaml.ts',
    from: '\nexport const readYaml',
    to: '\nexport const nobodyUses = 1;\nexport const readYaml',
    test: 'tests/house/checks.test.ts',
  },
  {
    what: 'an action that may be another tomorrow',
    file: '.github/workflows/pages.yml',
    from: 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0',
    to: 'actions/checkout@v5',
    test: 'tests/house/release.test.ts',
  },
  {
    what: 'two versions of one release',
    file: '.zenodo.json',
    from: '"version": "',
    to: '"version": "9.',
    test: 'tests/house/release.test.ts',
  },
  // The browser code, without a browser.
  {
    what: 'a key that goes the other way',
    file: 'src/table/step-keys.ts',
    from: 'ArrowRight: at + 1',
    to: 'ArrowRight: at - 1',
    test: 'tests/features/step-keys.test.ts',
  },
  {
    what: 'kept games that never make room',
    file: 'src/browser/saved-games.ts',
    from: '.slice(MAX_SAVED_GAMES)',
    to: '.slice(1000)',
    test: 'tests/features/saved-games.test.ts',
  },
  {
    what: 'a link that swells without end',
    file: 'src/features/play/share-link.ts',
    from: 'length > MAX_DECODED_LENGTH',
    to: 'length > Infinity',
    test: 'tests/features/link.test.ts',
  },
  {
    what: 'a storage read however long it is',
    file: 'src/browser/saved-games.ts',
    from: 'text.length > LONGEST',
    to: 'text.length > Infinity',
    test: 'tests/features/hostile-storage.test.ts',
  },
  // The server, which needs no build.
  {
    what: 'a way out of the folder that is served',
    file: 'scripts/server.mjs',
    from: 'file === top || file.startsWith(top + sep) ? file : null',
    to: 'file',
    test: 'tests/site/server.test.ts',
  },
  {
    what: 'what a reader has is sent again',
    file: 'scripts/server.mjs',
    from: 'includes(headers.ETag)',
    to: 'includes(headers.Etag)',
    test: 'tests/site/server.test.ts',
  },
  // The built site.
  {
    what: 'red that is too pale to read',
    file: 'src/styles/tokens/light.css',
    from: '--rubric: #9c2118',
    to: '--rubric: #d8a8a2',
    test: 'tests/site/pages-en.test.ts',
    built: true,
  },
  {
    what: 'a page of text that runs a script',
    file: 'src/components/SiteFooter.astro',
    from: '<footer class="foot">',
    to: '<footer class="foot"><script src="data:text/javascript,0" is:inline></script>',
    test: 'tests/site/weight.test.ts',
    built: true,
  },
  {
    what: 'a link that leads nowhere',
    file: 'src/components/SiteFooter.astro',
    from: "['claims/', words.more.claims]",
    to: "['claim/', words.more.claims]",
    test: 'tests/site/links.test.ts',
    built: true,
  },
  {
    what: 'a style that is written into a page, against its policy',
    file: 'src/layouts/Prose.astro',
    from: '<h1',
    to: '<h1 style="color: red"',
    test: 'tests/site/markup.test.ts',
    built: true,
  },
  {
    what: 'the licences of others that no page leads to',
    file: 'src/components/SiteFooter.astro',
    from: 'licences.txt',
    to: 'licence.txt',
    test: 'tests/site/markup.test.ts',
    built: true,
  },
  {
    what: 'pages that grew by more than a reader is to fetch',
    file: 'src/components/SiteFooter.astro',
    from: '<footer class="foot">',
    to: '<footer class="foot"><p hidden>{Array.from({ length: 4000 }, (_, i) => (i * 7919 % 104729).toString(36)).join(" ")}</p>',
    test: 'tests/site/weight.test.ts',
    built: true,
  },
  {
    what: 'the steps beside the one shown that are never drawn beforehand',
    file: 'src/table/ClothLayers.tsx',
    from: '#waits = 0;',
    to: '#waits = -1;',
    test: 'tests/site/drawn-beforehand.test.ts',
    built: true,
  },
  {
    what: 'a worker that keeps what it has not looked at',
    file: 'src/service-worker/precache-store.ts',
    from: '.startsWith(hash)',
    to: '.startsWith("")',
    test: 'tests/site/deploy.test.ts',
    built: true,
  },
  {
    what: 'a page that is wider than a telephone',
    file: 'src/styles/base.css',
    from: '@layer base {',
    to: '@layer base {\n  main { min-inline-size: 30rem; }\n',
    test: 'tests/site/narrow.test.ts',
    built: true,
  },
  {
    what: 'embeds that may be asked anything by their policy',
    file: 'src/layouts/EmbedDocument.astro',
    from: '"default-src \'none\'",',
    to: '"default-src *",',
    test: 'tests/site/embeds.test.ts',
    built: true,
  },
];
