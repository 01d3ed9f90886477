import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { passwords, starts } from './change-password.cases.ts';
import { changePasswordMachine } from './change-password.machine.ts';
import { selectChangePassword } from './change-password.selectors.ts';

test('the form shows what is missing, and that it is being sent', () => {
  const shown = (...events: Happening[]) => {
    const actor = createActor(unanswered(changePasswordMachine), { input: starts['a member'] }).start();
    for (const event of events) actor.send(event);
    return selectChangePassword(actor.getSnapshot() as SnapshotFrom<typeof changePasswordMachine>);
  };
  expect(shown()).toEqual({ errors: {}, isBusy: false });
  expect(shown({ type: 'passwords.submitted', ...passwords, newPassword: 'short' })).toEqual({
    errors: { newPassword: 'passwordShortBy7' },
    isBusy: false,
  });
  expect(shown({ type: 'passwords.submitted', ...passwords }).isBusy).toBe(true);
});
