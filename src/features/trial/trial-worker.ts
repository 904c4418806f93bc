/** The worker in which trials are counted; to stop is to end it. */
import { answer } from '../../browser/worker-client.ts';
import { type Answered, carriedOut, type Order } from './counting.ts';

answer<Order, Answered>(carriedOut);
