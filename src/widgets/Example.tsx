import type { FunctionComponent, JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Fault } from '#engine/faults.ts';
import { type Game } from '#engine/game.ts';
import { type Replay, replay } from '#engine/replay.ts';
import type { Language } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';
import { type ArticleBase } from '../narration/articles.ts';
import { citesOf, tellStep } from '../narration/tell.ts';
import { tableWords } from '../narration/words.ts';
import { Controls } from './Controls.tsx';
import { Ledger } from './Ledger.tsx';
import { positionAt } from './position.ts';
import { type ClothProps } from './Seats.tsx';
import { Sentence } from './Sentence.tsx';
import { Steps } from './Steps.tsx';
import { useFragment, useMarks, useWishes, type Wish } from './text.ts';

/** A record that can be put on the table. */
export interface Shown {
  readonly id: string;
  readonly title: string;
  /** The text of the record. */
  readonly record: string;
  /** The page of the example, where it has one. */
  readonly href?: string | undefined;
}

export interface ExampleProps {
  /** One or more; the first is on the table to begin with. */
  examples: readonly Shown[];
  lang: Language;
  /** The address of the edition of each siglum. */
  articleBase: ArticleBase;
  /** In place of the title of the example; empty where the page has said it. */
  heading?: string | undefined;
  /** The step to begin at, from 1. */
  start?: number | undefined;
  /** Before the ids of this table, where a page has several. */
  prefix?: string | undefined;
}

interface Props extends ExampleProps {
  games: readonly Game[];
  Cloth: FunctionComponent<ClothProps>;
}

/** How long a step stays when the table plays by itself, in milliseconds. */
const PACE = 2600;

/** A table: it replays a record once, and moves a cursor over the steps. */
export function Example({ games, Cloth, examples, lang, prefix = '', ...props }: Props): JSX.Element {
  const [chosen, choose] = useState(0);
  const [at, setAt] = useState((props.start ?? 1) - 1);
  const [live, setLive] = useState(false);
  const [playing, setPlaying] = useState(false);
  const cloth = useRef<HTMLDivElement>(null);
  const shown = examples[chosen]!;
  const result = useMemo(() => replay(shown.record, games), [shown.record, games]);
  const played = result.ok ? result.value : EMPTY;
  const end = played.steps.length - 1;
  const here = Math.max(0, Math.min(at, end));

  const told = useMemo(() => played.steps.map((step) => tellStep(step, played, lang)), [played, lang]);
  const cites = useMemo(() => (live ? citesOf(told[here] ?? []) : []), [told, here, live]);
  const idStem = `${prefix}step-`;

  useEffect(() => setLive(true), []);
  useMarks(cites);

  const go = useCallback((to: number) => {
    setPlaying(false);
    setAt(to);
  }, []);
  useFragment(idStem, go);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (here < end ? setAt(here + 1) : setPlaying(false)), PACE);
    return () => clearTimeout(timer);
  }, [playing, here, end]);

  const see = useCallback(
    (wish: Wish, href?: string) => {
      const found = fulfil(wish, href, examples, chosen, games);
      if (!found) return false;
      choose(found.example);
      go(found.at);
      // On a narrow page the table lies folded under the text until its fragment unfolds it.
      const beside = cloth.current?.closest('.beside');
      if (beside && matchMedia('(max-width: 61.99rem)').matches) location.hash = beside.id;
      cloth.current?.focus({ preventScroll: true });
      return true;
    },
    [examples, chosen, games, go],
  );
  useWishes(see);

  if (!result.ok) return <Faults faults={result.faults} lang={lang} />;

  const move = (to: number): void => {
    const step = Math.max(0, Math.min(to, end));
    go(step);
    if (shown.href === location.pathname) shareable(`#${idStem}${step + 1}`);
  };
  const play = (): void => {
    if (!playing && here === end) setAt(0);
    setPlaying(!playing);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || (target as Element).closest('select, input')) return;
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: end }[key];
    if (to !== undefined) move(to);
    else if (key === ' ' && !(target as Element).closest('button, a, summary')) play();
    else return;
    event.preventDefault();
  };

  const words = tableWords(lang);
  const { table } = ui(lang);
  const citing = { lang, base: props.articleBase, articles: games.find(({ id }) => id === played.game)!.articles };
  const position = positionAt(played, here);
  return (
    <section class="table" aria-label={table.label} onKeyDown={onKeyDown}>
      <header class="table-head">
        {examples.length > 1 ? (
          <Choice
            examples={examples}
            chosen={chosen}
            lang={lang}
            live={live}
            onChoose={(example) => {
              choose(example);
              go(0);
            }}
          />
        ) : (
          props.heading !== '' && <h2>{props.heading ?? shown.title}</h2>
        )}
        <p>
          {words.deal(position.step.deal)} · {words.dealer(position.dealer)}
        </p>
      </header>
      <Views name={`${prefix}view`} lang={lang} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds the focus for the keys. */}
      <section class="table-cloth pane-cloth" tabIndex={0} aria-label={words.views[0]} ref={cloth}>
        <Cloth played={played} position={position} lang={lang} />
      </section>
      <div class="table-cloth pane-steps">
        <Steps played={played} told={told} citing={citing} at={here} idStem={idStem} onGo={move} />
      </div>
      <div class="table-cloth pane-accounts">
        <Ledger played={played} lang={lang} />
        <Pages examples={examples} lang={lang} />
      </div>
      <div class="table-foot">
        <p class="table-say" role="status">
          <span class="step">{table.stepOf(here + 1, end + 1)}</span> <Sentence told={told[here]!} citing={citing} />
        </p>
        <Controls at={here} steps={end + 1} lang={lang} live={live} playing={playing} onGo={move} onPlay={play} />
      </div>
    </section>
  );
}

