/**
 * Messages between the page of an embed and the page that shows it in a frame, in version 1 of their protocol. Loaders
 * that are never changed (`element-v1.js`) rely on it: a message may gain properties, but neither lose nor change
 * one.
 */
import { type EmbedOptions, parseEmbedOptions } from './options.ts';

const VERSION = 1;

/**
 * Messages of an embed: its height in pixels; that its table is ready; the step that it shows, and of how many; that the
 * last step has been reached; or that a record cannot be played.
 */
type FrameMessageType = 'height' | 'ready' | 'step' | 'end' | 'error';

/** Sends a message to the page around the frame; a page that is in no frame sends none. */
export const notifyHost = (type: FrameMessageType, detail: object, frame: Window = window): void => {
  if (frame.parent !== frame) frame.parent.postMessage({ type: `snorum:${type}`, version: VERSION, ...detail }, '*');
};

interface SetMessage {
  readonly type?: unknown;
  readonly version?: unknown;
  readonly [option: string]: unknown;
}

/**
 * Calls a function when the page around the frame sets options: with their names, all options as they now are, and the
 * query of an address with them.
 */
export const watchHostOptions = (
  apply: (changed: readonly string[], options: EmbedOptions, query: URLSearchParams) => void,
): void => {
  const query = new URLSearchParams(location.search);
  addEventListener('message', ({ source, data }: MessageEvent<SetMessage | null>) => {
    if (source !== parent || data?.type !== 'snorum:set' || data.version !== VERSION) return;
    const { type: _, version: __, ...changed } = data;
    for (const [name, value] of Object.entries(changed)) query.set(name, String(value ?? ''));
    apply(
      Object.keys(changed),
      parseEmbedOptions((name) => query.get(name)),
      query,
    );
  });
};
