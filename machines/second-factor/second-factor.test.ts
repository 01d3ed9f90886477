import { describe, expect, it } from 'vitest';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, key, password, starts } from './second-factor.cases.ts';
import { proofErrors, secondFactorMachine } from './second-factor.machine.ts';

describeMachine({
  machine: secondFactorMachine,
  starts,
  cases,
  facts,
  ends: ['factorSwitchedOn', 'factorSwitchedOff'],
  invariants: {
    'the password is never kept (AU-10)': (snapshot) => !JSON.stringify(snapshot.context).includes(password),
    'the key is there only while a device is being set up (AU-10)': (snapshot) =>
      ['addingDevice', 'confirmingDevice'].some((state) => state === snapshot.value) ===
      JSON.stringify(snapshot.context).includes(key),
    'recovery codes are shown on one page (AU-10)': (snapshot) =>
      snapshot.matches('factorSwitchedOn') === snapshot.context.recoveryCodes.length > 0,
  },
  moves: {
    'nobody is told of a change before the gateway has said so (AU-10)': ({ event, after }) =>
      !(after.matches('factorSwitchedOn') || after.matches('factorSwitchedOff')) ||
      ['xstate.done.actor.confirmDevice', 'xstate.done.actor.removeFactor'].includes(event.type),
    'where the second factor is on, no device is set up without a code (AU-10)': ({ before, after }) =>
      !after.matches('replacingDevice') || before.matches('provingForDevice') || before.matches('replacingDevice'),
  },
});

describe('the proof', () => {
  it.each([
    [{}, {}],
    [{ code: '7kqm-2xwd-9htf' }, {}],
    [{ password: '' }, { password: 'passwordMissing' }],
    [{ code: '12345' }, { code: 'proofMissing' }],
  ])('with %j: %j', (change, errors) => {
    expect(proofErrors({ password, code: '123 456', ...change })).toEqual(errors);
  });
});
