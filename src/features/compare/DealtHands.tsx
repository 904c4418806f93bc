import type { JSX } from 'preact';
import { type Card, parseCard } from '#engine/cards.ts';
import { formatMoveOrder } from '#engine/compare/compare.ts';
import { DEALING_MODES, getUndealtCards, isDealingModeRelevant } from '#engine/compare/deals.ts';
import type { Language } from '../../i18n/routes.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import { CardNotation } from '../../table/Steps.tsx';
import type { ComparisonView } from './Compare.tsx';
import { applyOverrides, NO_OVERRIDES } from './comparison-request.ts';
import { getCompareWords, MOVE_WORDS } from './words.ts';

/** Shows the dealt hands, and the rule by which players choose among the cards they may play. */
export function DealtHands(shown: ComparisonView): JSX.Element {
  const { contexts, compared, deal } = shown;
  const { lang } = contexts[0]!.messages;
  const words = getCompareWords(lang, compared);
  const { order } = deal.deal;
  const spoken = { en: ' (pass) ', fr: ' (passe) ' }[lang];
  return (
    <section aria-labelledby="deal">
      <h2 id="deal">{words.dealHead}</h2>
      <HowDealt {...shown} />
      <dl class="dealt">
        {compared.played[0]!.seats.map((name, seat) => (
          <div key={name}>
            <dt>{getSeatName(name, contexts[0]!.messages)}</dt>
            <Hand {...shown} seat={seat} />
          </div>
        ))}
        <Stock {...shown} />
      </dl>
      <p>
        {compared.byMoves
          ? MOVE_WORDS[lang].planned
          : deal.hands && !deal.policy
            ? words.choosesWritten
            : words.chooses[deal.policy]}
      </p>
      {!compared.byMoves && deal.policy === '' && (
        <details>
          <summary>{words.whole}</summary>
          <p class="order">
            {formatMoveOrder(order)
              .split(' ')
              .map((word, i) => {
                const card = parseCard(word);
                return card === undefined ? (
                  <span key={word}>{spoken}</span>
                ) : (
                  <CardNotation key={word} card={card} lang={lang} before={i > 0 ? ' ' : ''} after="" />
                );
              })}
          </p>
        </details>
      )}
    </section>
  );
}

/** The cards left over, from the top, in a game that plays with them. */
function Stock({ books, contexts, deal }: ComparisonView): JSX.Element | null {
  const { lang } = contexts[0]!.messages;
  const played = applyOverrides({ books, contexts }, NO_OVERRIDES);
  if (!played.some(({ game }) => game.stock)) return null;
  return (
    <div>
      <dt>{MOVE_WORDS[lang].stock}</dt>
      <dd>
        <Cards cards={getUndealtCards(deal.deal, played)} lang={lang} />
      </dd>
    </div>
  );
}

/** Lists the hands that each book deals, as they are before the first card is played. */
const handsBy = ({ compared }: ComparisonView): readonly (readonly (readonly Card[])[])[] =>
  compared.played.map(({ seats, steps }) =>
    seats.map((_, seat) => [...steps[0]!.owners.entries()].filter(([, owner]) => owner === seat).map(([card]) => card)),
  );

/**
 * True if the first two books deal so differently that one book's hands are not simply the first cards of the other's.
 */
const arePacksApart = ({ books, contexts, deal }: ComparisonView): boolean =>
  isDealingModeRelevant(applyOverrides({ books, contexts }, NO_OVERRIDES), deal.deal);

/** Sentences above the hands: they explain how the books deal. */
function HowDealt(shown: ComparisonView): JSX.Element | null {
  const { books, contexts, deal } = shown;
  const words = getCompareWords(contexts[0]!.messages.lang, shown.compared);
  const all = handsBy(shown);
  const sizes = all.map((hands) => hands.map(({ length }) => length));
  if (arePacksApart(shown)) {
    if (deal.deal.dealing === DEALING_MODES[1]) return <p>{words.dealtApart}</p>;
    const large = largerOf(shown);
    return <p>{words.keptHands(books[large]!.name, books[1 - large]!.name)}</p>;
  }
  const [least, most] = [Math.min(...sizes.flat()), Math.max(...sizes.flat())];
  return least === most ? null : <p>{words.hands(least, most)}</p>;
}

/** Index (0, or 1) of the one of the first two books that deals more cards. */
const largerOf = (shown: ComparisonView): number => {
  const [one, other] = handsBy(shown).map((hands) => hands.flat().length);
  return other! > one! ? 1 : 0;
};

/**
 * One player's hand in both books. In brackets are cards that only the book dealing more cards gives; after a plus
 * sign, those that only the other book gives.
 */
function Hand({ seat, ...shown }: ComparisonView & { seat: number }): JSX.Element {
  const { books, contexts, deal } = shown;
  const { lang } = contexts[0]!.messages;
  const { pack, dealing } = deal.deal;
  const all = handsBy(shown);
  const inOrder = (has: (card: Card) => boolean): readonly Card[] => pack.filter(has);
  const of = (book: number): readonly Card[] => inOrder((card) => all[book]![seat]!.includes(card));
  if (!arePacksApart(shown)) {
    const cards = inOrder((card) => all.some((hands) => hands[seat]!.includes(card)));
    return (
      <dd>
        <Cards cards={cards} lang={lang} />
      </dd>
    );
  }
  if (dealing === DEALING_MODES[1])
    return (
      <dd>
        {[0, 1].map((book) => (
          <span key={book} class="dealt-by">
            <i>{`${books[book]!.name}${lang === 'fr' ? '\u00a0' : ''}: `}</i>
            <Cards cards={of(book)} lang={lang} />
          </span>
        ))}
      </dd>
    );
  const large = largerOf(shown);
  const shared = new Set(of(1 - large));
  const cards = of(large);
  const more = of(1 - large).filter((card) => !cards.includes(card));
  return (
    <dd>
      <Cards cards={cards} lang={lang} kept={shared} />
      {more.length > 0 && ' + '}
      <Cards cards={more} lang={lang} />
    </dd>
  );
}

/** Cards in notation. Cards that are not in `kept` are put in brackets; neighbours share one pair. */
function Cards({
  cards,
  lang,
  kept,
}: {
  cards: readonly Card[];
  lang: Language;
  kept?: ReadonlySet<Card> | undefined;
}): JSX.Element {
  const isLeft = (card: Card | undefined): boolean => card !== undefined && kept?.has(card) === false;
  return (
    <>
      {cards.map((card, i) => {
        const opens = isLeft(card) && !isLeft(cards[i - 1]);
        const closes = isLeft(card) && !isLeft(cards[i + 1]);
        return (
          <CardNotation
            key={card}
            card={card}
            lang={lang}
            before={`${i > 0 ? ' ' : ''}${opens ? '(' : ''}`}
            after={closes ? ')' : ''}
          />
        );
      })}
    </>
  );
}
