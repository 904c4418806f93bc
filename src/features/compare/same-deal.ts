/** Links an example to the page on which two rule books play its deal. */

import type { Card } from '#engine/cards.ts';
import { buildMoveOrder, rebuildPack } from '#engine/compare/compare.ts';
import type { Replay } from '#engine/record/steps.ts';
import { comparisonWords } from '../../i18n/comparisons.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import { COMPARISON_PAIRS, comparisonPath, listPairBooks } from '../../model/comparisons.ts';
import type { ShownRecord } from '../../model/example-props.ts';
import { type Example, toShownRecord } from '../../model/examples.ts';
import { buildComparisonQuery, type ComparedDealProps } from './comparison-query.ts';

/** Lists the hands of the first deal of a record, in the order of the seats. */
export const listFirstHands = ({ record, seats }: Replay): readonly (readonly Card[])[] =>
  seats.map((seat) => record.deals[0]!.hands.find((hand) => hand.seat === seat)?.cards.map(({ card }) => card) ?? []);

/**
 * Builds the deal of an example for a comparison. The players prefer cards in the order in which the example plays
 * them, so that the example's own book plays them exactly as in the record.
 */
export const getExampleDeal = ({ played }: Example): ComparedDealProps => {
  const hands = listFirstHands(played);
  const laid = played.record.deals[0]!.moves.flatMap(({ what }) => (typeof what === 'number' ? [what] : []));
  const order = [...laid, ...buildMoveOrder('lowest', '').filter((move) => !laid.includes(move))];
  const dealer = hands.length - 1;
  return {
    seed: '',
    policy: '',
    deal: { seats: hands.length, dealer, pack: rebuildPack(hands, dealer), order },
    hands,
  };
};

/**
 * Returns the link to the page on which two rule books play the deal of an example; `undefined` if no pair offers it.
 */
export const buildDealComparisonLink = (example: Example, lang: Language): ShownRecord['sameDeal'] => {
  const pair = COMPARISON_PAIRS.find(({ examples }) => examples?.includes(example.id));
  if (!pair) return undefined;
  const [first, second] = listPairBooks(pair, lang);
  return {
    href: pageHref(lang, comparisonPath(pair)) + buildComparisonQuery(getExampleDeal(example)),
    label: comparisonWords(lang).sameDeal([first!.name, second!.name]),
  };
};

/** Returns the data of an example for a table on this site's own pages: with the link to the comparison of its deal. */
export const buildOwnPageRecord = (example: Example, lang: Language): ShownRecord => ({
  ...toShownRecord(example, lang),
  sameDeal: buildDealComparisonLink(example, lang),
});