/** What stands for a record with faults, so that the hooks always run. */
const EMPTY: Replay = {
  game: '',
  seats: [],
  accounts: [],
  readings: {},
  steps: [],
  dealOver: true,
  gameOver: false,
  winners: [],
  record: { tags: [], comments: [], deals: [] },
};

/** Puts a fragment into the address, without a new entry in the history. */
const shareable = (fragment: string): void => {
  try {
    history.replaceState(history.state, '', fragment);
  } catch {
    // A browser may refuse so many changes in so short a time; the address is then that of an earlier step.
  }
};

/**
 * Where a wish is fulfilled: in the example that was asked for, by its name or its address, else in the one on
 * the table or any other whose steps carry the article out.
 */
const fulfil = (
  { article, example, step }: Wish,
  href: string | undefined,
  examples: readonly Shown[],
  chosen: number,
  games: readonly Game[],
): { readonly example: number; readonly at: number } | undefined => {
  const asked = examples.findIndex((each) => each.id === example || (href !== undefined && each.href === href));
  if (asked >= 0 && step) return { example: asked, at: step - 1 };
  for (const i of asked < 0 ? [chosen, ...examples.keys()] : [asked]) {
    const result = replay(examples[i]!.record, games);
    const at = result.ok
      ? result.value.steps.findIndex(({ events }) => events.some(({ cite }) => cite === article))
      : -1;
    if (at >= 0) return { example: i, at };
  }
  // An article that tells an example is not cited by the steps of it.
  return asked < 0 ? undefined : { example: asked, at: 0 };
};

interface ChoiceProps {
  examples: readonly Shown[];
  chosen: number;
  lang: Language;
  live: boolean;
  onChoose: (example: number) => void;
}

function Choice({ examples, chosen, lang, live, onChoose }: ChoiceProps): JSX.Element {
  return (
    <select
      class="table-choice"
      aria-label={tableWords(lang).example}
      value={chosen}
      disabled={!live}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {examples.map(({ id, title }, i) => (
        <option key={id} value={i}>
          {title}
        </option>
      ))}
    </select>
  );
}

const VIEWS = ['cloth', 'steps', 'accounts'];

/** Which of the three is shown: plain radio buttons, so that the style sheet alone does it. */
function Views({ name, lang }: { name: string; lang: Language }): JSX.Element {
  const { view, views } = tableWords(lang);
  return (
    <fieldset class="views">
      <legend class="unseen">{view}</legend>
      {views.map((label, i) => (
        <label key={label}>
          <input type="radio" name={name} value={VIEWS[i]} defaultChecked={i === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The examples' own pages. */
function Pages({ examples, lang }: { examples: readonly Shown[]; lang: Language }): JSX.Element | null {
  const own = examples.filter(({ href }) => href);
  if (own.length === 0) return null;
  return (
    <>
      <p class="pages-head">{tableWords(lang).examples}</p>
      <ul class="pages">
        {own.map(({ id, title, href }) => (
          <li key={id}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is wrong with a record, place by place. */
function Faults({ faults, lang }: { faults: readonly Fault[]; lang: Language }): JSX.Element {
  return (
    <div class="table-faults" role="alert">
      <p>{tableWords(lang).fault}</p>
      <ul lang="en">
        {faults.map(({ line, column, message }) => (
          <li key={`${line}:${column} ${message}`}>
            {line}:{column}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
