import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { registration, starts } from './register.cases.ts';
import { registerMachine } from './register.machine.ts';
import { selectRegister } from './register.selectors.ts';

test('the form shows what is missing, and that it is being sent', () => {
  const shown = (...events: Happening[]) => {
    const actor = createActor(unanswered(registerMachine), { input: starts['a visitor'] }).start();
    for (const event of events) actor.send(event);
    return selectRegister(actor.getSnapshot() as SnapshotFrom<typeof registerMachine>);
  };
  expect(shown()).toEqual({ errors: {}, isSent: false, plan: null, isBusy: false });
  expect(shown({ type: 'registration.submitted', ...registration, lastName: '' })).toEqual({
    errors: { lastName: 'lastNameMissing' },
    isSent: false,
    plan: null,
    isBusy: false,
  });
  expect(shown({ type: 'registration.submitted', ...registration }).isBusy).toBe(true);
});
