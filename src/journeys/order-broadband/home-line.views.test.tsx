import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { customerAfter, type Past } from '../../../studio/machine-tests/describe-customers.ts';
import { aMember, ordered, pasts } from '../../../machines/order-broadband/customers.cases.ts';
import { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import { selectOrderBroadband } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { loadFrame, OrderFrame } from './OrderFrame.tsx';

// As the journey does before any step is shown; a frame that waits would draw nothing at first.
beforeAll(loadFrame);

function drawFrameAfter(past: Past) {
  const { now } = customerAfter(orderBroadbandMachine, aMember, past);
  const model = selectOrderBroadband(now() as SnapshotFrom<typeof orderBroadbandMachine>);
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <OrderFrame model={model} send={() => undefined}>
          <h1>The step</h1>
        </OrderFrame>
      </MemoryRouter>
    </MantineProvider>,
  );
}

test.each([
  ['the plans', pasts.atPlans, 'Plans at'],
  ['the switch', pasts.atSwitch, 'Switching at'],
  ['customising', pasts.atCustomising, 'Your plan at'],
  ['the booking', pasts.atBooking, 'Your install at'],
  ['the review', pasts.atReview, 'Your order for'],
] as const)('at %s customers read which home it is about, and can change it', (_, past, words) => {
  drawFrameAfter(past);
  expect(screen.getByText(words)).toHaveTextContent(`${words} 12 Saltmarsh Row`);
  expect(screen.getByRole('link', { name: 'Change address' })).toHaveAttribute('href', '/postcode-checker');
});

test('the confirmation of the order offers no other home', () => {
  drawFrameAfter([...pasts.atReview, ordered()]);
  expect(screen.queryByRole('link', { name: 'Change address' })).toBeNull();
});
