import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom, fromPromise, waitFor } from 'xstate';
import { ofAll, ofOne } from '../../../machines/follow-shop-order/follow-shop-order.cases.ts';
import { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import {
  type FollowShopOrderModel,
  selectFollowShopOrder,
} from '../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { FollowShopOrderView, ShopOrder } from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import {
  delivered,
  held,
  listed,
  lost,
  outForDelivery,
  placed,
  shopOrderId,
  strange,
  unpaid,
} from '../../../machines/follow-shop-order/shop-orders.cases.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './follow-shop-order.views.ts';

await loadLateViews(views);

async function show(name: FollowShopOrderView, order: ShopOrder = placed, change: Partial<FollowShopOrderModel> = {}) {
  const machine = followShopOrderMachine.provide({
    actors: {
      loadOrders: fromPromise(() => Promise.resolve([listed(order)])),
      loadOrder: fromPromise(() => Promise.resolve(order)),
    },
  });
  const actor = createActor(machine, { input: name.endsWith('Orders') ? ofAll : ofOne }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const send = vi.fn<(event: EventFrom<typeof followShopOrderMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectFollowShopOrder(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const part = (name: string) => screen.getByRole('region', { name });

test('all phone orders say what is in them, how they stand and what they cost, and lead to their pages (PH-07)', async () => {
  await show('ShowingOrders');
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('It comes on Tuesday 24 November 2026.');
  expect(row).toHaveTextContent('£1,188');
  expect(within(row).getByRole('link', { name: /Google Pixel 10, Samsung Galaxy S24/ })).toHaveAttribute(
    'href',
    `/dashboard/orders/phones/${shopOrderId}`,
  );
});

test('who has ordered no phone yet is led to the range (PH-01)', async () => {
  await show('NoOrders');
  expect(screen.getByRole('link', { name: 'See all phones' })).toHaveAttribute('href', '/mobile-phones');
  expect(screen.getByRole('link', { name: 'See refurbished phones' })).toHaveAttribute(
    'href',
    '/mobile-phones/refurbished',
  );
});

test('an order says each phone with its SIM, where it goes, what was paid, and has a receipt (PH-05, PH-07, PH-12)', async () => {
  await show('ShowingOrder');
  expect(heading()).toHaveTextContent('We’ve got your order');
  const [pixel, galaxy] = within(part('What’s in it')).getAllByRole('listitem');
  expect(pixel).toHaveTextContent('Black · 128 GB · New');
  expect(pixel).toHaveTextContent('With an eSIM: nothing is posted for it');
  expect(galaxy).toHaveTextContent('Refurbished, excellent');
  expect(galaxy).toHaveTextContent('With a SIM card in its box');
  expect(screen.getByRole('link', { name: 'Switch your SIM or eSIM on' })).toHaveAttribute('href', '/activate');
  expect(part('Delivery')).toHaveTextContent('4 Heron Way, Larkford, LK9 1SA');
  expect(part('Delivery')).toHaveTextContent('Tuesday 24 November 2026');
  expect(part('What you paid')).toHaveTextContent('£1,188');
  expect(part('What you paid')).not.toHaveTextContent('Back to you');
  expect(part('What has happened')).toHaveTextContent('Ordered and paid');
  expect(screen.getByRole('link', { name: /Your receipt/ })).toHaveAttribute(
    'href',
    `/shop/v1/orders/${shopOrderId}/receipt`,
  );
});

test('on the day the page says between which hours it comes (PH-07)', async () => {
  await show('ShowingOrder', outForDelivery);
  expect(heading()).toHaveTextContent('Your order comes today');
  expect(part('Delivery')).toHaveTextContent('Between 11am and 1pm');
  expect(part('Delivery')).toHaveTextContent('CR123456789');
});

test('what is there says when it came, and expects no day any more', async () => {
  await show('ShowingOrder', delivered);
  expect(screen.getByText('Delivered on Tuesday 24 November 2026 at 11:20am')).toBeVisible();
  expect(within(part('Delivery')).queryByText('Day')).toBeNull();
});

test('of what got lost the page says what goes back, for each phone and in all', async () => {
  await show('ShowingOrder', lost);
  expect(heading()).toHaveTextContent('Your order got lost');
  expect(screen.getAllByText('Its money is on its way to you')).toHaveLength(2);
  expect(within(part('What you paid')).getByText('Back to you').nextSibling).toHaveTextContent('£1,188');
});

test('a state of a newer gateway is told in the gateway’s words', async () => {
  await show('ShowingOrder', strange);
  expect(heading()).toHaveTextContent('Your order');
  expect(screen.getByText('It’s with the customs.')).toBeVisible();
});

test('what is not paid is no order: it leads back to the basket, and has no receipt (PH-11)', async () => {
  await show('ShowingOrder', unpaid);
  expect(heading()).toHaveTextContent('This isn’t ordered yet');
  expect(screen.getByRole('link', { name: 'Go to the check-out' })).toHaveAttribute('href', '/checkout');
  expect(screen.queryByRole('link', { name: /receipt/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'What you paid' })).toBeNull();
});

test('before it leaves an order can be cancelled, and the dialog says in pounds what goes back (PH-07)', async () => {
  const send = await show('ShowingOrder');
  expect(part('Cancel your order')).toHaveTextContent('until 7pm on Monday 23 November 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel your order' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'cancellation.requested' });
});

test('the dialog asks before an order is cancelled', async () => {
  const send = await show('ConfirmingCancellation', { ...placed, refundedInPence: 41_900 });
  expect(screen.getByRole('dialog', { name: 'Cancel your order?' })).toHaveTextContent('We’ll send £769 back');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'cancellation.confirmed' });
  await userEvent.click(screen.getByRole('button', { name: 'No, keep it' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'cancellation.declined' });
});

test('what has left offers no way to cancel, and what is not held no other day', async () => {
  await show('ShowingOrder', delivered);
  expect(screen.queryByRole('button', { name: 'Cancel your order' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Choose another day' })).toBeNull();
});

test('for a parcel that is held another day is chosen of those that the courier offers', async () => {
  const send = await show('ShowingOrder', held);
  expect(part('Choose another day')).toHaveTextContent('until Thursday 3 December 2026');
  // The day on which it was to come is over.
  expect(within(part('Delivery')).queryByText('Day')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Come on this day' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'redelivery.submitted', deliverOn: '' });
  await userEvent.click(screen.getByRole('radio', { name: 'Monday 30 November 2026' }));
  await userEvent.click(screen.getByRole('button', { name: 'Come on this day' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'redelivery.submitted', deliverOn: '2026-11-30' });
});

test('who named no day reads to choose one', async () => {
  await show('ShowingOrder', held, { errors: { deliverOn: 'notChosen' } });
  expect(within(part('Choose another day')).getByRole('radiogroup')).toHaveAccessibleDescription(
    /Choose one of the days/,
  );
});

test.each([
  ['stopping', 'We’re stopping your order'],
  ['leftAlready', 'we can’t stop it any more'],
  ['dayNamed', 'on the day that you chose'],
  ['dayGone', 'can’t come on that day any more'],
  ['notHeld', 'doesn’t have your parcel any more'],
] as const)('what has come of it is told where the member comes back to: %s', async (news, words) => {
  await show('ShowingOrder', held, { news });
  expect(screen.getByText(new RegExp(words))).toBeVisible();
});
