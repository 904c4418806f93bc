/** Entry script of an embedded example. */
import type { GameView } from '../../table/game-view.ts';
import { loadMessages } from '../load-messages.ts';
import { readOptions } from '../options.ts';
import { startExampleEmbed } from '../start-example.tsx';

const VIEWS = import.meta.glob<{ view: GameView<unknown> }>('../../games/*/view.ts');

const { pathname, search, hash } = location;
const { game, record } = document.getElementById('table')!.dataset;
// Other readings need the rules, which the page that plays records has.
if (record && Object.keys(readOptions().readings).length > 0)
  location.replace(`${record}${search}&example=${pathname.split('/').at(-2)}${hash}`);
else
  void Promise.all([VIEWS[`../../games/${game}/view.ts`]!(), loadMessages()]).then(([{ view }, messages]) =>
    startExampleEmbed(view, messages),
  );
