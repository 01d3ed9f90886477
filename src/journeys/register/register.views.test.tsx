import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { starts } from '../../../machines/register/register.cases.ts';
import type { RegisterModel } from '../../../machines/register/register.selectors.ts';
import { LatePlanSoFar } from '../../journey-host/late-plan-so-far.tsx';
import { EnteringRegistration } from './views/EnteringRegistration.tsx';

beforeAll(async () => void (await LatePlanSoFar.load()));
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

const { plan } = starts['a visitor who has picked a plan'];
const wayBack = '?referrer=broadband&redirect=%2Fchoose-plan';

function show(model: Partial<RegisterModel> = {}) {
  const send = vi.fn<(event: { type: string }) => void>();
  render(
    <MemoryRouter initialEntries={[`/auth/register${wayBack}`]}>
      <EnteringRegistration
        model={{ errors: {}, isSent: false, plan: null, isBusy: false, ...model }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const names = () => [...document.querySelectorAll('input')].map(({ name }) => name);

test('who has picked a plan reads it in a line, and is asked for no more than an order needs (AU-08)', async () => {
  const send = show({ plan });
  expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  expect(screen.getByText('Full Fibre 150 · £25 a month · 12 months')).toBeVisible();
  const order = screen.getByRole('complementary', { name: 'Order summary' });
  expect(within(order).getByText('Each month').nextElementSibling).toHaveTextContent('£25');
  expect(within(order).getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/choose-plan');
  expect(names()).toEqual(['firstName', 'lastName', 'email', 'birthDay', 'birthMonth', 'birthYear', 'password']);
  await userEvent.type(screen.getByLabelText('First name'), 'Wren');
  await userEvent.click(screen.getByRole('button', { name: 'Create account and carry on' }));
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'registration.submitted', firstName: 'Wren', phone: '', marketingOptIn: false }),
  );
});

test('who only joins is asked for a mobile number and about offers, too (AU-10)', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Join us' })).toBeVisible();
  expect(names()).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'birthDay',
    'birthMonth',
    'birthYear',
    'password',
    'marketingOptIn',
  ]);
});

test.each([
  ['Already with us? Log in', plan],
  ['Already have an account? Log in', null],
])('"%s" keeps the way back (AU-09)', (name, picked) => {
  show({ plan: picked });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/auth/login${wayBack}`);
});
