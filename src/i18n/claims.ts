import { type Manner, WORLDS } from '#engine/lab/manners.ts';
import type { Verdict } from '#engine/lab/question.ts';
import type { Language } from './routes.ts';

/** What came of a claim: a verdict, or that it was not tried. */
export type Outcome = Verdict | 'untried';

/** The words of the pages on which the sources’ claims are tried. */
export interface ClaimsWords {
  readonly title: string;
  readonly description: string;
  readonly lede: readonly string[];
  /** How many claims there are, and what came of how many. */
  readonly tally: (claims: number, tried: number) => string;
  /** What the page of a claim is, for those who search; `whose` begins it. */
  readonly describe: (whose: string, outcome: string, tried: boolean) => string;
  readonly claimBy: (author: string) => string;
  readonly onTrial: string;
  readonly onTrialLong: string;
  /** From one of several claims to its own page. */
  readonly whole: string;
  /** In a word or two, and in a sentence. */
  readonly outcomes: Readonly<Record<Outcome, { readonly word: string; readonly sentence: string }>>;
  readonly manners: Readonly<Record<Manner, { readonly name: string; readonly gloss: string }>>;
  /** What is played as ever, beside what is played otherwise. */
  readonly usual: string;
  readonly seats: (seats: number) => string;
  readonly article: (number: number) => string;
  readonly shown: string;
  readonly drawing: (answer: string) => string;
  readonly legend: string;
  readonly bound: (side: 'above' | 'below' | 'within', bound: string) => string;
  /** What is seen in the picture of a claim: its drawing, or the verdicts of several. */
  readonly pictured: {
    /** So many marks between two answers; so many of them, with their bounds, where the claim holds. */
    readonly plot: (answer: string, marks: number, least: string, most: string, bound: string, there: number) => string;
    readonly sum: (counts: string) => string;
    readonly quoted: (said: string) => string;
  };
  readonly unanswered: string;
  readonly table: {
    readonly players: string;
    /** In place of it, where one player is tried among others who play in this manner. */
    readonly others: string;
    readonly mean: string;
    readonly between: string;
    readonly trials: Readonly<Record<'deal' | 'game', string>>;
    /** In place of it, where some had no answer: so many with one `of` so many. */
    readonly answered: (trials: string) => string;
    readonly of: string;
    readonly says: string;
    readonly bears: (held: boolean | undefined) => string;
    readonly to: string;
  };
  readonly assumed: {
    readonly title: string;
    readonly counted: string;
    readonly played: string;
    readonly whole: Readonly<Record<'deal' | 'game', string>>;
    readonly defaults: string;
    readonly players: string;
    readonly others: string;
    readonly trials: string;
    readonly fixed: string;
    readonly intervals: string;
    readonly interval: (share: boolean) => string;
    readonly single: string;
    readonly several: (cells: number, level: string) => string;
    readonly verdict: string;
    readonly rule: Readonly<Record<'one' | 'several', string>>;
  };
  readonly again: {
    readonly title: string;
    readonly lede: string;
    readonly command: string;
    readonly counted: (version: string) => string;
    readonly without: string;
  };
  readonly why: string;
  /** Where no book says what was tried: on the page of the claim, and in lists. */
  readonly ours: (source: string) => string;
  /** Where another than the book of the article says it. */
  readonly said: (author: string, source: string) => string;
  readonly oursListed: string;
  readonly others: string;
  readonly all: string;
  readonly cite: string;
  /** On the pages of articles, games and sources. */
  readonly tried: string;
  /** In place of it, where a claim cannot be tried. */
  readonly claimed: string;
  readonly ofGame: string;
}

