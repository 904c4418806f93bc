/** A replayed table in a frame: it applies the options of the page around it, and tells that page of its steps. */
import type { RefObject } from 'preact';
import type { ReplayTable, ShownStep } from '../table/ReplayTable.tsx';
import { connectFrame } from './connect-frame.ts';
import { notifyHost, watchHostOptions } from './host-messages.ts';
import { type EmbedOptions, findSeatIndex, readOptions } from './options.ts';

/** Tells the page around the frame which step is shown. */
export const notifyStep = ({ step, steps, part, isLast }: ShownStep): void => {
  notifyHost('step', { step, steps, part });
  if (isLast) notifyHost('end', { steps });
};

/** Shows a view of the table: the one that the page begins with, without a name. */
export const selectView = (view: EmbedOptions['view']): void => {
  const radio = document.querySelector<HTMLInputElement>(`#table [type=radio][value="${view ?? 'cloth'}"]`);
  if (radio) radio.checked = true;
};

/** Connects a table, once it is rendered, with the page around the frame. `label` tells several tables of a page apart. */
export const connectTable = (
  table: RefObject<ReplayTable>,
  shown: { readonly id: string; readonly game: string; readonly label: string; readonly seats: readonly string[] },
): void => {
  const selectSeat = (seat: string | undefined): void =>
    table.current?.setState({ visibleSeat: findSeatIndex(shown.seats, seat) });
  const { seat, view } = readOptions();
  document.querySelector('#table .table')!.setAttribute('aria-label', shown.label);
  if (seat) selectSeat(seat);
  selectView(view);
  const remeasure = connectFrame(shown.id, { game: shown.game });
  watchHostOptions((changed, options) => {
    if (changed.includes('step') && options.step) table.current?.goToStep(options.step);
    if (changed.includes('seat')) selectSeat(options.seat);
    if (changed.includes('view')) {
      selectView(options.view);
      requestAnimationFrame(remeasure);
    }
  });
};
