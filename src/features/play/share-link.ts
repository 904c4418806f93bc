/**
 * Encodes a whole game in a link. Its compressed record is in the fragment, which browsers never send to a server:
 * `#play=1.<deflated record, base64url>&chairs=y.b.r`. The 1 is the version of this format.
 */
import { PLAYER_KINDS, type SeatPlayers } from './players.ts';

const VERSION = '1';

/** Maximum length of a fragment, in characters, for which a link is offered. Messengers cut off longer links. */
export const MAX_LINK_LENGTH = 6000;

/**
 * Maximum length of a fragment that is decoded, in characters. A record can be a hundred times as long as its link, and
 * would take long to read.
 */
const LONGEST_READ = 200_000;

/** Maximum length of a decompressed record, in characters; no real game reaches it. */
export const MAX_DECODED_LENGTH = 2_000_000;

/** Encodes a record and the kinds of its players as a fragment (without `#`). */
export const encodeGameLink = async (record: string, chairs: SeatPlayers): Promise<string> => {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(record));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const text = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `play=${VERSION}.${text}&chairs=${chairs.map((kind) => kind[0]).join('.')}`;
};

/** Decodes a fragment; `undefined` if it contains no game. Throws if the game in it is damaged. */
export const decodeGameLink = async (
  fragment: string,
): Promise<{ record: string; chairs: SeatPlayers } | undefined> => {
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
  const chairs = (parts.get('chairs') ?? '')
    .split('.')
    .map((letter) => PLAYER_KINDS.find((kind) => kind[0] === letter)!);
  if (chairs.some((kind) => kind === undefined)) throw new Error('no such player');
  return { record: new TextDecoder('utf-8', { fatal: true }).decode(bytes), chairs };
};

const through = async (stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) => {
  const writer = stream.writable.getWriter();
  // Ignored: the reader of the stream reports the error too.
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
    if (length > MAX_DECODED_LENGTH) throw new Error('too long to be a game');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};
