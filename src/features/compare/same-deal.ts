/** From an example to the page that plays its deal by two rule-books. */

import type { Card } from '#engine/cards.ts';
import { orderOf, rebuildPack } from '#engine/compare/compare.ts';
import type { Replay } from '#engine/record/replay.ts';
import { comparisonWords } from '../../i18n/comparisons.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import { booksOf, COMPARISON_PAIRS, pairPath } from '../../model/comparisons.ts';
import type { ShownRecord } from '../../model/example-props.ts';
import { type Example, shownOf } from '../../model/examples.ts';
import { buildComparisonQuery, type DealProps } from './comparison-query.ts';

/** The hands of the first deal of a record, in the order of the seats. */
export const firstHands = ({ record, seats }: Replay): readonly (readonly Card[])[] =>
  seats.map((seat) => record.deals[0]!.hands.find((hand) => hand.seat === seat)?.cards.map(({ card }) => card) ?? []);

/**
 * The deal of an example for a comparison: its hands, and the order of its own moves as the one in which every player
 * prefers cards, so that its own book plays it as it stands in the record.
 */
export const dealOfExample = ({ played }: Example): DealProps => {
  const hands = firstHands(played);
  const laid = played.record.deals[0]!.moves.flatMap(({ what }) => (typeof what === 'number' ? [what] : []));
  const order = [...laid, ...orderOf('lowest', '').filter((move) => !laid.includes(move))];
  const dealer = hands.length - 1;
  return {
    seed: '',
    policy: '',
    deal: { seats: hands.length, dealer, pack: rebuildPack(hands, dealer), order },
    hands,
  };
};

/** The link to the deal of an example as two rule-books play it; `undefined` where no pair offers it. */
export const sameDealLink = (example: Example, lang: Language): ShownRecord['sameDeal'] => {
  const pair = COMPARISON_PAIRS.find(({ examples }) => examples?.includes(example.id));
  if (!pair) return undefined;
  const [first, second] = booksOf(pair, lang);
  return {
    href: pageHref(lang, pairPath(pair)) + buildComparisonQuery(dealOfExample(example)),
    label: comparisonWords(lang).sameDeal([first!.name, second!.name]),
  };
};

/** An example as a table on our own pages shows it. */
export const shownOnOwnPage = (example: Example, lang: Language): ShownRecord => ({
  ...shownOf(example, lang),
  sameDeal: sameDealLink(example, lang),
});
