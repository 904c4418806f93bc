/**
 * Changes of which another article tells first, and why that is right: what the changed code keeps, lists or decides is
 * seen only where another article acts on it. A change that has no reason here counts as open.
 */
export interface Reason {
  readonly file: string;
  /** The functions and constants that contain the changed code, separated by spaces; `file` for a statement of the file. */
  readonly members: string;
  /** Articles to which it is bound, one of them at least, without source and game; `-` for code that serves no article. */
  readonly of: string;
  /** Articles of which one tells of the change. */
  readonly told: string;
  readonly why: string;
}

const KEPT = 'what is kept here is read by the code of that article';
const NOT_HELD = 'the list of moves names a card that is not in the hand; its refusal is the article of the deal';
const NOT_OVER = 'the deal goes on after its end: a move that is then possible, or refused, is told';
const TURN = 'whose turn it is: a move of another seat is then possible, or refused';
const SHUFFLED = 'the cards go to other seats: the article of the deal tells it, or the first that needs one of them';
const CAN_TAKE = 'which cards can be taken: the duty to take forbids a card to be laid down, and is told first';

/** The reasons as a table: file, functions, their articles, the articles that tell, why. */
const rows = (...all: readonly (readonly [string, string, string, string, string])[]): readonly Reason[] =>
  all.map(([file, members, of, told, why]) => ({ file, members, of, told, why }));

