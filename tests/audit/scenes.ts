/**
 * Records that are played for the audit beside the cases of `conformance/`: those of the site, and scenes in which rules
 * are used that random games hardly reach.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEAL_WITH_ACE_TURNED_UP, formatManilleTags, MANILLE_DEAL, VOLE_DEAL } from '../games/manille-coups.ts';

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));

/** Moves of La Manille after the same deal: each kind of fault, what is asked for after it, and how it is answered. */
const MANILLE_MOVES: readonly string[] = [
  'D redeals?',
  'D exposes KD?',
  'D exposes KD? D exposes KH?',
  'D exposes 10D?',
  'D exposes 10D? C pass D exposes AH?',
  'D exposes 10D? C pass A 7H',
  'D exposes 10D? C demands',
  'D misdeals unturned?',
  'D misdeals turned?',
  'D misdeals peeked?',
  'A 8D says C?',
  'A 8D says C? B demands',
  'A 8D says C? B demands A KC',
  'A 8D says C? B QD',
  'A 7H B KH C 8H D KD says C? A pass B 10C',
  'A 7H B KH C 8H D KD says C? A demands D 8C',
  'A 7H B KH C 8H D 8S says C? A demands D 8C',
  'A QC B 10C C JC D 8C B QH C JH D 8S says D? A demands D KD A 10H',
  'A 7H with KC? B chooses KC B 10C',
  'A 7H B 9C with KH?',
  'A 7H B KH C 8H D KD with 8C? A chooses 8C B 10C',
  'A 8D B QD says C?',
  'A 8D says D',
  'A 7H with KC?',
  'A 7H A miscounts?',
  'A 7H B 9C?',
  'A 7H C JH?',
  'A 7H B KH C 8H B gathers 10C?',
  'A 7H B KH C 8H D 7S D looks?',
  'A asks?',
  'D calls H?',
];

/** Moves after the same deal of which the last is refused. */
const MANILLE_REFUSED: readonly string[] = [
  'A QC B 10C C JC D 8C B QH C JH D 8S says D? A demands D KD A 7H',
  'B KH',
  'A KH',
  'A 7H B KH C 8H D 10C',
  'A 7H B 9C',
  'A QC B 9C',
  'A 7H B 9H C JH D KD',
  'A 10H B 9H C AC',
  'A pass',
  'A 7H D redeals?',
  'A redeals?',
  'B exposes KH?',
  'D exposes 9S?',
  'D exposes 2S?',
  'A misdeals turned?',
  'A 7H D exposes 10D?',
  'D exposes 10D? C looks?',
  'D exposes 10D? A asks?',
  'D exposes KD? D exposes KD?',
  'A 8D says C? D demands',
  'A 8D says C? D pass',
  'A 8D D demands',
  'A 7H with KC? D chooses 7H',
  'D exposes 10D? C 10D',
  'A 8D says C? B demands A 7H',
  'A 8D B demands',
  'A 8D says C',
  'B KH says S?',
  'A KH says S?',
  'A 7H B 9C says D?',
  'A 8D says C? B QD says H?',
  'B KH with QH?',
  'A 7H with 7H?',
  'A KH with 7H?',
  'A 7H with KH?',
  'A 8D says C? B QD with AD?',
  'A 7H B 9C with 10C?',
  'A 7H with KC? B chooses 8D',
  'A 7H D misdeals turned?',
  'A 7H B KH C 8H D 7S B gathers 10C?',
  'A 7H B KH B gathers 10C?',
  'A 7H B KH C 8H B gathers KC?',
  'A 7H B KH C 8H A gathers KC?',
  'A JS B 10S C KS D 7S B leaves QD?',
  'A 8D B QD C 10D D 7D C leaves AC?',
  'A chooses 7H?',
  'A 7H B looks?',
  'A 7H B KH C 8H D KD says S? A looks?',
  'A asks? A asks?',
  'A calls D?',
];

