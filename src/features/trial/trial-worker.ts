/** Worker that counts trials; it is terminated to stop. */
import { answer } from '../../browser/worker-client.ts';
import { type Answered, carriedOut, type Order } from './counting.ts';

answer<Order, Answered>(carriedOut);
