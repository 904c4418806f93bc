/** Entry script of an embedded example. */
import type { GameView } from '../../table/game-view.ts';
import { loadMessages } from '../load-messages.ts';
import { startExampleEmbed } from '../start-example.tsx';

const VIEWS = import.meta.glob<{ view: GameView<unknown> }>('../../games/*/view.ts');

const { game } = document.getElementById('table')!.dataset;
void Promise.all([VIEWS[`../../games/${game}/view.ts`]!(), loadMessages()]).then(([{ view }, messages]) =>
  startExampleEmbed(view, messages),
);
