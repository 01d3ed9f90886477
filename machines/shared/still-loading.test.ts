import { expect, it } from 'vitest';
import { isStillLoading, stillLoading } from './still-loading.ts';

it('a match result that is still looked for rejects with the words of the specification (SW-05)', () => {
  expect(stillLoading).toEqual({ kind: 'UnknownError', message: 'Match result still loading' });
  expect(isStillLoading(stillLoading)).toBe(true);
  expect(isStillLoading({ kind: 'UnknownError', message: 'offline' })).toBe(false);
});
