/** Script of an embedded comparison: its two games, one language, no requests, no storage. */
import { hydrate, render } from 'preact';
import { compare } from '#engine/compare/compare.ts';
import type { CompareProps, LaidProps, Shown } from '../features/compare/Compare.tsx';
import { booksBy, NONE, wantedBy } from '../features/compare/wanted.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { createTable, type GameTable } from '../table/game-table.ts';
import { askedBy } from './asked.ts';
import { shakeHands } from './handshake.ts';
import { PairTable } from './PairTable.tsx';

/** The page’s own deal, played by its books. */
export const ownDeal = (page: LaidProps): Shown => {
  const { books, contexts, articleBases, deal } = page;
  const made = compare(booksBy(page, NONE), deal.deal);
  if (!made.ok) throw new Error(made.faults.map(({ code }) => code).join(', '));
  return { books, contexts, articleBases, deal, compared: made.value, before: undefined };
};

/** The deal given in an address, by its readings; if it cannot be played, the page's own with `unplayable` set. */
const askedDeal = (page: LaidProps): { readonly shown: Shown; readonly unplayable: boolean } => {
  const own = ownDeal(page);
  const { deal, turned, unsound } = wantedBy(location.search, page);
  if (unsound || (deal === page.deal && turned === NONE)) return { shown: own, unplayable: Boolean(unsound) };
  const plain = compare(booksBy(page, NONE), deal.deal);
  const made = turned === NONE ? plain : compare(booksBy(page, turned), deal.deal);
  if (!made.ok) return { shown: own, unplayable: true };
  const before = turned === NONE || !plain.ok ? undefined : plain.value;
  return { shown: { ...own, deal, compared: made.value, before }, unplayable: false };
};

/** Hydrates the table of this page with the options of its address. */
export const startPair = async (tables: readonly GameTable<unknown>[], messages: TableMessages): Promise<void> => {
  const root = document.getElementById('table')!;
  const query = new URLSearchParams(location.search);
  const { step, view, theme } = askedBy((name) => query.get(name));
  if (theme) document.documentElement.dataset['theme'] = theme;
  const props = JSON.parse(root.dataset['props']!) as CompareProps;
  const contexts = await Promise.all(tables.map((table) => createTable(table, messages)));
  const { shown, unplayable } = askedDeal({ ...props, contexts });
  if (step || shown.deal !== props.deal || shown.before || unplayable) {
    root.replaceChildren();
    render(<PairTable {...shown} unplayable={unplayable} start={step ? Math.trunc(Number(step)) : undefined} />, root);
  } else hydrate(<PairTable {...shown} />, root);
  const radio = root.querySelector<HTMLInputElement>(`[type=radio][value="${view ?? 'cloth'}"]`);
  if (radio) radio.checked = true;
  shakeHands(window, root.dataset['pair']!);
};
