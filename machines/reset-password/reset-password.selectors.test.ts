import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { email, starts } from './reset-password.cases.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';
import { selectResetPassword } from './reset-password.selectors.ts';

test('the form shows what is missing, and that it is being sent', () => {
  const shown = (...events: Happening[]) => {
    const actor = createActor(unanswered(resetPasswordMachine), {
      input: starts['somebody who has forgotten their password'],
    }).start();
    for (const event of events) actor.send(event);
    return selectResetPassword(actor.getSnapshot() as SnapshotFrom<typeof resetPasswordMachine>);
  };
  expect(shown()).toEqual({ email: '', errors: {}, returnTo: '/', isBusy: false });
  expect(shown({ type: 'email.submitted', email: 'rowan' })).toEqual({
    email: '',
    errors: { email: 'emailWrong' },
    returnTo: '/',
    isBusy: false,
  });
  expect(shown({ type: 'email.submitted', email }).isBusy).toBe(true);
});