/** A deal in which B and C have no heart, and the trumps of C are lower than the king of B. */
const RUFFED = `[Deal "1"]
A: 10S 7H QH 8D 9D JD 7C KC
B: KS AS 10D QD KD 10C QC AC
C: 8S JS QS 7D AD 8C 9C JC
D: 9S 8H 9H 10H JH KH AH
Turn-up: 7S
`;

const write = (readings: string, deal: string, moves: string): string =>
  `${formatManilleTags(readings)}${deal}${moves}\n`;

/** Writes a record of Commerce for so many players; its deals are divided by empty lines. */
const writeCommerce = (seats: string, tags: string, ...deals: readonly string[]): string =>
  `[Snorum "1"]\n[Game "commerce"]\n[Source "BW91"]\n[Rules "1"]\n[Seats "${seats}"]\n[Dealer "A"]\n${tags}\n\n${deals
    .map((deal, i) => `[Deal "${i + 1}"]\n${deal}\n`)
    .join('\n')}`;

/** Three hands of the short pack: an ace with seven and eight of its suit, an ace with queen and king, and nothing. */
const ACE_SEVEN_EIGHT = 'B: AS 7S 8S\nC: AH QH KH\nA: 9D 10C JH\nB stands';

/** Two sequences that are level. */
const LEVEL = 'B: 7H 6H 5H\nC: 7S 6S 5S\nA: KH KD 4C\nB stands';

/** A deal of Extended Commerce for three. */
const CONTENT_IN_TURN = 'B: 7S 8S KH\nC: 9S 2D 2C\nA: QD 9H 4D\n';

/** Deals of Pool Commerce in which all pass: C and D have the worst hands, which are level; or D has, or B. */
const passing = (dealer: number, players: string): string =>
  [...players.slice(dealer), ...players.slice(0, dealer)].map((seat) => `${seat} passes`).join(' ');
const BOTH_WORST = 'A: AS AH 9C\nB: KS KH 4C\nC: 2S 3H 5D\nD: 2H 3S 5C\nTable: 6D 8D 10H\n';
const B_WORST = 'A: AS AH 9C\nB: 2S 3H 5D\nTable: 6D 8D 10H\n';
const threeOutTwo = [1, 2, 3].map((dealer) => `${BOTH_WORST}${passing(dealer, 'ABCD')}`);

const COMMERCE: readonly string[] = [
  ...['pack=32 short-ace=both', 'pack=32 short-ace=high', 'pack=52 short-ace=both', 'pack=52 short-ace=high'].map(
    (readings) => writeCommerce('A B C', `[Readings "${readings}"]`, ACE_SEVEN_EIGHT),
  ),
  // Without a stock the cards that nobody holds are bought in the order of the pack.
  writeCommerce('A B C', '', `${CONTENT_IN_TURN}B throws KH B stands`),
  ...['own-turn', 'turn-used'].flatMap((turn) =>
    [
      'B barters KH C gives 9S B stands C stands A stands',
      'B barters KH C gives 9S C stands A stands B stands',
      'B barters KH C gives 9S C throws KH A stands B stands C stands',
      'B throws KH B stands C barters 9S A gives QD C stands A stands',
      'B stands C barters 9S A stands C stands',
      'B barters KH C gives 9S B stands C pass A throws QD A stands C throws 2D C stands',
    ].map((moves) =>
      writeCommerce(
        'A B C',
        `[Variant "extended"]\n[Readings "extended-shown=at-once extended-beaten=better after-barter=${turn}"]`,
        `${CONTENT_IN_TURN}${moves}`,
      ),
    ),
  ),
  ...['divide', 'first-in-order'].map((level) => writeCommerce('A B C', `[Readings "level=${level}"]`, LEVEL)),
  ...[BOTH_WORST, BOTH_WORST.replace('2H 3S 5C', '2H 3S 4D')].map((hands) =>
    writeCommerce('A B C D', '[Variant "pool"]\n[Readings "worst-level=nobody"]', `${hands}${passing(1, 'ABCD')}`),
  ),
  ...['third', 'half'].map((horse) =>
    writeCommerce(
      'A B C D',
      `[Variant "pool"]\n[Readings "horse=${horse}"]`,
      ...threeOutTwo.map((deal, i) => (i === 2 ? `${deal} D buys` : deal)),
    ),
  ),
  writeCommerce(
    'A B C D',
    '[Variant "pool"]',
    ...threeOutTwo.map((deal, i) => (i === 2 ? `${deal} D declines` : deal)),
    ...[0, 1, 0].map((dealer) => `${B_WORST}${passing(1 - dealer, 'AB')}`),
  ),
];