const en: ClaimsWords = {
  title: 'Claims on trial',
  description:
    'What the old books assert of their games, tried by the engine on thousands of deals: the verdict, the figures, and the trial to run again.',
  lede: [
    'The old authors assert things: that the lead is a disadvantage, that both sides often make thirty-four, that a game asks for memory. The engine that plays the examples can play many thousand deals as well, and count.',
    'Each claim is put as a question with a number for an answer. How many deals would be played, and what number would bear the claim out, was written down before the first of them; the one claim that is an exception says so. Where players can choose, several sorts of player were tried, since what the cards will not show to one they may show to another.',
  ],
  tally: (claims, tried) => `${claims} claims on the games of five books, ${tried} of them tried.`,
  describe: (whose, outcome, tried) =>
    tried
      ? `${whose}, tried by the engine on thousands of deals. ${outcome}: the figures, what was assumed, and the trial to run again.`
      : `${whose}, and why it cannot be tried by playing.`,
  claimBy: (author) => `A claim of ${author}`,
  onTrial: 'Boussac on trial',
  onTrialLong: 'One author’s claims are heard together: Boussac on trial.',
  whole: 'The figures, what was assumed, and the trial to run yourself',
  outcomes: {
    holds: { word: 'Holds', sentence: 'It holds.' },
    fails: { word: 'Does not hold', sentence: 'It does not hold.' },
    'depends-on-players': { word: 'Depends on the players', sentence: 'It depends on who plays.' },
    'depends-on-number': { word: 'Depends on the number', sentence: 'It depends on how many play.' },
    'depends-on-reading': { word: 'Depends on the rules', sentence: 'It depends on how the game is played.' },
    undecided: { word: 'Not decided', sentence: 'As many as were played do not decide it.' },
    untried: { word: 'Not tried', sentence: 'It cannot be tried here.' },
  },
  manners: {
    random: { name: 'at random', gloss: 'lay any card the rules allow, by lot' },
    book: { name: 'by the book', gloss: 'follow the advice of the source, and the lot where it advises nothing' },
    sampling: {
      name: 'thinking ahead',
      gloss: `imagine ${WORLDS} times over, before each move, how the hidden cards may lie, and make the move that comes out best`,
    },
    'double-dummy': {
      name: 'all hands open',
      gloss: 'see every hand and never make a mistake, which nobody at a table can do',
    },
  },
  usual: 'as this site plays it',
  seats: (seats) => `${seats} players`,
  article: (number) => `article ${number}`,
  shown: 'What was found',
  drawing: (answer) => `Drawing of the figures in the table below: ${answer}.`,
  legend:
    'Each mark is the answer of the deals; the line through it shows the bounds within which the answer of all possible deals should lie. In the tinted part of the drawing the claim holds.',
  bound: (side, bound) => `the claim holds ${side === 'within' ? 'within ±' : side} ${bound}`,
  pictured: {
    plot: (answer, marks, least, most, bound, there) =>
      `a drawing of ${answer}: ${marks === 1 ? `one mark at ${least} on a line that shows its` : `${marks} marks from ${least} to ${most}, each on a line that shows its`} bounds; ${bound}, in the tinted part (marks in it, bounds and all: ${there} of ${marks}).`,
    sum: (counts) => `rows of lozenges, one for each claim, by what came of it: ${counts}.`,
    quoted: (said) => `a list of words of the book, with what came of each claim: ${said}.`,
  },
  unanswered: 'Deals in which what is asked about did not come up are not among the answers.',
  table: {
    players: 'Players',
    others: 'The others',
    mean: 'Answer',
    between: 'Between',
    trials: { deal: 'Deals', game: 'Games' },
    answered: (trials) => `${trials} with an answer`,
    of: 'of',
    says: 'The claim',
    bears: (held) => (held === undefined ? 'open' : held ? 'holds' : 'fails'),
    to: 'and',
  },
  assumed: {
    title: 'What was assumed',
    counted: 'What was counted',
    played: 'What was played',
    whole: { deal: 'single deals', game: 'whole games' },
    defaults: 'Where nothing else is said, by the readings that this site plays by.',
    players: 'Who played',
    others: 'How the others played',
    trials: 'How many were played',
    fixed: 'The numbers were fixed before the first deal was counted, and none was left out.',
    intervals: 'How the bounds are made',
    interval: (share) =>
      share
        ? 'By Wilson’s method for shares.'
        : 'By Student’s method for averages, from the spread of the answers themselves.',
    single: 'They are right nineteen times in twenty.',
    several: (cells, level) =>
      `As ${cells} answers are compared, each has bounds wide enough (${level}) for all of them to be right together nineteen times in twenty (Bonferroni’s correction).`,
    verdict: 'How the verdict follows',
    rule: {
      one: 'The claim holds when the bounds lie wholly on its side of the line, and fails when they lie wholly on the other. If the line runs between them, as many as were played do not decide.',
      several:
        'The claim holds when every answer lies on its side of the line, bounds and all; it fails when every one lies on the other. If some do the one and some the other, it depends on what sets them apart; and where nothing contradicts but some bounds straddle the line, it is not decided.',
    },
  },
  again: {
    title: 'Run it yourself',
    lede: 'The same deals, or others, counted by your own device while you watch.',
    command: 'On a computer with the project’s code, this counts the published figures again, to the last unit:',
    counted: (version) => `They were counted by version ${version}.`,
    without: 'Here it takes a browser that runs scripts.',
  },
  why: 'Why it was not tried',
  ours: (source) => `A question of our own, on ${source}`,
  said: (author, source) => `Said by ${author}; compare ${source}`,
  oursListed: 'a question of our own',
  others: 'Other claims on this game',
  all: 'All claims',
  cite: 'To cite',
  tried: 'on trial',
  claimed: 'a claim',
  ofGame: 'What it claims, on trial',
};

