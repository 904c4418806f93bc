/** Divides the trials of a cell (one setup in which a claim is tested) into chunks for several workers. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { countAnswers } from '#engine/lab/question.ts';
import { findClaimQuestion } from '#engine/lab/questions.ts';
import type { PartialTally } from '#engine/lab/shards.ts';

/** A range of trials of one cell: `from` inclusive, `to` exclusive. */
export interface TrialChunk {
  readonly id: string;
  readonly key: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Runs the trials of a chunk and returns their tally. */
export const countChunk = ({ id, key, seed, from, to }: TrialChunk): PartialTally => {
  const question = findClaimQuestion(id)!;
  const cell = question.cells.find((each) => each.key === key)!;
  return { from, to, ...countAnswers(question, cell, seed, from, to) };
};

/**
 * Approximate number of chunks into which a cell is divided for each worker, so that no worker waits long for another.
 */
const CHUNKS = 8;

const split = (chunk: TrialChunk, workers: number): readonly TrialChunk[] => {
  const size = Math.ceil((chunk.to - chunk.from) / (workers * CHUNKS));
  const chunks: TrialChunk[] = [];
  for (let { from } = chunk; from < chunk.to; from += size)
    chunks.push({ ...chunk, from, to: Math.min(from + size, chunk.to) });
  return chunks;
};

/** Counts cells with several workers, or in this thread; returns the partial tallies of each cell, in any order. */
export const countChunks = async (
  workers: number,
  cells: readonly TrialChunk[],
): Promise<readonly (readonly PartialTally[])[]> => {
  if (workers === 1) return cells.map((cell) => [countChunk(cell)]);
  const parts: PartialTally[][] = cells.map(() => []);
  const waiting = cells.flatMap((cell, at) => split(cell, workers).map((chunk) => ({ chunk, at })));
  const crew = Array.from({ length: workers }, async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { chunk, at } = next;
        worker.postMessage(chunk);
        const [part] = (await once(worker, 'message')) as [PartialTally];
        parts[at]!.push(part);
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(crew);
  return parts;
};
