import type { JSX } from 'preact';
import { makeCard } from '#engine/cards.ts';
import { type Replay, stepName } from '#engine/record/replay.ts';
import { cardIndex, suitSign } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { type Hand, handsOf, isSupplied, type WrittenCard, written } from '../narration/dealt.ts';
import { nameOf } from '../narration/names.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import type { Clause } from '../narration/tell.ts';
import { Pip } from './Card.tsx';
import { type Citing, Sentence } from './Sentence.tsx';

interface Props {
  played: Replay;
  told: readonly (readonly Clause[])[];
  citing: Citing;
  /** The step shown to begin with, from 0; the table moves the mark. */
  at: number;
  /** The id of a step is this and its name: `step-11`, `step-11.2`. */
  idStem: string;
  onGo: (at: number) => void;
  /** The first step listed, from 0. */
  from?: number | undefined;
  /** What stands under a step (from 0), where something does. */
  under?: ((step: number, citing: Citing) => JSX.Element | null) | undefined;
  /** The seats (0-based) whose hands are shown as they were dealt; all when it is not given. */
  seen?: readonly number[] | undefined;
}

/** Every step in words, in one list; the first of each deal shows the hands. */
export function Steps({ played, told, citing, at, idStem, onGo, from = 0, under, seen }: Props): JSX.Element {
  const { table } = citing.messages;
  return (
    <ol class="steps">
      {played.steps.map((step, i) => {
        const begins = step.move.startsWith('deal ') && step.part === 1;
        const name = i < from ? '' : stepName(played, i);
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
                <Sentence told={told[i]!} citing={citing} />
              </p>
              {under?.(i, citing)}
              {begins && <Hands hands={handsOf(played, step, seen)} messages={citing.messages} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The hands; in brackets what the editors supplied. */
function Hands({ hands, messages }: { hands: readonly Hand[]; messages: TableMessages }): JSX.Element {
  return (
    <>
      <dl class="dealt">
        {hands.map((hand) => {
          const cards = written(hand);
          return (
            <div key={hand.seat}>
              <dt>{messages.table.unheld[hand.seat] ?? nameOf(hand.seat, messages)}</dt>
              {/* Another hand is another list: cards that both have are not moved from one to the other. */}
              <dd key={cards.map(({ card }) => card).join()}>
                {cards.map((each) => (
                  <Written key={each.card} lang={messages.lang} {...each} />
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      {isSupplied(hands) && <p class="quiet">{messages.table.supplied}</p>}
    </>
  );
}

/**
 * A card as one writes it: `9♠`, `R♥`; the sign is drawn, since the book face has none, and stands there as text for who copies or
 * hears it. What is empty is not drawn at all: an empty text is no node of the page as built,
 * and when the table wakes every node after it is taken for another.
 */
export function Written({ card, lang, before, after }: WrittenCard & { lang: Language }): JSX.Element {
  const notation = makeCard(card);
  const suit = notation.slice(-1);
  return (
    <>
      {before ? <span>{before}</span> : null}
      <span class="written">
        {cardIndex(notation, lang)}
        <span class="sign">{suitSign(suit)}</span>
        <Pip suit={suit} />
        {after || null}
      </span>
    </>
  );
}
