import { expect, it } from 'vitest';
import { faultWords, metWords, waitsOf, waitWords } from './fault-words.ts';
import type { Fault } from './test-tools.ts';

const fault = (given: Partial<Fault>): Fault => ({
  id: 'f-1',
  operationId: 'createPlan',
  scope: null,
  timesLeft: null,
  delayMs: null,
  status: null,
  drop: false,
  malformed: false,
  timesMet: 0,
  hits: [],
  ...given,
});

it.each([
  [{ status: 503, timesLeft: 2, scope: 'tab-1' }, 'createPlan answers 503, for the next 2 calls, in your tab only'],
  [{ delayMs: 8000, timesLeft: 1 }, 'createPlan answers after 8 s, for the next call, for everybody'],
  [{ operationId: null, drop: true }, 'Every call drops the connection, until it is ended, for everybody'],
  [{ malformed: true, scope: 'x' }, 'createPlan answers with broken JSON, until it is ended, for another tester'],
  [{ delayMs: 500, status: 500 }, 'createPlan answers 500 after 0.5 s, until it is ended, for everybody'],
])('a rule %j reads: %s', (given, words) => expect(faultWords(fault(given), 'tab-1')).toBe(words));

const at = (second: number) => ({ operationId: 'createPlan', at: `2026-01-05T09:30:0${second}.000Z` });

it.each([
  [{ timesLeft: 1 }, 'It has met no call yet.'],
  [
    { timesLeft: 0, timesMet: 1, hits: [at(1)] },
    'It has met one call: createPlan at 09:30:01. It is used up: the next call is answered as it should be.',
  ],
  [
    { timesLeft: 1, timesMet: 2, hits: [at(1), at(2)] },
    'It has met 2 calls: createPlan at 09:30:01, createPlan at 09:30:02. One more will meet it.',
  ],
  [
    { timesMet: 40, hits: [at(1), at(2), at(3), at(4)] },
    'It has met 40 calls, last createPlan at 09:30:02, createPlan at 09:30:03, createPlan at 09:30:04. It goes on until it is ended.',
  ],
])('a rule %j says what it has met, and what is left: %s', (given, words) =>
  expect(metWords(fault(given))).toBe(words),
);

it('a delay is counted for each call that it keeps waiting, and for none that was answered', () => {
  const slow = fault({ delayMs: 8000, timesMet: 2, hits: [at(0), at(6)] });
  const words = (second: number) =>
    waitsOf(slow, Date.parse(at(0).at) + second * 1000).map((wait) => waitWords(slow, wait));
  expect(words(7.5)).toEqual(['createPlan is kept waiting: 7 of 8 s.', 'createPlan is kept waiting: 1 of 8 s.']);
  expect(words(9)).toEqual(['createPlan is kept waiting: 3 of 8 s.']);
  expect(words(14)).toEqual([]);
  expect(waitsOf(fault({ hits: [at(0)] }), Date.parse(at(0).at))).toEqual([]);
});
