/** Entry script of embedded questions. */
import { loadMessages } from '../load-messages.ts';
import { loadTable } from '../load-table.ts';
import { startQuizEmbed } from '../start-quiz.tsx';

const { game } = document.getElementById('table')!.dataset;
void Promise.all([loadTable(game!), loadMessages()]).then(([table, messages]) => startQuizEmbed(table, messages));