export const REASONS: readonly Reason[] = rows(
  ['nain-jaune-family/board.ts', 'file', '-', 'box', 'the boxes by card, read when a box is taken'],
  [
    'nain-jaune-family/board.ts',
    'HAND_SIZES',
    'deal',
    'talon',
    'a larger hand leaves a smaller talon, which is told first',
  ],
  ['nain-jaune-family/table.ts', 'shuffle', 'deal.right deal', 'deal', SHUFFLED],
  ['nain-jaune/rules.ts', 'begin', 'opera', 'deal.right hoc.lead', KEPT],
  ['nain-jaune/rules.ts', 'legal', 'run', 'deal', NOT_HELD],
  ['nain-jaune/rules.ts', '#lay', 'run', 'deal', 'a card that stays in the hand is refused when it is laid again'],
  ['nain-jaune/rules.ts', '#askHolder', 'nain.after-six', 'run.supply order', KEPT],
  ['lindor/rules.ts', 'begin', 'run', 'run.next deal', TURN],
  ['lindor/rules.ts', '#lay', 'run.king', 'order', 'the rank that is due next: another card is then refused'],

  ['chnif-chnof-chnorum/rules.ts', '#lead', 'lead', 'turn', TURN],
  [
    'pairing-family/chain.ts',
    'lay',
    'lead',
    'duty turn deal',
    'the card in the middle, and in no hand any more: the next move is refused',
  ],
  ['pairing-family/chain.ts', 'clear', 'deal', 'lead missed', KEPT],
  [
    'pairing-family/chain.ts',
    'pairs canPair',
    'duty',
    'turn-up.as-laid',
    'the card in the middle can be one that was turned up',
  ],
  [
    'chat-qui-dort/index.ts',
    'chatQuiDort',
    'players',
    'draw',
    'with one player more, the draw for the deal is told first',
  ],
  ['chat-qui-dort/rules.ts', 'shuffle', 'deal.right', 'show pay', SHUFFLED],
  [
    'chat-qui-dort/rules.ts',
    'deal #withCounters',
    'deal',
    'blind woken.named',
    'the cat is another card, or there is none to be named',
  ],
  [
    'chat-qui-dort/rules.ts',
    '#count #begin',
    'ranks cat',
    'blind woken.named',
    'the cards and the cat, which are seen when one is named',
  ],
  ['chat-qui-dort/rules.ts', 'legal', 'speak', 'blind caller', 'the list of cards that can be named'],
  [
    'chat-qui-dort/rules.ts',
    '#name',
    'show',
    'caller',
    'who named the card: the article of the caller says what he does next',
  ],
  ['chat-qui-dort/rules.ts', '#end', 'call', 'dealer.next ends.all', NOT_OVER],
  [
    'chat-qui-dort/rules.ts',
    '#rightOf',
    'deal.right',
    'winner',
    'the player on the right, of whom turn and winner depend',
  ],

  ['stops-family/table.ts', 'deal', 'deal', 'lead', KEPT],
  ['stops-family/table.ts', 'endDeal', 'rounds', 'settle', NOT_OVER],
  ['stops-family/table.ts', 'shuffleOut', 'first-dealer -', 'deal', SHUFFLED],
  ['stops-family/table.ts', 'elder', 'turn-up', 'lead', TURN],
  ['stops-family/table.ts', 'cards', 'first-dealer', 'deal', NOT_HELD],
  [
    'stops-family/table.ts',
    'stops',
    'ace',
    'again',
    'a run that goes on, or stops, too early: who leads again is told',
  ],
  [
    'stops-family/table.ts',
    'goOn',
    'ace in-lieu',
    'again compulsory follow play deal',
    'the card that is due next and its holder: the move is refused, or a lead',
  ],
  ['spin/rules.ts', 'begin', 'deal', 'paid declare', KEPT],
  ['spin/rules.ts', 'legal', 'with', 'deal forfeit', NOT_HELD],
  ['spin/rules.ts', '#lay', 'with.chance', 'paid', 'a player who let his chance go is not paid: the payment is told'],
  ['spin/rules.ts', '#lay', 'with', 'deal', 'Spin stays in the hand: it is refused when it is laid again'],
  ['newmarket/rules.ts', '#put', 'deal', 'placing', TURN],
  [
    'jig/rules.ts',
    'SAYINGS sayingOf',
    'order -',
    'pool.fines words',
    'how a wrong word is written: its refusal is told',
  ],
  ['jig/rules.ts', '#askForLead', 'lead', 'words', 'the words begin again with each lead'],
  ['jig/rules.ts', 'legal', 'follow', 'deal', NOT_HELD],

  [
    'pope-joan/board.ts',
    'FULL_BOARD_STAKES getPlayerStake',
    'dress stake.least',
    'stake stake.dealer',
    'the counters of the board, told when they are staked',
  ],
  ['pope-joan/deal.ts', 'buildDealOrder', 'deal.odd', 'deal', 'without a spare hand each has other cards'],
  [
    'pope-joan/rules.ts',
    'begin',
    'take',
    'turn-up.taken',
    'whether the turn-up lies there still: told when it is taken',
  ],
  [
    'pope-joan/rules.ts',
    'begin',
    'penalties-to-pool.dealer',
    'stake',
    'who stakes: the stakes of the others are told first',
  ],
  [
    'pope-joan/rules.ts',
    '#standsOut',
    'look.stands-out',
    'turned.paid',
    'a dealer who stands out is paid no counter for the turn-up',
  ],
  ['pope-joan/rules.ts', 'legal', 'in-lieu', 'deal', NOT_HELD],
  ['pope-joan/rules.ts', '#turnCard #askForPenalty', 'rounds', 'settle', NOT_OVER],
  [
    'pope-joan/rules.ts',
    '#takeUp',
    'turn-up.taken',
    'deal',
    'the turn-up is in no hand: it is refused when it is laid',
  ],
  [
    'pope-joan/rules.ts',
    '#inLieu',
    'in-lieu.next',
    'stop-leads compulsory',
    'after the card in place of a stop: who leads, and that nothing is due',
  ],
  ['pope-joan/rules.ts', '#takeFor #pair', 'take', 'split', 'a pair in one hand is told as one that is split'],
  ['pope-joan/rules.ts', '#settle', 'settle.cards', 'penalties-to-pool', KEPT],

  [
    'snip-snap-snorum/index.ts',
    'tableFor',
    'players',
    'next-deal counters',
    'another variation is played: its first payment or deal is told',
  ],
  ['snip-snap-snorum/deal.ts', 'dealOut', 'deal', 'turn-up.dealer', KEPT],
  ['snip-snap-snorum/deal.ts', 'begin', 'out.no-cards lead', 'deal', 'who is dealt how many cards'],
  ['snip-snap-snorum/deal.ts', 'leave', 'out', 'whole-pack.end', 'the players who are left, of whom the end depends'],
  [
    'snip-snap-snorum/out.ts',
    'removeSeat payWinner',
    'winner',
    'whole-pack.end missed.paired',
    'who is out, on which the next payment depends',
  ],
  [
    'snip-snap-snorum/out.ts',
    'handIn',
    'out.cards',
    'turn',
    'cards of a player who is out stay in his hand, and give him a turn',
  ],
  ['snip-snap-snorum/penalties.ts', 'fine', 'short', 'missed', 'the penalty is also due for a pair that is missed'],
  [
    'snip-snap-snorum/rules.ts',
    'getRefusal',
    'duty',
    'turn-up.as-laid',
    'the duty to pair: also a card that was turned up',
  ],
  [
    'snip-snap-snorum/rules.ts',
    '#lead misplay',
    'winner',
    'duty',
    'the card in the middle, which the next has to pair',
  ],
  ['snip-snap-snorum/rules.ts', 'passOn', 'next-deal', 'turn', TURN],
  ['snip-snap-snorum/turn-up.ts', 'shuffle', 'deal', 'turn-up.dealer', KEPT],
  [
    'snip-snap-snorum/turn-up.ts',
    '#face #dealerPays #counts',
    'turn-up.dealer',
    'turn-up.as-laid missed.paired',
    'the card turned up acts as if it had been laid',
  ],
  [
    'snip-snap-snorum/whole-pack.ts',
    '#begin #canPair #lead #pair #wonBy #ask #neighbour #passOver #playOn #passLead',
    'whole-pack.chain whole-pack.end',
    'turn duty',
    TURN,
  ],

  ['cassino/captures.ts', 'NUMBERED NUMBERS lookAtNext #add', 'court combining', 'capture', CAN_TAKE],
  ['cassino/deal.ts', '#begin', 'deal', 'capture', CAN_TAKE],
  ['cassino/rules.ts', 'beginPlay play', 'combining', 'capture', CAN_TAKE],
  ['cassino/rules.ts', 'legal', 'combining', 'deal', NOT_HELD],
  [
    'cassino/rules.ts',
    '#take',
    'combining',
    'capture',
    'the cards that still lie there: one that was taken can be taken again',
  ],
  [
    'cassino/rules.ts',
    '#take beginPlay',
    'combining',
    'points.great points.little scoring.three',
    'who won which cards: told by the count',
  ],
  ['cassino/rules.ts', '#take', 'pairing', 'gather', 'who took last: told when the rest is gathered'],
  ['cassino/deal.ts', 'misplay', 'exposed.next', 'rounds', NOT_OVER],
  ['cassino/rules.ts', '#settle', 'dealer.next', 'rounds', NOT_OVER],

  ['manille/cards.ts', 'file', '-', 'partners.two-kings', 'the order of the cards, seen at once in the draw'],
  [
    'manille/cards.ts',
    'VALUES',
    'values',
    'turn-up.points attack.turn-up',
    'the worth of a card, seen when one is turned up',
  ],
  [
    'manille/cards.ts',
    'higherCards beats',
    'fault.announced follow',
    'fault.announced follow',
    'the order of the cards: another player is master, and others must follow',
  ],
  [
    'manille/cards.ts',
    'getLowestCard inPackOrder writeCardList',
    'fault.shown.adversary',
    'deal.four',
    'how the hands are written',
  ],
  ['manille/coup.ts', 'begin', 'deal.four', 'follow.trump order fault.looked', KEPT],
  ['manille/coup.ts', '#lead', 'fault.announced', 'partner-master.follow', KEPT],
  [
    'manille/coup.ts',
    'takeUp lay takeBack',
    'turn-up fault.announced',
    'turn',
    'a card that is in no hand, or in two: who has to play is told',
  ],
  [
    'manille/coup.ts',
    'gather',
    'count.blank',
    'values fault.looked',
    'the points and tricks of a side: told by the count',
  ],
  [
    'manille/deal.ts',
    'drawForDeal',
    'deal.first',
    'partners.opposite',
    'a draw for the deal in place of one for partners',
  ],
  ['manille/deal.ts', 'give shuffle', 'turn-up', 'turn fault.two-cards', SHUFFLED],
  [
    'manille/demands.ts',
    'asksNoCard legal isAnswer #refuseDemand',
    'fault.announced -',
    'turn fault.demand',
    'what is asked of whom: any other move is then refused',
  ],
  [
    'manille/demands.ts',
    'askToCover cover',
    'fault.announced fault.announced.cover',
    'fault.announced.cover fault.two-cards',
    KEPT,
  ],
  [
    'manille/draws.ts',
    'drawDealer',
    'deal.first.level',
    'partners.opposite',
    'who draws again: the seats are told before the deal',
  ],
  ['manille/faults.ts', 'begin', 'deal.four', 'fault.asked', KEPT],
  [
    'manille/rules.ts',
    '#begin',
    'deal.four',
    'fault.asked',
    'faults of the coup before, which are told when they are asked for',
  ],
  [
    'manille/legality.ts',
    'getLegalCards',
    'discard.no-trump follow follow.trump',
    'follow.trump overruff.under fault.two-cards',
    'a card too many is refused, or played, by the next duty',
  ],
  [
    'manille/match.ts',
    'THIRTY_FOUR penalise',
    'fault.penalty',
    'fault.misdeal.turned fault.renounce',
    'the points of a fault are told by the fault',
  ],
  [
    'manille/match.ts',
    'begin',
    'game.beyond',
    'fault.penalty.bound',
    'the deals are counted for the longest match, whose end tells of it',
  ],
  [
    'manille/coup.ts',
    'remember takeBack',
    'fault.announced',
    'follow fault.two-cards order',
    'the trick as it was before the card that is taken back: the next card shows what it is then worth, or may be',
  ],
  [
    'manille/demands.ts',
    'legal',
    'fault.shown.adversary',
    'turn-up',
    'the one move before the turn-up: another in the list is refused until the card is turned',
  ],
  ['manille/match.ts', '#look', 'game', 'game.marked', 'the end of the game comes when it is marked'],
  [
    'manille/match.ts',
    'mark',
    'count',
    'fault.false-statement',
    'the points of a side, which the statement must match',
  ],
  [
    'manille/moves.ts',
    'decodeAction',
    'turn',
    'fault.two-cards fault.announced fault.number.noticed',
    'another move is read, and refused by its own article',
  ],
);
