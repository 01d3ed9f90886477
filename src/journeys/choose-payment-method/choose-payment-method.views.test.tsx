import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import {
  charge,
  charged,
  chooses,
  debited,
  debitPending,
  input,
  kept,
  noCard,
  oldCard,
  removes,
  visa,
} from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import { choosePaymentMethodMachine } from '../../../machines/choose-payment-method/choose-payment-method.machine.ts';
import {
  selectChoosePaymentMethod,
  type ChoosePaymentMethodModel,
} from '../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import type {
  ChoosePaymentMethodEvent,
  ChoosePaymentMethodView,
  Paying,
} from '../../../machines/choose-payment-method/choose-payment-method.types.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './choose-payment-method.views.ts';

await loadLateViews(views);

async function show(
  paying: Paying,
  name: ChoosePaymentMethodView,
  { past = [], change = {} }: { past?: ChoosePaymentMethodEvent[]; change?: Partial<ChoosePaymentMethodModel> } = {},
) {
  const machine = choosePaymentMethodMachine.provide({
    actors: { loadMethod: fromPromise(() => Promise.resolve(paying)) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of past) actor.send(event);
  const send = vi.fn<(event: EventFrom<typeof choosePaymentMethodMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectChoosePaymentMethod(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const button = (name: string) => screen.getByRole('button', { name });
const now = () => screen.getByRole('region', { name: 'Now' });

test('a member without a card reads that they pay each bill, and can add one (PH-08)', async () => {
  const send = await show(noCard, 'ShowingMethod');
  expect(now()).toHaveTextContent('You pay each bill yourself');
  expect(screen.queryByRole('region', { name: 'Choose a card' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop charging my card' })).toBeNull();
  await userEvent.click(button('Add a card'));
  expect(send).toHaveBeenLastCalledWith({ type: 'cardCheck.requested' });
});

test('whoever comes from an order finds the way back to its confirmation; whoever does not has none (OR-04)', async () => {
  const confirmation = { name: 'Back to your order’s confirmation' };
  await show(noCard, 'ShowingMethod', { change: { orderId: 'order-1' } });
  expect(screen.getByRole('link', confirmation)).toHaveAttribute('href', '/dashboard/orders/order-1/order-summary');
  cleanup();
  await show(noCard, 'ShowingMethod');
  expect(screen.queryByRole('link', confirmation)).toBeNull();
});

test('the newest card that can be charged is chosen from the start, and an expired one says so', async () => {
  const send = await show(kept, 'ShowingMethod');
  expect(screen.getByRole('radio', { name: /^Visa card ending in 1111/ })).toBeChecked();
  const old = screen.getByRole('radio', { name: /^Mastercard card ending in 4444/ });
  expect(old.closest('label')).toHaveTextContent('Expired 03/25');
  await userEvent.click(button('Charge my bills to this card'));
  expect(send).toHaveBeenLastCalledWith(chooses(visa.id));
});

test('the card that is charged, the next charge and the way to that bill stand first', async () => {
  const send = await show(charged, 'ShowingMethod');
  expect(now()).toHaveTextContent('We charge each bill to your Visa card ending in 1111, expiry 03/30, at 9am');
  expect(now()).toHaveTextContent('The next charge is on Saturday 7 March 2026.');
  expect(within(now()).getByRole('link', { name: 'See that bill' })).toHaveAttribute(
    'href',
    `/dashboard/bills/${charge.billId}`,
  );
  await userEvent.click(button('Stop charging my card'));
  expect(send).toHaveBeenLastCalledWith({ type: 'stopping.requested' });
});

test('a Direct Debit that the bank has yet to accept says until when, and only ends', async () => {
  await show(debitPending, 'ShowingMethod');
  expect(now()).toHaveTextContent(
    'bank account ending in 69 is being set up. Your bank answers by Thursday 5 March 2026',
  );
  expect(now()).toHaveTextContent('at least five working days before we collect it');
  expect(button('End my Direct Debit')).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Pay by Direct Debit' })).toBeNull();
});

test('a Direct Debit that collects a bill says when, and that it can’t be paid otherwise', async () => {
  const send = await show(debited, 'ShowingMethod');
  expect(now()).toHaveTextContent('We collect each bill by Direct Debit from your bank account ending in 69.');
  expect(now()).toHaveTextContent(
    'it leaves your account on Monday 9 March 2026, and can’t be paid otherwise until then',
  );
  expect(screen.getByRole('region', { name: 'Choose a card' })).toHaveTextContent('Your Direct Debit ends with that.');
  await userEvent.click(button('Use another account'));
  expect(send).toHaveBeenLastCalledWith({ type: 'debit.requested' });
});

test('a Direct Debit ends after a question that says what is still collected', async () => {
  const send = await show(debited, 'ConfirmingStop');
  const dialog = screen.getByRole('dialog', { name: 'End your Direct Debit?' });
  expect(dialog).toHaveTextContent('A bill that we’ve asked your bank for already is still collected.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, end it' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'stopping.confirmed' });
});

test('a card that expired while it was chosen is told as one that can’t be charged', async () => {
  await show({ ...charged, method: { card: oldCard, directDebit: null, charges: [] } }, 'ShowingMethod');
  expect(now()).toHaveTextContent('Your Mastercard card ending in 4444 has expired, so we can’t charge it.');
});

test('an expired card is refused at its field, in words that say what to do', async () => {
  await show(kept, 'ShowingMethod', { past: [chooses(oldCard.id)] });
  expect(screen.getAllByText('This card has expired. Choose another one, or add one').length).toBeGreaterThan(0);
});

test('a card is removed after a question that says which, and what it means for bills', async () => {
  const send = await show(charged, 'ShowingMethod');
  await userEvent.click(button('Remove Visa card ending in 1111'));
  expect(send).toHaveBeenLastCalledWith(removes(visa.id));
  const confirm = await show(charged, 'ConfirmingRemoval', { past: [removes(visa.id)] });
  const dialog = screen.getByRole('dialog', { name: 'Remove this card?' });
  expect(dialog).toHaveTextContent('your Visa card ending in 1111 forgotten');
  expect(dialog).toHaveTextContent('Your bills are charged to it now.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));
  expect(confirm).toHaveBeenLastCalledWith({ type: 'removal.confirmed' });
});

test('charging stops after a question', async () => {
  const send = await show(charged, 'ConfirmingStop');
  await userEvent.click(button('Yes, stop charging it'));
  expect(send).toHaveBeenLastCalledWith({ type: 'stopping.confirmed' });
  await userEvent.click(button('No, keep charging it'));
  expect(send).toHaveBeenLastCalledWith({ type: 'stopping.declined' });
});

test.each([
  ['cardChosen', /^Done\. We’ll charge your bills/],
  ['chargingStopped', /^Done\. Nothing is taken by itself any more/],
  ['cardRemoved', /^That card is forgotten/],
  ['cardGone', /^That card isn’t kept any more/],
  ['cardExpired', /^That card has expired/],
] as const)('what became of it is told: %s', async (news, words) => {
  await show(kept, 'ShowingMethod', { change: { news } });
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['You can try again today after 2pm.', /^You can try again today after 2pm/],
  ['', /^You’ve tried cards too often today/],
])('who has tried too often reads when to try again: %s', async (message, words) => {
  await show(kept, 'TooManyChecks', { change: { message } });
  expect(screen.getByText(words)).toBeVisible();
});
