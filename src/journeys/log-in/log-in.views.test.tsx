import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { password } from '../../../machines/log-in/log-in.cases.ts';
import { logInMachine } from '../../../machines/log-in/log-in.machine.ts';
import { selectLogIn } from '../../../machines/log-in/log-in.selectors.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { views } from './log-in.views.ts';

const email = 'rowan.archer@example.com';
const notExpected = { kind: 'HttpError', status: 401, code: 'totp.not-expected', message: '', fields: [] };

test('who enters a code too late is told to log in again, and finds their email address there (AU-10)', () => {
  const actor = createActor(unanswered(logInMachine)).start();
  actor.send({ type: 'credentials.submitted', email, password });
  for (const happens of [
    answered('checkCredentials', { mfaRequired: true }),
    { type: 'code.submitted', code: '123 456' },
    failed('checkCode', notExpected),
  ])
    actor.send(happens as never);
  const snapshot = actor.getSnapshot() as SnapshotFrom<typeof logInMachine>;
  expect(snapshot.value).toBe('enteringCredentials');
  const View = views.EnteringCredentials;
  render(
    <MemoryRouter>
      <View model={selectLogIn(snapshot, false)} send={() => undefined} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('That took too long. Enter your password to log in again');
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
});