/** Begins a record of Speculation by four, of whom A deals first. */
const speculation = (readings: string, ...deals: readonly string[]): string =>
  `[Snorum "1"][Game "speculation"][Source "BW91"][Rules "1"][Seats "A B C D"][Readings "${readings}"][Dealer "A"]
${deals.map((deal, i) => `[Deal "${i + 1}"]\n${deal}\n`).join('')}`;

/** Four piles of Speculation: C has a knave of trumps, D the king, or A three low cards after a ten turned up. */
const KNAVE_LEADS = 'A: 6H 10C AD\nB: 4C 7D 2S\nC: JH 5S 3C\nD: KS QH 8D\nTurn-up: 9H';
const TEN_LEADS = 'A: 6H 9C 2C\nB: 4C 7D 2S\nC: 5H 5S 3C\nD: KS QC 8D\nTurn-up: 10H';
const TEN_BEATEN = TEN_LEADS.replace('9C', 'KH');
const KING_UP = KNAVE_LEADS.replace('9H', 'KH');
/** The piles of a next deal, which B deals. */
const NEXT = 'A: 4C 7D 2S\nB: 6H 9C 2C\nC: 5H 5S 3C\nD: KS QC 8D\nTurn-up: 10H';

/** The turns of all other players in these deals. */
const TEN_TURNS = 'B 4C C 5H D KS B 7D C 5S D QC B 2S C 3C D 8D';
const NEXT_TURNS = 'C 5H D KS A 4C C 5S D QC A 7D C 3C D 8D A 2S';
const KNAVE_TURNS = 'A 9H B 4C C JH D KS A 6H B 7D';
const TO_THE_END = 'A 10C B 2S C 5S A AD C 3C D 8D';

/** Moves of Speculation after the same deal of which the last is refused. */
const SPECULATION_REFUSED: readonly string[] = [
  'B offers 1 for next',
  'B wants 1 for turn-up',
  'B offers 11 for turn-up',
  'B offers 10 for turn-up C offers 10 for turn-up',
  'B offers 2 for turn-up C offers 1 for turn-up',
  'B offers 2 for turn-up D sells',
  'B sells',
  'B offers 1 for 9H',
  'B offers 1 for best',
  'B offers 0 for turn-up',
  'B offers 1000 for turn-up',
  'A 9H B offers 1 for 10H',
  'A 9H B 7D',
  'A 9H B looks? B looks?',
];

