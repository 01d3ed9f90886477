import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  address,
  form,
  input,
  limit,
  ordered,
  orderedBefore,
} from '../../../machines/order-free-sim/order-free-sim.cases.ts';
import { orderFreeSimMachine } from '../../../machines/order-free-sim/order-free-sim.machine.ts';
import { selectOrderFreeSim } from '../../../machines/order-free-sim/order-free-sim.selectors.ts';
import { home, street } from '../../../machines/shared/finding-address.cases.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { views } from './order-free-sim.views.ts';

const submits = { type: 'order.submitted', ...form };

type Typed = Record<string, string>;

/** Draws the page after what has happened on it, with what is typed on it by then. */
function showTyped(view: keyof typeof views, typed: Typed, ...events: readonly object[]) {
  const actor = createActor(unanswered(orderFreeSimMachine), { input }).start();
  for (const event of events) actor.send(event as never);
  const send = vi.fn<(event: { type: string }) => void>();
  const View = views[view];
  const draft = { values: typed, keep: () => undefined };
  render(
    <MemoryRouter>
      <View model={selectOrderFreeSim(actor.getSnapshot())} send={send} draft={draft} />
    </MemoryRouter>,
  );
  return send;
}

const show = (view: keyof typeof views, ...events: readonly object[]) => showTyped(view, {}, ...events);
const searches = [{ type: 'search.requested' }, { type: 'search.submitted', text: 'LK9' }] as const;
const finds = [
  ...searches,
  answered('searchAddresses', [home, street]),
  { type: 'suggestion.chosen', suggestion: home },
  answered('retrieveAddress', address),
] as const;

/** Which address the form says that it was typed over. */
function overOf(...events: readonly object[]): string {
  const actor = createActor(unanswered(orderFreeSimMachine), { input }).start();
  for (const event of events) actor.send(event as never);
  return selectOrderFreeSim(actor.getSnapshot()).found;
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

test('who would rather have their address found looks for it, and picks it or types it after all (PH-12)', async () => {
  const send = show('FindingAddress', ...searches, answered('searchAddresses', [home, street]));
  await userEvent.click(screen.getByRole('button', { name: /^4 Heron Way/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enter it by hand' }));
  expect(send.mock.calls).toEqual([
    [{ type: 'suggestion.chosen', suggestion: home }],
    [{ type: 'manualEntry.requested' }],
  ]);
});

test('an address that was found takes the place of what was typed of one, and of nothing else', async () => {
  const before = { over: '', count: '1', firstName: 'Wren', line1: '4 Heron W', postcode: 'LK9' };
  const send = showTyped('EnteringDetails', before, ...finds);
  expect(screen.getByLabelText('First name')).toHaveValue('Wren');
  expect(screen.getByLabelText('First line of the address')).toHaveValue(address.line1);
  expect(screen.getByLabelText('Postcode')).toHaveValue(address.postcode);
  await userEvent.click(screen.getByRole('button', { name: 'Find my address' }));
  expect(send).toHaveBeenCalledWith({ type: 'search.requested' });
});

test('what was typed over an address that was found stays', () => {
  showTyped('EnteringDetails', { over: overOf(...finds), line1: '4a Heron Way' }, ...finds);
  expect(screen.getByLabelText('First line of the address')).toHaveValue('4a Heron Way');
});

test('the same address found again takes the place of what was typed over it', () => {
  showTyped('EnteringDetails', { over: overOf(...finds), firstName: 'Wren', line1: '4a Heron W' }, ...finds, ...finds);
  expect(screen.getByLabelText('First line of the address')).toHaveValue(address.line1);
  expect(screen.getByLabelText('First name')).toHaveValue('Wren');
});

test('who changed the details of an order that had come through reads so, and can order more (PH-12)', async () => {
  const message = 'Two SIM cards go to 4 Heron Way.';
  const send = show('OrderedBefore', submits, failed('orderSim', { ...orderedBefore, message }));
  expect(screen.getByText(message)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Order more SIM cards' }));
  expect(send).toHaveBeenCalledWith({ type: 'another.requested' });
});
