/** Form for a trial: the players, the number of deals, the seed, and the readings. */
import type { JSX } from 'preact';
import type { Strategy } from '#engine/lab/strategies.ts';
import { createSeed, MAX_SEED_LENGTH } from '../../browser/seeds.ts';
import { NumberField, SelectField } from './fields.tsx';
import type { TrialProps } from './Trial.tsx';
import { formatTrialQuery, listApplicablePoints, type TrialQuery, toTrialQuery } from './trial-query.ts';
import type { TrialWords } from './words.ts';

interface Props extends TrialProps {
  words: TrialWords;
  query: TrialQuery;
  /** Text in the input fields, possibly invalid. */
  written: { readonly deals: string; readonly seed: string };
  counting: boolean;
  onAsk: (some: Partial<TrialQuery>) => void;
  /** Called when the reader changes the population (group of deals) or the strategy of the players. */
  onAskCell: (some: Partial<Pick<TrialQuery, 'population' | 'manner'>>) => void;
  /** Called when the reader chooses another practice at a disputed point. */
  onTurn: (point: string, practice: string) => void;
  onWrite: (event: JSX.TargetedEvent<HTMLInputElement>) => void;
  onRun: (event: Event) => void;
  onStop: () => void;
}

export function TrialForm({
  words,
  query,
  written,
  counting,
  onAsk,
  onAskCell,
  onTurn,
  onWrite,
  onRun,
  onStop,
  ...trial
}: Props): JSX.Element {
  const { cells, manners, populations, players, others, kept } = trial;
  const points = listApplicablePoints(trial, query.population);
  const names = [...new Set(cells.map(({ population }) => population))];
  return (
    <form class="trial-form" onSubmit={onRun}>
      {names.length > 1 && (
        <SelectField
          name="among"
          label={words.among}
          wide
          value={query.population}
          options={names.map((name) => [name, populations[name]!])}
          onChoose={(population) => onAskCell({ population })}
        />
      )}
      <SelectField
        name="players"
        label={others ? words.others : words.players}
        value={query.manner}
        options={manners.map((manner) => [manner, players[manner]!])}
        onChoose={(manner) => onAskCell({ manner: manner as Strategy })}
      />
      <NumberField name="deals" label={words.deals} value={written.deals} onInput={onWrite} />
      <label>
        {words.seed}
        <input
          type="text"
          name="seed"
          required
          maxLength={MAX_SEED_LENGTH}
          value={written.seed}
          onInput={onWrite}
          autocomplete="off"
        />
      </label>
      {points.length > 0 && (
        <details class="trial-wide">
          <summary>{words.readings}</summary>
          {points.map(({ name, question, choices }) => (
            <SelectField
              key={name}
              name={name}
              label={question}
              value={query.readings[name] ?? kept[query.population]![name]!}
              options={Object.entries(choices)}
              onChoose={(practice) => onTurn(name, practice)}
            />
          ))}
        </details>
      )}
      <p class="trial-ways trial-wide">
        {counting ? (
          <button type="button" key="stop" class="button-first" onClick={onStop}>
            {words.stop}
          </button>
        ) : (
          <button type="submit" key="run" class="button-first">
            {words.run}
          </button>
        )}
        <button type="button" onClick={() => onAsk({ seed: createSeed() })}>
          {words.anotherSeed}
        </button>
        {formatTrialQuery(trial, query) !== '' && (
          <button type="button" onClick={() => onAsk(toTrialQuery(trial, cells[0]!))}>
            {words.asPublished}
          </button>
        )}
      </p>
    </form>
  );
}
