/** Builds the props of a comparison from a pair of books: the books, their tables and their deal. */
import { parseMoveOrder, rebuildPack } from '#engine/compare/compare.ts';
import { getPresentation } from '../../games/presentations.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import { type ComparisonPair, listPairBooks, listPairGames } from '../../model/comparisons.ts';
import { editionOf, editionPath } from '../../model/editions.ts';
import { getExample } from '../../model/examples.ts';
import { en } from '../../narration/en.ts';
import { fr } from '../../narration/fr.ts';
import { createTable } from '../../table/game-table.ts';
import type { ComparedDealProps, ComparisonViewProps } from './Compare.tsx';
import { buildSeededDeal } from './comparison-query.ts';
import { listFirstHands } from './same-deal.ts';

/** Returns the deal with which the page of a pair opens. */
export const getOpeningDeal = ({ deal }: ComparisonPair): ComparedDealProps => {
  if ('seed' in deal) return buildSeededDeal(deal.seed, deal.seats, deal.order);
  const { played } = getExample(deal.example);
  const { seats } = played;
  const hands = listFirstHands(played);
  const order = parseMoveOrder(deal.order);
  if (!order) throw new Error(`content/comparisons: the order of ${deal.example} is not one of cards`);
  return {
    seed: '',
    policy: '',
    deal: { seats: seats.length, dealer: seats.length - 1, order, pack: rebuildPack(hands, seats.length - 1) },
  };
};

/** Builds the props of the page that compares a pair of books, in one language. */
export const buildComparisonProps = async (pair: ComparisonPair, lang: Language): Promise<ComparisonViewProps> => {
  const games = listPairGames(pair);
  return {
    books: listPairBooks(pair, lang),
    seats: pair.seats,
    deal: getOpeningDeal(pair),
    articleBases: Object.fromEntries(
      games
        .map(editionOf)
        .map((edition) => [edition.game.id, { [edition.source.siglum]: pageHref(lang, editionPath(edition)) }]),
    ),
    contexts: await Promise.all(games.map((game) => createTable(getPresentation(game).table, { en, fr }[lang]))),
  };
};
