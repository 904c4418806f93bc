import type { JSX } from 'preact';
import type { Language } from '../i18n/routes.ts';
import { CardView } from './CardView.tsx';
import { PureComponent } from './pure-component.ts';

interface Props {
  /** Cards in notation. */
  cards: readonly string[];
  lang: Language;
  /** Label for screen readers, read before the cards. */
  label: string;
  size?: 'small' | 'medium' | 'index';
  /** The card that was played in this step, if it is one of these cards. */
  now?: string | undefined;
  /** Allows several lines; each line overlaps the line before. */
  lines?: boolean;
}

/** Cards side by side, or overlapping if space is short. */
export class CardFan extends PureComponent<Props> {
  override render({ cards, lang, label, size = 'small', now, lines }: Props): JSX.Element | null {
    if (cards.length === 0) return null;
    return (
      <ul class={`fan fan-${size}${lines ? ' fan-lines' : ''}`} aria-label={label}>
        {cards.map((card) => (
          <li key={card} class={card === now ? 'just-laid' : undefined}>
            <CardView card={card} lang={lang} size={size} />
          </li>
        ))}
      </ul>
    );
  }
}
