import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, form, fromAddressCheck, starts, withoutAddress } from './register-interest.cases.ts';
import { interestErrors, registerInterestMachine } from './register-interest.machine.ts';
import type { InterestForm, Prospect, RegisterInterestInput } from './register-interest.types.ts';

describeMachine({
  machine: registerInterestMachine,
  starts,
  cases,
  facts,
  ends: ['interestRegistered'],
  invariants: {
    'only a complete form is sent (RI-03)': (snapshot) =>
      !snapshot.matches('registeringInterest') ||
      Object.keys(interestErrors(snapshot.context.form, snapshot.context.address)).length === 0,
    'no interest is noted without a postcode (RI-01)': (snapshot) =>
      !snapshot.matches('registeringInterest') ||
      (snapshot.context.address?.postcode ?? snapshot.context.form.postcode) !== '',
    'nothing typed is lost when it could not be noted': (snapshot) =>
      !snapshot.matches('interestNotRegistered') || snapshot.context.form.email === form.email,
  },
});

describe('what is sent', () => {
  const sent = (input: RegisterInterestInput, typed: Partial<InterestForm> = {}) => {
    const prospects: Prospect[] = [];
    const actor = createActor(
      registerInterestMachine.provide({
        actors: { registerProspect: fromPromise<void, Prospect>(async ({ input: one }) => void prospects.push(one)) },
      }),
      { input },
    ).start();
    actor.send({ type: 'interest.submitted', ...form, ...typed });
    return prospects[0];
  };

  it('has the address known from the check, and its transaction (RI-02)', () => {
    expect(sent(fromAddressCheck, { postcode: '', streetNumber: '' })).toEqual({
      firstName: 'Rowan',
      email: 'rowan.archer@example.com',
      nccTransactionId: 'ncc-1',
      address: { lines: ['7 Wren Row'], postcode: 'LK9 1NP', city: 'Wrenholt', uprn: '990000000001' },
      uprn: '990000000001',
    });
  });

  it('has the address that somebody types who comes without one (RI-01)', () => {
    expect(sent(withoutAddress, { postcode: ' LKI 1AA ', streetNumber: 'Tern House ' })).toEqual({
      firstName: 'Rowan',
      email: 'rowan.archer@example.com',
      address: { lines: ['Tern House'], postcode: 'LKI 1AA' },
    });
  });

  it('has no more of a postcode than its letters, figures and one space (RI-02)', () => {
    expect(sent(withoutAddress, { postcode: '\tL K 1  –  (1AA)  ' })?.address?.postcode).toBe('LK1 1AA');
  });

  it('has both names and the e-mail address without the spaces round them (RI-02)', () => {
    const typed = { firstName: ' Rowan ', lastName: ' Archer ', email: ' rowan.archer@example.com ' };
    expect(sent(fromAddressCheck, typed)).toMatchObject({
      firstName: 'Rowan',
      lastName: 'Archer',
      email: 'rowan.archer@example.com',
    });
    expect(sent(withoutAddress, { streetNumber: '  ', lastName: '  ' })).toEqual({
      firstName: 'Rowan',
      email: 'rowan.archer@example.com',
      address: { lines: [], postcode: 'LK9 1NP' },
    });
  });

  it('leaves out what is not known: a postcode is enough (RI-02)', () => {
    expect(sent(withoutAddress, { streetNumber: '' })).toStrictEqual({
      firstName: 'Rowan',
      email: 'rowan.archer@example.com',
      address: { lines: [], postcode: 'LK9 1NP' },
    });
  });
});

describe('what could not be noted (ER-04)', () => {
  it('can be changed: the form has what was entered, and sends what stands there then', async () => {
    const emails: string[] = [];
    const machine = registerInterestMachine.provide({
      actors: {
        registerProspect: fromPromise<void, Prospect>(({ input }) => {
          emails.push(input.email);
          return emails.length === 1 ? Promise.reject(new Error('refused')) : Promise.resolve();
        }),
      },
    });
    const actor = createActor(machine, { input: withoutAddress }).start();
    actor.send({ type: 'interest.submitted', ...form });
    await waitFor(actor, (snapshot) => snapshot.matches('interestNotRegistered'));
    actor.send({ type: 'details.changed' });
    expect(actor.getSnapshot().value).toBe('enteringDetails');
    expect(actor.getSnapshot().context.form).toEqual(form);
    actor.send({ type: 'interest.submitted', ...form, email: 'rowan@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('interestRegistered'));
    expect(emails).toEqual([form.email, 'rowan@example.com']);
  });
});

describe('the e-mail address (RI-03)', () => {
  const told = (email: string) => interestErrors({ ...form, email }, null);

  it('is needed, and has to be one', () => {
    expect(told('  ')).toEqual({ email: 'emailMissing' });
    expect(told('rowan.archer')).toEqual({
      email: 'emailWrong',
    });
    expect(told(' rowan.archer@example.com ')).toEqual({});
  });
});

describe('what somebody without an address is asked for (RI-01)', () => {
  it('is a postcode at least, and a number that can be one', () => {
    expect(interestErrors({ ...form, postcode: '' }, null)).toEqual({ postcode: 'postcodeMissing' });
    expect(interestErrors({ ...form, postcode: 'LK1' }, null)).toEqual({
      postcode: 'postcodeWrong',
    });
    expect(Object.keys(interestErrors({ ...form, streetNumber: '<7>' }, null))).toEqual(['streetNumber']);
  });

  it('is nothing of the kind where the address is known', () => {
    expect(interestErrors({ ...form, postcode: '', streetNumber: '' }, fromAddressCheck.address)).toEqual({});
  });
});
