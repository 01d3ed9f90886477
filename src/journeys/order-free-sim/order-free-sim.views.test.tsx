import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { form, input, limit, ordered } from '../../../machines/order-free-sim/order-free-sim.cases.ts';
import { orderFreeSimMachine } from '../../../machines/order-free-sim/order-free-sim.machine.ts';
import { selectOrderFreeSim } from '../../../machines/order-free-sim/order-free-sim.selectors.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { views } from './order-free-sim.views.ts';

const submits = { type: 'order.submitted', ...form };

/** Draws the page after what has happened on it. */
function show(view: keyof typeof views, ...events: readonly object[]) {
  const actor = createActor(unanswered(orderFreeSimMachine), { input }).start();
  for (const event of events) actor.send(event as never);
  const send = vi.fn<(event: { type: string }) => void>();
  const View = views[view];
  const draft = { values: {}, keep: () => undefined };
  render(
    <MemoryRouter>
      <View model={selectOrderFreeSim(actor.getSnapshot())} send={send} draft={draft} />
    </MemoryRouter>,
  );
  return send;
}

test('who orders says how many cards, for whom and where they go (PH-12)', async () => {
  const send = show('EnteringDetails');
  await userEvent.click(screen.getByRole('radio', { name: 'Two SIM cards' }));
  for (const [label, text] of [
    ['First name', form.firstName],
    ['Last name', form.lastName],
    ['Email address', form.email],
    ['First line of the address', form.line1],
    ['Town or city', form.city],
    ['Postcode', form.postcode],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Order for free' }));
  expect(send).toHaveBeenLastCalledWith(submits);
});

test('who leaves something out reads what, and keeps the rest', () => {
  show('EnteringDetails', { ...submits, count: '', city: '' });
  expect(screen.getAllByText('Choose how many SIM cards you need')).not.toEqual([]);
  expect(screen.getAllByText('Enter a town or city')).not.toEqual([]);
});

test('who has ordered reads when the cards should be there, and switches them on (PH-12)', () => {
  show('SimOrdered', submits, answered('orderSim', ordered));
  expect(screen.getByText(/Wednesday 25 November 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Switch your SIM on' })).toHaveAttribute('href', '/activate/sim');
});

test('a household that has had two reads from when on it can order again (PH-12)', () => {
  const message = 'You can order again from Wednesday 23 December 2026.';
  show('LimitReached', submits, failed('orderSim', { ...limit, message }));
  expect(screen.getByText(message)).toBeInTheDocument();
});
