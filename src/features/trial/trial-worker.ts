/** Worker that counts trials; it is terminated to stop. */
import { serveWorker } from '../../browser/worker-client.ts';
import { runRequest, type WorkerReply, type WorkerRequest } from './counting.ts';

serveWorker<WorkerRequest, WorkerReply>(runRequest);