const SCENES: Readonly<Record<string, readonly string[]>> = {
  manille: [
    ...[MANILLE_DEAL, DEAL_WITH_ACE_TURNED_UP].flatMap((deal) => MANILLE_MOVES.map((moves) => write('', deal, moves))),
    ...MANILLE_REFUSED.map((moves) => write('', MANILLE_DEAL, moves)),
    ...['A 7H B 9C?', 'A 7H C JH?', 'D misdeals turned?'].map((moves) =>
      write('penalty=offender-34', DEAL_WITH_ACE_TURNED_UP, moves),
    ),
    write('two-cards=under-card', MANILLE_DEAL, 'A 7H with KC?'),
    // The turn-up need not be written, being the one card left.
    write('', MANILLE_DEAL.replace('Turn-up: 9S\n', ''), 'A 7H'),
    write('turn-up-points=three', DEAL_WITH_ACE_TURNED_UP, 'A 7H'),
    // The dealer has no heart, and the highest spade is turned up, which lies before the first heart.
    write('', MANILLE_DEAL.replace('QD 10S', 'QD 9S').replace('Turn-up: 9S', 'Turn-up: 10S'), 'D calls H?'),
    // A ruff that the next player cannot beat, with a low trump beside other cards.
    ...['free', 'must', 'forbidden'].flatMap((undertrump) =>
      ['C 8S', 'C 7D', 'C 8S D 10H', 'C 7D D 10H'].map((moves) =>
        write(`undertrump=${undertrump}`, RUFFED, `A QH B KS ${moves}`),
      ),
    ),
    ...['must', 'forbidden'].map((undertrump) =>
      write(`undertrump=${undertrump} overruff=any-trump`, RUFFED, 'A QH B KS C 7D'),
    ),
    write('', VOLE_DEAL, ''),
  ],
  commerce: COMMERCE,
  speculation: [
    ...SPECULATION_REFUSED.map((moves) => speculation('', `${KNAVE_LEADS}\n${moves}`)),
    ...['A wants 2 for turn-up B offers 3 for turn-up', 'B offers 1 for turn-up', 'A wants 11 for turn-up'].map(
      (moves) => speculation('market=owner-asks', `${KNAVE_LEADS}\n${moves}`),
    ),
    ...['kept', 'returned'].flatMap((price) => [
      // The last cards sold together, of which none leads, or one; then again by the next dealer.
      ...[`${TEN_LEADS}\nA 10H`, `${TEN_BEATEN}\nA 10H`].map((begun) =>
        speculation(
          `price=${price}`,
          `${begun} ${TEN_TURNS} B offers 2 for rest A sells A 6H A ${begun.includes('KH') ? 'KH' : '9C'} A 2C`,
          `${NEXT}\nB 10H ${NEXT_TURNS} A offers 3 for rest B sells B 6H B 9C B 2C`,
        ),
      ),
      speculation(
        `price=${price}`,
        `${TEN_BEATEN}\nA 10H ${TEN_TURNS} B offers 2 for rest A sells A 6H C offers 1 for next B sells`,
      ),
      speculation(`price=${price}`, `${KNAVE_LEADS}\nA 9H D offers 3 for next B sells B 4C C JH`),
    ]),
    // A card that was looked at, by which its player, or its buyer, would have won; the same cards again.
    ...['player', 'card'].flatMap((tainted) => [
      speculation(
        `tainted=${tainted}`,
        `${KNAVE_LEADS}\n${KNAVE_TURNS} D looks? D QH ${TO_THE_END}`,
        `${KNAVE_LEADS}\nB 9H C JH D KS A 6H B 4C D QH A 10C B 7D C 5S A AD B 2S C 3C D 8D`,
      ),
      speculation(
        `tainted=${tainted}`,
        `${KNAVE_LEADS}\n${KNAVE_TURNS} D looks? D QH B offers 3 for QH D sells C 5S A 10C B 2S C 3C A AD D 8D`,
      ),
      speculation(`tainted=${tainted}`, `${KING_UP}\nA looks? A KH`),
    ]),
    // New hands after a high card, of which one has been looked at; hands that stay.
    speculation('passed=fresh', `${KING_UP}\nD looks? A KH`, `${NEXT}\nD looks? B 10H C 5H`),
    speculation('', `${KING_UP}\nA KH C offers 1 for KH`),
    // The best trump is sold after the last card, before the spare hand; the seller may buy in the next deal.
    speculation(
      'spare=dealt',
      `${KNAVE_LEADS}\n${KNAVE_TURNS} D QH ${TO_THE_END} B offers 2 for QH D sells A pass`,
      `${NEXT}\nB 10H D offers 1 for 10H B sells`,
    ),
  ],
};

/** Lists the records of a game: the scenes above, then those of the site. */
export const listSceneRecords = (game: string): readonly string[] => [
  ...(SCENES[game] ?? []),
  ...globSync([`examples/${game}/*.deal`, `lessons/${game}.deal`, 'found/*.deal'], { cwd: CONTENT })
    .sort()
    .map((path) => readFileSync(CONTENT + path, 'utf8'))
    .filter((text) => text.includes(`[Game "${game}"]`)),
];
