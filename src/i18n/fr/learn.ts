import { uncapitalize } from '../capitalize.ts';
import { cardName, rankName } from '../cards.ts';
import type { LearnWords } from '../en/learn.ts';
import { withDe } from './elision.ts';
import { formatList } from './format-list.ts';

const le = (card: string): string => cardName(card, 'fr', 'the');

const does = (move: string): string => {
  const [first = '', link = '', ...more] = move.split(' ');
  if (first === 'names') return `nomme ${rankName(link, 'fr', 'the')}`;
  if (first === 'calls') return `appelle ${rankName(link, 'fr', 'the')}`;
  if (first === 'stands') return 's’y tient';
  if (first === 'pass') return 'passe';
  if (link === 'x') return `joue ${le(first)} en prenant ${formatList(more.map(le))}`;
  return `joue ${le(first)}`;
};

export const learn: LearnWords = {
  teachMe: 'Apprendre',
  questions: 'Questions',
  overview: {
    title: 'Apprendre les jeux',
    description:
      'Une leçon pour chacun des jeux, carte par carte, de la donne au compte, et des centaines de questions auxquelles les règles répondent.',
    lede: 'Chaque leçon est une donne entière : vous regardez, puis vous choisissez, puis vous jouez par vous-même. Les questions viennent des donnes des livres, et chaque réponse nomme sa règle.',
    mixed: 'Questions sur tous les jeux',
    mixedWhy: 'Dix à la fois, tirées au hasard de tous les jeux ensemble.',
    done: 'terminée',
    steps: (steps) => `Une leçon en ${steps} étapes`,
    count: (questions) => `${questions} questions`,
  },
  lesson: {
    title: (game) => `Apprendre à jouer : ${game}`,
    description: (game) =>
      `Une première donne, pas à pas : ce que l’on peut jouer, qui paie, et d’après quelle règle. ${game}.`,
    lede: (steps) =>
      `Une donne entière en ${steps} étapes : vous regardez, puis vous choisissez, puis vous jouez par vous-même.`,
    stepOf: (step, steps) => `étape ${step} sur ${steps}`,
    over: 'leçon terminée',
    you: (s) => `vous êtes ${s}`,
    openHands: 'Pour apprendre, toutes les mains sont ouvertes ; en jouant, on ne voit que la sienne.',
    covered: 'À partir d’ici, vous ne voyez plus que votre main.',
    named: (cards) => `Permis : ${formatList(cards, 'ou')}.`,
    any: 'Toute carte serait permise.',
    alone: 'À vous de jouer.',
    hint: 'Conseil',
    next: 'Suite',
    back: 'Retour',
    skip: 'Continuer',
    show: 'Montrez-moi',
    onlyCard: 'À vous\u00a0: une seule de vos cartes est permise, touchez-la.',
    lastCard: 'À vous\u00a0: jouez votre dernière carte.',
    plays: (card) => `À vous\u00a0: jouez ${card}.`,
    makes: (move) => `À vous ${withDe(uncapitalize(move))}.`,
    again: 'Recommencer',
    finished: 'Voilà une donne entière.',
    finishedWhy: 'Vous connaissez le jeu\u00a0: jouez maintenant les mêmes cartes sans aide, ou essayez les questions.',
    play: 'Jouer d’autres cartes',
    unaided: 'Jouer cette donne sans aide',
    ask: 'Essayer les questions',
    rules: 'L’essentiel des règles',
    toRead: 'La leçon à lire',
    toReadWhy: 'La même leçon, avec les réponses repliées.',
    yours: 'Vos cartes',
    handOf: (s) => `Les cartes ${withDe(s)}`,
    also: (card) => `C’est permis aussi ; mais la leçon continue avec ${card}.`,
    alsoMove: (move) => `C’est permis aussi\u202f; mais la leçon continue autrement\u00a0: ${uncapitalize(move)}.`,
  },
  quiz: {
    title: (game) => `Questions : ${game}`,
    mixedTitle: 'Questions sur tous les jeux',
    description: (game) =>
      `Que faut-il jouer, qui paie, et combien ? Des questions, et la règle pour chaque réponse. ${game}.`,
    mixedDescription:
      'Que faut-il jouer, qui paie, et combien ? Dix questions sur d’anciens jeux de cartes, et la règle pour chaque réponse.',
    lede: (count) =>
      `Dix à la fois, tirées de ${count.toLocaleString('fr')}. Touchez votre réponse : une carte, un joueur, un nombre ou un mot.`,
    stepOf: (question, of) => `question ${question} sur ${of}`,
    next: 'Question suivante',
    result: (right, of) => `${right} sur ${of} du premier coup.`,
    missed: 'Ce que vous avez manqué',
    again: (count) => (count === 1 ? 'La reprendre' : `Reprendre ces ${count} questions`),
    weakest: (game) => `Le plus souvent manqué\u00a0: ${game}.`,
    begin: 'Dix questions',
    ten: 'Dix autres',
    see: 'Voir cette donne sur la table',
    toRead: (shown, all) =>
      shown < all ? `${shown} des ${all.toLocaleString('fr')} questions, à lire` : 'Les questions à lire',
  },
  counters: (amount) => (amount === '1' ? '1\u00a0jeton' : `${amount}\u00a0jetons`),
  points: (amount) => (amount === '1' ? '1\u00a0point' : `${amount}\u00a0points`),
  answer: 'Réponse',
  yes: 'Oui',
  no: 'Non',
  right: 'Juste.',
  wrong: 'Faux.',
  forbids: (what) => `Pas ${what}.`,
  nothing: 'Rien',
  take: 'Prendre',
  takeWhich: 'Touchez maintenant toutes les cartes qu’elle prend.',
  taking: (card, taken) => `${card}, qui prend ${taken}`,
  anyOf: (sets) => sets.join('\u202f; ou '),
  notThese: 'Ce ne sont pas les bonnes cartes, ou il en manque.',
  silent: 'rien',
  article: (number) => `Article ${number}`,
  asks: {
    play: (s, one, all) =>
      `${s} doit jouer\u00a0: ${all ? 'quelles cartes sont permises' : one ? 'quelle carte' : 'quelle carte choisir'}\u202f?`,
    call: (s, all) => `${s} appelle\u00a0: ${all ? 'quelles cartes sont permises' : 'quelle carte appeler'}\u202f?`,
    rank: 'Quelle carte ?',
    take: (s, card) => `${s} joue ${le(card)}. Quelles cartes peut-elle prendre ?`,
    allowed: (told, nothing) => `${told}${nothing ? ' sans rien prendre' : ''}. Est-ce permis ?`,
    pays: (told) => `${told}. Qui paie, et combien de jetons ?`,
    owes: (told, who) => `${told}, et la donne finit. Combien de jetons paie alors ${who} en tout ?`,
    wins: (told, who, ends) =>
      `${told}${ends ? ', et la donne finit' : ''}. Combien de jetons gagne alors ${who} en tout ?`,
    next: (told, move) =>
      `${told}. ${/^(names|calls) /.test(move) ? 'Qui appelle maintenant' : move === 'stands' ? 'À qui le tour' : 'Qui joue ensuite'}\u202f?`,
    says: (told, s) => `${told}. Que dit ${s} ?`,
    trick: (told) => `${told}, la dernière carte de la levée. Qui fait cette levée ?`,
    worth: (told) => `${told}, la dernière carte de la levée. Combien de points vaut la levée ?`,
    scores: (told, who, ends) =>
      `${told}${ends ? ', et la donne finit' : ''}. Combien de points ${who.length > 1 ? 'marquent' : 'marque'} ${formatList(who)}\u202f?`,
    best: (told) => `${told}, et toutes les mains se montrent. Qui a la meilleure main ?`,
    chief: (s, move) =>
      `${s} ${move === 'sells' ? 'vend' : `retourne ${le(move)}`}. Qui a maintenant le meilleur atout ?`,
    payer: 'Qui paie ?',
    much: 'Combien ?',
  },
  does,
};
