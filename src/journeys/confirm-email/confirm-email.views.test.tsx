import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { email, password } from '../../../machines/confirm-email/confirm-email.cases.ts';
import type { ConfirmEmailEvent, ConfirmEmailView } from '../../../machines/confirm-email/confirm-email.types.ts';
import { views } from './confirm-email.views.ts';

function show(view: ConfirmEmailView, isBusy = false) {
  const send = vi.fn<(event: ConfirmEmailEvent) => void>();
  const View = views[view];
  render(
    <MemoryRouter>
      <View model={{ email, errors: {}, isBusy }} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const linkTo = (name: string) => screen.getByRole('link', { name });

test('the new address is shown, and the password confirms it (AU-10)', () => {
  const send = show('ReadingAddress');
  expect(screen.getByText(email)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(send.mock.calls).toEqual([[{ type: 'email.confirmed', password }]]);
});

test('a second click while it is being confirmed is not heard (AU-10)', () => {
  const send = show('ReadingAddress', true);
  fireEvent.click(screen.getByRole('button', { name: /^Confirm this address/ }));
  expect(send).not.toHaveBeenCalled();
});

test.each(['EmailConfirmed', 'EmailTaken', 'LinkUsed'] as const)(
  '%s leads to the profile, and to a log-in that comes back there (AU-09, AU-10)',
  (view) => {
    show(view);
    expect(linkTo('Go to your profile')).toHaveAttribute('href', '/dashboard/profile');
    const logIn = new URL(linkTo('Log in').getAttribute('href') ?? '', 'http://site.example.com');
    expect(logIn.pathname).toBe('/auth/login');
    expect(logIn.searchParams.get('redirect')).toBe('/dashboard/profile');
  },
);

test.each(['EmailConfirmed', 'EmailTaken'] as const)('%s says which address it is about', (view) => {
  show(view);
  expect(screen.getByText(new RegExp(email))).toBeVisible();
});

test.each(['LinkExpired', 'LinkUnknown'] as const)('%s says where another link is asked for (AU-10)', (view) => {
  show(view);
  expect(screen.getByText(/ask for a new (link|one) on your profile/)).toBeVisible();
  expect(linkTo('Go to your profile')).toHaveAttribute('href', '/dashboard/profile');
});

test.each(['LinkNotChecked', 'EmailNotConfirmed'] as const)('%s is tried again by a click (ER-04)', (view) => {
  const send = show(view);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send.mock.calls).toEqual([[{ type: 'retry.requested' }]]);
});
