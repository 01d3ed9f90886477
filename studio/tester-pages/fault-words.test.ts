import { expect, it } from 'vitest';
import { faultWords } from './fault-words.ts';
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
  ...given,
});

it.each([
  [{ status: 503, timesLeft: 2, scope: 'tab-1' }, 'createPlan answers 503, for the next 2 calls, in your tab only'],
  [{ delayMs: 8000, timesLeft: 1 }, 'createPlan answers after 8 s, for the next call, for everybody'],
  [{ operationId: null, drop: true }, 'Every call drops the connection, until it is ended, for everybody'],
  [{ malformed: true, scope: 'x' }, 'createPlan answers with broken JSON, until it is ended, for another tester'],
  [{ delayMs: 500, status: 500 }, 'createPlan answers 500 after 0.5 s, until it is ended, for everybody'],
])('a rule %j reads: %s', (given, words) => expect(faultWords(fault(given), 'tab-1')).toBe(words));
