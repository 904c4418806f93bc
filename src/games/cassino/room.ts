import { roomOf } from '../room.ts';
import { pageWords } from './page-words.ts';
import { emblem, inPlay } from './picture.ts';
import { table } from './table.ts';

export const room = roomOf({ table, emblem, inPlay, pageWords });