const fr: ClaimsWords = {
  title: 'Les affirmations à l’épreuve',
  description:
    'Ce que les anciens livres affirment de leurs jeux, éprouvé par le moteur sur des milliers de donnes\u00a0: le verdict, les chiffres, et l’épreuve à refaire.',
  lede: [
    'Les anciens auteurs affirment\u00a0: qu’entamer est un désavantage, que chaque camp fait souvent trente-quatre, qu’un jeu veut de la mémoire. Le moteur qui joue les exemples peut tout aussi bien jouer des milliers de donnes, et compter.',
    'Chaque affirmation devient une question dont la réponse est un nombre. Combien de donnes on jouerait, et quel nombre donnerait raison au livre, tout cela fut écrit avant la première\u202f; la seule affirmation qui fasse exception le dit. Là où les joueurs ont le choix, on en a éprouvé de plusieurs sortes\u00a0: ce que les cartes refusent à l’un, elles l’accordent parfois à l’autre.',
  ],
  tally: (claims, tried) => `${claims} affirmations sur les jeux de cinq livres, dont ${tried} mises à l’épreuve.`,
  describe: (whose, outcome, tried) =>
    tried
      ? `${whose}, éprouvée par le moteur sur des milliers de donnes. ${outcome}\u00a0: les chiffres, les hypothèses, et l’épreuve à refaire.`
      : `${whose}, et pourquoi elle ne s’éprouve pas en jouant.`,
  claimBy: (author) => `Une affirmation (${author})`,
  onTrial: 'Boussac à l’épreuve',
  onTrialLong: 'Celles d’un seul auteur sont jugées ensemble\u00a0: Boussac à l’épreuve.',
  whole: 'Les chiffres, ce qui a été supposé, et l’épreuve à refaire',
  outcomes: {
    holds: { word: 'Se vérifie', sentence: 'Cela se vérifie.' },
    fails: { word: 'Ne se vérifie pas', sentence: 'Cela ne se vérifie pas.' },
    'depends-on-players': { word: 'Dépend des joueurs', sentence: 'Cela dépend de qui joue.' },
    'depends-on-number': { word: 'Dépend du nombre', sentence: 'Cela dépend du nombre des joueurs.' },
    'depends-on-reading': { word: 'Dépend des règles', sentence: 'Cela dépend de la manière dont on joue.' },
    undecided: { word: 'Indécis', sentence: 'Tant d’essais n’en décident pas.' },
    untried: { word: 'Non éprouvé', sentence: 'Cela ne peut s’éprouver ici.' },
  },
  manners: {
    random: { name: 'au hasard', gloss: 'jettent, au sort, n’importe quelle carte permise' },
    book: { name: 'selon le livre', gloss: 'suivent les conseils du livre, et le sort là où il n’en donne pas' },
    sampling: {
      name: 'en réfléchissant',
      gloss: `imaginent ${WORLDS} fois, avant de jouer, comment peuvent être les cartes cachées, et jouent ce qui réussit le mieux`,
    },
    'double-dummy': {
      name: 'à jeu découvert',
      gloss: 'voient toutes les mains et ne se trompent jamais, ce qui n’est donné à personne',
    },
  },
  usual: 'comme ce site y joue',
  seats: (seats) => `${seats} joueurs`,
  article: (number) => `article ${number}`,
  shown: 'Ce qu’on a trouvé',
  drawing: (answer) => `Dessin des chiffres du tableau qui suit\u00a0: ${answer}.`,
  legend:
    'Chaque marque est ce que les donnes ont répondu\u202f; le trait qui la traverse, les bornes entre lesquelles doit se tenir celle de toutes les donnes possibles. Dans la partie teintée du dessin, l’affirmation se vérifie.',
  bound: (side, bound) =>
    `se vérifie ${{ within: 'entre ±', above: 'au-dessus de', below: 'au-dessous de' }[side]} ${bound}`,
  pictured: {
    plot: (answer, marks, least, most, bound, there) =>
      `un dessin de ce qu’on a compté, ${answer}\u00a0: ${marks === 1 ? `une marque à ${least}, sur un trait qui en` : `${marks} marques, de ${least} à ${most}, chacune sur un trait qui en`} montre les bornes\u202f; l’affirmation ${bound}, dans la partie teintée (marques qui y sont, bornes comprises\u00a0: ${there} sur ${marks}).`,
    sum: (counts) => `autant de losanges que d’affirmations, rangés d’après le verdict\u00a0: ${counts}.`,
    quoted: (said) => `une liste de mots du livre, avec le verdict de chaque affirmation\u00a0: ${said}.`,
  },
  unanswered: 'Les donnes où ce qu’on demande ne s’est pas présenté ne sont pas parmi les réponses.',
  table: {
    players: 'Joueurs',
    others: 'Les autres',
    mean: 'Réponse',
    between: 'Entre',
    trials: { deal: 'Donnes', game: 'Parties' },
    answered: (trials) => `${trials} avec réponse`,
    of: 'sur',
    says: 'Verdict',
    bears: (held) => (held === undefined ? 'reste en suspens' : held ? 'se vérifie' : 'ne se vérifie pas'),
    to: 'et',
  },
  assumed: {
    title: 'Ce qui a été supposé',
    counted: 'Ce qu’on a compté',
    played: 'Ce qu’on a joué',
    whole: { deal: 'donnes isolées', game: 'parties entières' },
    defaults: 'Sauf mention contraire, selon les lectures que ce site a choisies.',
    players: 'Qui a joué',
    others: 'Comment jouaient les autres',
    trials: 'Combien on en a joué',
    fixed: 'Les nombres étaient arrêtés avant qu’on en compte une seule, et aucune donne n’a été écartée.',
    intervals: 'D’où viennent les bornes',
    interval: (share) =>
      share
        ? 'De la méthode de Wilson pour les proportions.'
        : 'De la méthode de Student pour les moyennes, d’après la dispersion des réponses mêmes.',
    single: 'Elles sont justes dix-neuf fois sur vingt.',
    several: (cells, level) =>
      `Comme on compare ${cells} réponses, chacune a des bornes assez larges (${level}) pour que toutes soient justes ensemble dix-neuf fois sur vingt (correction de Bonferroni).`,
    verdict: 'D’où vient le verdict',
    rule: {
      one: 'L’affirmation se vérifie quand les bornes sont tout entières de son côté de la limite, et ne se vérifie pas quand elles sont tout entières de l’autre. Si la limite passe entre elles, tant d’essais n’en décident pas.',
      several:
        'L’affirmation se vérifie quand chaque réponse, bornes comprises, est de son côté de la limite\u202f; elle ne se vérifie pas quand toutes sont de l’autre. Si les unes font ceci et les autres cela, tout dépend de ce qui les distingue\u202f; et si rien ne se contredit mais que des bornes enjambent la limite, on n’en décide pas.',
    },
  },
  again: {
    title: 'Refaites l’épreuve',
    lede: 'Les mêmes donnes, ou d’autres, comptées sous vos yeux par votre propre appareil.',
    command: 'Sur un ordinateur qui a le code du projet, ceci recompte les chiffres publiés, à l’unité près\u00a0:',
    counted: (version) => `Ils ont été comptés par la version ${version}.`,
    without: 'Il y faut ici un navigateur qui exécute les scripts.',
  },
  why: 'Pourquoi on ne l’a pas éprouvé',
  ours: (source) => `Une question que nous posons, sur ${source}`,
  said: (author, source) => `Affirmé par ${author}\u202f; comparer ${source}`,
  oursListed: 'question que nous posons',
  others: 'D’autres affirmations sur ce jeu',
  all: 'Toutes les affirmations',
  cite: 'Pour citer',
  tried: 'éprouvé',
  claimed: 'affirmation',
  ofGame: 'Ce qu’il affirme, à l’épreuve',
};

/** The words of the pages in a language. */
export const claimsWords = (lang: Language): ClaimsWords => ({ en, fr })[lang];
