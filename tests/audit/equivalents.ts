/** Changes that no game can show, and why: the code then does the same, or what differs is read by nothing. */
export interface Equivalence {
  /** Ids of the games, separated by spaces; all games that have the file if absent. */
  readonly games?: string;
  readonly file: string;
  /** The functions and constants that contain the changed code, separated by spaces; `file` for a statement of the file. */
  readonly members: string;
  /** The changes, as `from → to`, or how they begin; every change of the members if absent. */
  readonly changes?: readonly string[];
  readonly why: string;
}

const ONE_TURN_MORE = 'the turn more writes the seat of a card that is not dealt, which nothing reads';
const WINNER_TURN = 'the turn more comes back to the winner, who has no card left';
const TOLD_ALIKE =
  'the two say and do things that do not touch: the event names the card and the seat, which it has at hand';
const NOT_ITSELF = 'a card is compared with another card only, so that they are never equal';
const NEVER_PASS = 'a pass has been refused before';
const DO_NOT_TOUCH = 'the two do not touch: another card, or another list';
const NO_SUCH_CARD = 'there is no such card, and nobody holds it';
const NO_COUNTERS = 'nothing is due any more, and a payment of nothing is none';

/** The equivalences as a table: file, functions, changes, why. */
const rows = (
  ...all: readonly (readonly [file: string, members: string, changes: readonly string[], why: string, games?: string])[]
): readonly Equivalence[] =>
  all.map(([file, members, changes, why, games]) => ({
    file,
    members,
    why,
    ...(changes.length > 0 && { changes }),
    ...(games !== undefined && { games }),
  }));

