import { expect, test } from 'vitest';
import { statusText } from './status-text.ts';

test.each([
  [400, 'Bad request.'],
  [401, 'Unauthorised'],
  [403, 'Forbidden.'],
  [404, 'Not found.'],
  [409, 'Conflict.'],
  [500, 'Internal server error.'],
  [418, 'An unknown error occurred.'],
  [0, 'An unknown error occurred.'],
])('a %i reads "%s" (ER-07)', (status, text) => {
  expect(statusText(status)).toBe(text);
});
