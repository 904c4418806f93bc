/** Shows the cost of each card in a coup (deal) of La Manille, below the steps. */
import type { JSX } from 'preact';
import { formatCard, parseCard } from '#engine/cards.ts';
import type { GameEvent } from '#engine/events.ts';
import { CARD_TO_MANILLE, MANILLE_TO_CARD, type ManilleCard } from '#engine/games/manille/cards.ts';
import type { CoupEvaluation, PlayedCoup } from '#engine/games/manille/double-dummy/costs.ts';
import type { Replay, Step } from '#engine/record/steps.ts';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import { watchWorker } from '../../browser/missing-chunk.ts';
import { WorkerClient } from '../../browser/worker-client.ts';
import type { Language } from '../../i18n/routes.ts';
import type { DealCosts, StepCost } from '../../table/Costs.tsx';
import { COST_WORDS } from './cost-words.ts';
import sheet from './costs.css?url';
import type { CoupCostRequest } from './costs-worker.ts';

const client = new WorkerClient<CoupCostRequest, CoupEvaluation>(() =>
  watchWorker(new Worker(new URL('./costs-worker.ts', import.meta.url), { type: 'module' })),
);

const isLaid = ({ type }: GameEvent): boolean => type === 'led' || type === 'followed';
const rankedOf = (card: string): ManilleCard => CARD_TO_MANILLE[parseCard(card)!]!;

/** Maps each step that plays a card to the card. Cards that were taken back are left out. */
const laidIn = (steps: readonly Step[]): ReadonlyMap<Step, ManilleCard> => {
  const laid = new Map<Step, ManilleCard>();
  for (const step of steps)
    for (const event of step.events) {
      const card = event.card ? rankedOf(event.card) : -1;
      if (isLaid(event)) laid.set(step, card);
      // An opponent had the card taken back.
      if (event.type === 'took-back') for (const [by, its] of laid) if (its === card) laid.delete(by);
    }
  return laid;
};

/** Builds the data of a coup (deal) from its steps; the first one deals the hands. */
const playedIn = ({ seats }: Replay, steps: readonly Step[], cards: readonly ManilleCard[]): PlayedCoup => {
  const [first] = steps;
  const turned = steps.flatMap(({ events }) => events).find(({ type }) => type === 'turned-up')!;
  const turnUp = rankedOf(turned.card!);
  const dealer = seats.indexOf(turned.seat!);
  const held = seats.map((_, seat) =>
    MANILLE_TO_CARD.reduce((mask, card, ranked) => (first!.owners[card] === seat ? mask | (1 << ranked) : mask), 0),
  );
  held[dealer]! |= 1 << turnUp;
  return { dealer, turnUp, held, cards };
};

/** Calculates the costs of the cards of a finished deal. */
export const evaluateDealCosts = async (played: Replay, deal: number, lang: Language): Promise<DealCosts> => {
  const steps = played.steps.filter((step) => step.deal === deal);
  const laid = laidIn(steps);
  const coup = playedIn(played, steps, [...laid.values()]);
  const [found] = await Promise.all([client.ask({ coup, readings: played.readings }), loadStylesheet(sheet)]);
  const costs = new Map<Step, StepCost>(
    [...laid.keys()].map((step, i) => {
      const { seat, points, better } = found.costs[i]!;
      return [step, { seat, points, better: better.map((card) => formatCard(MANILLE_TO_CARD[card]!)) }];
    }),
  );
  const last = steps.at(-1)!;
  const renderWhole = () => <Whole found={found} played={played} lang={lang} />;
  return {
    costs,
    renderWhole,
    render: (step) => {
      const cost = costs.get(step);
      return (
        <>
          {cost && cost.points > 0 && <Mark cost={cost} played={played} lang={lang} />}
          {step === last && renderWhole()}
        </>
      );
    },
  };
};

const campOf = ({ scorers }: Replay, seat: number): string => scorers[seat & 1]!;

function Mark({ cost, played, lang }: { cost: StepCost; played: Replay; lang: Language }): JSX.Element {
  const { seat, points, better } = cost;
  return (
    <p class="cost">
      <b aria-hidden="true">{`−${points}`}</b>
      <span>{` ${COST_WORDS[lang].cost(campOf(played, seat), points, better)}`}</span>
    </p>
  );
}

function Whole({ found, played, lang }: { found: CoupEvaluation; played: Replay; lang: Language }): JSX.Element {
  const words = COST_WORDS[lang];
  const dear = found.costs.some(({ points }) => points > 0);
  const lost = [0, 1].map((camp) => {
    const its = found.costs.filter(({ seat, points }) => (seat & 1) === camp && points > 0);
    return words.lost(
      played.scorers[camp]!,
      its.reduce((sum, { points }) => sum + points, 0),
      its.length,
    );
  });
  return (
    <>
      <p>{words.fair(played.scorers[0]!, found.fair[0], found.made[0])}</p>
      <p>{dear ? lost.join(' ') : words.none}</p>
      {dear && <p class="quiet">{words.open}</p>}
    </>
  );
}
