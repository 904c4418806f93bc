import { Component, type JSX } from 'preact';
import type { Language } from '../i18n/routes.ts';
import { Card } from './Card.tsx';

interface Props {
  /** In notation. */
  cards: readonly string[];
  lang: Language;
  /** Read aloud before the cards. */
  label: string;
  size?: 'small' | 'medium';
  /** The card that was laid in this step, if it may be one of these. */
  now?: string | undefined;
}

/** What is seen of a fan: its cards, and which of them was just laid. */
const seen = ({ cards, now = '' }: Props): string => `${cards} ${cards.includes(now) ? now : ''}`;

/** Cards side by side, or over one another where there is no room. */
export class Fan extends Component<Props> {
  // Most hands stay as they are from one step to the next.
  override shouldComponentUpdate(next: Props): boolean {
    return seen(next) !== seen(this.props);
  }

  override render({ cards, lang, label, size = 'small', now }: Props): JSX.Element | null {
    if (cards.length === 0) return null;
    return (
      <ul class={`fan fan-${size}`} aria-label={label}>
        {cards.map((card) => (
          <li key={card} class={card === now ? 'just-laid' : undefined}>
            <Card card={card} lang={lang} size={size} />
          </li>
        ))}
      </ul>
    );
  }
}
