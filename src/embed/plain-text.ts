/** Formats an example as plain text, for letters, forums and notes. */
import { formatCard } from '#engine/cards.ts';
import { formatStepName } from '#engine/record/steps.ts';
import { getCardIndex, getSuitSign } from '../i18n/cards.ts';
import { pageWords } from '../i18n/pages.ts';
import { pageHref } from '../i18n/routes.ts';
import { getUiWords } from '../i18n/ui.ts';
import { editionOf, editionPath, getArticle } from '../model/editions.ts';
import { type Example, exampleHref, getExampleText } from '../model/examples.ts';
import { getSourceTexts } from '../model/sources.ts';
import { formatCounters } from '../narration/accounts.ts';
import { type DealtHand, formatHandCards, hasSuppliedCards, listDealtHands } from '../narration/dealt-hands.ts';
import { buildLedger } from '../narration/ledger.ts';
import { formatClauses, narrateStep } from '../narration/narrate.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import type { TableContext } from '../table/game-view.ts';

/** Maximum length of a line, in characters; only a longer word exceeds it. */
const MEASURE = 72;

/** Wraps a text. The first line begins with `head`; the other lines are indented by the same width. */
const wrapped = (text: string, head = ''): string => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length + head.length <= MEASURE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return head + lines.join(`\n${' '.repeat(head.length)}`);
};

const underlined = (text: string, sign: string): string => `${text}\n${sign.repeat(text.length)}`;

/** Formats the hands of a deal, each on a line that begins with its seat. */
const handsIn = (hands: readonly DealtHand[], { lang, table }: TableMessages): string => {
  const names = hands.map(({ seat }) => table.unheld[seat] ?? seat);
  const wide = Math.max(...names.map((name) => name.length));
  const lines = hands.map((hand, i) => {
    const cards = formatHandCards(hand).map(({ card, before, after }) => {
      const notation = formatCard(card);
      return before + getCardIndex(notation, lang) + getSuitSign(notation) + after;
    });
    return wrapped(cards.join(''), `  ${names[i]!.padEnd(wide)}  `);
  });
  return [...lines, ...(hasSuppliedCards(hands) ? ['', wrapped(table.supplied)] : [])].join('\n');
};

/** Formats the accounts as columns of figures. */
const accountsIn = ({ played }: Example, messages: TableMessages): string => {
  const { names, columns, together } = buildLedger(played, messages);
  const { account, together: sum } = messages.table;
  const rows = [
    [account, ...columns.map(({ head }) => head)],
    ...names.map((name, i) => [name, ...columns.map(({ figures }) => formatCounters(figures[i]!))]),
    ...(together.length > 0 ? [[sum, ...together.map(formatCounters)]] : []),
  ];
  const wide = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  // Columns that do not fit the line continue below, with the names repeated.
  const parts: number[][] = [];
  let room = 0;
  for (let column = 1; column < wide.length; column++) {
    room -= 2 + wide[column]!;
    if (room < 0) {
      parts.push([]);
      room = MEASURE - wide[0]! - 2 - wide[column]!;
    }
    parts.at(-1)!.push(column);
  }
  return parts
    .map((columns) =>
      rows
        .map((row) =>
          [row[0]!.padEnd(wide[0]!), ...columns.map((column) => row[column]!.padStart(wide[column]!))].join('  '),
        )
        .join('\n'),
    )
    .join('\n\n');
};

/** Formats an example from the first step to the last, with the articles of each clause, and the final accounts. */
export const formatExampleText = (
  example: Example,
  { messages: say, narrator, articleNumbers }: TableContext,
  site: URL,
): string => {
  const { lang, table } = say;
  const { played } = example;
  const edition = editionOf(example.game);
  const { example: words, games } = pageWords(lang);
  const absolute = (path: string) => new URL(path, site).href;
  const about = [games[example.game], getSourceTexts(edition.source, lang).short, words.seats(played.seats.length)];
  const shown = example.articles.map((id) => String(getArticle(id).number));
  const cited = (cites: readonly string[]) =>
    cites.length > 0 ? ` [${cites.map((id) => articleNumbers[id] ?? 0).join(', ')}]` : '';
  const steps = played.steps.map((step, i) => {
    const told = wrapped(
      formatClauses(narrateStep(step, played, { messages: say, narrator }), cited),
      `${formatStepName(played, i).padStart(5)}  `,
    );
    return step.move.startsWith('deal ')
      ? `\n${underlined(table.deal(step.deal), '-')}\n\n${handsIn(listDealtHands(played, step), say)}\n\n${told}`
      : told;
  });
  return `${[
    underlined(getExampleText(example, 'Title', lang), '='),
    about.join(' · '),
    absolute(exampleHref(example.id, lang)),
    wrapped(`Snorum, ${getUiWords(lang).foot.authors} · CC BY 4.0`),
    absolute(pageHref(lang, 'about/#licence')),
    '',
    wrapped(getExampleText(example, 'Intro', lang)),
    '',
    wrapped(`${words.articles}${lang === 'fr' ? '\u00a0' : ''}: ${shown.join(', ')}.`),
    wrapped(words.cited),
    absolute(pageHref(lang, editionPath(edition))),
    ...steps,
    '',
    underlined(table.views[2], '-'),
    '',
    accountsIn(example, say),
  ].join('\n')}\n`;
};
