import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { password } from '../../../machines/log-in/log-in.cases.ts';
import { logInMachine } from '../../../machines/log-in/log-in.machine.ts';
import { selectLogIn, type LogInModel } from '../../../machines/log-in/log-in.selectors.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { LatePlanSoFar } from '../../journey-host/late-plan-so-far.tsx';
import { views } from './log-in.views.ts';

beforeAll(async () => void (await LatePlanSoFar.load()));

const email = 'rowan.archer@example.com';
const notExpected = { kind: 'HttpError', status: 401, code: 'totp.not-expected', message: '', fields: [] };

function show(model: LogInModel) {
  const View = views.EnteringCredentials;
  render(
    <MemoryRouter initialEntries={['/auth/login?referrer=broadband&redirect=%2Fchoose-plan']}>
      <View model={model} send={() => undefined} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
}

const nothingTyped = { email: '', errors: {}, isBusy: false };

test('who has picked a plan reads it in a line here, too, and the way to an account says what it leads to (AU-08)', () => {
  const plan = { name: 'Full Fibre 150', priceInPence: 2500, setupPriceInPence: 0, contract: '12 months' };
  show({ ...nothingTyped, isOrderUnderWay: true, plan });
  expect(screen.getByText('Full Fibre 150 · £25 a month · 12 months')).toBeVisible();
  expect(screen.getByText('Log in to carry on. We’ve saved what you’ve chosen so far.')).toBeVisible();
  expect(screen.queryByText('New here? Join us')).toBeNull();
  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute(
    'href',
    '/auth/register?referrer=broadband&redirect=%2Fchoose-plan',
  );
});

test.each([true, false])(
  'who has picked no plan is asked to join, an order under way or not: %s (AU-10)',
  (isOrder) => {
    show({ ...nothingTyped, isOrderUnderWay: isOrder, plan: null });
    expect(screen.getByRole('link', { name: 'New here? Join us' })).toBeVisible();
    expect(screen.queryByText(/£.* a month/)).toBeNull();
  },
);

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
  show(selectLogIn(snapshot, { isOrderUnderWay: false, plan: null }));
  expect(screen.getByRole('alert')).toHaveTextContent('That took too long. Enter your password to log in again');
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
});
