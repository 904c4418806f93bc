/**
 * Worker thread: runs the trials of each chunk (a range of trials of a claim) that it receives, and sends back their
 * tally.
 */
import { parentPort } from 'node:worker_threads';
import { countChunk, type TrialChunk } from './chunks.ts';

parentPort!.on('message', (chunk: TrialChunk) => parentPort!.postMessage(countChunk(chunk)));
