import type { JSX } from 'preact';
import { getCardIndex } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/routes.ts';
import { CardView, Pip } from '../../table/CardView.tsx';
import { Counters } from '../../table/Counters.tsx';
import { PureComponent } from '../../table/pure-component.ts';
import { AccountChange, type ClothProps } from '../../table/RoundTable.tsx';
import { StopsCloth, StopsSidePanel } from '../stops-family/Cloth.tsx';
import { drawFieldPaths, getFieldCorners, HUB_RADIUS, RIM_RADIUS } from './board-shape.ts';
import { getPopeState, listBoxNames, listUnplayableCards } from './table-state.ts';
import type { PopeWords } from './words.ts';

/**
 * Table of Pope Joan: the round board with the card turned up for trumps in its middle; beside it the spare hand, which
 * nobody plays, and the run.
 */
export function Cloth(props: ClothProps<PopeWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { turnUp, trumps, spare } = getPopeState(played, position.step);
  return (
    <StopsCloth {...props} disc>
      <Board {...props} turnUp={turnUp} trumps={trumps} />
      {spare > 0 && (
        <p class="pope-spare">
          <span class="pope-backs">
            <CardView card="-" lang={messages.lang} size="small" face="down" label="" />
            <span aria-hidden="true">{spare}</span>
          </span>
          <span class="pope-spare-name" aria-hidden="true">
            {words.table.spare}
          </span>
          <span class="unseen">{words.table.spareCards(spare)}</span>
        </p>
      )}
    </StopsCloth>
  );
}

/** Side panel: the cards played of each suit, and at the end of a deal the payment of each player. */
export const SidePanel = (props: ClothProps<PopeWords>): JSX.Element => (
  <StopsSidePanel {...props} absent={listUnplayableCards(props.played, props.position.step)} />
);

interface BoardProps extends ClothProps<PopeWords> {
  turnUp: string;
  trumps: string;
}

/** Ranks of the trump cards that win a box, in notation; stored under the box. */
const HONOURS: Readonly<Record<string, string>> = {
  matrimony: 'KQ',
  intrigue: 'QJ',
  ace: 'A',
  king: 'K',
  queen: 'Q',
  knave: 'J',
};

/** The round board: a box in each sector, and the card turned up in the middle. */
function Board({ played, position, messages, words, turnUp, trumps }: BoardProps): JSX.Element {
  const names = listBoxNames(played);
  const { lang } = messages;
  return (
    <div class={`pope-board of-${names.length}`}>
      <Disc fields={names.length} />
      <ul aria-label={words.table.board}>
        {names.map((box, i) => {
          const account = played.accounts.indexOf(`box:${box}`);
          return (
            <Box
              key={box}
              box={box}
              name={words.boxes[box]!.name}
              trumps={box in HONOURS ? trumps : ''}
              field={i}
              counters={position.step.balance[account]!}
              change={position.changes[account]!}
              lang={lang}
            />
          );
        })}
      </ul>
      {turnUp && (
        <p class="pope-turn-up">
          <span class="unseen">{words.table.turnUp}</span>
          <CardView card={turnUp} lang={lang} size="small" />
        </p>
      )}
    </div>
  );
}

interface BoxProps {
  box: string;
  name: string;
  /** Trump suit, if trump cards win the box; empty for the other boxes, and before trumps are known. */
  trumps: string;
  /** Index of the box's field (0-based, clockwise). The first field is at the top, or half a field left of it. */
  field: number;
  counters: number;
  change: number;
  lang: Language;
}

/** One box: its name and its counters. */
class Box extends PureComponent<BoxProps> {
  override render({ box, name, trumps, field, counters, change, lang }: BoxProps): JSX.Element {
    return (
      <li class={`pope-box at-${field}${change < 0 ? ' is-taken' : ''}`} data-account={`box:${box}`}>
        <span class="pope-name">
          {name}
          {trumps && HONOURS[box]!.length === 1 && <Pip suit={trumps} />}
        </span>
        <span class="pope-short" aria-hidden="true">
          <Short box={box} name={name} trumps={trumps} lang={lang} />
        </span>
        <span class="pope-counters">
          <Counters count={counters} lang={lang} />
          <AccountChange counters={change} />
        </span>
      </li>
    );
  }
}

/** Short label of a box that has no space for its name: the cards that win it. Game keeps its name. */
function Short({ box, name, trumps, lang }: Pick<BoxProps, 'box' | 'name' | 'trumps' | 'lang'>): JSX.Element {
  if (box === 'pope')
    return (
      <>
        9<Pip suit="D" />
      </>
    );
  const ranks = HONOURS[box];
  if (!ranks) return <>{name}</>;
  return (
    <>
      {[...ranks].map((rank) => getCardIndex(`${rank}${trumps || 'S'}`, lang))}
      {trumps && <Pip suit={trumps} />}
    </>
  );
}

/** Drawing of the board: a wooden rim, the fields in two alternating colours, and the well in the middle. */
class Disc extends PureComponent<{ fields: number }> {
  override render({ fields }: { fields: number }): JSX.Element {
    return (
      <svg class="pope-disc" viewBox="-104 -104 208 208" aria-hidden="true">
        <circle class="pope-wood" r="103" />
        <circle class="pope-brass" r="98.5" />
        {drawFieldPaths(fields).map((path, i) => (
          <path key={path} class={i % 2 === 0 ? 'pope-light' : 'pope-warm'} d={path} />
        ))}
        <circle class="pope-brass" r={RIM_RADIUS} />
        <circle class="pope-well" r={HUB_RADIUS} />
        <circle class="pope-brass" r={HUB_RADIUS - 2.5} />
        {getFieldCorners(fields).map(({ x, y }) => (
          <circle key={`${x} ${y}`} class="pope-stud" cx={x} cy={y} r="1.6" />
        ))}
      </svg>
    );
  }
}
