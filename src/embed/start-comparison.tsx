/** Script of an embedded comparison. It stores nothing. */
import { hydrate, render } from 'preact';
import { compare } from '#engine/compare/compare.ts';
import type { CompareProps, ComparisonView, ComparisonViewProps } from '../features/compare/Compare.tsx';
import { applyOverrides, NO_OVERRIDES, parseComparisonRequest } from '../features/compare/comparison-request.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { createTable, type GameTable } from '../table/game-table.ts';
import { applyTheme } from './apply-theme.ts';
import { ComparisonEmbed } from './ComparisonEmbed.tsx';
import { addComposedCards } from './compose-cards.ts';
import { connectFrame } from './connect-frame.ts';
import { selectView } from './embedded-table.ts';
import { watchHostOptions } from './host-messages.ts';
import { readOptions } from './options.ts';

/** Plays the page’s own deal by its books. */
export const playPageDeal = (page: ComparisonViewProps): ComparisonView => {
  const { books, contexts, articleBases, deal } = page;
  const made = compare(applyOverrides(page, NO_OVERRIDES), deal.deal);
  if (!made.ok) throw new Error(made.faults.map(({ code }) => code).join(', '));
  return { books, contexts, articleBases, deal, compared: made.value, before: undefined };
};

/**
 * Plays the deal and readings that the address names. If they cannot be played, it plays the page's own and sets
 * `unplayable`.
 */
const buildRequestedDeal = (
  page: ComparisonViewProps,
): { readonly shown: ComparisonView; readonly unplayable: boolean } => {
  const own = playPageDeal(page);
  const { deal, turned, unsound } = parseComparisonRequest(location.search, page);
  if (unsound || (deal === page.deal && turned === NO_OVERRIDES)) return { shown: own, unplayable: Boolean(unsound) };
  const plain = compare(applyOverrides(page, NO_OVERRIDES), deal.deal);
  const made = turned === NO_OVERRIDES ? plain : compare(applyOverrides(page, turned), deal.deal);
  if (!made.ok) return { shown: own, unplayable: true };
  const before = turned === NO_OVERRIDES || !plain.ok ? undefined : plain.value;
  return { shown: { ...own, deal, compared: made.value, before }, unplayable: false };
};

/** Hydrates the comparison in this page, with the options in the address. */
export const startComparisonEmbed = async (
  tables: readonly GameTable<unknown>[],
  messages: TableMessages,
): Promise<void> => {
  const root = document.getElementById('table')!;
  const { step, view, theme } = readOptions();
  applyTheme(theme);
  addComposedCards();
  const props = JSON.parse(root.dataset['props']!) as CompareProps;
  const contexts = await Promise.all(tables.map((table) => createTable(table, messages)));
  const { shown, unplayable } = buildRequestedDeal({ ...props, contexts });
  if (step || shown.deal !== props.deal || shown.before || unplayable) {
    root.replaceChildren();
    render(
      <ComparisonEmbed {...shown} unplayable={unplayable} start={step ? Math.trunc(Number(step)) : undefined} />,
      root,
    );
  } else hydrate(<ComparisonEmbed {...shown} />, root);
  selectView(view);
  connectFrame(root.dataset['pair']!);
  watchHostOptions((changed, _, asked) => {
    if (changed.some((name) => name !== 'theme')) location.replace(`?${asked}${location.hash}`);
  });
};
