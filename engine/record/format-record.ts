/** Writes deal records as their canonical texts. */
import { formatCard } from '../cards.ts';
import { type DealRecord, formatRecordedMove, type RecordedCard, type Tag } from './record.ts';

/** Formats a record as its canonical text. Parsing this text gives the same record. */
export const formatRecord = (record: DealRecord): string => {
  const lines = [...record.tags.map(formatTag), ...record.comments.map(comment)];
  for (const deal of record.deals) {
    lines.push('', formatTag({ name: 'Deal', lang: '', value: deal.number }), ...deal.tags.map(formatTag));
    lines.push(...deal.comments.map(comment));
    for (const hand of deal.hands) lines.push(withComments(`${hand.seat}:${cardsText(hand.cards)}`, hand.comments));
    for (const move of deal.moves)
      lines.push(withComments(formatRecordedMove(move) + (move.call && ` ${move.call}`), move.comments));
  }
  return `${lines.join('\n').trim()}\n`;
};

/** Formats a tag. A tab, and a blank behind another, has a backslash before it, so that a line folded there reads back. */
export const formatTag = ({ name, lang, value }: Pick<Tag, 'name' | 'lang' | 'value'>): string =>
  `[${name}${lang && `:${lang}`} "${value.replace(/[\\"]/g, '\\$&').replace(/\t|(?<=\s) /g, '\\$&')}"]`;

/** Formats a comment: in braces, or after a semicolon if it contains a closing brace. */
const comment = (text: string): string => (text.includes('}') ? `; ${text}` : `{${text}}`);

const withComments = (line: string, comments: readonly string[]): string => {
  let text = line;
  let behindSemicolon = false;
  for (const said of comments.map(comment)) {
    // Nothing else can follow a semicolon comment on its line.
    text += `${behindSemicolon ? '\n' : ' '}${said}`;
    behindSemicolon ||= said.includes('; ');
  }
  return text;
};

const cardsText = (cards: readonly RecordedCard[]): string => {
  let text = '';
  cards.forEach(({ card, supplied }, i) => {
    const opens = supplied && !cards[i - 1]?.supplied;
    const closes = supplied && !cards[i + 1]?.supplied;
    text += ` ${opens ? '(' : ''}${formatCard(card)}${closes ? ')' : ''}`;
  });
  return text;
};
