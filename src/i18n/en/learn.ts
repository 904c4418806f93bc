import { uncapitalize } from '../capitalize.ts';
import { cardName, rankName } from '../cards.ts';
import { formatList } from './format-list.ts';

const the = (card: string): string => cardName(card, 'en', 'the');

/** Texts of lessons and questions; `s` is a player’s name, `move` a move in notation. */
export interface LearnWords {
  readonly teachMe: string;
  readonly questions: string;
  /** The page with all lessons and questions. */
  readonly overview: {
    readonly title: string;
    readonly description: string;
    readonly lede: string;
    readonly mixed: string;
    readonly mixedWhy: string;
    readonly done: string;
    readonly steps: (steps: number) => string;
    readonly count: (questions: number) => string;
  };
  readonly lesson: {
    readonly title: (game: string) => string;
    readonly description: (game: string) => string;
    readonly lede: (steps: number) => string;
    readonly stepOf: (step: number, steps: number) => string;
    readonly over: string;
    /** Tells the learner which seat is theirs. */
    readonly you: (s: string) => string;
    /**
     * Message that all hands are open for teaching. `covered`: message, later in the lesson, that they no longer are.
     */
    readonly openHands: string;
    readonly covered: string;
    readonly named: (cards: readonly string[]) => string;
    readonly any: string;
    readonly alone: string;
    readonly hint: string;
    readonly next: string;
    readonly back: string;
    readonly skip: string;
    /** Button that makes the learner's own move for them. */
    readonly show: string;
    /** Requests for the learner's own move: the only card allowed, the last of the hand, one of several, no card. */
    readonly onlyCard: string;
    readonly lastCard: string;
    readonly plays: (card: string) => string;
    readonly makes: (move: string) => string;
    readonly again: string;
    readonly finished: string;
    readonly finishedWhy: string;
    readonly play: string;
    /** Link to a table with the lesson's own deal. */
    readonly unaided: string;
    readonly ask: string;
    readonly rules: string;
    readonly toRead: string;
    readonly toReadWhy: string;
    readonly yours: string;
    readonly handOf: (s: string) => string;
    readonly also: (card: string) => string;
    readonly alsoMove: (move: string) => string;
  };
  readonly quiz: {
    readonly title: (game: string) => string;
    readonly mixedTitle: string;
    readonly description: (game: string) => string;
    readonly mixedDescription: string;
    readonly lede: (count: number) => string;
    readonly stepOf: (question: number, of: number) => string;
    readonly next: string;
    readonly result: (right: number, of: number) => string;
    /** Heading of the questions missed in a round, the button that asks them again, and the game missed most often. */
    readonly missed: string;
    readonly again: (count: number) => string;
    readonly weakest: (game: string) => string;
    readonly begin: string;
    readonly ten: string;
    readonly see: string;
    /** Heading of the questions as text: `shown` of `all`. */
    readonly toRead: (shown: number, all: number) => string;
  };
  /** A right answer that is a number of counters or of points. */
  readonly counters: (amount: string) => string;
  readonly points: (amount: string) => string;
  readonly answer: string;
  readonly yes: string;
  readonly no: string;
  /** Verdict on a right answer. `wrong`: verdict before the article that forbids the learner's answer. */
  readonly right: string;
  readonly wrong: string;
  readonly forbids: (what: string) => string;
  readonly nothing: string;
  readonly take: string;
  readonly takeWhich: string;
  /** The card that must be played, and those that it takes. */
  readonly taking: (card: string, taken: string) => string;
  /** Several sets of cards, any of which may be taken. */
  readonly anyOf: (sets: readonly string[]) => string;
  /** Message for chosen cards that are no possible capture, or not a complete one. */
  readonly notThese: string;
  readonly silent: string;
  readonly article: (number: number) => string;
  /** The questions, one for each kind; `told` is a clause with the move: “B plays the nine of spades”. */
  readonly asks: {
    /** `one`: only one card is right and others are forbidden; `all`: every right card is asked for. */
    readonly play: (s: string, one: boolean, all: boolean) => string;
    readonly call: (s: string, all: boolean) => string;
    readonly rank: string;
    readonly take: (s: string, card: string) => string;
    /** `nothing`: the card could take others, and does not. */
    readonly allowed: (told: string, nothing: boolean) => string;
    readonly pays: (told: string) => string;
    readonly owes: (told: string, who: string) => string;
    /** `ends`: the deal ends with the move. */
    readonly wins: (told: string, who: string, ends: boolean) => string;
    readonly next: (told: string, move: string) => string;
    readonly says: (told: string, s: string) => string;
    readonly trick: (told: string) => string;
    readonly worth: (told: string) => string;
    /** `ends`: the deal ends with the move. `who` is a player, or the two of a side. */
    readonly scores: (told: string, who: readonly string[], ends: boolean) => string;
    readonly best: (told: string) => string;
    readonly chief: (s: string, move: string) => string;
    readonly payer: string;
    readonly much: string;
  };
  /** Formats a move as the predicate after a player's name: “plays the nine of spades”. */
  readonly does: (move: string) => string;
}

const does = (move: string): string => {
  const [first = '', link = '', ...more] = move.split(' ');
  if (first === 'names') return `names ${rankName(link, 'en', 'the')}`;
  if (first === 'calls') return `calls ${rankName(link, 'en', 'the')}`;
  if (first === 'stands') return 'stands';
  if (first === 'pass') return 'passes';
  if (link === 'x') return `plays ${the(first)}, taking ${formatList(more.map(the))}`;
  return `plays ${the(first)}`;
};

