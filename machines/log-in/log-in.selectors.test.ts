import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { password, starts } from './log-in.cases.ts';
import { logInMachine } from './log-in.machine.ts';
import { selectLogIn } from './log-in.selectors.ts';

const waiting = { isOrderUnderWay: false, plan: null };

test('the form shows what is missing, and that it is being sent', () => {
  const shown = (...events: Happening[]) => {
    const actor = createActor(unanswered(logInMachine), { input: starts['a visitor'] }).start();
    for (const event of events) actor.send(event);
    return selectLogIn(actor.getSnapshot() as SnapshotFrom<typeof logInMachine>, waiting);
  };
  expect(shown()).toEqual({ email: '', errors: {}, isBusy: false, ...waiting });
  expect(shown({ type: 'credentials.submitted', email: 'rowan.archer@example.com', password: '' })).toEqual({
    email: 'rowan.archer@example.com',
    errors: { password: 'passwordMissing' },
    isBusy: false,
    ...waiting,
  });
  expect(shown({ type: 'credentials.submitted', email: 'rowan.archer@example.com', password }).isBusy).toBe(true);
});
