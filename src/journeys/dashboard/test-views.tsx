import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { EventFrom } from 'xstate';
import { orderId } from '../../../machines/dashboard/dashboard.cases.ts';
import type { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import type { DashboardModel } from '../../../machines/dashboard/dashboard.selectors.ts';
import type { OrderCard } from '../../../machines/dashboard/order-card.rules.ts';
import { running } from '../../../machines/manage-order/orders.cases.ts';
import { views } from './dashboard.views.ts';

const noParts = { number: 'loading', sims: 'loading', credit: 'loading', rewards: 'loading' } as const;
const noSimPlan = { stands: 'none', isLate: false, mine: null, meters: [] } as const;

const nothing: DashboardModel = {
  isShown: true,
  banners: [],
  areBannersLate: false,
  areBannersBack: false,
  ordersStand: 'none',
  toRebook: [],
  onOffer: [],
  toRepair: [],
  unfinished: null,
  plansStand: 'none',
  plans: [],
  nextBills: [],
  repairs: [],
  mobile: { isNone: true, isBelow: true, stands: 'shown', ...noParts, plan: noSimPlan },
  running: [],
  past: [],
  messagesStand: 'none',
  messages: [],
  olderStand: 'none',
  held: [],
  updates: 'off',
  preferences: null,
  arePreferencesUnsaved: false,
  isReleaseFailed: false,
};

export const order: OrderCard = {
  isPaidLater: true,
  goLive: '2026-02-24',
  id: orderId,
  orderKey: 'LK-1',
  stateDescription: 'Committed: your Go Live date is known.',
  planName: 'Full Fibre 150',
  monthlyPriceInPence: 2500,
  meshWifi: true,
  address: '4 Heron Way, Larkhaven, LK1 1AA',
  promises: running.promises,
  compensationInPence: 0,
  visits: [],
  summaryId: 'summary-1',
  informationId: null,
};

export function show(model: Partial<DashboardModel> = {}) {
  const send = vi.fn<(event: EventFrom<typeof dashboardMachine>) => void>();
  const { Dashboard } = views;
  render(
    <MemoryRouter>
      <Dashboard model={{ ...nothing, ...model }} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const link = (name: string | RegExp) => screen.getByRole('link', { name });
