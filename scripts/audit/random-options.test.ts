import { expect, test } from 'vitest';
import { readRandomOptions } from './random-options.ts';

const read = (...args: string[]) => readRandomOptions(args, () => 42);

test('an hour by any seed where nothing is said', () => {
  expect(read()).toEqual({ minutes: 60, seed: 42, steps: 30 });
});

test('as long, by that seed, of so many steps, through one journey', () => {
  expect(read('--minutes', '5', '--seed', '7', '--steps', '12', '--journey', 'log-in')).toEqual({
    minutes: 5,
    seed: 7,
    steps: 12,
    journey: 'log-in',
  });
});

test.each([
  [['--minutes', '0'], '--minutes takes a whole number from 1 on, not "0"'],
  [['--seed', 'many'], '--seed takes a whole number from 0 on, not "many"'],
  [['--hours', '1'], "Unknown option '--hours'"],
])('%o is refused with a sentence on what is wrong', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
