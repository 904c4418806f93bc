/** Written deals (coups) of La Manille for the tests: complete ones, and one deal with which many cases begin. */

import { type CardOwners, card, PIQUET_PACK } from '#engine/cards.ts';
import type { Game } from '#engine/game.ts';
import { manille } from '#engine/games/manille/index.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { GAMES } from '#engine/games.ts';
import type { Random } from '#engine/random.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { getBalances, type Replay, replay } from '#engine/record/replay.ts';
import type { Setup } from '#engine/setup.ts';

/** Returns the tags of a record: seats, dealer and readings. */
export const formatManilleTags = (readings = '', dealer = 'D'): string =>
  `[Snorum "1"]\n[Game "manille"]\n[Seats "A B C D"]\n[Dealer "${dealer}"]\n[Readings "${readings}"]\n`;

/** Formats the scores at the end of a record: `A+C 6 B+D 0`. */
export const formatScores = (record: Replay): string =>
  Object.entries(getBalances(record))
    .map((pair) => pair.join(' '))
    .join(' ');

/** Formats the events of a record, one a line. */
export const formatEvents = (record: Replay): string[] =>
  record.steps
    .flatMap(({ events }) => events)
    .map(({ type, seat, scorer, card: its, suit, cards, points, cite }) =>
      [type, seat, scorer, its, suit, points ?? cards, cite].filter((word) => word !== undefined).join(' '),
    );

/** A deal in which spades are trumps, the card turned up scores nothing, D has no heart, and A leads. */
export const MANILLE_DEAL = `[Deal "1"]
A: 10H AH 7H KC QC 7C 8D JS
B: KH QH 9H 10C 9C AD QD 10S
C: JH 8H AC JC 10D 9D AS KS
D: KD JD 7D 8C QS 8S 7S
Turn-up: 9S
`;

/** The deal {@link MANILLE_DEAL}, but with the ace of trumps turned up, which scores four points for B and D. */
export const DEAL_WITH_ACE_TURNED_UP = MANILLE_DEAL.replace('AS KS', '9S KS').replace('Turn-up: 9S', 'Turn-up: AS');

/** Plays a record; throws if it has faults. */
export const playRecord = (text: string): Replay => {
  const result = replay(text, GAMES);
  if (!result.ok) throw new Error(result.faults.map(formatFaultMessage).join('\n'));
  return result.value;
};

/** A complete deal that ends with 28 points to 40; the eight of hearts is turned up. */
export const DEAL_OF_28_TO_40 = `[Deal "1"]
A: AS QS JD KD AC 10C QC
B: 8S 10S JS 7H 9H 9D 8C JC
C: AH QH 7D 8D 10D QD 9C KC
D: 7S 9S KS 10H JH KH AD 7C
Turn-up: 8H
B 7H C AH D 10H A 8H
D 7S A QS B 10S C QH
C 8D D AD A JD B 9D
D JH A QC B 9H C 7D
D KS A AS B 8S C QD
A AC B 8C C KC D 7C
A 10C B JC C 9C D KH
D 9S A KD B JS C 10D
`;

/** A complete deal that ends with 34 points for each camp; D turns up the queen of clubs. */
export const DEAL_OF_34_TO_34 = `[Deal "1"]
A: AS 9S QH 7D 10D 8C JC KC
B: 8S AH 8H 10H 9D JD AC 7C
C: 7S JS KS 9H 8D KD 9C 10C
D: 10S QS 7H JH KH AD QD
Turn-up: QC
A 7D B 9D C KD D AD
D KH A QH B 8H C 9H
D QD A 10D B JD C 8D
A 8C B AC C 10C D QC
C 9C D 7H A JC B 7C
A KC B 10H C 7S D QS
A 9S B 8S C KS D 10S
D JH A AS B AH C JS
`;

/**
 * A complete deal in which A has seven trumps and the ten of hearts. D turns up the ace of trumps, and his camp takes
 * no trick.
 */
export const VOLE_DEAL = `[Deal "1"]
A: 10S KS QS JS 9S 8S 7S 10H
B: 7H 8H 9H 7D 8D 9D 7C 8C
C: JH QH JD QD JC QC 9C KC
D: KH AH KD AD 10D AC 10C
Turn-up: AS
A 10S B 7D C JD D AS
A KS B 8D C QD D KD
A QS B 9D C JC D AD
A JS B 7C C 9C D 10D
A 9S B 8C C QC D AC
A 8S B 9H C KC D 10C
A 7S B 8H C JH D KH
A 10H B 7H C QH D AH
`;

/** A complete deal in which D turns up the manille (ten) of trumps and takes every trick. */
export const VOLE_DEAL_WITH_MANILLE = `[Deal "1"]
A: 7H KH AH KD AD 10D AC 10C
B: 8H 9H 7D 8D 9D 7C 8C JD
C: JH QH QD JC QC 9C KC 7S
D: AS KS QS JS 9S 8S 10H
Turn-up: 10S
A 7H B 8H C JH D 10H
D 10S A KD B 7D C 7S
D AS A AD B 8D C QD
D KS A 10D B 9D C JC
D QS A AC B 7C C QC
D JS A 10C B 8C C 9C
D 9S A KH B JD C KC
D 8S A AH B 9H C QH
`;

/** Returns the owners of a random deal in which the nine of spades, or another card, is turned up. */
export const dealWithTurnUp = (dealer: number, random: Random, owners: CardOwners, turnUp = card('9S')): CardOwners => {
  const rest = PIQUET_PACK.filter((its) => its !== turnUp);
  owners.fill(-1);
  const first = (dealer + 1) & 3;
  while (rest.length > 0) {
    const [its] = rest.splice(random.below(rest.length), 1);
    owners[its!] = (first + ((31 - rest.length - 1) >> 3)) & 3;
  }
  return owners;
};

/** Returns a record of three deals; the card turned up in the third wins the game. */
const recordWonByTurnUp = (): string => {
  const made = createDealRecord(manille, { seats: 4, seed: 'turned 71', play: 'random', deals: 3 });
  if (!made.ok) throw new Error('no such deal');
  return formatRecord(made.value);
};

/** Records of rare events, used to show the articles that they cite. */
export const RARE_EVENT_RECORDS: readonly string[] = [
  formatManilleTags() + DEAL_OF_34_TO_34,
  formatManilleTags() + VOLE_DEAL,
  formatManilleTags() + VOLE_DEAL_WITH_MANILLE,
  formatManilleTags('', 'A') + DEAL_OF_28_TO_40,
  recordWonByTurnUp(),
  ...[
    'D redeals?',
    'D exposes KH?',
    'D exposes 10D? C demands',
    'D misdeals unturned?',
    'D misdeals turned?',
    'D misdeals peeked?',
    'A 7H B 10S?',
    'A QC B 9C?',
    'A 7H B 9C with KH?',
    'A JS B 10S C KS D 7S B 10C C JC D 8C A 7C B leaves QD?',
  ].map((moves) => `${formatManilleTags()}${MANILLE_DEAL}${moves}`),
  `${formatManilleTags()}${DEAL_WITH_ACE_TURNED_UP}D misdeals turned?`,
  `${formatManilleTags('two-cards=under-card')}${MANILLE_DEAL}A 7H with KC?`,
];

/** Sets up a table of La Manille; throws if a practice is unknown. */
export const createManilleTable = (setup: Setup): ManilleTable => (manille as Game).table(setup) as ManilleTable;
