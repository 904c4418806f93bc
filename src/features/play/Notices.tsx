/** Lines above the player's hand: the owner of the hand, and messages. */
import type { JSX } from 'preact';
import { formatMove, type Move } from '#engine/game.ts';
import { uncapitalize } from '../../i18n/capitalize.ts';
import { pageHref } from '../../i18n/routes.ts';
import { describeMove } from '../../narration/moves.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { Citation, type CitationContext, Sentence } from '../../table/Sentence.tsx';
import type { GameInProgress } from './game-in-progress.ts';
import { Icon } from './icons.tsx';
import { findRankVerb } from './PlayerHand.tsx';
import { getOnlyUserSeat, type PlayerNames } from './player-names.ts';
import { PLAY_WORDS } from './words.ts';

interface NoticeProps {
  game: GameInProgress;
  context: PlayContext;
  citing: CitationContext;
}

/** Says of the book's advice that it lost when it was tried, with a link to the trial. */
export function TrialLink({ cite, context }: { cite: string; context: PlayContext }): JSX.Element {
  const { lang } = context.messages;
  const { before, link } = PLAY_WORDS[lang].frame.onTrial;
  return (
    <>
      {before}
      <a href={pageHref(lang, context.losingAdvice![cite]!)} target="_blank" rel="noopener">
        {link}
      </a>
    </>
  );
}

/** Message about a refused move, advice from the book, or an error outside the game. */
export function Notices({ game, context, citing }: NoticeProps): JSX.Element | null {
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
    const toText = (move: Move): string => uncapitalize(describeMove(formatMove(live.table, move), lang, table.move));
    const small = toText(hinted.move);
    return (
      <span class="say-hint">
        <span>
          {hinted.losing && (
            <>
              {frame.byBook(toText(hinted.losing.move))}
              <Citation cite={hinted.losing.cite} citing={citing} />
              <TrialLink cite={hinted.losing.cite} context={context} />.{' '}
            </>
          )}
          {hinted.isForced
            ? frame.onlyMove(small)
            : hinted.cite
              ? frame.byBook(small)
              : hinted.losing
                ? frame.instead(small)
                : frame.byThinking(small)}
          {hinted.cite && <Citation cite={hinted.cite} citing={citing} />}.
        </span>
        <button type="button" class="say-close" aria-label={frame.close} onClick={game.closeHint}>
          ×
        </button>
      </span>
    );
  }
  if (mayClaim)
    return (
      <button type="button" class="tray-claim" onClick={game.claim}>
        {describeMove('claims', lang)}
      </button>
    );
  return notice ? <span>{notice}</span> : null;
}

interface MeProps {
  game: GameInProgress;
  context: PlayContext;
  names: PlayerNames;
  dealer: string;
}

/** Owner of the hand, with marks for the dealer and for the player whose turn it is. */
export function HandHeader({ game, context, names, dealer }: MeProps): JSX.Element {
  const { live, viewer, awaitsHandover, seatPlayers, isWaitingForTap } = game;
  const { lang, table } = context.messages;
  const words = PLAY_WORDS[lang];
  const { toMove } = live.table;
  const mine = toMove === viewer && seatPlayers[viewer] === 'you';
  // A covered hand belongs to the player who has to uncover it, not to the last viewer.
  const seat = awaitsHandover ? toMove : viewer;
  const people = [...seatPlayers.keys()].filter((each) => seatPlayers[each] === 'you');
  const nobody = people.length > 0 ? words.youAre(names.list(people)) : words.watching;
  return (
    <p class="play-me">
      <span class="me-name">{seat >= 0 ? names.own(seat) : nobody}</span>
      {live.names[seat] === dealer && <em class="me-tag">{table.dealer}</em>}
      {mine && <b class="me-turn">{words.frame.turnTo[findRankVerb(live) ?? 'play']}</b>}
      {isWaitingForTap && (
        <button type="button" class="me-on" onClick={() => game.hurry()}>
          {words.frame.goOn} <Icon name="next" />
        </button>
      )}
      {getOnlyUserSeat(game) < 0 && awaitsHandover && <span>{words.covered(names.seat(toMove))}</span>}
    </p>
  );
}
