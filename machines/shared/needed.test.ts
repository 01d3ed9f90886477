import { expect, test } from 'vitest';
import { needed } from './needed.ts';

test.each(['', 0, false, 'p-1'])('%j is there', (value) => {
  expect(needed(value, 'a value')).toBe(value);
});

test.each([null, undefined])('%s says what the state was entered without', (value) => {
  expect(() => needed(value, 'a plan')).toThrow('A state was entered without a plan');
});