export const learn: LearnWords = {
  teachMe: 'Teach me',
  questions: 'Questions',
  overview: {
    title: 'Learn the games',
    description:
      'A lesson for each of the games, played card by card from the deal to the count, and more than a thousand questions, each answered by its rule.',
    lede: 'Each lesson is one whole deal: you watch, then you choose, then you play by yourself. The questions come from deals in the books, and each answer names its rule.',
    mixed: 'Questions from all games',
    mixedWhy: 'Ten at a time, drawn at random from all the games together.',
    done: 'finished',
    steps: (steps) => `A lesson in ${steps} steps`,
    count: (questions) => `${questions} questions`,
  },
  lesson: {
    title: (game) => `Learn ${game}`,
    description: (game) =>
      `A first deal of ${game}, taught step by step at the table: what you may play, who pays, and by which rule.`,
    lede: (steps) => `One whole deal in ${steps} steps: first you watch, then you choose, then you play by yourself.`,
    stepOf: (step, steps) => `step ${step} of ${steps}`,
    over: 'lesson finished',
    you: (s) => `you are ${s}`,
    openHands: 'All hands are shown so you can learn. In a real game you see only your own.',
    covered: 'From here on you see only your own hand.',
    named: (cards) => `Allowed: ${formatList(cards, 'or')}.`,
    any: 'Any card is allowed.',
    alone: 'Your turn.',
    hint: 'Hint',
    next: 'Next',
    back: 'Back',
    skip: 'Go on',
    show: 'Show me',
    onlyCard: 'Your turn: only one of your cards is allowed. Tap it.',
    lastCard: 'Your turn: play your last card.',
    plays: (card) => `Your turn: play ${card}.`,
    makes: (move) => `Your turn: ${uncapitalize(move)}.`,
    again: 'Begin again',
    finished: 'That was a whole deal.',
    finishedWhy: 'You know how the game goes. Now play the same cards without help, or try the questions.',
    play: 'Play other cards',
    unaided: 'Play this deal without help',
    ask: 'Try the questions',
    rules: 'Rules at a glance',
    toRead: 'The lesson as text',
    toReadWhy: 'The same lesson, with the answers folded away.',
    yours: 'Your cards',
    handOf: (s) => `${s}’s cards`,
    also: (card) => `That is allowed too, but this lesson plays ${card}.`,
    alsoMove: (move) => `That is allowed too, but this lesson continues with: ${uncapitalize(move)}.`,
  },
  quiz: {
    title: (game) => `Questions on ${game}`,
    mixedTitle: 'Questions from all games',
    description: (game) =>
      `What may be played, who wins or pays, and how much? Questions on ${game}, each answered by its rule.`,
    mixedDescription:
      'What may be played, who wins or pays, and how much? Ten questions from old card games, each answered by its rule.',
    lede: (count) =>
      `Ten at a time, out of ${count.toLocaleString('en')}. Tap your answer: a card, a player, a number or a word.`,
    stepOf: (question, of) => `question ${question} of ${of}`,
    next: 'Next question',
    result: (right, of) => `${right} out of ${of} right first time.`,
    missed: 'What you missed',
    again: (count) => (count === 1 ? 'Try it again' : `Try these ${count} again`),
    weakest: (game) => `Missed most: ${game}.`,
    begin: 'Ten questions',
    ten: 'Ten more',
    see: 'See this deal on the table',
    toRead: (shown, all) =>
      shown < all ? `${shown} of the ${all.toLocaleString('en')} questions, as text` : 'The questions as text',
  },
  counters: (amount) => (amount === '1' ? '1 counter' : `${amount} counters`),
  points: (amount) => (amount === '1' ? '1 point' : `${amount} points`),
  answer: 'Answer',
  yes: 'Yes',
  no: 'No',
  right: 'Right.',
  wrong: 'Wrong.',
  forbids: (what) => `Not ${what}.`,
  nothing: 'Nothing',
  take: 'Take these',
  takeWhich: 'Now tap every card that it takes.',
  taking: (card, taken) => `${card}, which takes ${taken}`,
  anyOf: (sets) => sets.join('; or '),
  notThese: 'These are the wrong cards, or some are missing.',
  silent: 'nothing',
  article: (number) => `Article ${number}`,
  asks: {
    play: (s, one, all) => (one ? `Which card must ${s} play?` : `Which ${all ? 'cards' : 'card'} may ${s} play?`),
    call: (s, all) => `Which ${all ? 'cards' : 'card'} may ${s} call?`,
    rank: 'Which card?',
    take: (s, card) => `${s} plays ${the(card)}. Which cards may this card take?`,
    allowed: (told, nothing) => `${told}${nothing ? ' and takes nothing' : ''}. Is this allowed?`,
    pays: (told) => `${told}. Who pays, and how much?`,
    owes: (told, who) => `${told}, and the deal ends. How much does ${who} then pay in all?`,
    wins: (told, who, ends) => `${told}${ends ? ', and the deal ends' : ''}. How much does ${who} win?`,
    next: (told, move) =>
      `${told}. ${/^(names|calls) /.test(move) ? 'Who calls now?' : move === 'stands' ? 'Whose turn is next?' : 'Who plays next?'}`,
    says: (told, s) => `${told}. What does ${s} say?`,
    trick: (told) => `${told}, the last card of the trick. Who takes the trick?`,
    worth: (told) => `${told}, the last card of the trick. What is the trick worth?`,
    scores: (told, who, ends) =>
      `${told}${ends ? ', and the deal ends' : ''}. How many points ${who.length > 1 ? 'do' : 'does'} ${formatList(who)} score?`,
    best: (told) => `${told}, and all hands are shown. Who has the best hand?`,
    chief: (s, move) => `${s} ${move === 'sells' ? 'sells' : `turns ${the(move)}`}. Who has the best trump now?`,
    payer: 'Who pays?',
    much: 'How much?',
  },
  does,
};
