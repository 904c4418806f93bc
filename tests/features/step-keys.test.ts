import { describe, expect, test } from 'vitest';
import { handleStepKey } from '../../src/table/step-keys.ts';

/** Presses a key while the focus is inside one of the elements listed in `within`; returns the actions that follow. */
const pressKey = (key: string, { within = 'section', plays = true, held = {} } = {}) => {
  const done: (number | 'plays' | 'kept')[] = [];
  const event = {
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    target: { closest: (list: string) => (list.split(', ').includes(within) ? {} : null) },
    preventDefault: () => done.push('kept'),
    ...held,
  };
  handleStepKey(
    event as unknown as KeyboardEvent,
    7,
    (at) => done.push(at),
    plays ? () => done.push('plays') : undefined,
  );
  return done;
};

describe('a key pressed at a table that shows its step 7', () => {
  test.each([
    ['ArrowLeft', 6],
    ['ArrowRight', 8],
    ['Home', 0],
    ['End', Infinity],
    [' ', 'plays'],
  ])('%j leads to its step and is kept from the browser', (key, where) => {
    expect(pressKey(key)).toEqual([where, 'kept']);
  });

  test.each(['a', 'ArrowUp', 'Enter', 'Tab', 'PageDown'])('%s is left to the browser', (key) => {
    expect(pressKey(key)).toEqual([]);
  });

  test.each(['select', 'input', 'textarea'])('is left to the field in a %s', (within) => {
    for (const key of ['ArrowLeft', 'End', ' ']) expect(pressKey(key, { within })).toEqual([]);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('is left to the browser with the %s', (held) => {
    for (const key of ['ArrowRight', 'Home', ' ']) expect(pressKey(key, { held: { [held]: true } })).toEqual([]);
  });

  test('is left to the browser as the space bar on a button or a link, or where no table plays by itself', () => {
    for (const within of ['button', 'a']) {
      expect(pressKey(' ', { within })).toEqual([]);
      expect(pressKey('Home', { within })).toEqual([0, 'kept']);
    }
    expect(pressKey(' ', { plays: false })).toEqual([]);
  });
});
