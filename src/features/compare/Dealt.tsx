import type { JSX } from 'preact';
import { type Card, parseCard } from '#engine/cards.ts';
import { writeOrder } from '#engine/compare/compare.ts';
import { nameOf } from '../../narration/names.ts';
import { Written } from '../../table/Steps.tsx';
import type { Shown } from './Compare.tsx';
import { COMPARE_WORDS } from './words.ts';

/** The cards as they were dealt, and how everybody chooses among them. */
export function Dealt({ contexts, compared, deal }: Shown): JSX.Element {
  const { lang } = contexts[0]!.say;
  const words = COMPARE_WORDS[lang];
  const { seats, dealer, pack, order } = deal.deal;
  const sizes = compared.played.map(({ steps }) =>
    Array.from({ length: seats }, (_, seat) => steps[0]!.owners.filter((owner) => owner === seat).length),
  );
  const [least, most] = [Math.min(...sizes.flat()), Math.max(...sizes.flat())];
  const handOf = (seat: number): readonly Card[] => {
    const most = Math.max(...sizes.map((each) => each[seat]!));
    return pack.filter((_, i) => (dealer + 1 + i) % seats === seat && Math.floor(i / seats) < most);
  };
  const spoken = { en: ' (pass) ', fr: ' (passe) ' }[lang];
  return (
    <section aria-labelledby="deal">
      <h2 id="deal">{words.dealHead}</h2>
      {least !== most && <p>{words.hands(least, most)}</p>}
      <dl class="dealt">
        {compared.played[0]!.seats.map((name, seat) => (
          <div key={name}>
            <dt>{nameOf(name, contexts[0]!.say)}</dt>
            <dd>
              {handOf(seat).map((card, i) => (
                <Written key={card} card={card} lang={lang} before={i > 0 ? ' ' : ''} after="" />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>{deal.hands && !deal.policy ? words.choosesWritten : words.chooses[deal.policy]}</p>
      {deal.policy === '' && (
        <details>
          <summary>{words.whole}</summary>
          <p class="order">
            {writeOrder(order)
              .split(' ')
              .map((word, i) => {
                const card = parseCard(word);
                return card === undefined ? (
                  <span key={word}>{spoken}</span>
                ) : (
                  <Written key={word} card={card} lang={lang} before={i > 0 ? ' ' : ''} after="" />
                );
              })}
          </p>
        </details>
      )}
    </section>
  );
}
