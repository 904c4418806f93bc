/**
 * Consequences of the faults of La Manille, by the seventeen rules that end Boussac's article (pp. 146–147) and in
 * their order; `irregularities.ts` tells when each can be committed, `demands.ts` what it lets others demand. Where the
 * book is silent:
 * - to lose 34 points is to let the adversaries mark them (`penalty`), and ends the coup; by `offender-34` a match
 *   might never end, and is stopped after fifty coups;
 * - a card faced in the pack is found before the last card is turned up, and that card then never is;
 * - a suit announced that the offender cannot lawfully play is not demanded; of two cards laid at once only one that he
 *   might have laid is chosen;
 * - not to trump when one must is punished as a renounce.
 */
import type { Card } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal } from '../../game.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_TO_MANILLE, type CardMask, suitMask } from './cards.ts';
import { type Coup, getCamp, getPartner } from './coup.ts';
import type { ManilleDeal } from './deal.ts';
import type { PendingDecision } from './demands.ts';
import {
  canCommitFault,
  countPlayedCards,
  FAULT_ARTICLES,
  type FaultContext,
  findRevokeArticle,
  isFaultName,
} from './irregularities.ts';
import type { ManilleMatch } from './match.ts';
import { decodeAction, type ManilleAction } from './moves.ts';
import type { ManilleReadings } from './readings.ts';
import type { DealTricks } from './tricks.ts';

/** Applies the faults committed at a table, and their penalties. */
export class FaultRules implements FaultContext {
  shown: CardMask = 0;
  exposed = 0;

  readonly coup: Coup;
  readonly readings: ManilleReadings;
  readonly #deal: ManilleDeal;
  readonly #tricks: DealTricks;
  readonly #demands: PendingDecision;
  readonly #match: ManilleMatch;
  readonly #listener: Listener<ManilleArticle> | null;

  constructor(
    { coup, readings }: Pick<FaultContext, 'coup' | 'readings'>,
    deal: ManilleDeal,
    tricks: DealTricks,
    demands: PendingDecision,
    match: ManilleMatch,
    listener: Listener<ManilleArticle> | null,
  ) {
    this.coup = coup;
    this.readings = readings;
    this.#deal = deal;
    this.#tricks = tricks;
    this.#demands = demands;
    this.#match = match;
    this.#listener = listener;
  }

  /** Copies the faults of another table. */
  copyFrom(other: FaultRules): void {
    this.shown = other.shown;
    this.exposed = other.exposed;
  }

  get dealer(): number {
    return this.#deal.dealer;
  }
  get turned(): boolean {
    return this.#deal.turned;
  }
  get toMove(): number {
    return this.#tricks.toMove;
  }
  get plain(): boolean {
    return this.#demands.plain;
  }

  /** Resets for new hands: no card has been shown, and no hand is exposed. */
  begin(): void {
    this.shown = 0;
    this.exposed = 0;
  }

  /**
   * Returns the refusal of a faulty move: the fault is not possible now, or (with `misplay`) it can be recorded and is
   * penalised.
   */
  refuse(seat: number, move: Move): Refusal<ManilleArticle> {
    const act = decodeAction(move);
    const cite = act && isFaultName(act.name) ? FAULT_ARTICLES[act.name] : 'B96.turn';
    const can = act !== undefined && canCommitFault(this, seat, act);
    return can ? { reason: 'irregular', cite, misplay: true } : { reason: 'no-fault', cite };
  }

  /** Applies a fault that the seventeen rules penalise. */
  commit(seat: number, move: Move): void {
    if (move < PASS) return this.#layWrongly(seat, move);
    const act = decodeAction(move)!;
    switch (act.name) {
      case 'redeals':
        return this.#findFaced(seat);
      case 'exposes':
        return this.#show(act.card);
      case 'says':
        return this.#announce(seat, act);
      case 'with':
        return this.#layTwo(seat, act);
      case 'misdeals':
        return this.#misdeal(seat, act.other);
      case 'miscounts':
        return this.#miscount(seat);
      case 'gathers':
        return this.#leadWrongly(seat, act.card, 'B96.fault.three-cards');
      case 'leaves':
        return this.#leadWrongly(seat, act.card, 'B96.fault.two-tricks');
      case 'looks':
        return this.#lose(seat, 'B96.fault.looked');
      case 'asks':
        return this.#expose(seat);
      default:
        return this.#lose(seat, 'B96.fault.false-statement');
    }
  }

