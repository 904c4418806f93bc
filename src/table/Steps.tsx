import type { JSX } from 'preact';
import { formatCard } from '#engine/cards.ts';
import { formatStepName, type Replay } from '#engine/record/steps.ts';
import { getCardIndex, getSuitSign } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import {
  type DealtHand,
  type FormattedHandCard,
  formatHandCards,
  hasSuppliedCards,
  listDealtHands,
} from '../narration/dealt-hands.ts';
import type { Clause } from '../narration/narrate.ts';
import { getSeatName } from '../narration/seat-names.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { Pip } from './CardView.tsx';
import { type CitationContext, Sentence } from './Sentence.tsx';

interface Props {
  played: Replay;
  clauses: readonly (readonly Clause[])[];
  citing: CitationContext;
  /** Index (0-based) of the step marked when the list is rendered; later the table moves the mark. */
  at: number;
  /** Prefix of the id of a step; the step's name follows it: `step-11`, `step-11.2`. */
  idStem: string;
  onGo: (at: number) => void;
  /** Index (0-based) of the first step listed. */
  from?: number | undefined;
  /** Renders content below a step (0-based); `null` if there is none. */
  under?: ((step: number, citing: CitationContext) => JSX.Element | null) | undefined;
  /** Seats (0-based) whose dealt hands are shown; all by default. */
  seen?: readonly number[] | undefined;
}

/** List of all steps in words. The first step of each deal also shows the hands. */
export function StepList({ played, clauses, citing, at, idStem, onGo, from = 0, under, seen }: Props): JSX.Element {
  const { table } = citing.messages;
  return (
    <ol class="steps">
      {played.steps.map((step, i) => {
        const begins = step.move.startsWith('deal ') && step.part === 1;
        const name = i < from ? '' : formatStepName(played, i);
        return i < from ? null : (
          <li
            key={i}
            id={idStem + name}
            class={begins ? 'begins' : step.part > 1 ? 'settles' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            <a
              class="step-number"
              href={`#${idStem}${name}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onGo(i);
              }}
            >
              <span class="unseen">{`${table.step} `}</span>
              {name}
            </a>
            <div>
              <p>
                <Sentence told={clauses[i]!} citing={citing} />
              </p>
              {under?.(i, citing)}
              {begins && <Hands hands={listDealtHands(played, step, seen)} messages={citing.messages} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Dealt hands. Cards that the editors have supplied, because the source does not give them, are in brackets. */
function Hands({ hands, messages }: { hands: readonly DealtHand[]; messages: TableMessages }): JSX.Element {
  return (
    <>
      <dl class="dealt">
        {hands.map((hand) => {
          const cards = formatHandCards(hand);
          return (
            <div key={hand.seat}>
              <dt>{messages.table.unheld[hand.seat] ?? getSeatName(hand.seat, messages)}</dt>
              {/* A new list for each hand: cards in two hands must not be moved between them. */}
              <dd key={cards.map(({ card }) => card).join()}>
                {cards.map((each) => (
                  <CardNotation key={each.card} lang={messages.lang} {...each} />
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      {hasSuppliedCards(hands) && <p class="quiet">{messages.table.supplied}</p>}
    </>
  );
}

/**
 * Short form of a card, `9♠` or `R♥`. The suit symbol is drawn, since the book typeface has none; it is also there as
 * text, for copying and screen readers. Empty parts are not rendered, since an empty text has no node in the static
 * page and hydration would mismatch the nodes after it.
 */
export function CardNotation({ card, lang, before, after }: FormattedHandCard & { lang: Language }): JSX.Element {
  const notation = formatCard(card);
  const suit = notation.slice(-1);
  return (
    <>
      {before ? <span>{before}</span> : null}
      <span class="written">
        {getCardIndex(notation, lang)}
        <span class="sign">{getSuitSign(suit)}</span>
        <Pip suit={suit} />
        {after || null}
      </span>
    </>
  );
}
