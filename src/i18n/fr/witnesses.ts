import type { WitnessWords } from '../en/witnesses.ts';

export const witnesses: WitnessWords = {
  title: 'Les témoins',
  description:
    'Tous les textes sur lesquels s’appuie une interprétation\u00a0: leur sigle, ce qu’ils sont, qui les conserve, ce qu’on en a vu, où les voir.',
  lede: 'Chaque texte qui soutient une interprétation a son sigle, et figure ci-dessous avec ce qu’il est, qui le conserve, ce que nous en avons eu sous les yeux, et les points discutés qui s’appuient sur lui. Les points dont un usage n’a pour appui que l’usage courant, sans texte relevé, sont comptés à la fin ; leurs autres usages peuvent s’appuyer sur des textes. Une date entre crochets est déduite par nous.',
  sources: 'Les sources et leurs copies',
  others: 'Autres textes',
  kinds: {
    period: 'un texte de l’époque',
    modern: 'un texte moderne',
  },
  atLength: 'décrit avec sa source',
  home: 'page d’accueil seulement',
  shelfmark: (number) => `cote ${number}`,
  accessed: (day) => `adresse vue le ${day}`,
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
      : `${count} ${count === 1 ? 'point discuté s’y appuie' : 'points discutés s’y appuient'}\u00a0:`,
  usage: {
    word: 'usage',
    title: 'L’usage, sans texte relevé',
    text: 'Ce que font les tables d’aujourd’hui, ou ce qu’elles ont fait, d’après des notes qui ne nomment pas de texte. On le compte à part, puisqu’on ne peut le vérifier ici.',
  },
  support: { says: '', inference: 'par déduction', analogy: 'par analogie', silence: 'par son silence' },
  primaries: (all, unseen) =>
    `Des ${all} originaux, ${unseen === all ? 'aucun n’a été lu dans l’imprimé même' : `${all - unseen} ont été lus dans l’imprimé même`}\u00a0: tout article qui n’est pas notre choix repose sur une copie, une réimpression ou un récit.`,
  counts: {
    title: 'En chiffres',
    lede: 'Comptés sur les données chaque fois que le site est construit.',
    texts: (all, seen) =>
      `Le registre des témoins compte ${all} textes ; ${seen} d’entre eux, en entier ou en partie, ont été sous nos yeux. Ils sont gardés à côté du projet, et ne sont pas publiés avec lui.`,
    points: (all, onTexts, onUsage, ours) =>
      `Sur ${all} points discutés, ${onTexts} s’appuient sur au moins un texte nommé, ${onUsage}, pour tel ou tel choix, sur un usage sans texte nommé, et ${ours} reposent sur nous seuls.`,
    caption: 'Les articles de chaque édition, selon la manière dont on les connaît',
    edition: 'Édition',
    total: 'En tout',
    register: 'Les témoins, chacun avec les points qui s’appuient sur lui',
  },
};
