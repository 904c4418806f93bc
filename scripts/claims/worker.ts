/** Worker: counts the chunks it receives, one after another. */
import { parentPort } from 'node:worker_threads';
import { type Chunk, countChunk } from './chunks.ts';

parentPort!.on('message', (chunk: Chunk) => parentPort!.postMessage(countChunk(chunk)));
