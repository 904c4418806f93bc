/** Purposes of payments, such as stakes or boxes, under names that all the compared books share. */
import type { CounterChange } from '#engine/compare/compare.ts';

/** All the purposes, in the order in which a summary lists them. */
export const PAYMENT_PURPOSES = [
  'stakes',
  'hocs',
  'kings',
  'spin',
  'pope',
  'boxes',
  'game',
  'hands',
  'betes',
  'paired',
  'caller',
  'missed',
  'bought',
  'beaten',
  'dealer',
  'won',
  'pool',
] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

const OF: Readonly<Record<string, PaymentPurpose>> = {
  'AC60.stakes': 'stakes',
  'AC60.hoc.paid': 'hocs',
  'AC60.box': 'boxes',
  'AC60.notice.draw': 'boxes',
  'AC60.out': 'hands',
  'AC60.nain.double': 'hands',
  'AC60.opera': 'hands',
  'AC60.opera.nain': 'hands',
  'AC60.bete': 'betes',
  'AC60.bete.nain': 'betes',
  'L92.stakes': 'stakes',
  'L92.box': 'boxes',
  'L92.opera.boxes': 'boxes',
  'L92.out': 'hands',
  'L92.bete': 'betes',
  'HF90.chnif.chnif': 'paired',
  'HF90.chnif.chnof': 'paired',
  'HF90.chnif.chnorum': 'paired',
  'HF90.chnif.short.pool': 'paired',
  'HF90.chnif.chnorum.caller': 'caller',
  'HF90.chnif.revival': 'caller',
  'HF90.chnif.short': 'caller',
  'HF90.chnif.winner': 'pool',
  'BW91.pope.stake': 'stakes',
  'BW91.pope.stake.dealer': 'stakes',
  'BW91.pope.dress.dealer': 'stakes',
  'BW91.pope.five-pool.twelve': 'stakes',
  'BW91.pope.penalties-to-pool.dealer': 'stakes',
  'BW91.pope.turned.pope': 'boxes',
  'BW91.pope.turned.honour': 'boxes',
  'BW91.pope.take': 'boxes',
  'BW91.pope.split': 'boxes',
  'BW91.pope.turned.paid': 'pope',
  'BW91.pope.take.pope': 'pope',
  'BW91.pope.settle': 'game',
  'BW91.pope.pope-wins': 'game',
  'BW91.pope.settle.cards': 'hands',
  'BW91.pope.penalties-to-pool': 'hands',
  'BW91.spin.stake': 'stakes',
  'BW91.spin.stake.dealer': 'stakes',
  'BW91.spin.stake.dealer-game': 'stakes',
  'BW91.spin.kings': 'kings',
  'BW91.spin.paid': 'spin',
  'BW91.spin.declare': 'boxes',
  'BW91.spin.settle': 'hands',
  'BW91.spin.double': 'hands',
  'BW91.spin.settle.pool': 'game',
  'BW91.newmarket.stake': 'stakes',
  'BW91.newmarket.stake.dealer': 'stakes',
  'BW91.newmarket.take': 'boxes',
  'BW91.newmarket.ace': 'boxes',
  'BW91.newmarket.play': 'kings',
  'BW91.newmarket.settle': 'hands',
  'BW91.commerce.pool': 'stakes',
  'BW91.commerce.dealer-keeps': 'bought',
  'BW91.commerce.buy.dealer': 'bought',
  'BW91.commerce.stand.beaten': 'beaten',
  'BW91.commerce.old.beaten': 'beaten',
  'BW91.commerce.dealer-pays': 'dealer',
  'BW91.commerce.dealer-beaten': 'dealer',
  'BW91.commerce.old.win': 'won',
  'BW91.commerce.old.level': 'won',
  'BW91.commerce.stand': 'pool',
  'BW91.commerce.level': 'pool',
  'BW91.jig.pool.equal': 'stakes',
  'BW91.jig.pool.dealer': 'stakes',
  'BW91.jig.pool': 'pool',
  'BW91.jig.out.paid': 'hands',
  'BW91.snip.penalty': 'paired',
  'BW91.snip.short': 'paired',
  'BW91.snip.whole-pack.lead': 'paired',
  'BW91.snip.whole-pack.chain': 'paired',
  'BW91.snip.whole-pack.unpaired': 'paired',
  'BW91.snip.winner': 'pool',
  'BW91.snip.whole-pack.end': 'pool',
};

/** Purpose of the payments that an article (by its id) orders; `undefined` if no compared book pays by this article. */
export const findPaymentPurpose = (cite: string): PaymentPurpose | undefined => OF[cite];

/** Amount that a player received for one purpose minus the amount paid, in counters, and the articles that order it. */
export interface PaymentSum {
  readonly counters: number;
  readonly cites: readonly string[];
}

/** Adds up the payments of an account for one purpose. */
export const sumPayments = (purpose: PaymentPurpose, flows: readonly CounterChange[]): PaymentSum => {
  const its = flows.filter(({ cite }) => findPaymentPurpose(cite) === purpose);
  return { counters: its.reduce((sum, { counters }) => sum + counters, 0), cites: its.map(({ cite }) => cite) };
};
