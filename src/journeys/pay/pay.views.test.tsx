import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PayModel } from '../../../machines/pay/pay.selectors.ts';
import type { PayEvent, PayView } from '../../../machines/pay/pay.types.ts';
import { blocked, open, refusedOnce } from '../../../machines/pay/sessions.cases.ts';
import { views } from './pay.views.ts';

const origin = 'http://127.0.0.1:4103';
const bill: PayModel = {
  purpose: 'BROADBAND_BILL',
  amountInPence: 3962,
  parts: open.parts,
  message: null,
  attemptsLeft: 3,
  frame: { origin, sessionId: 'CS1', sessionData: 'as the provider gave it' },
  isAsking: false,
  takesDays: null,
  isSlow: false,
  back: `/dashboard/bills/${open.billId}`,
};
const card: PayModel = { ...bill, parts: [], purpose: 'KEPT_CARD', amountInPence: 0, back: '/dashboard/bills' };

let isDark = false;
beforeEach(() => {
  isDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function show(view: PayView, model: PayModel = bill) {
  const send = vi.fn<(event: PayEvent) => void>();
  const View = views[view];
  const page = (shown: PayModel) => (
    <MemoryRouter>
      <View model={shown} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>
  );
  const { rerender, unmount } = render(page(model));
  return { send, unmount, again: (shown: PayModel) => rerender(page(shown)) };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Your (card|payment)$/);
const heading = () => screen.getByRole('heading', { level: 1 });
const linkTo = (name: string) => screen.getByRole('link', { name });

/** The provider's page says something to ours. */
function says(data: object) {
  const { contentWindow: source } = frame();
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source, origin, data: { from: 'payment-provider', ...data } }));
  });
}

test('what is paid for stands beside the place where it is paid, part by part (PH-09)', () => {
  for (const view of ['TakingCard', 'ReadyToLeave'] as const) {
    const { unmount } = show(view);
    const paid = within(screen.getByRole('region', { name: 'What you’re paying for' }));
    expect(paid.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['150 Mbps planTue, 24/02/26 to Mon, 23/03/26', '£35.62'],
      ['Mesh Wi-FiTue, 24/02/26 to Mon, 23/03/26', '£4'],
      ['To pay nowVAT included', '£39.62'],
    ]);
    unmount();
  }
});

test('what is typed in the form stays where the list of what is paid goes, as its thing has changed', () => {
  const { again } = show('TakingCard');
  const typedIn = frame();
  again({ ...bill, parts: [] });
  expect(screen.queryByRole('region')).toBeNull();
  expect(frame()).toBe(typedIn);
});

test('where nothing is taken, or its purpose says it all, there is no list of it', () => {
  show('TakingCard', card);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the fields of a bank account say that its number never comes to us', () => {
  show('TakingCard', { ...card, purpose: 'DIRECT_DEBIT' });
  expect(heading()).toHaveTextContent('Set up a Direct Debit');
  expect(screen.getByTitle('Your bank account')).toBeVisible();
  expect(screen.getByText(/all we keep is its last two digits/)).toBeVisible();
});

test('an order of phones is kept while it is paid for, and until then its way back is to the check-out', () => {
  show('TakingCard', { ...bill, purpose: 'PHONE_ORDER', back: '/checkout' });
  expect(screen.getByText('What’s due now for your order. We keep it for you while you pay.')).toBeVisible();
  expect(linkTo('Back to the check-out')).toHaveAttribute('href', '/checkout');
});

describe('the card fields (PH-08, PH-09)', () => {
  test('say what is paid, and stand in the provider’s own page', () => {
    show('TakingCard');
    expect(heading()).toHaveTextContent('Pay £39.62');
    expect(frame().src).toBe(`${origin}/checkoutshopper/v1/sessions/CS1/page?theme=light`);
    expect(frame()).toHaveAccessibleName('Your payment');
    expect(screen.getByText(/how to pay/)).toBeVisible();
    expect(linkTo('Back to your bill')).toHaveAttribute('href', bill.back);
  });

  test('of a card that is checked say that nothing is taken', () => {
    isDark = true;
    show('TakingCard', card);
    expect(heading()).toHaveTextContent('Keep a card');
    expect(screen.getByText(/Nothing is taken/)).toBeVisible();
    expect(frame()).toHaveAccessibleName('Your card');
    expect(frame().src).toMatch(/theme=dark$/);
  });

  test.each([
    [{ type: 'ready' }, { type: 'card.shown' }],
    [{ type: 'paying' }, { type: 'payment.started' }],
    [{ type: 'failed' }, { type: 'payment.interrupted' }],
    [
      { type: 'over', status: 'expired' },
      { type: 'session.ended', status: 'expired' },
    ],
    [
      { type: 'redirect', url: `${origin}/challenge/t`, to: 'bank' },
      { type: 'payment.redirected', url: `${origin}/challenge/t`, to: 'bank' },
    ],
    [
      { type: 'redirect', url: `${origin}/wallet/t`, to: 'wallet' },
      { type: 'payment.redirected', url: `${origin}/wallet/t`, to: 'wallet' },
    ],
    [
      { type: 'result', resultCode: 'Authorised', sessionResult: 'given' },
      { type: 'payment.answered', resultCode: 'Authorised', sessionResult: 'given' },
    ],
  ])('%j is passed on to the journey', (data, event) => {
    const { send } = show('TakingCard');
    says(data);
    expect(send.mock.calls).toEqual([[event]]);
  });

  test('stay as they are, with what was typed, whatever the page says around them (PH-10)', () => {
    const { again } = show('TakingCard');
    const before = frame();
    again({ ...bill, isAsking: true });
    expect(screen.getByRole('status')).toHaveTextContent('One moment');
    again({ ...bill, message: refusedOnce.paymentErrorMessage, attemptsLeft: 2 });
    expect(screen.getByRole('alert')).toHaveTextContent('That payment wasn’t accepted');
    expect(screen.getByRole('alert')).toHaveTextContent('You have 2 tries left.');
    again({ ...bill, message: refusedOnce.paymentErrorMessage, attemptsLeft: 1 });
    expect(screen.getByRole('alert')).toHaveTextContent('You have 1 try left.');
    expect(frame()).toBe(before);
  });
});

