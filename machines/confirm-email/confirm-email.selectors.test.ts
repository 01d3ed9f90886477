import { expect, test } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { unanswered } from '../../studio/model/explore.ts';
import { email, password } from './confirm-email.cases.ts';
import { confirmEmailMachine } from './confirm-email.machine.ts';
import { selectConfirmEmail } from './confirm-email.selectors.ts';

test('the page shows the address once it is known, and that it is being confirmed', async () => {
  const machine = unanswered(confirmEmailMachine).provide({
    actors: { checkLink: fromPromise(() => Promise.resolve({ email })) },
  });
  const actor = createActor(machine).start();
  const shown = () => selectConfirmEmail(actor.getSnapshot() as SnapshotFrom<typeof confirmEmailMachine>);
  expect(shown()).toEqual({ email: '', errors: {}, isBusy: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual({ email, errors: {}, isBusy: false });
  actor.send({ type: 'email.confirmed', password: '' });
  expect(shown()).toEqual({ email, errors: { password: 'passwordMissing' }, isBusy: false });
  actor.send({ type: 'email.confirmed', password });
  expect(shown()).toEqual({ email, errors: {}, isBusy: true });
});
