/** Worker that counts trials. To stop the count, the worker is terminated. */
import { serveWorker } from '../../browser/worker-client.ts';
import { runRequest, type WorkerReply, type WorkerRequest } from './counting.ts';

serveWorker<WorkerRequest, WorkerReply>(runRequest);
