import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { booking } from '../../../machines/book-install/book-install.cases.ts';
import { resumed, starts } from '../../../machines/order-broadband/order-broadband.cases.ts';
import { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import {
  selectOrderBroadband,
  type OrderBroadbandModel,
} from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { OrderBroadbandEvent } from '../../../machines/order-broadband/order-broadband.types.ts';
import { OrderFrame } from './OrderFrame.tsx';

const send = vi.fn<(event: OrderBroadbandEvent) => void>();

beforeEach(() => void send.mockReset());

/** Everything chosen, at a step that has a summary. */
const complete: OrderBroadbandModel = {
  ...selectOrderBroadband(createActor(orderBroadbandMachine, { input: starts['a member'] }).getSnapshot()),
  ...resumed,
  switching: createActor(orderBroadbandMachine, { input: starts['a member'] }).getSnapshot().context.switching,
  address: '12 Saltmarsh Row',
  plan: { ...resumed.plan, monthlyPrice: '2500' },
  booking,
  step: 'Review',
  isSummaryOffered: true,
};

const draw = (model: Partial<OrderBroadbandModel> = {}) =>
  act(async () =>
    render(
      <MantineProvider env="test">
        <MemoryRouter>
          <OrderFrame model={{ ...complete, ...model }} send={send}>
            <h1>The step</h1>
          </OrderFrame>
        </MemoryRouter>
      </MantineProvider>,
    ),
  );

test('the order stands beside the step, and its sum at the foot of a small screen (CU-01)', async () => {
  await draw();
  expect(await screen.findByRole('heading', { name: 'The step' })).toBeVisible();
  const column = screen.getByRole('complementary', { name: 'Order summary' });
  expect(column).toHaveTextContent('Go Live dateTue, 24/02/26');
  expect(column).toHaveTextContent('To pay today£0.00');
  expect(within(column).getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/choose-plan');
  const bar = screen.getByRole('region', { name: 'Your order so far' });
  expect(bar).toHaveTextContent(/ · £0\.00 today£25 a month/);
});

test('the bar says what is paid once, too (CU-02)', async () => {
  await draw({ product: { ...resumed.product, setupPriceInPence: 3000 } });
  expect((await screen.findByText('£30 once')).closest('p')).toHaveTextContent('£25 a month + £30 once');
});

test('the whole can be opened and closed (CU-01)', async () => {
  await draw();
  const bar = await screen.findByRole('region', { name: 'Your order so far' });
  await userEvent.click(within(bar).getByRole('button', { name: 'View summary' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'summary.opened' });
});

test('while it is open, what it says is what the column says, and it leads back to the order', async () => {
  await draw({ isSummaryOpen: true });
  const dialog = await screen.findByRole('dialog', { name: 'Order summary' });
  expect(dialog).toHaveTextContent('Home installTue, 24/02/26');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to my order' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'summary.closed' });
});

test('a page without a summary is drawn by itself', async () => {
  await draw({ isSummaryOffered: false });
  expect(screen.getByRole('heading', { name: 'The step' })).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your order so far' })).toBeNull();
});
