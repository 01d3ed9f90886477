import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { describeMachine } from '../../tests/support/model/describe-machine.ts';
import { cases, facts, form, fromAddressCheck, starts, withoutAddress } from './register-interest.cases.ts';
import { interestErrors, registerInterestMachine } from './register-interest.machine.ts';
import type { Prospect, RegisterInterestInput } from './register-interest.types.ts';

describeMachine({
  machine: registerInterestMachine,
  starts,
  cases,
  facts,
  ends: ['interestRegistered'],
  invariants: {
    'only a complete form is sent (RI-03)': (snapshot) =>
      !snapshot.matches('registeringInterest') || Object.keys(interestErrors(snapshot.context.form)).length === 0,
    'nothing typed is lost when it could not be noted': (snapshot) =>
      !snapshot.matches('interestNotRegistered') || snapshot.context.form.email === form.email,
  },
});

describe('what is sent', () => {
  const sent = (input: RegisterInterestInput) => {
    const prospects: Prospect[] = [];
    const actor = createActor(
      registerInterestMachine.provide({
        actors: { registerProspect: fromPromise<void, Prospect>(async ({ input: one }) => void prospects.push(one)) },
      }),
      { input },
    ).start();
    actor.send({ type: 'interest.submitted', ...form });
    return prospects[0];
  };

  it('has the address kept from the check, and its transaction (RI-02)', () => {
    expect(sent(fromAddressCheck)).toEqual({
      firstName: 'Rowan',
      email: 'rowan.archer@example.com',
      nccTransactionId: 'ncc-1',
      address: { lines: ['7 Wren Row'], postcode: 'LK9 1NP', city: 'Wrenholt', uprn: '990000000001' },
      uprn: '990000000001',
    });
  });

  it('leaves out what is not known (RI-02)', () => {
    expect(sent(withoutAddress)).toEqual({
      firstName: 'Rowan',
      email: 'rowan.archer@example.com',
    });
  });
});
