import type { Manner } from '#engine/lab/manners.ts';
import type { Verdict } from '#engine/lab/question.ts';
import type { Language } from './routes.ts';

/** The words of the page on which the sources’ claims are tried. */
interface ClaimsWords {
  readonly title: string;
  readonly description: string;
  readonly lede: readonly string[];
  readonly says: (source: string) => string;
  readonly counted: string;
  readonly verdict: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly players: string;
  readonly manners: Readonly<Record<Manner, string>>;
  readonly mean: string;
  readonly between: string;
  readonly trials: string;
  readonly plot: (bound: string) => string;
  readonly again: string;
  readonly to: string;
}

const WORDS: Readonly<Record<Language, ClaimsWords>> = {
  en: {
    title: 'Claims on trial',
    description:
      'What the old books say of their games, tried by the engine on thousands of deals, with the bounds of each figure.',
    lede: [
      'The old authors assert things: that the lead is a disadvantage, that both sides often make thirty-four. The engine that plays the examples can play forty thousand deals as well, and count.',
      'Each claim is put as a question with a number for an answer, and the number of deals was fixed beforehand. The deals are played twice over: by players who choose at random, and by players who follow the advice of the book. What neither way of playing shows, a better one might.',
    ],
    says: (source) => `${source} says`,
    counted: 'How it was tried',
    verdict: 'Verdict',
    verdicts: {
      holds: 'It holds.',
      fails: 'It does not hold.',
      'depends-on-players': 'It depends on the players.',
      'depends-on-reading': 'It depends on the reading.',
      undecided: 'Not decided by so many deals.',
    },
    players: 'Players',
    manners: {
      random: 'at random',
      book: 'by the book',
      sampling: 'imagining the hidden hands',
      'double-dummy': 'with all hands open',
    },
    mean: 'Answer',
    between: '19 times in 20 between',
    trials: 'Trials',
    plot: (bound) => `Each answer with its bounds; the upright line is ${bound}, which the claim must pass.`,
    again: 'Anyone can count again, to the last unit:',
    to: 'and',
  },
  fr: {
    title: 'Les affirmations à l’épreuve',
    description:
      'Ce que les anciens livres affirment de leurs jeux, éprouvé par le moteur sur des milliers de donnes, avec les bornes de chaque chiffre.',
    lede: [
      'Les anciens auteurs affirment\u00a0: que l’entame est un désavantage, que chaque camp fait souvent trente-quatre. Le moteur qui joue les exemples peut aussi jouer quarante mille donnes, et compter.',
      'Chaque affirmation devient une question dont la réponse est un nombre, et le nombre des donnes était fixé d’avance. Les donnes sont jouées deux fois\u00a0: par des joueurs qui choisissent au hasard, et par des joueurs qui suivent les conseils du livre. Ce que ne montre ni l’une ni l’autre de ces manières, une meilleure le montrerait peut-être.',
    ],
    says: (source) => `Selon ${source}`,
    counted: 'Comment on l’a éprouvé',
    verdict: 'Verdict',
    verdicts: {
      holds: 'Cela se vérifie.',
      fails: 'Cela ne se vérifie pas.',
      'depends-on-players': 'Cela dépend des joueurs.',
      'depends-on-reading': 'Cela dépend de la lecture.',
      undecided: 'Tant de donnes n’en décident pas.',
    },
    players: 'Joueurs',
    manners: {
      random: 'au hasard',
      book: 'selon le livre',
      sampling: 'en imaginant les mains cachées',
      'double-dummy': 'cartes sur table',
    },
    mean: 'Réponse',
    between: '19 fois sur 20 entre',
    trials: 'Essais',
    plot: (bound) => `Chaque réponse avec ses bornes\u202f; le trait vertical est à ${bound}, qu’il lui faut passer.`,
    again: 'Chacun peut recompter, à l’unité près\u00a0:',
    to: 'et',
  },
};

/** The words of the page in a language. */
export const claimsWords = (lang: Language): ClaimsWords => WORDS[lang];