describe('where the provider’s own page is gone to (PH-09)', () => {
  test('what is paid is said, and the way there is a press', () => {
    const { send } = show('ReadyToLeave', { ...bill, frame: null });
    expect(heading()).toHaveTextContent('Pay £39.62');
    expect(screen.queryByTitle(/^Your/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Go on to pay' }));
    expect(send.mock.calls).toEqual([[{ type: 'provider.requested' }]]);
    expect(linkTo('Back to your bill')).toHaveAttribute('href', bill.back);
  });

  test.each([
    ['KEPT_CARD', 'Go on to your card'],
    ['DIRECT_DEBIT', 'Go on to your bank account'],
  ] as const)('of %s it says what is asked there', (purpose, name) => {
    show('ReadyToLeave', { ...card, purpose, frame: null });
    expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test('a refusal is told in our words, with the tries that are left (PH-10)', () => {
    show('ReadyToLeave', { ...bill, frame: null, message: refusedOnce.paymentErrorMessage, attemptsLeft: 2 });
    expect(screen.getByRole('alert')).toHaveTextContent('That payment wasn’t accepted');
    expect(screen.getByRole('alert')).toHaveTextContent('You have 2 tries left.');
  });
});

describe('what came of it', () => {
  test('a bill that is paid leads back to it', () => {
    show('PaymentMade');
    expect(heading()).toHaveTextContent('Thank you. That’s paid');
    expect(screen.getByText(/You’ve paid £39.62/)).toBeVisible();
    expect(linkTo('Back to your bill')).toHaveAttribute('href', bill.back);
  });

  test('a card that is kept says so', () => {
    show('PaymentMade', card);
    expect(heading()).toHaveTextContent('Your card is kept');
    expect(linkTo('Back to how you pay')).toBeVisible();
  });

  test.each(['PaymentOver', 'PaymentBlocked'] as const)(
    '%s says why in our words, and begins a new one (PH-10)',
    (view) => {
      const { send } = show(view, { ...bill, message: blocked.paymentErrorMessage, frame: null });
      expect(screen.getByText(blocked.paymentErrorMessage ?? '')).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Begin a new payment' }));
      expect(send.mock.calls).toEqual([[{ type: 'payment.requested' }]]);
    },
  );

  test('who has tried too often reads when to try again (PH-10)', () => {
    show('TooManyPayments', { ...bill, message: 'You can try again today after 10:30pm.', frame: null });
    expect(screen.getByText('You can try again today after 10:30pm.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('who can’t order as they wanted to reads why, and goes on at their basket (PH-08)', () => {
    const message = 'A price has changed since you saw it. Have a look at the new total before you pay.';
    show('OrderOutdated', { ...bill, purpose: 'PHONE_ORDER', message, frame: null });
    expect(screen.getByText(message)).toBeVisible();
    expect(linkTo('Go to your basket')).toHaveAttribute('href', '/basket');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each(['PaymentNotLoaded', 'RedirectNotTaken', 'CardNotShown', 'PaymentNotBegun'] as const)(
    '%s is tried again by a click (ER-04)',
    (view) => {
      const { send } = show(view);
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(send.mock.calls).toEqual([[{ type: 'retry.requested' }]]);
    },
  );

  test('money that is on its way is waited for; nobody has to stay where a bank takes its time (PH-11)', () => {
    const { again } = show('AwaitingPayment', { ...bill, frame: null });
    expect(heading()).toHaveTextContent('We’re confirming your payment');
    expect(screen.queryByRole('link')).toBeNull();
    again({ ...bill, frame: null, isSlow: true });
    expect(screen.getByText(/you won’t pay twice/)).toBeVisible();
    expect(linkTo('Back to your bill')).toBeVisible();
  });

  test('is not waited for where a bank takes days, and says what happens next', () => {
    const debit: PayModel = { ...card, purpose: 'DIRECT_DEBIT', frame: null, takesDays: 'setUp' };
    const { again } = show('AwaitingPayment', debit);
    expect(heading()).toHaveTextContent('Your Direct Debit is being set up');
    expect(linkTo('Back to how you pay')).toBeVisible();
    again({ ...bill, frame: null, takesDays: 'collection' });
    expect(heading()).toHaveTextContent('We’re collecting this bill');
    expect(screen.getByText(/so it can’t be paid by card now/)).toBeVisible();
    expect(linkTo('Back to your bill')).toBeVisible();
  });
});
