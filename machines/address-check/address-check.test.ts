import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from '../../tests/support/model/describe-machine.ts';
import { cases, facts, home, outcomeByStatus, starts } from './address-check.cases.ts';
import { addressErrors, isPostcode, normalisePostcode } from './address-check.guards.ts';
import { addressCheckMachine } from './address-check.machine.ts';
import type { AddressCheckResult } from './address-check.types.ts';

describeMachine({
  machine: addressCheckMachine,
  starts,
  cases,
  facts,
  invariants: {
    'the customer goes on to the plans with a home only': ({ status, output }) =>
      status !== 'done' || output !== undefined,
    'a home that is served already is not ordered for without saying so (AD-12)': (snapshot) =>
      !snapshot.matches('addressServed') || snapshot.context.premise?.hasActiveService !== true,
    'a choice of homes shows homes (AD-13)': (snapshot) =>
      !snapshot.matches('choosingPremise') || snapshot.context.premises.length > 1,
  },
  moves: {
    'a home that is not in the list cannot be chosen': ({ event, before, after }) =>
      !('premiseId' in event && event.premiseId === 'not-listed') || after.matches(before.value),
    'an address without a postcode is not checked (AD-02, AD-11)': ({ event, after }) =>
      !('postcode' in event && event.postcode === 'somewhere') || !after.matches('checkingAddress'),
  },
});

async function checkedWith(result: AddressCheckResult) {
  const machine = addressCheckMachine.provide({
    actors: { checkAddress: fromPromise(() => Promise.resolve(result)) },
  });
  const actor = createActor(machine, { input: { premise: null, transactionId: null, status: null } }).start();
  actor.send({ type: 'manualEntry.requested' });
  actor.send({ type: 'address.submitted', postcode: 'LK1 1AA', streetNumber: '12' });
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
}

describe('what the network says about a home', () => {
  it.each(Object.entries(outcomeByStatus))('%s leads to %s (AD-14 to AD-24)', async (status, state) => {
    const snapshot = await checkedWith({ status, premises: [], transactionId: 'ncc-1' });
    expect(snapshot.value).toBe(state);
  });

  it('one home that matches is served (AD-12)', async () => {
    const snapshot = await checkedWith({ status: 'SINGLE_ADDRESS_MATCH', premises: [home], transactionId: 'ncc-1' });
    expect(snapshot.value).toBe('addressServed');
    expect(snapshot.context.premise).toEqual(home);
  });
});

describe('a typed address', () => {
  it('takes a postcode however it is written (AD-11)', () => {
    expect(normalisePostcode(' lk1-1aa ')).toBe('LK1 1AA');
    expect(['LK1 1AA', 'lk11aa', 'GIR 0AA', 'N1P 1AA'].every(isPostcode)).toBe(true);
    expect(['', 'LK1', 'QV1 1AA', 'LK1 1CA'].some(isPostcode)).toBe(false);
  });

  it('needs a postcode and a house number or name (AD-02)', () => {
    expect(Object.keys(addressErrors({ postcode: '', streetNumber: ' ' }))).toEqual(['postcode', 'streetNumber']);
    expect(addressErrors({ postcode: 'LK1 1AA', streetNumber: 'Tern House' })).toEqual({});
  });
});
