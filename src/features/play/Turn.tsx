import type { JSX } from 'preact';
import type { PlayContext } from '../../table/game-table.ts';
import type { Advice } from './adviser.ts';
import type { Capture } from './capture-picker.ts';
import type { GameInProgress } from './game-in-progress.ts';
import { PlayerHand } from './PlayerHand.tsx';
import { PLAY_WORDS } from './words.ts';

interface Props {
  game: GameInProgress;
  context: PlayContext;
  /** The advised move, if advice was requested. */
  hinted: Advice | undefined;
  /** Line above the hand. */
  me: JSX.Element;
  /**
   * Called when a card could take different sets of cards and the player must choose. An empty list means that the
   * choice has ended.
   */
  onCaptureChoice: (captures: readonly Capture[]) => void;
}

/** Controls for the people at the device: uncover a hand, or play from it. */
export function TurnControls({ game, context, hinted, me, onCaptureChoice }: Props): JSX.Element {
  const { live, activeSeat, awaitsHandover } = game;
  const { table } = live;
  const { lang } = context.messages;
  const words = PLAY_WORDS[lang];
  if (activeSeat !== undefined)
    return (
      <PlayerHand
        live={live}
        seat={activeSeat}
        lang={lang}
        ofGame={context.messages.table.move}
        bySuit={context.bySuit}
        held={context.held}
        hinted={hinted?.move}
        me={me}
        name={game.nameOf(activeSeat)}
        onCaptureChoice={onCaptureChoice}
        onMove={game.move}
        onOffer={game.mayOffer ? game.askToOffer : undefined}
        onRefused={game.refuse}
      />
    );
  return (
    <>
      {me}
      {awaitsHandover && (
        <p class="tray-line">
          <button type="button" class="tray-reveal button-first" onClick={game.reveal}>
            {words.reveal(game.nameOf(table.toMove))}
          </button>
        </p>
      )}
    </>
  );
}
