import { uncapitalize } from '../capitalize.ts';
import type { ClaimOutcome } from '../en/claims.ts';
import type { StudyWords } from '../en/study.ts';
import { formatList } from './format-list.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

export const study: StudyWords = {
  titleOf: (game) => `${game} à l’étude`,
  description: (game) =>
    `${game} : le jeu est-il équitable, ce qu’en dit son livre est-il vrai, combien dure-t-il, et quelle part du livre se joue ?`,
  contents: 'Sur cette page',
  counted: 'La méthode de ces chiffres',
  share: {
    title: 'Quelle part de la partie vient du livre\u202f?',
    text: ({ stated, inferred, editorial }) =>
      `De tout ce qui arrive à la table, ${formatList([
        ...(stated ? [`${stated} est attesté par le livre`] : []),
        ...(inferred ? [`${inferred} est inféré d’un auteur plus tardif ou d’un exemple`] : []),
        ...(editorial ? [`${editorial} est notre choix, là où le livre se tait`] : []),
      ])}.`,
    statuses: { stated: 'attesté', inferred: 'inféré', editorial: 'notre choix' },
    events: 'Ce qui arrive',
    amounts: (points) => (points ? 'Points marqués' : 'Jetons payés'),
    choices: 'Nos choix qui reviennent le plus souvent',
    practices: {
      title: 'Si l’on prend l’autre usage',
      text: (deals) =>
        `Chacune de ${deals} donnes a été rejouée, carte pour carte, selon tous les autres usages de chaque point discuté. Les usages qui n’en changent aucune ne figurent pas ici.`,
      point: 'Point discuté',
      practice: 'Autre usage',
      differ: 'Autres comptes',
      forbidden: 'Un coup refusé',
    },
    how: (games, seats, byBook) =>
      `Compté sur ${games} parties entières à ${seats} joueurs, qui ${byBook ? 'suivent les conseils du livre' : 'jouent au hasard toute carte permise'}\u00a0: chaque fait cite un article.`,
    methodOfAll: (games) =>
      `Les faits de ${games} parties entières de chaque jeu, selon le statut de l’article que chacun cite\u202f; la page de chaque jeu en dit plus. Pour les recompter\u00a0:`,
    all: 'Quelle part des parties jouées vient des livres\u202f?',
  },
  audit: {
    all: 'Chaque citation est-elle juste\u202f?',
    text: 'Chaque ligne du code qui exécute une règle dit à quel article elle appartient. Pour voir si c’est vrai, nous changeons le code, une petite chose à la fois, et nous jouons\u00a0: le premier article qui rend compte du changement devrait être celui de la ligne. Si c’en est un autre, la raison est écrite, ou le cas reste ouvert. Certains changements ne se voient que dans ce qui ne cite rien (à qui de jouer, qui a gagné)\u202f; certains ne se voient pas du tout.',
    heads: {
      all: 'En tout',
      own: 'Son article',
      explained: 'Autre, expliqué',
      other: 'Autre, ouvert',
      untold: 'Aucun article',
    },
    ofGame: (own, told, all) =>
      `Nous avons fait ${all} petits changements dans le code des règles. Un article a rendu compte de ${told} d’entre eux\u202f; pour ${own}, c’était celui de la ligne.`,
    unseen: (equivalent, unseen) =>
      `Parmi les changements dont aucun article ne rend compte, ${equivalent} ne peuvent pas se voir, car le code fait la même chose avec eux\u202f; la raison de chacun est écrite. ${unseen} pourraient se voir, mais ne l’ont pas fait dans les parties que nous avons jouées.`,
    again: 'Pour le refaire\u00a0:',
  },
  fair: {
    title: 'Le jeu est-il équitable ?',
    yes: 'Autant qu’on puisse compter, oui : aucune place ne fait mieux qu’une autre au point qu’on le remarque.',
    played: (byBook) =>
      byBook
        ? 'Compté entre joueurs qui suivent tous les conseils du livre.'
        : 'Compté entre joueurs qui jouent tous au hasard.',
    no: (best, worst, points) => {
      const unit = (amount: string) =>
        `${amount}\u00a0${points ? 'point' : 'jeton'}${Number.parseFloat(amount.replace(',', '.')) < 2 ? '' : 's'}`;
      if (best && worst)
        return `Dans une donne, non. ${best[0]} gagne en moyenne ${unit(best[1])} de plus que les autres ; ${uncapitalize(worst[0])}, ${worst[1]} de moins.`;
      const [who, amount] = (best ?? worst)!;
      return `Dans une donne, non. ${who} ${points ? 'fait' : 'gagne'} en moyenne ${unit(amount)} de ${best ? 'plus' : 'moins'} que ${points ? 'l’autre' : 'les autres'}.`;
    },
    seat: (place, places) =>
      place === 0
        ? 'Qui joue le premier'
        : place === places - 1
          ? 'Le donneur'
          : `Le ${['deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'][place - 1]!} à jouer`,
    side: 'Le camp qui joue le premier',
  },
  true: {
    title: 'Est-ce vrai ?',
    counted: (outcomes) => {
      const untried = outcomes.get('untried') ?? 0;
      const tried = [...outcomes.values()].reduce((a, b) => a + b, 0) - untried;
      const parts: Readonly<Record<ClaimOutcome, (number: number) => string>> = {
        holds: (number) =>
          number > 1 && number === tried ? 'toutes se vérifient' : count(number, 'se vérifie', 'se vérifient'),
        fails: (number) =>
          number > 1 && number === tried
            ? 'aucune ne se vérifie'
            : count(number, 'ne se vérifie pas', 'ne se vérifient pas'),
        'depends-on-players': (number) => count(number, 'dépend des joueurs', 'dépendent des joueurs'),
        'depends-on-number': (number) =>
          count(number, 'dépend du nombre des joueurs', 'dépendent du nombre des joueurs'),
        'depends-on-reading': (number) => count(number, 'dépend des règles', 'dépendent des règles'),
        'depends-on-case': (number) => count(number, 'dépend du cas', 'dépendent du cas'),
        undecided: (number) => count(number, 'reste indécise', 'restent indécises'),
        untried: (number) => count(number, 'ne peut être mise à l’épreuve', 'ne peuvent être mises à l’épreuve'),
      };
      const said = formatList(
        (Object.keys(parts) as ClaimOutcome[]).flatMap((outcome) => {
          const number = outcomes.get(outcome);
          return number === undefined || outcome === 'untried' ? [] : [parts[outcome](number)];
        }),
      );
      const played = `${tried < 2 ? 'éprouvée' : 'éprouvées'} sur des milliers de donnes, ${said}`;
      const all = `Sur ${count(tried + untried, 'affirmation', 'affirmations')}`;
      return untried === 0
        ? `${all}, ${played}.`
        : `${all}, ${parts.untried(untried)} ; ${tried < 2 ? 'sur l’autre' : `sur les ${tried} autres`}, ${played}.`;
    },
  },
  long: {
    title: 'Combien de temps ?',
    text: (deal, game) => `Une donne dure ${deal}, une partie ${game}.`,
  },
  articles: {
    title: 'Quelle part du livre se joue ?',
    open: 'Chaque article, et où il se joue',
    titleOf: (game) => `${game}\u00a0: où se joue chaque article`,
    description: (game) =>
      `${game}, article par article\u00a0: les exemples qui le jouent, les tests qui l’éprouvent, ou la raison qui empêche de l’exécuter.`,
  },
  silences: {
    titleOf: (game) => `${game}\u00a0: ce que le livre a oublié`,
    description: (game) =>
      `Tout ce que le livre laisse ouvert (${game})\u00a0: ce qu’il a fallu ajouter pour jouer, combien de fois on en a besoin, et la donne la plus courte où cela se rencontre.`,
    open: (number) => `Ce que le livre a oublié\u00a0: ${number}\u00a0${number === 1 ? 'point' : 'points'} en tout`,
    lede: 'Aucun livre de règles ne dit tout ce qu’une table a besoin de savoir. Voici tout ce qu’il a fallu ajouter pour jouer celui-ci. Chaque point est un article de notre édition, marqué comme nôtre, et toute table qui en a besoin le cite.',
    none: 'Rien\u00a0: tout ce qui arrive à cette table est dans le livre.',
    often: (times) => `${times === '1' ? 'une' : times}\u00a0fois par partie`,
    rarely: 'dans moins d’une partie sur vingt',
    never: (games) =>
      `jamais en ${games}\u00a0parties\u00a0: avant de jouer, par une autre variante de règle, ou plus rare encore`,
    shortest: (practices) =>
      `Le plus court chemin${practices ? `, par une autre variante de règle. ${practices}` : ''}`,
    proof: 'Est-ce vraiment tout\u202f?',
    played: (deals, positions, endings) =>
      `Pour voir s’il manque autre chose, nous avons joué de toutes les manières possibles ${endings ? 'les dernières cartes de donnes entières' : 'de petites donnes de quelques cartes'}, à la plus petite table\u00a0: ${deals}\u00a0donnes, ${positions}\u00a0positions, selon l’usage ordinaire et selon chacun des autres.`,
    stopped: (most) => `Pour l’un d’eux, nous nous sommes arrêtés à ${most}\u00a0positions.`,
    held: 'Dans chaque position, il y avait un coup à jouer ou la fin de la donne, chaque fait nommait son article, aucun jeton ne s’est perdu.',
    met: (met, all) =>
      `De ces ${all}\u00a0points, ${met === 0 ? 'aucun ne se rencontre' : met === 1 ? 'un seul se rencontre' : `${met}\u00a0se rencontrent`} dans ces donnes\u202f; ${met === 0 ? 'ils' : 'les autres'} viennent dans des parties plus longues, à de plus grandes tables, par des fautes, ou avant la première carte.`,
  },
  further: {
    title: 'Aller plus loin',
    points: (number) => count(number, 'point que le livre laisse ouvert', 'points que le livre laisse ouverts'),
    questions: (number) => `${number}, chacune sur un exemple joué`,
    code: 'les lignes qui exécutent chaque article',
    whole: 'Une donne entière à suivre',
  },
  link: 'Étudier ce jeu',
  behind: (points, pairs, examples) =>
    `Est-il équitable, ce qu’en dit son livre est-il vrai, combien dure-t-il ? ${[
      ...(points > 0 ? [count(points, 'point discuté', 'points discutés')] : []),
      ...(pairs > 0 ? [count(pairs, 'comparaison', 'comparaisons')] : []),
      count(examples, 'exemple joué', 'exemples joués'),
    ].join(', ')}, le code.`,
};