  // 1. B96.fault.faced: a card lies face up in the pack, and he deals again.
  #findFaced(seat: number): void {
    this.#listener?.(EVENT.faulted, seat, 0, 0, 'B96.fault.faced');
    this.#deal.again('B96.fault.faced');
    this.#tricks.stop('B96.fault.faced');
  }

  // 2. B96.fault.shown.own: the coup stands; B96.fault.shown.adversary: they choose.
  #show(card: Card): void {
    const owner = this.coup.owner[card]!;
    const own = getCamp(owner) === getCamp(this.dealer);
    this.shown |= 1 << CARD_TO_MANILLE[card]!;
    this.#listener?.(EVENT.shown, owner, card, 0, own ? 'B96.fault.shown.own' : 'B96.fault.shown.adversary');
    if (!own) this.#demands.askRedeal(owner);
  }

  // 3. B96.fault.announced: the adversaries may insist on the suit; B96.fault.announced.not-held: not on one he cannot play.
  #announce(seat: number, { card, other: suit }: ManilleAction): void {
    const can = (this.coup.legal(seat, this.readings) & suitMask(suit)) !== 0;
    this.#listener?.(EVENT.announced, seat, card, suit, 'B96.fault.announced');
    this.coup.remember();
    this.#tricks.lay(seat, CARD_TO_MANILLE[card]!);
    if (can) return this.#demands.askToCover(seat, card, suit);
    this.#listener?.(EVENT['let-stand'], seat, card, 0, 'B96.fault.announced.not-held');
    this.#tricks.advance();
  }

  // 5. B96.fault.two-cards: the adversaries say which is played; by `under-card`, as .under has it, the one beneath;
  // B96.fault.two-cards.lawful: none of them, when only one might be laid.
  #layTwo(seat: number, { card: under, other: upper }: ManilleAction): void {
    const cite = this.readings['two-cards'] === 'under-card' ? 'B96.fault.two-cards.under' : 'B96.fault.two-cards';
    const legal = this.coup.legal(seat, this.readings);
    const mayLay = (card: Card): boolean => ((legal >>> CARD_TO_MANILLE[card]!) & 1) === 1;
    this.#listener?.(EVENT.misplayed, seat, under, 0, cite);
    this.#listener?.(EVENT.misplayed, seat, upper, 0, cite);
    this.#demands.layTwo(seat, under, upper);
    if (cite === 'B96.fault.two-cards.under') return this.#demands.keep(under);
    if (mayLay(under) && mayLay(upper)) return this.#demands.askChoice();
    const kept = mayLay(under) ? under : upper;
    this.#listener?.(EVENT['let-stand'], seat, kept, 0, 'B96.fault.two-cards.lawful');
    this.#demands.keep(kept);
  }

  // 6. B96.fault.misdeal: the deal is lost; .misdeal.turned: and 34 points, if it is seen after the turn-up.
  // 17. B96.fault.bottom.misdeal: and 34 points, if he had looked at the bottom card.
  #misdeal(seat: number, kind: number): void {
    const cite = (['B96.fault.misdeal', 'B96.fault.misdeal.turned', 'B96.fault.bottom.misdeal'] as const)[kind]!;
    this.#listener?.(EVENT.faulted, seat, 0, 0, cite);
    if (cite === 'B96.fault.misdeal') return this.#tricks.stop(cite);
    this.#deal.annul();
    this.#penalise(seat, cite);
  }

  // 7. B96.fault.number: he plays with a card too many or too few; 8. B96.fault.number.noticed: before he plays it is the
  // dealer who loses.
  #miscount(seat: number): void {
    if (countPlayedCards(this, seat) > 0) return this.#lose(seat, 'B96.fault.number');
    this.#listener?.(EVENT.faulted, this.dealer, 0, 0, 'B96.fault.number.noticed');
    this.#deal.annul();
    this.#penalise(this.dealer, 'B96.fault.number.noticed');
  }

  // 9. B96.fault.renounce, .false-ruff, .under-force: a card that may not be played. 10. B96.fault.turn: nor before his turn.
  #layWrongly(seat: number, card: Card): void {
    const cite = seat === this.toMove ? findRevokeArticle(this.coup, seat, CARD_TO_MANILLE[card]!) : 'B96.fault.turn';
    this.#listener?.(EVENT.misplayed, seat, card, 0, cite);
    this.#penalise(seat, cite);
  }

  // 11. B96.fault.three-cards: he took up three for a trick; 12. B96.fault.two-tricks: he left two lying; and leads.
  #leadWrongly(seat: number, card: Card, cite: ManilleArticle): void {
    this.#listener?.(EVENT.misplayed, seat, card, 0, cite);
    this.#penalise(seat, cite);
  }

  // 15. B96.fault.asked: the partner's hand lies open until the end of the coup.
  #expose(seat: number): void {
    const partner = getPartner(seat);
    this.exposed |= 1 << partner;
    this.#listener?.(EVENT.faulted, seat, 0, 0, 'B96.fault.asked');
    this.#listener?.(EVENT['exposed-hand'], partner, 0, this.coup.size(partner), 'B96.fault.asked');
  }

  // 7. B96.fault.number, 13. B96.fault.looked, 16. B96.fault.false-statement: no card is laid, and 34 points are lost.
  #lose(seat: number, cite: ManilleArticle): void {
    this.#listener?.(EVENT.faulted, seat, 0, 0, cite);
    this.#penalise(seat, cite);
  }

  // B96.fault.penalty: the coup ends there.
  #penalise(seat: number, cite: ManilleArticle): void {
    this.#match.penalise(seat, cite);
    this.#tricks.stop('B96.fault.penalty');
  }
}
