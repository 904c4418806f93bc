/** Entry script of the frame that plays a record. */
import { loadMessages } from '../load-messages.ts';
import { startRecordEmbed } from '../start-record.tsx';

void loadMessages().then(startRecordEmbed);
