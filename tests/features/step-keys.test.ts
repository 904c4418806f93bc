import { describe, expect, test } from 'vitest';
import { goByKey } from '../../src/table/step-keys.ts';

/** A key pressed on something of which `within` says what it stands in, as a list of elements; and what it did. */
const pressed = (key: string, { within = 'section', plays = true, held = {} } = {}) => {
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
  goByKey(event as unknown as KeyboardEvent, 7, (at) => done.push(at), plays ? () => done.push('plays') : undefined);
  return done;
};

describe('a key pressed at a table that shows its step 7', () => {
  test.each([
    ['ArrowLeft', 6],
    ['ArrowRight', 8],
    ['Home', 0],
    ['End', Infinity],
    [' ', 'plays'],
  ])('%j leads there, and is not the browser’s', (key, where) => {
    expect(pressed(key)).toEqual([where, 'kept']);
  });

  test.each(['a', 'ArrowUp', 'Enter', 'Tab', 'PageDown'])('%s is the browser’s', (key) => {
    expect(pressed(key)).toEqual([]);
  });

  test.each(['select', 'input', 'textarea'])('in a %s it is the field’s', (within) => {
    for (const key of ['ArrowLeft', 'End', ' ']) expect(pressed(key, { within })).toEqual([]);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('with the %s it is the browser’s', (held) => {
    for (const key of ['ArrowRight', 'Home', ' ']) expect(pressed(key, { held: { [held]: true } })).toEqual([]);
  });

  test('the space bar presses a button, follows a link, and does nothing where no table plays by itself', () => {
    for (const within of ['button', 'a']) {
      expect(pressed(' ', { within })).toEqual([]);
      expect(pressed('Home', { within })).toEqual([0, 'kept']);
    }
    expect(pressed(' ', { plays: false })).toEqual([]);
  });
});
