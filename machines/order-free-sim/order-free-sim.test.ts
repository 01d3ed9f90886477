import { expect, test } from 'vitest';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, form, starts } from './order-free-sim.cases.ts';
import { freeSimErrors, nextRequest, orderFreeSimMachine } from './order-free-sim.machine.ts';

describeMachine({
  machine: orderFreeSimMachine,
  starts,
  cases,
  facts,
  ends: ['simOrdered'],
  invariants: {
    'only a complete form is sent (PH-12)': (snapshot) =>
      !snapshot.matches('orderingSim') || Object.keys(freeSimErrors(snapshot.context.form)).length === 0,
    'nothing typed is lost when it could not be ordered': (snapshot) =>
      !snapshot.matches('notOrdered') || snapshot.context.form.email === form.email,
  },
});

test.each([
  [{ count: '3' }, { count: 'countMissing' }],
  [{ email: ' ' }, { email: 'emailMissing' }],
  [{ lastName: '' }, { lastName: 'lastNameMissing' }],
  [
    { line1: ' ', city: '' },
    { line1: 'line1Missing', city: 'cityMissing' },
  ],
  [{ postcode: 'nowhere' }, { postcode: 'postcodeWrong' }],
])('a form with %j is refused as %j', (change, errors) => {
  expect(freeSimErrors({ ...form, ...change })).toEqual(errors);
});

test.each([
  ['7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b31', '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b32'],
  ['7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b0f', '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b10'],
  ['7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0bff', '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b00'],
])('after the request %s comes %s', (requestId, next) => expect(nextRequest(requestId)).toBe(next));
