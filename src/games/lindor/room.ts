import { inPlay } from '../nain-jaune-family/picture.ts';
import { roomOf } from '../room.ts';
import { pageWords } from './page-words.ts';
import { emblem } from './picture.ts';
import { table } from './table.ts';

export const room = roomOf({ table, emblem, inPlay, pageWords });
