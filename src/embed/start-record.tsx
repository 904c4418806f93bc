/**
 * Script of the frame that plays a record: the one in the fragment of its address, or that of an example by other
 * readings. It stores nothing.
 */
import { createRef, render } from 'preact';
import type { Game } from '#engine/game.ts';
import type { Fault, Result } from '#engine/record/faults.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { type DealRecord, findTag } from '#engine/record/record.ts';
import { TypedTokens } from '#engine/record/typed-tokens.ts';
import { END_NOTICES } from '../features/readings/end-notices.ts';
import { embedWords } from '../i18n/embed.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { createTable, type GameTable } from '../table/game-table.ts';
import { ReplayTable } from '../table/ReplayTable.tsx';
import { applyTheme } from './apply-theme.ts';
import { addComposedCards } from './compose-cards.ts';
import { connectTable, notifyStep } from './embedded-table.ts';
import { FaultyRecord } from './FaultyRecord.tsx';
import { notifyHost } from './host-messages.ts';
import { loadTable } from './load-table.ts';
import { readOptions } from './options.ts';
import { playRecord } from './play-record.ts';
import type { SourceCredit } from './published.ts';
import { reportHeight } from './report-height.ts';
import { SourceCreditLine } from './SourceLine.tsx';

/** A game as the page knows it: its book, and the style sheet of its cloth. */
export interface RecordGame {
  readonly book: SourceCredit;
  readonly sheet: string;
}

/** Data of the page: the games by their ids, and the addresses of records and pages of examples, without their ids. */
export interface RecordPage {
  readonly games: Readonly<Record<string, RecordGame>>;
  readonly records: string;
  readonly examples: string;
}

/** Maximum length of a record, in characters; the longest published one has a quarter of it. */
const LONGEST = 40_000;

const ID = 'record';

/** Returns the record in a fragment, `#record=…`, percent-encoded; `undefined` if there is none. */
export const parseRecordFragment = (fragment: string): string | undefined => {
  const written = /^#record=([^&]*)/.exec(fragment)?.[1];
  return written === undefined ? undefined : decodeURIComponent(written).trimEnd();
};

const fetchExample = async (page: RecordPage, id: string): Promise<string> => {
  const answer = await fetch(`${page.records}${id}.deal`);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return (await answer.text()).trimEnd();
};

/** Adds the style sheet of a cloth, and waits for it: the table would be drawn twice. */
const addStylesheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/** Loads the rules of the game that a record names. If it names none, its faults say which games there are. */
const loadRules = async (record: DealRecord, page: RecordPage): Promise<GameTable<unknown> | readonly Game[]> => {
  const game = findTag(record.tags, 'Game')?.value.trim().toLowerCase();
  if (game === undefined || !Object.hasOwn(page.games, game)) return (await import('#engine/games.ts')).GAMES;
  const [table] = await Promise.all([loadTable(game), addStylesheet(page.games[game]!.sheet)]);
  return table;
};

/** Plays the record, by the readings in the address, and shows the table. Returns the faults of the record, if any. */
const showRecord = async (
  root: HTMLElement,
  record: DealRecord,
  messages: TableMessages,
  example: string | undefined,
): Promise<readonly Fault[]> => {
  const page = JSON.parse(root.dataset['page']!) as RecordPage;
  const table = await loadRules(record, page);
  const { readings, step } = readOptions();
  const result = playRecord(record, 'game' in table ? [table.game] : table, readings);
  if (!result.ok) return result.faults;
  const { played, practices, stopped } = result.value;
  const { lang } = messages;
  const context = await createTable(table as GameTable<unknown>, messages);
  const { book } = page.games[played.game]!;
  const { edition, site } = book.told[lang];
  const titles = record.tags.filter(({ name }) => name.toLowerCase() === 'title');
  const title = (titles.find((tag) => tag.lang === lang) ?? titles[0])?.value ?? book.told[lang].game;
  const href = example && `${page.examples}${example}/`;
  const heading = document.querySelector('h1')!;
  heading.replaceChildren();
  render(href ? <a href={href}>{title}</a> : title, heading);
  const ref = createRef<ReplayTable>();
  root.replaceChildren();
  render(
    <>
      <ReplayTable
        ref={ref}
        guest
        heading=""
        examples={[{ id: ID, title, record: '', href }]}
        articleBase={{ [book.siglum]: edition }}
        start={step}
        context={{ ...context, replay: () => ({ ok: true, value: played }) }}
        onStep={notifyStep}
      />
      {stopped && (
        <p class="embed-source">{`${END_NOTICES[lang][stopped.over ? 'over' : 'stopped'](stopped.move)}.`}</p>
      )}
      <SourceCreditLine
        book={book}
        lang={lang}
        href={href ?? site}
        readings={Object.entries(practices).map((each) => each.join('='))}
        beside
      />
    </>,
    root,
  );
  document.title = `${title} · Snorum`;
  const label = `${messages.table.label} – ${title}`;
  connectTable(ref, { id: ID, game: played.game, label, seats: played.seats });
  return [];
};

/** Plays the record that the address of this page contains or names. */
export const startRecordEmbed = async (messages: TableMessages): Promise<void> => {
  const root = document.getElementById('table')!;
  const { lang } = messages;
  applyTheme(readOptions().theme);
  addComposedCards();
  const refuse = (reason: 'too-long' | 'out-of-reach'): void => {
    const words = embedWords(lang);
    root.replaceChildren();
    render(<p class="faulty">{reason === 'too-long' ? words.tooLong : words.outOfReach}</p>, root);
    notifyHost('error', { reason, faults: [] });
    reportHeight(window, ID);
  };
  try {
    const page = JSON.parse(root.dataset['page']!) as RecordPage;
    const [example] = /^[a-z0-9-]+$/.exec(new URLSearchParams(location.search).get('example') ?? '') ?? [];
    const written = parseRecordFragment(location.hash) ?? (example && (await fetchExample(page, example)));
    if (!written) return void reportHeight(window, ID);
    if (written.length > LONGEST) return refuse('too-long');
    const parsed: Result<DealRecord> = parseRecord(written, TypedTokens);
    const faults = parsed.ok ? await showRecord(root, parsed.value, messages, example) : parsed.faults;
    if (faults.length === 0) return;
    const { formatFault } = await import('../narration/faults.ts');
    const told = faults.map((fault) => ({
      line: fault.line,
      column: fault.column,
      code: fault.code,
      message: formatFault(fault, lang),
    }));
    root.replaceChildren();
    render(<FaultyRecord record={written} faults={told} messages={messages} />, root);
    notifyHost('error', { reason: 'faulty', faults: told });
    reportHeight(window, ID);
  } catch {
    refuse('out-of-reach');
  }
};
