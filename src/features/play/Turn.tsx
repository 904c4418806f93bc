import type { JSX } from 'preact';
import { tellMove } from '../../narration/moves.ts';
import type { TableContext } from '../../table/game-table.ts';
import type { GameInProgress } from './game-in-progress.ts';
import { Tray } from './Tray.tsx';
import { PLAY_WORDS } from './words.ts';

/** What those at the device can do as the game stands: uncover a hand, play from it, take or claim a penalty, deal. */
export function Turn({ game, context }: { game: GameInProgress; context: TableContext }): JSX.Element {
  const { live, playedFrom, covered, mayClaim } = game;
  const { table, names } = live;
  const { lang } = context.say;
  const words = PLAY_WORDS[lang];
  const misplay = game.refused?.misplay;
  const mayDeal = table.dealOver && !table.gameOver;
  return (
    <>
      {covered && (
        <p class="tray-line">
          {words.covered(names[table.toMove]!)}{' '}
          <button type="button" class="tray-reveal" onClick={game.reveal}>
            {words.reveal(names[table.toMove]!)}
          </button>
        </p>
      )}
      {playedFrom !== undefined && (
        <Tray
          live={live}
          seat={playedFrom}
          lang={lang}
          bySuit={context.bySuit}
          onMove={game.move}
          onRefused={game.refuse}
        />
      )}
      {(misplay || mayClaim || mayDeal) && (
        <p class="tray-line">
          {misplay && (
            <button type="button" class="tray-misplay" onClick={game.misplay}>
              {words.misplay}
            </button>
          )}
          {mayClaim && (
            <button type="button" onClick={game.claim}>
              {tellMove('claims', lang)}
            </button>
          )}
          {mayDeal && (
            <button type="button" class="tray-deal" onClick={game.dealNext}>
              {words.dealNext}
            </button>
          )}
        </p>
      )}
    </>
  );
}
