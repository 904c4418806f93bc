import type { SEEN } from '../model/sources.ts';
import type { SUPPORTS } from '../model/witnesses.ts';
import { COLON } from './colon.ts';
import type { Language } from './routes.ts';

/** The words of the register of witnesses, and of the counts drawn from it. */
export interface WitnessWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly sources: string;
  readonly others: string;
  /** Of the texts that are no copies of a source; the kinds of copies are named where the sources are. */
  readonly kinds: Readonly<Record<'period' | 'modern', string>>;
  /** The link to the page of a source, which describes its copies. */
  readonly atLength: string;
  readonly seen: Readonly<Record<(typeof SEEN)[number], string>>;
  /** How many disputed points lean on a text, and where they stand. */
  readonly leaning: (count: number) => string;
  /** The last entry: what leans on a usage for which no text was noted. */
  readonly usage: { readonly word: string; readonly title: string; readonly text: string };
  /** After the siglum of a text: how it supports a practice; nothing where it says so itself. */
  readonly support: Readonly<Record<(typeof SUPPORTS)[number], string>>;
  readonly counts: {
    readonly title: string;
    readonly lede: string;
    readonly texts: (all: number, seen: number) => string;
    readonly points: (all: number, onTexts: number, onUsage: number, ours: number) => string;
    readonly caption: string;
    readonly edition: string;
    readonly total: string;
    readonly register: string;
  };
}

const en: WitnessWords = {
  title: 'The witnesses',
  description:
    'Every text on which a reading leans: its siglum, what it is, who holds it, how much of it was seen, and where it can be seen.',
  lede: 'Each text that supports a reading has a siglum, and stands below with what it is, who holds it, how much of it was before us, and the disputed points that lean on it. What leans on usage alone, with no text noted, is counted apart at the end.',
  sources: 'The sources and their copies',
  others: 'Other texts',
  kinds: {
    period: 'a text of its time',
    modern: 'a modern page',
  },
  atLength: 'described with its source',
  seen: {
    whole: 'seen whole',
    part: 'seen in part',
    noted: 'read and noted; no copy kept',
    reported: 'not seen; reported by others',
    not: 'not seen',
  },
  leaning: (count) =>
    count === 0
      ? 'No disputed point leans on it.'
      : `${count} disputed ${count === 1 ? 'point leans' : 'points lean'} on it${COLON.en}`,
  usage: {
    word: 'usage',
    title: 'Usage, no text noted',
    text: 'What tables do today, or did, as our notes have it without naming a text. It is counted apart, because it cannot be checked here.',
  },
  support: { says: '', inference: 'by inference', analogy: 'by analogy', silence: 'by its silence' },
  counts: {
    title: 'In numbers',
    lede: 'Counted from the data each time these pages are made.',
    texts: (all, seen) =>
      `${all} texts stand in the register of witnesses; ${seen} of them, whole or in part, were before us and are kept with the project.`,
    points: (all, onTexts, onUsage, ours) =>
      `Of ${all} disputed points, ${onTexts} lean on at least one named text, ${onUsage} lean somewhere on usage without a named text, and ${ours} rest on us alone.`,
    caption: 'The articles of each edition, by how they are known',
    edition: 'Edition',
    total: 'In all',
    register: 'The witnesses, each with the points that lean on it',
  },
};

const fr: WitnessWords = {
  title: 'Les témoins',
  description:
    'Tous les textes sur lesquels s’appuie une lecture : leur sigle, ce qu’ils sont, qui les conserve, ce qu’on en a vu, où les voir.',
  lede: 'Chaque texte qui soutient une lecture a son sigle, et figure ci-dessous avec ce qu’il est, qui le conserve, ce que nous en avons eu sous les yeux, et les points discutés qui s’appuient sur lui. Ce qui n’a pour appui que l’usage, sans texte relevé, est compté à part, à la fin.',
  sources: 'Les sources et leurs copies',
  others: 'Autres textes',
  kinds: {
    period: 'un texte du temps',
    modern: 'une page moderne',
  },
  atLength: 'décrit avec sa source',
  seen: {
    whole: 'vu en entier',
    part: 'vu en partie',
    noted: 'lu et relevé, sans copie gardée',
    reported: 'non vu, rapporté par d’autres',
    not: 'non vu',
  },
  leaning: (count) =>
    count === 0
      ? 'Aucun point discuté ne s’y appuie.'
      : `${count} ${count === 1 ? 'point discuté s’y appuie' : 'points discutés s’y appuient'}${COLON.fr}`,
  usage: {
    word: 'usage',
    title: 'L’usage, sans texte relevé',
    text: 'Ce que font les tables d’aujourd’hui, ou ce qu’elles ont fait, d’après des notes qui ne nomment pas de texte. On le compte à part, puisqu’on ne peut le vérifier ici.',
  },
  support: { says: '', inference: 'par déduction', analogy: 'par analogie', silence: 'par son silence' },
  counts: {
    title: 'En chiffres',
    lede: 'Comptés sur les données chaque fois que ces pages se font.',
    texts: (all, seen) =>
      `Le registre des témoins compte ${all} textes ; ${seen} d’entre eux, en entier ou en partie, ont été sous nos yeux et sont gardés avec le projet.`,
    points: (all, onTexts, onUsage, ours) =>
      `Sur ${all} points discutés, ${onTexts} s’appuient sur un texte nommé au moins, ${onUsage} quelque part sur un usage sans texte nommé, et ${ours} reposent sur nous seuls.`,
    caption: 'Les articles de chaque édition, selon la manière dont on les connaît',
    edition: 'Édition',
    total: 'En tout',
    register: 'Les témoins, chacun avec les points qui s’appuient sur lui',
  },
};

const WORDS: Record<Language, WitnessWords> = { en, fr };

/** The words of the register of witnesses in a language. */
export const witnessWords = (lang: Language): WitnessWords => WORDS[lang];
