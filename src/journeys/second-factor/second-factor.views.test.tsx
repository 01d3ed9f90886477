import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { EventFrom } from 'xstate';
import { key } from '../../../machines/second-factor/second-factor.cases.ts';
import type { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import type { SecondFactorView } from '../../../machines/second-factor/second-factor.types.ts';
import { views } from './second-factor.views.ts';

function show(name: SecondFactorView) {
  const send = vi.fn<(event: EventFrom<typeof secondFactorMachine>) => void>();
  const View = views[name];
  const setUp = { key, uri: `otpauth://totp/Broadband:rowan?secret=${key}` };
  const model = { recoveryCodesLeft: 10, setUp, recoveryCodes: [], errors: {}, isBusy: false };
  render(
    <MemoryRouter>
      <View model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

test.each(['EnteringPassword', 'ProvingForDevice', 'ProvingForRemoval'] as const)(
  '%s has a way on for who forgot their password (AU-10)',
  (name) => {
    show(name);
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
);

test('who has no code to confirm a device with starts again, or goes back to the dashboard (AU-10)', async () => {
  const send = show('AddingDevice');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(send).toHaveBeenCalledWith({ type: 'setUp.restarted' });
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toHaveAttribute('href', '/dashboard');
});

test.each(['SetUpExpired', 'DeviceNotConfirmed'] as const)(
  '%s has nobody remove an entry that log-in may ask for (AU-10)',
  (name) => {
    show(name);
    expect(document.body).toHaveTextContent('for now');
    expect(document.body).not.toHaveTextContent(/remove/i);
  },
);

test('who has never seen their recovery codes is told how to get new ones (AU-10)', () => {
  show('ChoosingChange');
  expect(screen.getByText(/Never saw them.* set up the same one again/)).toBeVisible();
});
