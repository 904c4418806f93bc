import type { JSX } from 'preact';
import { type Card, makeCard, parseCard } from '#engine/cards.ts';
import { BOARD, type RecordedCard, type RecordedHand, TURN_UP } from '#engine/record.ts';
import { handOf, type Replay, type Step } from '#engine/replay.ts';
import { cardIndex } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import type { Clause } from '../narration/tell.ts';
import type { Tongue } from '../narration/tongue.ts';
import { type Citing, Sentence } from './Sentence.tsx';

interface Props {
  played: Replay;
  told: readonly (readonly Clause[])[];
  citing: Citing;
  /** The step shown to begin with, from 0; the table moves the mark. */
  at: number;
  /** The id of step 1 is this and `1`. */
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
  const { table } = citing.tongue;
  return (
    <ol class="steps">
      {played.steps.map((step, i) => {
        const begins = step.move.startsWith('deal ');
        return i < from ? null : (
          <li
            key={i}
            id={`${idStem}${i + 1}`}
            class={begins ? 'begins' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            <a
              class="step-number"
              href={`#${idStem}${i + 1}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onGo(i);
              }}
            >
              <span class="unseen">{`${table.step} `}</span>
              {i + 1}
            </a>
            <div>
              <p>
                <Sentence told={told[i]!} citing={citing} />
              </p>
              {under?.(i, citing)}
              {begins && <Hands hands={handsOf(played, step, seen)} tongue={citing.tongue} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type Hand = Pick<RecordedHand, 'seat'> & { readonly cards: readonly Omit<RecordedCard, 'at'>[] };

/** The hands of a deal as the record writes them, or as they were dealt from its seed: those that are seen, and what lies open. */
const handsOf = (played: Replay, step: Step, seen: readonly number[] | undefined): readonly Hand[] => {
  const { hands } = played.record.deals[step.deal - 1]!;
  const all: readonly Hand[] =
    hands.length > 0
      ? hands
      : played.seats.map((name, seat) => ({
          seat: name,
          cards: handOf(step, seat).map((card) => ({ card: parseCard(card)!, supplied: false })),
        }));
  const open = [...(seen ?? []).map((seat) => played.seats[seat]), BOARD, TURN_UP];
  return seen ? all.filter(({ seat }) => open.includes(seat)) : all;
};

/** The hands; in brackets what the editors supplied. */
function Hands({ hands, tongue }: { hands: readonly Hand[]; tongue: Tongue }): JSX.Element {
  const supplied = hands.some(({ cards }) => cards.some((each) => each.supplied));
  return (
    <>
      <dl class="dealt">
        {hands.map(({ seat, cards }) => (
          <div key={seat}>
            <dt>{tongue.table.unheld[seat] ?? seat}</dt>
            <dd>
              {cards.map(({ card, supplied }, i) => (
                <Written
                  key={card}
                  card={card}
                  lang={tongue.lang}
                  before={(i > 0 ? ' ' : '') + (supplied && !cards[i - 1]?.supplied ? '(' : '')}
                  after={supplied && !cards[i + 1]?.supplied ? ')' : ''}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {supplied && <p class="quiet">{tongue.table.supplied}</p>}
    </>
  );
}

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

interface WrittenProps {
  card: Card;
  lang: Language;
  /** The space or bracket before it, and the bracket after it. */
  before: string;
  after: string;
}

/** A card as one writes it: `9♠`, `R♥`. */
export function Written({ card, lang, before, after }: WrittenProps): JSX.Element {
  const notation = makeCard(card);
  const suit = notation.slice(-1);
  return (
    <>
      {before && <span>{before}</span>}
      <span class="written">
        {cardIndex(notation, lang)}
        <span class={`ink-${suit}`}>{SIGNS[suit]}</span>
        {after}
      </span>
    </>
  );
}
