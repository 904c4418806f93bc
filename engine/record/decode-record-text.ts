/** Decodes the bytes of a file: UTF-8, or UTF-16 with the mark at its start that says so. */
import { createFault, type Result } from './faults.ts';
import { findPosition } from './typed-tokens.ts';

/** Decodes the bytes of a file as text. The first byte that is not UTF-8 is a fault at its place. */
export const decodeRecordText = (bytes: Uint8Array): Result<string> => {
  const mark = (bytes[0] ?? 0) * 0x100 + (bytes[1] ?? 0);
  if (mark === 0xfffe) return { ok: true, value: new TextDecoder('utf-16le').decode(bytes) };
  if (mark === 0xfeff) return { ok: true, value: new TextDecoder('utf-16be').decode(bytes) };
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const offset = text.indexOf('\ufffd');
    const byte = bytes[new TextEncoder().encode(text.slice(0, offset)).length]!;
    const found = `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    return {
      ok: false,
      faults: [
        createFault(
          'not-utf-8',
          findPosition(text, offset, { line: 1, column: text.startsWith('\ufeff') ? 0 : 1 }),
          found,
        ),
      ],
    };
  }
};
