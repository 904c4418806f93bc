import { roomOf } from '../room.ts';
import { pageWords as en } from './page-words/en.ts';
import { pageWords as fr } from './page-words/fr.ts';
import { emblem, inPlay } from './picture.ts';
import { table } from './table.ts';

export const room = roomOf({ table, emblem, inPlay, pageWords: { en, fr } });
