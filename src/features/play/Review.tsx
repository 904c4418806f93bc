/**
 * Review of a game: what the player's choices cost, the dearest first, each with its position on the table. In a game
 * whose deals can be solved the costs are exact; elsewhere they are compared with the advice of the hint.
 */
import { Component, type JSX } from 'preact';
import type { LiveGame } from '#engine/record/live-game.ts';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import { capitalize, uncapitalize } from '../../i18n/capitalize.ts';
import { cardName } from '../../i18n/cards.ts';
import { createListFormat } from '../../i18n/list-format.ts';
import { describeMove } from '../../narration/moves.ts';
import { getSeatName, nameScorers } from '../../narration/seat-names.ts';
import sheet from '../../styles/review.css?url';
import { CardView } from '../../table/CardView.tsx';
import type { DealCosts } from '../../table/Costs.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { Citation, type CitationContext } from '../../table/Sentence.tsx';
import { type Decision, iterateDecisions, REGRET_WORLDS } from './decisions.ts';
import { TrialLink } from './Notices.tsx';
import type { SeatPlayers } from './players.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  citing: CitationContext;
  live: LiveGame;
  chairs: SeatPlayers;
  /** Shows a step (0-based) on the table. */
  onShow: (at: number) => void;
}

/** A choice with its cost: a card of a solved deal, or a decision compared with the advice. */
interface Choice {
  /** Index (0-based) of its step. */
  readonly at: number;
  /** The seat (0-based) that made it. */
  readonly seat: number;
  readonly title: string;
  /** Cost, in the unit of the game; 0 if none is clear. */
  readonly cost: number;
  /** The cost as it is printed, without its sign. */
  readonly written: string;
  readonly sentence: JSX.Element;
  /** Cards in notation: the one played, and those that would have cost nothing, or the advised one. */
  readonly did: string | undefined;
  readonly better: readonly string[];
}

interface State {
  decisions: readonly Decision[];
  /** The costs of the cards of each solved deal, by its number. */
  solved: ReadonlyMap<number, DealCosts>;
  done: boolean;
}

/** Number of standard errors on each side of a 95% confidence interval. */
const BOUND = 1.96;

