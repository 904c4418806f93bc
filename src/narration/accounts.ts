/** Names of accounts, and formatting of counters. */
import { cardName } from '../i18n/cards.ts';
import { createListFormat } from '../i18n/list-format.ts';
import type { Language } from '../i18n/routes.ts';
import { getSeatName } from './seat-names.ts';
import type { TableMessages } from './table-messages.ts';

/** List formatters, cached for each language: creating one takes longer than the rest of narrating a step. */
const lists: Partial<Record<Language, Intl.ListFormat>> = {};

/** Name of an account, or of a scorer: of a seat, the pool, a box (by its card or its name), or the seats of a side. */
export const getAccountName = (account: string, messages: TableMessages): string => {
  const { lang, table } = messages;
  if (account === 'pool') return table.pool;
  if (account.includes('+')) {
    lists[lang] ??= createListFormat(lang);
    return lists[lang].format(account.split('+').map((seat) => getSeatName(seat, messages)));
  }
  if (!account.startsWith('box:')) return getSeatName(account, messages);
  const box = account.slice(4);
  return table.boxes[box] ?? cardName(box, lang);
};

/** Formats a number of counters, with a real minus sign (`−`). */
export const formatCounters = (counters: number): string => `${counters < 0 ? '−' : ''}${Math.abs(counters)}`;

/** Formats the gain or loss of an account: `+3`, `−1`; empty for 0. */
export const formatChange = (counters: number): string =>
  counters > 0 ? `+${counters}` : counters ? formatCounters(counters) : '';

/** Formats a gain or loss within a sentence: `+3`, `−1`, `0`; the sign and the number are never on two lines. */
export const formatSigned = (counters: number): string => formatChange(counters) || '0';
