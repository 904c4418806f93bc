/** What a table says to those who play at it. */
import type { Language } from '../../i18n/routes.ts';
import type { Kind } from './players.ts';

interface PlayWords {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly youAre: (seats: string) => string;
  /** In place of it, when nobody at the device plays. */
  readonly watching: string;
  readonly yourCards: (seat: string) => string;
  readonly yourTurn: (seat: string) => string;
  readonly waiting: (seat: string) => string;
  readonly thinking: (seat: string) => string;
  /** Where nobody is to know which of the others is asked for a card. */
  readonly asked: string;
  /** A player of the engine’s did what the book advises; the article follows. */
  readonly follows: (seat: string) => string;
  readonly choose: (card: string) => string;
  readonly misplay: string;
  readonly dealNext: string;
  readonly reveal: (seat: string) => string;
  readonly covered: (seat: string) => string;
  readonly takeBack: string;
  readonly keep: string;
  readonly copyLink: string;
  readonly copyRecord: string;
  readonly download: string;
  readonly copied: string;
  readonly notCopied: string;
  /** What stands there to be copied by hand. */
  readonly byHand: string;
  readonly tooLong: string;
  readonly leave: string;
  readonly back: string;
  readonly seeAll: string;
  readonly over: string;
  readonly chair: (seat: string) => string;
  readonly spoilt: string;
  /** The same, while another game is on the table. */
  readonly spoiltHere: string;
  readonly unreadable: string;
  readonly newGame: string;
  readonly players: string;
  readonly variant: string;
  readonly plain: string;
  readonly readings: string;
  /** Why some of the readings cannot be chosen. */
  readonly barred: (seats: number) => string;
  readonly seed: string;
  readonly seedWhy: string;
  readonly begin: string;
  readonly open: string;
  readonly needsScript: string;
}

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = {
  en: {
    kinds: { you: 'you', random: 'plays at random', book: 'plays by the book', search: 'thinks ahead' },
    youAre: (seats) => `You play ${seats}`,
    watching: 'You look on',
    yourCards: (seat) => `The cards of ${seat}`,
    yourTurn: (seat) => `${seat}, it is your turn.`,
    waiting: (seat) => `${seat} is to play.`,
    thinking: (seat) => `${seat} is thinking.`,
    asked: 'The others are playing.',
    follows: (seat) => `${seat} follows the book’s advice`,
    choose: (card) => `How is ${card} to be played?`,
    misplay: 'Lay it all the same, and take the penalty',
    dealNext: 'Deal the next cards',
    reveal: (seat) => `I am ${seat}: show my cards`,
    covered: (seat) => `Hand the device to ${seat}.`,
    takeBack: 'Take back',
    keep: 'Keep or share',
    copyLink: 'Copy a link to this game',
    copyRecord: 'Copy the record',
    download: 'Save the record',
    copied: 'Copied.',
    notCopied: 'It could not be copied; here it is, to be copied by hand.',
    byHand: 'To be copied by hand',
    tooLong: 'This game is too long for a link; save its record, and open it on the page of the game.',
    leave: 'Leave the game',
    back: 'Back to the game',
    seeAll: 'See all hands',
    over: 'The game is over.',
    chair: (seat) => `Who plays for ${seat}`,
    spoilt: 'The link does not hold a game that can be read. Here is a new table.',
    spoiltHere: 'The link does not hold a game that can be played. This one goes on.',
    unreadable: 'That file cannot be read as the record of a game.',
    newGame: 'A new game',
    players: 'Players',
    variant: 'Rules',
    plain: 'the game itself',
    readings: 'Disputed points',
    barred: (seats) => `What is greyed does not go with ${seats} players.`,
    seed: 'Seed of the shuffle',
    seedWhy: 'The same seed deals the same cards again.',
    begin: 'Sit down and deal',
    open: 'Open a saved record',
    needsScript: 'To play, this page needs JavaScript. The rules and the examples do not.',
  },
  fr: {
    kinds: { you: 'vous', random: 'joue au hasard', book: 'joue selon le livre', search: 'réfléchit' },
    youAre: (seats) => `Vous jouez ${seats}`,
    watching: 'Vous regardez jouer',
    yourCards: (seat) => `Les cartes de ${seat}`,
    yourTurn: (seat) => `${seat}, c’est à vous.`,
    waiting: (seat) => `C’est à ${seat} de jouer.`,
    thinking: (seat) => `${seat} réfléchit.`,
    asked: 'Les autres jouent.',
    follows: (seat) => `${seat} suit le conseil du livre`,
    choose: (card) => `Comment jouer ${card}\u202f?`,
    misplay: 'La jouer quand même, et subir la peine',
    dealNext: 'Donner les cartes',
    reveal: (seat) => `Je suis ${seat}\u00a0: montrer mes cartes`,
    covered: (seat) => `Passez l’appareil à ${seat}.`,
    takeBack: 'Reprendre',
    keep: 'Garder ou partager',
    copyLink: 'Copier un lien vers cette partie',
    copyRecord: 'Copier la notation',
    download: 'Enregistrer la notation',
    copied: 'Copié.',
    notCopied: 'La copie n’a pas pu se faire\u202f; voici le texte, à copier à la main.',
    byHand: 'À copier à la main',
    tooLong:
      'Cette partie est trop longue pour un lien\u202f; enregistrez sa notation, et rouvrez-la sur la page du jeu.',
    leave: 'Quitter la partie',
    back: 'Revenir à la partie',
    seeAll: 'Voir toutes les mains',
    over: 'La partie est finie.',
    chair: (seat) => `Qui joue pour ${seat}`,
    spoilt: 'Le lien ne contient pas de partie lisible. Voici une nouvelle table.',
    spoiltHere: 'Le lien ne contient pas de partie jouable. Celle-ci continue.',
    unreadable: 'Ce fichier ne peut être lu comme la notation d’une partie.',
    newGame: 'Une nouvelle partie',
    players: 'Joueurs',
    variant: 'Règle',
    plain: 'le jeu ordinaire',
    readings: 'Points discutés',
    barred: (seats) => `Ce qui est grisé ne va pas à ${seats} joueurs.`,
    seed: 'Graine du mélange',
    seedWhy: 'La même graine redonne les mêmes cartes.',
    begin: 'S’asseoir et donner',
    open: 'Ouvrir une notation enregistrée',
    needsScript: 'Pour jouer, cette page a besoin de JavaScript. Les règles et les exemples s’en passent.',
  },
};