export const EQUIVALENTS: readonly Equivalence[] = rows(
  [
    'commerce/combinations.ts',
    'KIND PIPS',
    ['1 → 2', '20 → 21', '12 → 13'],
    'only the order of the worths counts, and a longer step keeps it',
  ],
  [
    'commerce/combinations.ts',
    'topOfSequence judgeHand',
    ['0 → 1'],
    'a hand that is compared has three cards, no sequence is less than three high, and what is added to all of a kind changes no order',
  ],
  [
    'commerce/combinations.ts',
    'judgeHand',
    ['1 → 2'],
    'three cards are of one suit if the third is of that of the first two, whichever it is compared with',
  ],
  ['commerce/deal.ts', 'shuffle', ['i < dealt → i <= dealt'], ONE_TURN_MORE],
  [
    'commerce/deal.ts',
    'shuffle',
    ['0 → 1', 'board > 0 →'],
    'the middle has three cards or none, and none need not be written',
  ],
  [
    'commerce/deal.ts',
    'deal',
    ['this.judged = NONE;', 'this.best = [];'],
    'they are asked for when the hands are shown, which sets them',
  ],
  ['commerce/deal.ts', 'showHands', ['next.worth >='], 'of two level hands either may stand for both'],
  ['commerce/modern.ts', 'begin', ['this.#thrownBy.fill(NO_OWNER); this.#standing'], DO_NOT_TOUCH],
  [
    'commerce/modern.ts',
    '#ask #give',
    ['this.#offered = -1;'],
    'the card offered is asked for in the answer to an offer alone, which sets it',
  ],
  ['commerce/modern.ts', 'legal #standExtended', ['card < PACK_SIZE →'], NO_SUCH_CARD],
  [
    'commerce/modern.ts',
    '#buy',
    ['this.#thrownBy[top] = NO_OWNER;'],
    'who threw a card out is asked for while it lies in the stock, and is set again when it comes there again',
  ],
  [
    'commerce/modern.ts',
    '#buy #give',
    ['this.hands.take(thrown); this', 'this.hands.take(offered); this', 'this.hands.give(seat, offered); this'],
    DO_NOT_TOUCH,
  ],
  [
    'commerce/modern.ts',
    '#standExtended',
    ["this.#phase === 'traded' && seat === trader → this.#phase === 'traded' || seat === trader"],
    'there is a partner between a barter and the first word after it alone',
  ],
  [
    'commerce/old.ts',
    'PASSED SERVED',
    ['2 → 3', '3 → 4'],
    'both of these have no turn any more, and neither is counted',
  ],
  ['commerce/old.ts', 'legal', ['card < PACK_SIZE →'], NO_SUCH_CARD],
  ['commerce/old.ts', '#exchange', ['this.hands.take(own); this'], DO_NOT_TOUCH],
  ['commerce/old.ts', '#count', ['seat < this.seats →'], 'there is no such seat, and it has no state'],
  ['commerce/old.ts', '#listOut', ['0 → 1'], 'a hand has three cards or none'],
  ['commerce/old.ts', '#endPoolDeal', ['0 → 1'], 'one player is left, so that none is missing'],

  ['jig/rules.ts', 'shuffle', ['i < PACK_SIZE → i <= PACK_SIZE'], ONE_TURN_MORE],
  ['jig/rules.ts', 'getRefusal', ['move < PASS → move <= PASS'], NEVER_PASS],

  ['chat-qui-dort/rules.ts', 'shuffle', ['i < playing → i <= playing'], ONE_TURN_MORE],
  [
    'chat-qui-dort/rules.ts',
    '#begin',
    ['this.dealNumber > 0 → this.dealNumber >= 0'],
    'before the first deal every player has counters, so that nobody is broke then',
  ],

  ['chnif-chnof-chnorum/rules.ts', 'shuffle', ['i < dealt → i <= dealt'], ONE_TURN_MORE],
  ['chnif-chnof-chnorum/rules.ts', '#begin', ['0 → 1'], 'with no number of players is exactly one card left over'],
  ['chnif-chnof-chnorum/rules.ts', '#lead #pair', ['this.#chain.lay(this.hands, seat, laid, '], TOLD_ALIKE],
  [
    'pairing-family/chain.ts',
    'clear',
    ['this.seat = NO_OWNER; → (nothing)'],
    'whose card it was is asked only when there is a card, and with the next card its seat is set',
  ],
  [
    'pairing-family/chain.ts',
    'clear',
    ['this.level = 0; → (nothing)', '0 → 1'],
    'at Chnif-Chnof-Chnorum the level is asked only when there is a card, and with the next card it is set',
    'chnif-chnof-chnorum',
  ],

  ['lindor/rules.ts', '#lay', ['this.listener?.(this.#due < 0 ? EVENT.led'], TOLD_ALIKE],
  ['lindor/rules.ts', '#makeBetes', ['i < this.seats → i <= this.seats'], WINNER_TURN],
  ['nain-jaune-family/table.ts', 'shuffle', ['i < dealt → i <= dealt'], ONE_TURN_MORE],
  ['nain-jaune/rules.ts', '#lay', ["listener?.(this.#asked === 'lead' ? EVENT.led"], TOLD_ALIKE],
  [
    'nain-jaune/rules.ts',
    '#nainMayComeBefore',
    ['this.#distance(nain) < this.#distance(holder) → this.#distance(nain) <= this.#distance(holder)'],
    'two players who are not the same are never at the same distance, and one who holds both cards was told apart before',
  ],
  ['nain-jaune/rules.ts', '#settle', ['i < this.seats → i <= this.seats'], WINNER_TURN],
  [
    'nain-jaune-family/board.ts',
    'HAND_SIZES',
    ['12 → 13', '8 → 9', '7 → 8', '6 → 7'],
    'Nain jaune is for three or five; hands for four, six, seven and eight are those of Lindor',
    'nain-jaune',
  ],

  [
    'newmarket/rules.ts',
    '#refusePut',
    ['move >= PUTS + BOX_COUNT → move > PUTS + BOX_COUNT'],
    'the number after the last box is no box, and is refused by the next line with the same reason',
  ],
  [
    'stops-family/table.ts',
    'mayCover',
    [],
    'no player of Spin chooses a box: only Pope Joan and Newmarket call this function',
    'spin',
  ],
  [
    'stops-family/table.ts',
    'mayCover',
    [
      'empty === 0 → empty !== 0',
      'first = each; → (nothing)',
      '0 → 1',
      'counters === empty → counters !== empty',
      'box === first → box !== first',
    ],
    'Newmarket lets any empty box be covered, so that the first is not asked for, nor if the counters are just enough',
    'newmarket',
  ],
  [
    'stops-family/table.ts',
    'equalHands shuffleOut',
    [],
    'Pope Joan deals a spare hand by its own functions: only Newmarket and Spin call these',
    'pope-joan',
  ],
  [
    'stops-family/table.ts',
    'payFromAll',
    [],
    'no card of Pope Joan is paid for alike by all: only Newmarket and Spin call this function',
    'pope-joan',
  ],
  ['stops-family/table.ts', 'shuffleOut', ['i < pack.length → i <= pack.length'], ONE_TURN_MORE],
  [
    'stops-family/table.ts',
    'deal',
    ['0 → 1', 'this.hands.size(seat) > 0 → this.hands.size(seat) >= 0'],
    'all are dealt several cards: the smallest hand at the largest table has six',
    'newmarket spin',
  ],
  ['stops-family/table.ts', 'deal', ['0 → 1'], 'who is dealt cards is dealt several', 'pope-joan'],
  [
    'stops-family/table.ts',
    'deal',
    ['this.due = -1; → (nothing)'],
    'a new table has no card due, and the end of a deal leaves none (`endDeal`)',
  ],
  [
    'stops-family/table.ts',
    'endDeal',
    ['this.due = -1; → (nothing)'],
    'after a deal a card is refused because it is over, and the next deal begins with none due (`deal`)',
  ],
  ['stops-family/table.ts', 'refuseCard', ['move > PASS → move >= PASS'], NEVER_PASS],
  [
    'stops-family/table.ts',
    '#share',
    ['box < this.#boxes → box <= this.#boxes'],
    'what is due comes from the boxes, so that nothing is due after the last of them',
  ],
  [
    'stops-family/table.ts',
    '#share',
    ['due > 0 → due >= 0', 'box < this.#boxes && due > 0 → box < this.#boxes || due > 0'],
    NO_COUNTERS,
  ],

  [
    'spin/rules.ts',
    'isDeclaration playsSpin',
    [],
    'the rules do not call it: it tells players of a strategy which of the legal moves these are',
  ],
  ['spin/rules.ts', '#lay', ['this.listener?.(EVENT.followed, seat, SPIN, 0'], TOLD_ALIKE],
  [
    'spin/rules.ts',
    '#lay',
    ['this.toMove = seat; → (nothing)'],
    'who lays a card is the one to move, and stays it where he leads again',
  ],
  ['spin/rules.ts', '#playPair', ['2 → 3'], 'the next lower card is the ten, which belongs to no pair'],

  ['pope-joan/rules.ts', 'getRefusal', ['move > PASS → move >= PASS'], NEVER_PASS],
  [
    'pope-joan/rules.ts',
    '#takeUp #inLieu',
    ['this.hands.give(this.dealer, ', 'this.listener?.(EVENT.followed, seat, POPE'],
    TOLD_ALIKE,
  ],
  [
    'pope-joan/rules.ts',
    '#settle',
    ['this.due = -1; → (nothing)'],
    'the deal ends here with none due (`endDeal`), and while penalties are put on the board no card is asked for',
  ],
  [
    'pope-joan/rules.ts',
    '#askForPenalty',
    ['i < this.seats → i <= this.seats'],
    'the turn more comes back to the player asked first, who owes nothing',
  ],

  [
    'snip-snap-snorum/deal.ts',
    'CLAIM_MOVE',
    ['1 → 2'],
    'the number of a claim is compared with itself only; any number above the pass will do',
  ],
  [
    'snip-snap-snorum/deal.ts',
    'dealOut',
    ['0 → 1'],
    'one more of the cards that are not dealt is shuffled, after those that are; nobody sees it',
  ],
  [
    'snip-snap-snorum/rules.ts',
    'shuffle',
    ['0 → 1'],
    'one more of the cards that are not dealt is shuffled, after those that are; nobody sees it',
  ],
  [
    'snip-snap-snorum/turn-up.ts',
    'shuffle',
    ['1 → 2'],
    'two of the cards that are not dealt are shuffled, of which the first is turned up; nobody sees the second',
  ],
  ['snip-snap-snorum/deal.ts', 'dealOut', ['i < cards → i <= cards'], ONE_TURN_MORE],
  [
    'snip-snap-snorum/deal.ts',
    'begin',
    ['this.dealNumber > 0 → this.dealNumber >= 0'],
    'before the first deal nobody is out, so that nobody is passed over',
  ],
  ['snip-snap-snorum/out.ts', 'removeSeat', ['table.leave(seat); table.listener'], TOLD_ALIKE],
  [
    'snip-snap-snorum/out.ts',
    'removeSeat',
    ['table.listener?.(EVENT.stopped, 0, 0, 0'],
    'the end of a deal says nothing itself (`endDeal`), so that the event comes at the same place',
  ],
  [
    'snip-snap-snorum/out.ts',
    'handIn',
    ['card < hands.owner.length → card <= hands.owner.length'],
    'after the last card there is none, which no seat owns',
  ],
  [
    'snip-snap-snorum/rules.ts',
    'deal',
    ['this.setOut(dealt); this.chain.clear();'],
    'the hands and the chain are set apart from each other, and nothing is said meanwhile',
  ],
  ['snip-snap-snorum/rules.ts', '#lead #pair misplay', ['this.chain.lay(this.hands, seat, laid, '], TOLD_ALIKE],
  [
    'snip-snap-snorum/rules.ts',
    'passOn',
    ['this.endDeal(); this.listener'],
    'the end of a deal says nothing itself (`endDeal`), so that the event comes at the same place',
  ],
  ['snip-snap-snorum/turn-up.ts', '#match', ['chain.lay(hands, seat, laid, readings.chain'], TOLD_ALIKE],
  ['snip-snap-snorum/whole-pack.ts', '#lead', ['this.listener?.(EVENT.led, seat, laid, 0, this.#leads);'], TOLD_ALIKE],
  [
    'snip-snap-snorum/whole-pack.ts',
    '#begin #passLead',
    ['this.#chain.clear(); → (nothing)'],
    'no rank can be paired before the next card is led (`#ranks`), and that card sets the chain',
  ],
  [
    'snip-snap-snorum/whole-pack.ts',
    '#begin',
    ["this.#inactive.fill(0); this.begin('BW91.snip.whole-pack.deal');"],
    'what is said of a deal does not ask who may not lead',
  ],
  [
    'snip-snap-snorum/whole-pack.ts',
    '#leadSpent #passLead',
    ['this.endDeal(); this.listener'],
    'the end of a deal says nothing itself (`endDeal`), so that the event comes at the same place',
  ],

  [
    'cassino/index.ts',
    'cassino',
    ['0 → 1'],
    'forty-eight cards go out evenly to one player, who is refused by the next line either way',
  ],
  [
    'cassino/count.ts',
    'countCards',
    ['this.#cards.fill(0); this.#spades.fill(0);'],
    'two counts are set to nothing, in either order',
  ],
  [
    'cassino/count.ts',
    'countCards',
    ['each < PACK_SIZE → each <= PACK_SIZE'],
    'after the last card of the pack there is none that a party could have won',
  ],
  [
    'cassino/count.ts',
    '#reckonMajority',
    ['party < won.length → party <= won.length'],
    'after the last party nothing was won',
  ],
  [
    'cassino/deal.ts',
    'deal',
    ['this.#pack.set(talon, this.#dealt); this.hands.setOut(owners);'],
    'the talon and the hands are set apart from each other, and nothing is said meanwhile',
  ],
  [
    'cassino/rules.ts',
    'beginPlay',
    ['this.score.count.clear(); this.#captures.lookAt(this.board, this.lying);'],
    'the count and the table are set apart from each other, and nothing is said meanwhile',
  ],
  [
    'cassino/score.ts',
    'endsLevel',
    ['0 → 1', 'this.scores[party]! > this.scores[best]! → this.scores[party]! >= this.scores[best]!'],
    'which of those level is called the best does not matter: nobody has won then; and one who is alone is found from any start',
  ],
  [
    'cassino/score.ts',
    'endsLevel',
    ['party < this.parties → party <= this.parties'],
    'after the last party there is no score, which is neither higher nor level',
  ],
  [
    'cassino/score.ts',
    'writeDealScore',
    ['0 → 1', 'points[party]! > points[highest]! → points[party]! >= points[highest]!'],
    'every party is looked at from any start; where two are level with the most, what is left to the one called highest is nothing',
  ],
  [
    'cassino/score.ts',
    'writeDealScore',
    ['points[party]! < points[lowest]! → points[party]! <= points[lowest]!'],
    'only the points of the lowest are read, which are the same for those who are level',
  ],
  [
    'cassino/score.ts',
    'writeDealScore',
    ['party < points.length → party <= points.length'],
    'the turn more writes beyond the end of an array of numbers, which keeps nothing there',
  ],
  ['cassino/score.ts', 'writeDealScore', ['4 → 5'], 'five cannot play: the next number of players after four is six'],
  [
    'cassino/unions.ts',
    'lookAt',
    ['count < CARDS_PER_RANK → count <= CARDS_PER_RANK', '0 → 1'],
    'what fills up the cards of a denomination is not read, and the next denomination writes over it',
  ],
  [
    'cassino/unions.ts',
    '#listChoices',
    ['this.#choices > this.#sums.length → this.#choices >= this.#sums.length'],
    'the lists grow a little sooner than they must',
  ],
  [
    'cassino/unions.ts',
    '#grow',
    ['2 → 3', '2 * this.#choices → 2 + this.#choices', 'sums.set(this.#sums); rooms.set(this.#rooms);'],
    'the lists grow by more or by less than they must, still by enough; they are copied in either order',
  ],
  ['cassino/unions.ts', '#fillHeaps', ['0 → 1'], 'the first choice, of no card, is set by the next line'],
  ['cassino/unions.ts', '#makesUnion', ['choice > 0 → choice >= 0'], 'no set without a card is ever asked about'],
  ['cassino/unions.ts', '#markHolders', ['0 → 1'], 'the first choice, of no card, contains no combination'],
  [
    'cassino/unions.ts',
    '#pick',
    ['i < count → i <= count'],
    'the bit after the last card of the denomination is not set in any choice of its cards',
  ],
  [
    'cassino/unions.ts',
    '#insert',
    ['place > 0 → place >= 0', 'this.#sets[place - 1]! > set → this.#sets[place - 1]! >= set'],
    'before the first set there is none, and no set is listed twice',
  ],

  ['manille/cards.ts', 'beats', ['card > best → card >= best'], NOT_ITSELF],
  [
    'manille/coup.ts',
    'begin',
    ['this.taken.fill(0); this.tricks.fill(0);'],
    'two counts are set to nothing, in either order',
  ],
  ['manille/coup.ts', 'lay', ['card > top → card >= top'], NOT_ITSELF],
  [
    'manille/coup.ts',
    'takeBack',
    ['this.top = this.#topBefore; → (nothing)'],
    'a card wrongly announced is that of a leader, whose next card sets it again, or of one who has none of the suit led, and leaves it',
  ],
  [
    'manille/coup.ts',
    'owner',
    ['card < PACK_SIZE → card <= PACK_SIZE'],
    'the turn more writes beyond the end of an array of numbers, which keeps nothing there',
  ],
  ['manille/coup.ts', '#ownerOf', ['4 → 5', 'seat < 4 → seat <= 4'], 'a fifth seat holds no card'],
  [
    'manille/deal.ts',
    'give',
    ['0 → 1'],
    'the talon is one card: where it is not read, the card that nobody holds is found by itself (`last ??=`)',
  ],
  [
    'manille/deal.ts',
    'give',
    ['card < CARD_COUNT → card <= CARD_COUNT'],
    'the turn more finds a card that is none, and writes beside the hands',
  ],
  [
    'manille/deal.ts',
    'give',
    ['last === undefined || owners[last] !== NO_OWNER → last === undefined && owners[last] !== NO_OWNER'],
    'a deal without a card to turn up is refused before (`assertValidDeal`)',
  ],
  [
    'manille/deal.ts',
    'shuffle',
    ['CARD_COUNT - 1 → CARD_COUNT + 1', 'i < CARD_COUNT - 1 → i <= CARD_COUNT - 1'],
    'the turn more gives the last card to a seat, and the next lines take it away again',
  ],
  ['manille/deal.ts', '#points', ['points > 3 → points >= 3'], 'three are three'],
  ['manille/deal.ts', 'takeUp', ['coup.takeUp(this.dealer); this.#listener'], TOLD_ALIKE],
  [
    'manille/draws.ts',
    'createShuffledSource',
    ['0 → 1'],
    'the pack is gathered at once, which sets the number of cards drawn to nothing',
  ],
  [
    'manille/draws.ts',
    'drawPartnersAndDealer',
    ['0 → 1'],
    'partners are drawn by two kings or four, so that either no card was drawn or several',
  ],
  ['manille/faults.ts', 'commit', ['move < PASS → move <= PASS'], 'a pass is no fault, and is never committed'],
  [
    'manille/faults.ts',
    '#findFaced',
    ["this.#listener?.(EVENT.faulted, seat, 0, 0, 'B96.fault.faced'); this.#deal.again"],
    'before the turn-up nothing is marked that could be struck off, so that doing the deal again says nothing',
  ],
  ['manille/faults.ts', '#announce', ['this.#listener?.(EVENT.announced, seat, card, suit'], TOLD_ALIKE],
  [
    'manille/irregularities.ts',
    'countPlayedCards',
    ['1 → 2'],
    'while the turn-up lies the dealer has played no card: less than none is as little as none',
  ],
  [
    'manille/match.ts',
    'count',
    ['taken[0]! > HALF → taken[0]! >= HALF'],
    'with half each neither is ahead, and the coup is null for both',
  ],
  [
    'manille/match.ts',
    '#look',
    ['first > second → first >= second'],
    'scores that are level have been told apart before',
  ],
  ['manille/match.ts', '#stop', ['lead > 0 → lead >= 0'], 'a match that is level has been told apart before'],
  [
    'manille/moves.ts',
    'MANILLE_MOVES_END decodeAction',
    ['64 → 65', 'move >= MANILLE_MOVES_END → move > MANILLE_MOVES_END'],
    'no move has a number after that of the last pair of cards',
  ],
  [
    'manille/moves.ts',
    'decodeAction',
    ['0 → 1'],
    'what comes second to one card, or to turning up, is nothing: no rule reads it',
  ],
  ['manille/moves.ts', 'encodeAction', ['0 → 1'], 'every action on a card is given its card'],
  [
    'manille/moves.ts',
    'MISDEAL_BEFORE_TURN_UP_MOVE',
    ["FROM.misdeals + MISDEALS.indexOf('UNTURNED') → FROM.misdeals - MISDEALS.indexOf('UNTURNED')"],
    'it is the first of the list, with the number nought',
  ],
  ['manille/reasons.ts', 'getPlayArticle', ['card > best → card >= best'], NOT_ITSELF],
  [
    'manille/rules.ts',
    '#begin',
    ['this.#faults.begin(); this.#demands.askTurnUp();'],
    'what was shown and what is asked are set apart from each other, and nothing is said meanwhile',
  ],

  [
    'speculation/market.ts',
    '#toOwner',
    ['i < this.#seats → i <= this.#seats'],
    'the turn more comes to the owner, who has made no sealed offer',
  ],
  ['speculation/rules.ts', 'shuffle', ['this.#pack.length - dealt → '], 'more cards than the pack has are all of them'],
  [
    'speculation/rules.ts',
    'deal',
    ['seat < this.seats → seat <= this.seats'],
    'the turn more is that of no seat: nothing is kept of it',
  ],
  [
    'speculation/rules.ts',
    '#begin #forgive',
    [
      'this.#turned.fill(0); this.#restBuyer',
      'this.#restLed.fill(0); this.#peeked',
      'this.#taintedSeat.fill(0); this.#taintedCard',
    ],
    'two memories are cleared, one after the other',
  ],
  ['speculation/rules.ts', '#begin', ["this.#putStakes('BW91.speculation.stake'); this.#cryTurnUp"], TOLD_ALIKE],
  ['speculation/rules.ts', 'getRefusal', ['move < PASS → move <= PASS'], NEVER_PASS],
  [
    'speculation/rules.ts',
    'play #offer #turnCard #takePool #leavePool',
    [
      'this.#listener?.(EVENT.kept, market.owner',
      "this.#listener?.(EVENT['sealed-offer'], speaker",
      'this.#listener?.(EVENT.shown, seat, turned, 0, leads ? cite : ',
      'this.#fine(owner, turned); this.#market.unbar',
      'this.#ledger.pay(this.#pool, holder, this.balance[this.#pool]!, cite); this.#forgive',
      "this.#listener?.(EVENT['pool-stays'], 0, 0, this.balance[this.#pool]!, cite); this.#forgive",
    ],
    TOLD_ALIKE,
  ],
  [
    'speculation/rules.ts',
    '#openSealed #turnerFrom',
    ['i < this.seats → i <= this.seats'],
    'the turn more comes to a seat that has been asked already',
  ],
  ['speculation/rules.ts', '#turnCard', ['heightOf(turned) > heightOf(this.#best) → '], NOT_ITSELF],
  ['speculation/rules.ts', '#finish', ['heightOf(each) > heightOf(this.#best) → '], NOT_ITSELF],
  ['speculation/rules.ts', '#turnCard misplay', ['1 → 2'], 'any number but nought says yes'],
  [
    'speculation/moves.ts',
    'hasAmount isAsking',
    ['move >= AMOUNTS → ', 'move >= (LOTS.length + 1) * AMOUNTS → '],
    'no offer and no price is nought',
  ],
);
