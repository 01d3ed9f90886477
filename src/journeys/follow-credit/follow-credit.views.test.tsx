import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderId, pieceId } from '../../../machines/check-out/credit.cases.ts';
import {
  agreed,
  binding,
  input,
  owedToLender,
  owedToShop,
  paidOut,
  settled,
  tooLate,
  withdraws,
} from '../../../machines/follow-credit/follow-credit.cases.ts';
import { followCreditMachine } from '../../../machines/follow-credit/follow-credit.machine.ts';
import { selectFollowCredit } from '../../../machines/follow-credit/follow-credit.selectors.ts';
import type { OrderCredit } from '../../../machines/follow-credit/follow-credit.types.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './follow-credit.views.ts';

await loadLateViews(views);

/** Draws the page of an order's credit after what has happened on it. */
function show(view: keyof typeof views, credit: OrderCredit, ...events: object[]) {
  const actor = createActor(unanswered(followCreditMachine), { input }).start();
  for (const event of [answered('loadCredit', credit), ...events]) actor.send(event as never);
  const send = vi.fn<(event: { type: string }) => void>();
  const View = views[view];
  const draft = { values: {}, keep: () => undefined };
  render(
    <MemoryRouter>
      <View model={selectFollowCredit(actor.getSnapshot())} send={send} draft={draft} />
    </MemoryRouter>,
  );
  return send;
}

test('what was agreed is read with its number, its cost and its document, and can be withdrawn from (PH-04)', async () => {
  const send = show('ShowingCredit', agreed);
  const part = within(screen.getByRole('region', { name: 'Samsung Galaxy S25' }));
  expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Fernlea Finance Limited',
    'FF-0A1B2C3D4E5F',
    'Alex Finch, Monday 23 November 2026',
    '£691.92',
    '£57.66 a month for 12 months',
    'Wednesday 23 December 2026',
    '£729',
    '0%',
  ]);
  expect(part.getByRole('link', { name: /agreement \(PDF\)/ })).toHaveAttribute(
    'href',
    `/shop/v1/orders/${orderId}/credit/${pieceId}/agreement`,
  );
  expect(part.getByText('You can withdraw until Monday 7 December 2026, without giving a reason.')).toBeInTheDocument();
  await userEvent.click(part.getByRole('button', { name: 'Withdraw from the credit for Samsung Galaxy S25' }));
  expect(send).toHaveBeenCalledWith(withdraws);
});

test('who has paid while the lender is away finds what they have signed, and can withdraw from it (PH-04)', async () => {
  const send = show('ShowingCredit', binding);
  const region = screen.getByRole('region', { name: 'Samsung Galaxy S25' });
  const part = within(region);
  expect(region).toHaveTextContent('Alex Finch, Monday 23 November 2026');
  expect(part.queryByText('Agreement number')).not.toBeInTheDocument();
  await userEvent.click(part.getByRole('button', { name: 'Withdraw from the credit for Samsung Galaxy S25' }));
  expect(send).toHaveBeenCalledWith(withdraws);
});

test('nobody is offered to withdraw once the days are over (PH-04)', () => {
  show('ShowingCredit', settled);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who withdraws knows what follows: the order goes with it where it has not left (PH-04)', async () => {
  const send = show('ConfirmingWithdrawal', agreed, withdraws);
  expect(screen.getByText(/^Your order hasn’t left yet\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
  expect(send).toHaveBeenCalledWith({ type: 'withdrawal.confirmed' });
});

test('who has the phone hears that it is still to be paid', () => {
  show('ConfirmingWithdrawal', paidOut, withdraws);
  expect(screen.getByText(/^It ends the credit and not the purchase/)).toBeInTheDocument();
});

test('what is owed to us is paid here, what is owed to the lender is not', async () => {
  const send = show('ShowingCredit', owedToShop);
  expect(screen.getByText(/^You owe us £691\.92 for the phone, by Wednesday 23 December 2026\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pay £691.92' }));
  expect(send).toHaveBeenCalledWith({ type: 'payment.requested' });
});

test('what is owed to the lender is said, with the day, and no button for it', () => {
  show('ShowingCredit', owedToLender);
  expect(screen.getByText(/^You owe the lender £691\.92, by Wednesday 23 December 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who is too late is told so, and how it stands', () => {
  show(
    'ShowingCredit',
    agreed,
    withdraws,
    { type: 'withdrawal.confirmed' },
    failed('withdraw', tooLate),
    answered('loadCredit', settled),
  );
  expect(screen.getByText('You can’t withdraw from that agreement any more. This is how it stands.')).toBeVisible();
});
