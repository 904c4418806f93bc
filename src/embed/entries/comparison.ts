/** Entry script of an embedded comparison. */

import { loadMessages } from '../load-messages.ts';
import { loadTable } from '../load-table.ts';
import { startComparisonEmbed } from '../start-comparison.tsx';

const { game, beside } = document.getElementById('table')!.dataset;
void Promise.all([loadMessages(), loadTable(game!), loadTable(beside!)]).then(([messages, ...tables]) =>
  startComparisonEmbed(tables, messages),
);
