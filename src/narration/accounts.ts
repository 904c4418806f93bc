/** The names of accounts, and counters in figures. */
import { cardName } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { nameOf } from './names.ts';
import type { TableMessages } from './table-messages.ts';

/** How each language lists names; to make one takes longer than all else that a step has told. */
const lists: Partial<Record<Language, Intl.ListFormat>> = {};

/** The name of an account, or of who scores: a seat's own, the pool, a box by its card or its name, the seats of a camp. */
export const accountName = (account: string, messages: TableMessages): string => {
  const { lang, table } = messages;
  if (account === 'pool') return table.pool;
  if (account.includes('+')) {
    lists[lang] ??= new Intl.ListFormat(lang);
    return lists[lang].format(account.split('+').map((seat) => nameOf(seat, messages)));
  }
  if (!account.startsWith('box:')) return nameOf(account, messages);
  const box = account.slice(4);
  return table.boxes[box] ?? cardName(box, lang);
};

/** A number of counters with a true minus, as accounts show it. */
export const figure = (counters: number): string => `${counters < 0 ? '−' : ''}${Math.abs(counters)}`;

/** What an account gained or lost: `+3`, `−1`; empty when nothing. */
export const change = (counters: number): string => (counters > 0 ? `+${counters}` : counters ? figure(counters) : '');

/** A gain or a loss in a sentence: `+3`, `−1`, `0`; sign and figure stay on one line. */
export const signed = (counters: number): string => change(counters) || '0';
