import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test('an error is told with the cause that it names', () => {
  const cause = new RangeError('too deep');
  expect(reasonOf(new Error('drawn anew', { cause }))).toBe('drawn anew (because of RangeError: too deep)');
});

test('a failure is told by kind, status and code; its words may be about the customer', () => {
  const failure = { kind: 'HttpError', status: 409, code: 'email.taken', message: 'wren@example.com', fields: [] };
  expect(reasonOf(failure)).toBe('HttpError 409 email.taken');
  expect(reasonOf({ kind: 'NetworkError', message: 'Wren is offline' })).toBe('NetworkError');
});

test('anything else is told as text', () => {
  expect(reasonOf('just so')).toBe('just so');
  expect(reasonOf(undefined)).toBe('undefined');
});
