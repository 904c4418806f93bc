/** Line above the player's hand: its owner, and messages. */
import type { JSX } from 'preact';
import { writeMove } from '#engine/game.ts';
import { tellMove } from '../../narration/moves.ts';
import type { TableContext } from '../../table/game-table.ts';
import { Citation, type Citing, Sentence } from '../../table/Sentence.tsx';
import type { GameInProgress } from './game-in-progress.ts';
import { Icon } from './icons.tsx';
import { type Names, soleSeat } from './names.ts';
import { askedForRank } from './Tray.tsx';
import { PLAY_WORDS } from './words.ts';

/** Reason of a refusal, advice of the book, or an error outside the game. */
export function Said({ game, citing }: { game: GameInProgress; citing: Citing }): JSX.Element | null {
  const { refused, hinted, notice, live, mayClaim } = game;
  const { lang, table } = citing.messages;
  const words = PLAY_WORDS[lang];
  const { frame } = words;
  if (refused)
    return (
      <span>
        <Sentence told={[refused.clause]} citing={citing} />{' '}
        {refused.misplay && (
          <button type="button" class="tray-misplay" onClick={game.misplay}>
            {words.misplay}
          </button>
        )}
      </span>
    );
  if (hinted) {
    const told = tellMove(writeMove(live.table, hinted.move), lang, table.move);
    const small = told.charAt(0).toLowerCase() + told.slice(1);
    return (
      <span>
        {hinted.cite ? frame.byBook(small) : frame.byThinking(small)}
        {hinted.cite && <Citation cite={hinted.cite} citing={citing} />}.
      </span>
    );
  }
  if (mayClaim)
    return (
      <button type="button" class="tray-claim" onClick={game.claim}>
        {tellMove('claims', lang)}
      </button>
    );
  return notice ? <span>{notice}</span> : null;
}

interface MeProps {
  game: GameInProgress;
  context: TableContext;
  names: Names;
  dealer: string;
}

/** Owner of the hand, with marks for the dealer and the player to move. */
export function Me({ game, context, names, dealer }: MeProps): JSX.Element {
  const { live, viewer, covered, chairs, waits } = game;
  const { lang, table } = context.say;
  const words = PLAY_WORDS[lang];
  const { toMove } = live.table;
  const mine = toMove === viewer && chairs[viewer] === 'you';
  // A covered hand belongs to the player who has to uncover it, not to the last viewer.
  const seat = covered ? toMove : viewer;
  const people = [...chairs.keys()].filter((each) => chairs[each] === 'you');
  const nobody = people.length > 0 ? words.youAre(names.list(people)) : words.watching;
  return (
    <p class="play-me">
      <span class="me-name">{seat >= 0 ? names.own(seat) : nobody}</span>
      {live.names[seat] === dealer && <em class="me-tag">{table.dealer}</em>}
      {mine && <b class="me-turn">{words.frame.turnTo[askedForRank(live) ?? 'play']}</b>}
      {waits && (
        <button type="button" class="me-on" onClick={() => game.hurry()}>
          {words.frame.goOn} <Icon name="next" />
        </button>
      )}
      {soleSeat(game) < 0 && covered && <span>{words.covered(names.seat(toMove))}</span>}
    </p>
  );
}
