/** What is said of a game in progress beside its steps: whom it waits for, why a move is refused, whose advice was followed. */
import { makeCard, PACK_SIZE } from '#engine/cards.ts';
import type { Move, Refusal } from '#engine/game.ts';
import type { Step } from '#engine/record/replay.ts';
import type { Language } from '../../i18n/routes.ts';
import { capital } from '../../narration/capital.ts';
import { tellRefusal } from '../../narration/refusals.ts';
import type { Clause } from '../../narration/tell.ts';
import type { GameInProgress } from './game-in-progress.ts';
import { PLAY_WORDS } from './words.ts';

/** Whom the table waits for, in words; nothing while it is the reader’s turn to look. */
export const waitsFor = (game: GameInProgress, lang: Language): string => {
  const { live, chairs, thinking } = game;
  const words = PLAY_WORDS[lang];
  const { toMove, gameOver } = live.table;
  if (gameOver) return words.over;
  if (toMove < 0) return '';
  const name = game.nameOf(toMove);
  if (chairs[toMove] === 'you') return words.yourTurn(name);
  if (game.hides()) return words.asked;
  return thinking ? words.thinking(name) : words.waiting(name);
};

/** Why a move of him whose cards are seen is refused; whoever else is to move is named only if that may be known. */
export const whyRefused = (game: GameInProgress, move: Move, refusal: Refusal, lang: Language): Clause => {
  const { live, viewer } = game;
  const { table } = live;
  return tellRefusal(
    refusal,
    {
      seat: game.nameOf(viewer),
      ...(table.toMove >= 0 && !game.hides() && { toMove: game.nameOf(table.toMove) }),
      ...(move < PACK_SIZE && { card: makeCard(move) }),
      legal: live.legal().flatMap((legal) => (legal < PACK_SIZE ? [makeCard(legal)] : [])),
    },
    lang,
  );
};

/** What is told of a step, and by whose advice it was done. */
export const withAdvice = (
  game: GameInProgress,
  step: Step,
  told: readonly Clause[],
  lang: Language,
): readonly Clause[] => {
  const cite = game.advice(step);
  if (!cite) return told;
  return [
    ...told,
    {
      text: capital(PLAY_WORDS[lang].follows(game.nameOf(game.live.names.indexOf(step.move.split(' ')[0]!)))),
      cites: [cite],
      stop: '.',
    },
  ];
};