const figure = new Intl.NumberFormat('fr', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Finds the first card in a move: `10D` in `10D x 9S AC`. */
const findCard = (move: string): string | undefined => /\b(?:10|[2-9AJQK])[SHDC]\b/.exec(move)?.[0];

export class Review extends Component<Props, State> {
  override state: State = { decisions: [], solved: new Map(), done: false };
  #gone = false;

  override componentDidMount(): void {
    void this.#look();
  }

  override componentWillUnmount(): void {
    this.#gone = true;
  }

  async #look(): Promise<void> {
    const { live, chairs, context } = this.props;
    await Promise.all([this.#solve(), loadStylesheet(sheet)]);
    const isSolved = (deal: number): boolean => this.state.solved.has(deal);
    for await (const decision of iterateDecisions(live.played, chairs, context, isSolved)) {
      // Yields to the browser between two decisions, for rendering and for closing the dialog.
      await new Promise((drawn) => setTimeout(drawn));
      if (this.#gone) return;
      this.setState(({ decisions }) => ({ decisions: [...decisions, decision] }));
    }
    this.setState({ done: true });
  }

  /** Solves the finished deals, in a game where that is possible. */
  async #solve(): Promise<void> {
    const { live, context } = this.props;
    const { dealNumber, dealOver } = live.table;
    for (let deal = 1; context.costEvaluation && deal <= dealNumber - (dealOver ? 0 : 1); deal++)
      try {
        const { evaluateDealCosts } = await context.costEvaluation.load();
        const found = await evaluateDealCosts(nameScorers(live.played, context.messages), deal, context.messages.lang);
        if (this.#gone) return;
        this.setState(({ solved }) => ({ solved: new Map(solved).set(deal, found) }));
      } catch {
        // Ignored: a deal that was abandoned, or whose chunk could not be loaded, is reviewed like those of other games.
      }
  }

  #number(value: number): string {
    const written = figure.format(Math.max(0, value));
    return this.props.context.messages.lang === 'fr' ? written : written.replace(',', '.');
  }

  #move(move: string): string {
    const { lang, table } = this.props.context.messages;
    return uncapitalize(describeMove(move, lang, table.move));
  }

  /** Lists cards by their names: “The queen of hearts or the knave of hearts”. */
  #list(cards: readonly string[]): string {
    const { lang } = this.props.context.messages;
    const list = createListFormat(lang, 'disjunction');
    return capitalize(list.format(cards.map((card) => cardName(card, lang, 'the'))));
  }

  #decided({ at, deal, did, advised, cite, losing, regret }: Decision): Choice {
    const { context, citing, live } = this.props;
    const words = PLAY_WORDS[context.messages.lang].review;
    const low = regret ? regret.mean - BOUND * regret.error : 0;
    const isClear = regret !== undefined && low > 0;
    const cited = cite && <Citation cite={cite} citing={citing} />;
    return {
      at,
      seat: live.played.steps[at - 1]!.toMove,
      title: words.step(deal, at + 1),
      cost: isClear ? regret.mean : 0,
      written: regret ? this.#number(regret.mean) : '',
      did: findCard(did),
      better: did === advised ? [] : [findCard(advised) ?? ''],
      sentence: (
        <>
          {words.did(this.#move(did))}{' '}
          {did === advised
            ? cite
              ? words.sameAsBook
              : words.same
            : cite
              ? words.book(this.#move(advised))
              : words.search(this.#move(advised))}
          {cited}
          {(cite || did !== advised) && '.'}
          {losing && (
            <>
              {' '}
              {words.book(this.#move(losing.move))}
              <Citation cite={losing.cite} citing={citing} />
              <TrialLink cite={losing.cite} context={context} />.
            </>
          )}
          {regret &&
            ` ${isClear ? words.between(this.#number(low), this.#number(regret.mean + BOUND * regret.error)) : words.level}`}
        </>
      ),
    };
  }

  /** Lists the cards of the solved deals as choices, those of all players. */
  #listSolved(): readonly Choice[] {
    const { context, live } = this.props;
    const words = PLAY_WORDS[context.messages.lang].review;
    const { steps, seats } = live.played;
    let trick = 1;
    return steps.flatMap((step, at) => {
      if (step.deal !== steps[at - 1]?.deal) trick = 1;
      const cost = this.state.solved.get(step.deal)?.costs.get(step);
      const nth = trick;
      if (step.events.some(({ type }) => type === 'took-trick')) trick += 1;
      if (!cost) return [];
      const card = findCard(step.move)!;
      const { seat, points, better } = cost;
      const isOwn = this.props.chairs[seat] === 'you';
      const name = getSeatName(seats[seat]!, context.messages);
      return {
        at,
        seat,
        title: words.trick(step.deal, nth),
        cost: points,
        written: String(points),
        did: card,
        better,
        sentence: (
          <>
            {isOwn ? words.did(this.#move(card)) : words.other(name, this.#move(card))}
            {points > 0 && ` ${words.free(this.#list(better), better.length)}`}
          </>
        ),
      };
    });
  }

  #choice({ at, title, cost, written, sentence, did, better }: Choice): JSX.Element {
    const { context, onShow } = this.props;
    const { lang } = context.messages;
    const words = PLAY_WORDS[lang].review;
    return (
      <li key={at} class="review-choice">
        <h4>{title}</h4>
        {cost > 0 && <b class="review-cost">−{written}</b>}
        <p>{sentence}</p>
        {cost > 0 && did && (
          <div class="review-cards" aria-hidden="true">
            <span class="did">
              <CardView card={did} lang={lang} label="" />
              <b>−{written}</b>
            </span>
            {better.map((card) =>
              card ? (
                <span key={card}>
                  <CardView card={card} lang={lang} label="" />
                  <b>0</b>
                </span>
              ) : null,
            )}
          </div>
        )}
        <button type="button" onClick={() => onShow(at)}>
          {words.show}
          <span class="unseen">{` – ${title}`}</span>
        </button>
      </li>
    );
  }

  #choices(choices: readonly Choice[]): JSX.Element {
    return <ul>{choices.map((choice) => this.#choice(choice))}</ul>;
  }

  override render({ context, chairs }: Props, { decisions, solved, done }: State): JSX.Element {
    const words = PLAY_WORDS[context.messages.lang].review;
    const all = [...this.#listSolved(), ...decisions.map((decision) => this.#decided(decision))];
    const isOwn = ({ seat }: Choice): boolean => chairs[seat] === 'you';
    const dearestFirst = all.filter(({ cost }) => cost > 0).toSorted((one, other) => other.cost - one.cost);
    const [costly, mistakes] = [dearestFirst.filter(isOwn), dearestFirst.filter((choice) => !isOwn(choice))];
    const level = all.filter((choice) => isOwn(choice) && choice.cost === 0);
    const total = costly.reduce((sum, { cost }) => sum + cost, 0);
    const exact = solved.size > 0 && decisions.length === 0;
    const verdict =
      all.length === 0
        ? words.none
        : costly.length === 0
          ? words.nothing
          : words.costly(costly.length, exact ? String(total) : this.#number(total), exact);
    return (
      <div class="review">
        <div role="status">{done ? <h3>{verdict}</h3> : <p class="quiet">{words.waits}</p>}</div>
        {this.#choices(costly)}
        {level.length > 0 && (
          <details>
            <summary>{words.others(level.length)}</summary>
            {this.#choices(level)}
          </details>
        )}
        {mistakes.length > 0 && (
          <details>
            <summary>{words.mistakes}</summary>
            {this.#choices(mistakes)}
          </details>
        )}
        {done && all.length > 0 && (
          <details>
            <summary>{words.counted}</summary>
            {[...solved].map(([deal, found]) => (
              <div key={deal}>{found.renderWhole()}</div>
            ))}
            {decisions.length > 0 && <p>{words.intro}</p>}
            {decisions.some(({ regret }) => regret) && <p>{words.bounds(REGRET_WORLDS)}</p>}
          </details>
        )}
      </div>
    );
  }
}
