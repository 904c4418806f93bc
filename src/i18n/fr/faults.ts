import type { FaultCode } from '#engine/record/faults.ts';
import { playerNameFaults } from './player-name-faults.ts';

/** Parts of a fault message: the legal moves (`$4`), or that there are none; and the mark for a penalised move. */
const A_MOVE = 'il {fallait l’un de ces coups : $4|n’y avait pas de coup permis}';
const OR_MISPLAY = ', ou la marque « ? »';

/** Fault messages of a record, with the placeholders of the English ones: see `engine/record/fault-sentences.ts`. */
export const faults: Readonly<Record<FaultCode, string>> = {
  // Text.
  'too-long': '{$3|la notation} a $1 signes ; il en fallait $2 au plus',
  'more-faults': 'il y a d’autres fautes que ces $1 ; il fallait d’abord corriger celles-ci',
  'unclosed-tag': 'cette étiquette n’est pas fermée ; il fallait [Name "value"] sur une seule ligne',
  'bad-tag':
    'ce n’est pas une étiquette ; il fallait [Name "value"], un nom de lettres, comme [Game "snip-snap-snorum"]',
  'unclosed-comment': 'ce commentaire n’est pas fermé ; il fallait une } avant la fin de la notation',
  'stray-sign':
    '« $1 » n’a pas de sens à cet endroit ; il fallait une étiquette, une main (A: 9S 10H) ou un coup (A 9S)',
  'foreign-sign':
    'le signe « $1 » ($2) n’a pas sa place ici ; il fallait {$3|des lettres, des chiffres et les autres signes d’un clavier}',
  'not-utf-8':
    'ce texte n’a pas été enregistré en UTF-8 (on y trouve $1) ; il fallait un fichier en UTF-8, ou en UTF-16 avec sa marque en tête',
  'tag-twice': 'l’étiquette $1 figure deux fois ; il n’en fallait qu’une',
  'misplaced-tag':
    'l’étiquette $1 figure dans une donne ; il fallait la mettre avant le premier [Deal …], car elle vaut pour toutes',
  'too-many-tags':
    'ici commence l’étiquette nº\u00a0$1 ; il en fallait $2 au plus avant la première donne et dans chaque donne',
  'too-many-hands': 'ici commence la main nº\u00a0$1 de la donne ; il en fallait $2 au plus',
  'too-many-cards': 'ici se trouve la carte nº\u00a0$1 d’une même main ; il en fallait $2 au plus',
  'too-many-deals': 'ici commence la donne nº\u00a0$1 ; il en fallait $2 au plus',
  'too-many-moves': 'ici se trouve le coup nº\u00a0$1 de la notation ; il en fallait $2 au plus',
  'tag-missing':
    'l’étiquette $1 manque ; il fallait {$2 en tête|l’un de ces jeux : $3|les noms des joueurs dans l’ordre du jeu, comme [Seats "A B C"]}',
  'unknown-card': 'il n’y a pas de carte « $1 » ; il fallait une valeur et une couleur, comme 9S, 10D, KH',
  'unknown-seat': 'il n’y a pas de joueur « $1 » ; il fallait l’un de ceux-ci : $2',
  'move-incomplete': 'le coup de $1 est incomplet ; il fallait une carte, « pass » ou « claims » après le nom',
  'hand-in-moves': 'la main de $1 vient après les coups ; il fallait toutes les mains avant le premier coup',
  'outside-deal': '« $1 » précède les donnes ; il fallait [Deal "1"] au-dessus des mains',
  'bad-prompt': '« $1 » ne commence pas d’invite de leçon ; il fallait l’un de ceux-ci devant le texte : $2',
  'misplaced-prompt': 'cette invite suit $1 ; il fallait la mettre après [Deal "1"] ou après un coup',
  'prompt-without-move': 'aucun coup ne suit la question « $1 » ; il fallait le coup qui y répond',
  'not-the-learner': 'le coup qui répond à cette question est de $1 ; il fallait un coup de $2, qui apprend',
  'move-in-hands': 'c’est un coup ; il fallait des mains seules, comme A: 9S 10H',
  'bracket-in-hand': 'une parenthèse n’est pas fermée, ou pas ouverte ; il fallait (4H 7C) dans une même main',
  // Tags.
  'unknown-version': 'la notation est de la version « $1 » ; il fallait [Snorum "1"]',
  'unknown-rules': 'il n’y a pas de version « $1 » des règles ; il fallait [Rules "$2"]',
  'unknown-game': 'il n’y a pas de jeu « $1 » ; il fallait l’un de ceux-ci : $2',
  'unknown-variant':
    '$1 n’a pas de variante « $2 » ; il {fallait l’une de celles-ci : $3|ne fallait pas d’étiquette Variant}',
  'wrong-source': 'ce jeu vient de $2, non de « $1 » ; il fallait [Source "$2"]',
  'too-many-seats': 'les joueurs sont au nombre de $1 ; il en fallait $2 au plus',
  'bad-seat-name':
    '« $1 » ne peut être le nom d’un joueur ; il fallait {un mot qui ne soit pas une carte ; or $2 en est une|un mot qui n’ait pas déjà un sens dans une notation ; sont exclus : $3|un mot qu’on ne puisse prendre pour « $4 »|un mot en signes visibles, sans parenthèse, crochet, accolade, guillemet, deux-points, point-virgule ni point d’interrogation}',
  ...playerNameFaults,
  'long-seat-name': 'le nom de ce joueur a $1 signes ; il en fallait $2 au plus',
  'wrong-seats': '$1 ne se joue pas à $2 ($4) ; il fallait {l’un de ces nombres\u00a0: $3|d’autres variantes de règle}',
  'unknown-reading': '$1 n’a pas de variante de règle «\u202f$2\u202f»\u202f; il fallait l’une de celles-ci : $3',
  'unknown-practice':
    'la variante de règle $1 ne peut être «\u202f$2\u202f»\u202f; il fallait l’un de ces choix\u00a0: $3',
  'bad-reading': '«\u202f$1\u202f» n’est pas une variante de règle\u202f; il fallait nom=choix, comme double=flat',
  'idle-reading': 'la variante de règle $1 n’existe pas dans $2\u202f; il fallait l’une de celles-ci : $3',
  'reading-twice': 'la variante de règle $1 figure deux fois ; il n’en fallait qu’une',
  'wrong-counters': 'on commence avec $2 jetons, non « $1 » ; il fallait [Counters "$2"]',
  'no-dealer': 'rien ne dit qui donne ; il fallait une étiquette Dealer, Draw ou Seed',
  'bad-draw': 'ces cartes ne désignent pas le premier donneur ; il {fallait s’arrêter à $1|en fallait davantage}',
  'unknown-generator':
    'il n’y a pas de générateur « $1 » ; il fallait [Generator "$2"], ou toutes les cartes et pas de Seed',
  'wrong-dealer': 'c’est $2 qui donne ici, non $1 ; il fallait [Dealer "$2"]',
  'bad-lot': 'Lot doit nommer chaque joueur une fois ; il fallait $1, dans l’ordre voulu',
  'bad-expect':
    '« $1 » n’a pas de sens dans Expect ; il fallait des comptes et leurs jetons, comme A 5 B 4 pool 6 (comptes : $2)',
  'wrong-balance': 'le compte de $1 porte $2 ; il fallait $3',
  // Deal.
  'wrong-deal-number': 'c’est ici la donne $2, non « $1 » ; il fallait [Deal "$2"]',
  'game-over': 'la partie est finie ; il ne fallait plus de donne',
  'deal-not-over': 'la donne précédente n’est pas finie ; il fallait d’abord un coup de $1',
  'missing-hand': 'la main de $1 manque ; il en fallait les cartes, au nombre de $2',
  'hand-twice': 'la main de $1 figure deux fois ; il n’en fallait qu’une',
  'wrong-hand': 'le nombre de cartes de $1 est de $2 ; il en fallait $3',
  'card-twice': 'la carte $1 figure deux fois dans la donne ; il n’en fallait qu’une',
  'not-in-pack': 'la carte $1 n’est pas dans le jeu de $2 cartes ; il fallait une carte de ce jeu',
  'wrong-talon': 'ce n’est pas ce qui reste au talon ; il fallait $1',
  'not-from-seed': 'Seed ne donne pas ces cartes à $1 ; il fallait $2, ou pas d’étiquette Seed à côté des mains',
  // Moves.
  'deal-over': 'la donne est finie avant ce coup ; il fallait [Deal "$1"], ou la fin de la notation',
  'not-your-turn': 'ce n’est pas à $1 de jouer ($3) ; il fallait un coup de $2',
  'not-in-hand': `$1 n’a pas $2 en main ($3) ; ${A_MOVE}`,
  'must-pair': `$1 a une carte de même valeur et doit apparier ($3) ; ${A_MOVE}${OR_MISPLAY}`,
  'must-continue': '$1 doit continuer la suite ($3) ; il fallait $4',
  'must-supply': '$1 doit poser la carte demandée ($3) ; il fallait $4',
  'no-such-move':
    '« $2 » n’est pas un coup que $1 puisse faire ici ; il {fallait l’un de ces coups : $3|n’y avait pas de coup permis}',
  'no-pass': `$1 ne peut passer ($3) ; ${A_MOVE}`,
  'nothing-to-claim': '$1 n’a pas d’amende à réclamer ($3) ; il fallait un coup',
  'must-follow': `$1 a de la couleur demandée et doit en fournir ($3) ; ${A_MOVE}${OR_MISPLAY}`,
  'must-beat': `$1 peut surmonter la carte qui l’emporte, et le doit ($3) ; ${A_MOVE}${OR_MISPLAY}`,
  'must-trump': `$1 doit couper ($3) ; ${A_MOVE}${OR_MISPLAY}`,
  'must-discard': `$1 doit se défausser ($3) ; ${A_MOVE}${OR_MISPLAY}`,
  'must-answer': `ce n’est pas à cela que $1 doit répondre : $2 n’est pas possible ici ($3) ; ${A_MOVE}`,
  'not-now': `$1 ne peut faire cela maintenant : « $2 » ($3) ; ${A_MOVE}`,
  irregular: `« $2 » est une faute que la règle punit ($3) ; ${A_MOVE}${OR_MISPLAY}`,
  'no-fault': `$1 ne peut commettre ici la faute « $2 » ($3) ; ${A_MOVE}`,
  'no-misplay': 'ce coup n’est pas une faute ; il fallait le coup sans la marque « ? »',
  'bad-turn-up': 'le nombre de cartes retournées est de $1 ; il en fallait une, comme Turn-up: 9S',
  'idle-pile': 'il n’y a pas de $1 dans $2 ; il fallait la donne sans cette ligne',
  'wrong-call': '$1 a annoncé « $2 » avec cette carte ; il {fallait $3|ne fallait rien annoncer}',
  'must-name': '$1 doit nommer la carte qui doit parler, non « $2 » ($3) ; il fallait $4',
  'must-call': '$1 parle et doit appeler une carte, non « $2 » ($3) ; il fallait $4',
  'already-shown': '« $2 » demande une carte déjà montrée ($3) ; il fallait $4',
  'wrong-word': '« $2 » n’est pas le mot qu’il faut dire ($3) ; il fallait $4',
  'must-capture': `$1 ne peut poser une carte quand une autre peut prendre ($3) ; ${A_MOVE}`,
  'must-take-all': `$1 doit prendre davantage avec cette carte ($3) ; ${A_MOVE}`,
  'does-not-combine': `la carte de $1 ne peut prendre celles-là ($3) ; ${A_MOVE}`,
  'may-not-expose': `$1 ne peut découvrir de carte ($3) ; ${A_MOVE}${OR_MISPLAY} du donneur avant la première carte d’un tour`,
  'not-on-top': '$1 retourne la carte du dessus, et $2 n’est pas celle-là ($3) ; il fallait la retourner',
  'not-for-sale': `« $2 » vise ce qui n’est pas à vendre ici ($3) ; ${A_MOVE}`,
  'must-answer-offer': `$1 doit vendre ou garder ce dont on offre un prix ($3) ; ${A_MOVE}`,
  'bad-offer': `« $2 » ne dépasse pas l’offre qui tient, ou dépasse la limite ($3) ; ${A_MOVE}`,
};

export const formatFaultPosition = (line: number, column: number, fault: string): string =>
  `Ligne ${line}, colonne ${column}\u00a0: ${fault}`;
