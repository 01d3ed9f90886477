import { expect, test } from 'vitest';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, form, starts } from './order-free-sim.cases.ts';
import { freeSimErrors, orderFreeSimMachine } from './order-free-sim.machine.ts';

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
