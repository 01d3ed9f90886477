import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { EventFrom } from 'xstate';
import type { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import type { DashboardModel, PlanCard } from '../../../machines/dashboard/dashboard.selectors.ts';
import { Orders } from './views/Orders.tsx';
import { Plans } from './views/Plans.tsx';

const plan: PlanCard = {
  id: 'p',
  name: 'Full Fibre 150',
  address: '4 Heron Way, Larkhaven, LK1 1AA',
  status: 'ACTIVE',
  isPaused: false,
  monthlyPriceInPence: 2900,
  meshWifi: false,
  termEnds: '2027-02-23',
  lastDay: null,
};

function show(model: Partial<Pick<DashboardModel, 'plansStand' | 'plans' | 'nextBills'>>) {
  const send = vi.fn<(event: EventFrom<typeof dashboardMachine>) => void>();
  render(
    <MemoryRouter>
      <Plans model={{ plansStand: 'shown', plans: [], nextBills: [], ...model }} send={send} />
    </MemoryRouter>,
  );
  return send;
}

const card = () => screen.getByRole('region', { name: 'Your plans' });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

it('each says how it stands and leads to its page, with the next bill of them all and the way to the others (DB-01)', () => {
  const nextBills = [{ planId: 'p', date: '2026-03-24', totalInPence: 2900, isFinal: false, home: null }];
  show({ plans: [plan, { ...plan, id: 'q', name: '1 Gbps', meshWifi: true }], nextBills });
  const [first, second] = within(card()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Full Fibre 150Live4 Heron Way/);
  expect(first).toHaveTextContent('Monthly price£29 a monthMinimum term untilTuesday 23 February 2027');
  expect(second).toHaveTextContent('£29 a month with mesh Wi-Fi');
  expect(card()).toHaveTextContent('Next bill£29 on Tuesday 24 March 2026, as far as we know today.');
  expect(link(/^See and change your plan ?, ?1 Gbps/)).toHaveAttribute('href', '/dashboard/plans/q');
  expect(link('See your bills')).toHaveAttribute('href', '/dashboard/bills');
});

it('one that is ending says its last day in place of its term, and one that has ended, too (DB-06)', () => {
  show({ plans: [{ ...plan, status: 'CEASING', lastDay: '2026-12-08' }] });
  expect(card()).toHaveTextContent('£29 a monthLast dayTuesday 8 December 2026See');
});

it('one that has ended has no term, and one that a newer gateway tells of no word for it', () => {
  show({
    plans: [
      { ...plan, status: 'ENDED', termEnds: null },
      { ...plan, id: 'q', status: 'RESTING' },
    ],
  });
  expect(card()).toHaveTextContent('Ended4 Heron Way, Larkhaven, LK1 1AAMonthly price£29 a monthSee');
  expect(card()).not.toHaveTextContent('RESTING');
  expect(card()).not.toHaveTextContent('Next bill');
});

it('one that is paused besides what else it is says both', () => {
  show({
    plans: [
      { ...plan, status: 'CHANGING', isPaused: true },
      { ...plan, id: 'q', status: 'PAUSED', isPaused: true },
      { ...plan, id: 'r', status: 'RESTING', isPaused: true },
    ],
  });
  const states = within(card())
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.nextElementSibling?.textContent);
  expect(states).toEqual(['Changing, paused', 'Paused', 'Paused']);
});

it('the bill after the last day is called the final bill', () => {
  show({ plans: [plan], nextBills: [{ planId: 'p', date: '2026-03-24', totalInPence: 0, isFinal: true, home: null }] });
  expect(card()).toHaveTextContent('Final bill£0 on Tuesday 24 March 2026');
});

it('without any there is no card', () => {
  show({ plansStand: 'none' });
  expect(screen.queryByRole('region')).toBeNull();
});

it('that could not be fetched can be asked for again (ER-04)', async () => {
  const send = show({ plansStand: 'failed' });
  expect(card()).toHaveTextContent('We couldn’t fetch your plans');
  await userEvent.click(screen.getByRole('button', { name: /^Try again.*your plans$/ }));
  expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'plans' });
});

it('nobody who has a plan is asked to check their address', () => {
  const { rerender } = render(
    <Orders isNeeded={false} model={{ ordersStand: 'shown', running: [], past: [], plans: [plan] }} send={vi.fn()} />,
    {
      wrapper: MemoryRouter,
    },
  );
  expect(screen.queryByRole('link', { name: 'Check your address' })).toBeNull();
  rerender(
    <Orders isNeeded={false} model={{ ordersStand: 'shown', running: [], past: [], plans: [] }} send={vi.fn()} />,
  );
  expect(link('Check your address')).toHaveAttribute('href', '/postcode-checker');
});
