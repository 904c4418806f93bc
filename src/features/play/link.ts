/**
 * A game in a link: the record of every move, squeezed into the fragment of an address, which no server ever sees.
 * `#play=1.<deflated record, base64url>&chairs=y.b.r`: the figure is the version of this form.
 */
import { type Chairs, KINDS } from './players.ts';

const VERSION = '1';

/** The longest fragment that is offered; programmes that pass links on cut longer ones short. */
export const LONGEST = 6000;

/** The longest fragment that is read at all: a link swells to a hundred times its length, and to read it takes time. */
const LONGEST_READ = 200_000;

/** In characters, more than any record of a game is; what a link swells to beyond it is not a game. */
export const MOST_TEXT = 2_000_000;

/** The fragment (without `#`) of a game: its record, and who sits where. */
export const linkOf = async (record: string, chairs: Chairs): Promise<string> => {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(record));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const text = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `play=${VERSION}.${text}&chairs=${chairs.map((kind) => kind[0]).join('.')}`;
};

/** What a fragment holds: a record and the chairs; `undefined` when it holds no game; throws when the game in it is spoilt. */
export const gameOf = async (fragment: string): Promise<{ record: string; chairs: Chairs } | undefined> => {
  if (fragment.length > LONGEST_READ) throw new Error('too long to be a game');
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const [version, text] = (parts.get('play') ?? '').split('.');
  if (!parts.has('play')) return undefined;
  if (version !== VERSION || !text) throw new Error('not a game of this version');
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = await through(
    new DecompressionStream('deflate-raw'),
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  );
  const chairs = (parts.get('chairs') ?? '').split('.').map((letter) => KINDS.find((kind) => kind[0] === letter)!);
  if (chairs.some((kind) => kind === undefined)) throw new Error('no such player');
  return { record: new TextDecoder('utf-8', { fatal: true }).decode(bytes), chairs };
};

const through = async (stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) => {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is told where they are read.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => {});
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > MOST_TEXT) throw new Error('too long to be a game');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};
