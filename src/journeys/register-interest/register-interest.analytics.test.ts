import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { withoutAddress } from '../../../machines/register-interest/register-interest.cases.ts';
import { registerInterestMachine } from '../../../machines/register-interest/register-interest.machine.ts';
import { registerInterestAnalytics } from './register-interest.analytics.ts';

it('somebody on the list is told of without their address or name (SC-15)', () => {
  const snapshot = createActor(registerInterestMachine, { input: withoutAddress }).getSnapshot();
  expect(registerInterestAnalytics.entering['interestRegistered']?.({ snapshot, output: undefined, left: [] })).toEqual(
    {
      name: 'interest_registered',
      data: {},
    },
  );
});
