/** Messages about a game in progress: the player to wait for, refused moves, and advice that a player followed. */
import { formatCard, PACK_SIZE } from '#engine/cards.ts';
import type { Move, Refusal } from '#engine/game.ts';
import type { Step } from '#engine/record/steps.ts';
import { capitalize } from '../../i18n/capitalize.ts';
import type { Language } from '../../i18n/routes.ts';
import type { Clause } from '../../narration/narrate.ts';
import { formatRefusal } from '../../narration/refusals.ts';
import type { GameInProgress } from './game-in-progress.ts';
import { PLAY_WORDS } from './words.ts';

/** Names the player to wait for; empty if a deal has ended and nobody has the turn. */
export const formatWaitingMessage = (game: GameInProgress, lang: Language): string => {
  const { live, seatPlayers, thinking } = game;
  const words = PLAY_WORDS[lang];
  const { toMove, gameOver } = live.table;
  if (gameOver) return words.over;
  if (toMove < 0) return '';
  const name = game.nameOf(toMove);
  if (seatPlayers[toMove] === 'you') return words.yourTurn(name);
  if (game.isPromptHidden()) return words.asked;
  return thinking ? words.thinking(name) : words.waiting(name);
};

/** Explains why a move of the viewer is refused; names the seat to play only if the viewer may know it. */
export const explainRefusal = (game: GameInProgress, move: Move, refusal: Refusal, lang: Language): Clause => {
  const { live, viewer } = game;
  const { table } = live;
  return formatRefusal(
    refusal,
    {
      seat: game.nameOf(viewer),
      ...(table.toMove >= 0 && !game.isPromptHidden() && { toMove: game.nameOf(table.toMove) }),
      ...(move < PACK_SIZE && { card: formatCard(move) }),
      legal: live.legal().flatMap((legal) => (legal < PACK_SIZE ? [formatCard(legal)] : [])),
    },
    lang,
  );
};

/**
 * Adds the advice that a player followed to the narration of a step, once it betrays no hand: after the deal, or if all
 * hands are shown.
 */
export const addAdvice = (
  game: GameInProgress,
  step: Step,
  clauses: readonly Clause[],
  lang: Language,
): readonly Clause[] => {
  const isKnown = step.deal < game.live.table.dealNumber || game.live.table.dealOver || game.visibleSeats === undefined;
  const cite = isKnown && game.advice(step);
  if (!cite) return clauses;
  return [
    ...clauses,
    {
      text: capitalize(PLAY_WORDS[lang].follows(game.nameOf(game.live.names.indexOf(step.move.split(' ')[0]!)))),
      cites: [cite],
      stop: '.',
    },
  ];
};
