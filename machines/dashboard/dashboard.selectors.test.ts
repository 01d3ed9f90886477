import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { unanswered } from '../../studio/model/explore.ts';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { asked, offered, orderWith, running, toRebook } from '../manage-order/orders.cases.ts';
import { planId, planWith } from '../manage-plan/plans.cases.ts';
import { late, openFault, reported, visited } from '../report-fault/faults.cases.ts';
import type { Fault } from '../report-fault/report-fault.types.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  input,
  nothingSent,
  offer,
  onePlan,
  orderedPlan,
  orderId,
  payment,
  sentText,
  someHeld,
  unfinished,
  works,
} from './dashboard.cases.ts';
import { dashboardMachine } from './dashboard.machine.ts';
import { selectDashboard } from './dashboard.selectors.ts';
import type { MemberMessages, MemberOrder, MemberPlan } from './dashboard.types.ts';

/** What the page shows of a member to whom that has happened; a number is a time in ms that went by. */
function shownAfter(...happenings: (Happening | number)[]) {
  const clock = new SimulatedClock();
  const actor = createActor(unanswered(dashboardMachine), { input, clock }).start();
  for (const one of happenings)
    if (typeof one === 'number') clock.increment(one);
    else actor.send(one as never);
  return selectDashboard(actor.getSnapshot() as never);
}

const noOrders = answered('loadOrders', []);
const withOrders = (...orders: MemberOrder[]) => shownAfter(answered('loadOrders', orders));
const withMessages = (messages: MemberMessages, ...more: Happening[]) =>
  shownAfter(answered('loadMessages', messages), ...more);

describe('what needs the member', () => {
  it('a visit to choose another date for says when it was and why (DB-04)', () => {
    const { toRebook: visits } = withOrders(toRebook, running);
    expect(visits).toMatchObject([
      { orderId, visitType: 'PRE_WORK', date: '2026-02-17', why: 'Nobody was at home: choose another date' },
    ]);
  });

  it('an earlier date that came free says until when it is held, of a visit that the order has (DB-04)', () => {
    expect(withOrders(offered, asked).onOffer).toMatchObject([
      { orderId, visitType: 'PRE_WORK', date: '2026-02-12', time: '12pm-4pm', until: '2026-02-05T13:30:00+00:00' },
    ]);
    expect(withOrders({ ...offered, order: { ...offered.order, appointments: [] } }).onOffer).toEqual([]);
  });

  it('nothing of an order that is over does', () => {
    const order = orderWith({ state: 'CANCELLED' }, [{ rebookingRequired: true }]);
    expect(withOrders({ ...running, order }).toRebook).toEqual([]);
  });

  it.each(['READY', 'FAILED', 'EXPIRED'] as const)('a switch that is %s waits for the member (SW-09)', (why) => {
    expect(withOrders({ ...running, switchToRepair: why }).toRepair).toMatchObject([{ orderId, why }]);
    expect(withOrders(running).toRepair).toEqual([]);
  });

  it('a switch waits for the member also once their broadband is live (SW-09)', () => {
    const order = orderWith({ state: 'COMPLETED' });
    const live: MemberOrder = { ...running, order, promises: [], switchToRepair: 'FAILED' };
    expect(withOrders(live)).toMatchObject({ running: [], toRepair: [{ orderId, why: 'FAILED' }] });
  });

  it('an order that was begun can be finished', () =>
    expect(shownAfter(answered('findUnfinishedOrder', unfinished)).unfinished).toEqual(unfinished));
});

describe('plans', () => {
  const shown = (...plans: MemberPlan[]) => shownAfter(answered('loadPlans', { ...onePlan, plans })).plans;
  const plan = { id: planId, name: 'Full Fibre 150', address: '4 Heron Way, Larkhaven, LK1 1AA', status: 'ACTIVE' };

  it('that have begun are there with what they cost and how long they bind, and the bill that comes next (DB-01)', () => {
    expect(shownAfter(answered('loadPlans', onePlan))).toMatchObject({
      plansStand: 'shown',
      plans: [{ ...plan, monthlyPriceInPence: 2900, termEnds: '2027-02-23' }],
      nextBills: [{ date: '2026-03-24', totalInPence: 2900, isFinal: false, home: null }],
    });
  });

  it('of two plans the next bill of each says whose it is', () => {
    const other = planWith({ plan: { id: 'q', displayName: 'Full Fibre 500' } }).member;
    const [bill] = onePlan.nextBills;
    if (!bill) throw new Error('No bill comes next');
    const both = { plans: [...onePlan.plans, other], nextBills: [bill, { ...bill, planId: 'q' }] };
    expect(shownAfter(answered('loadPlans', both)).nextBills.map(({ home }) => home?.planName)).toEqual([
      'Full Fibre 150',
      'Full Fibre 500',
    ]);
  });

  it('one that is on its way is told of by its order alone', () => {
    const later = planWith({ planStatus: 'ORDERED', contract: null }).member;
    expect(shown(later, ...onePlan.plans)).toMatchObject([plan]);
    expect(shownAfter(answered('loadPlans', orderedPlan))).toMatchObject({ plansStand: 'none', plans: [] });
  });

  it('one whose order was called off before it began is none', () => {
    const calledOff = planWith({ planStatus: 'ENDED', contract: null, plan: { serviceStart: null } }).member;
    expect(shown(calledOff)).toEqual([]);
  });

  it('one that rolls, and one that has ended, binds nobody; one that a newer gateway tells of is there', () => {
    const rolling = planWith({ contract: { minimumTerm: null } }).member;
    const ended = planWith({ planStatus: 'ENDED', contract: null }).member;
    const newer = planWith({ planStatus: 'RESTING' }).member;
    expect(shown(rolling, ended, newer).map(({ status, termEnds }) => [status, termEnds])).toEqual([
      ['ACTIVE', null],
      ['ENDED', null],
      ['RESTING', '2027-02-23'],
    ]);
  });

  it('one that is left knows its last day (DB-06)', () => {
    const leaving = planWith({ planStatus: 'CEASING', plan: { serviceEnd: '2026-12-08' } }).member;
    expect(shown(leaving, ...onePlan.plans).map(({ lastDay }) => lastDay)).toEqual(['2026-12-08', null]);
  });

  it('of which something is being repaired says how that stands, and which visit comes next (DB-01)', () => {
    const repairs = (fault: Fault) => {
      const plans = [planWith({ openFault: openFault(fault) }).member, ...onePlan.plans];
      return shownAfter(answered('loadPlans', { ...onePlan, plans })).repairs;
    };
    const of = { planId, planName: 'Full Fibre 150', address: '4 Heron Way, Larkhaven, LK1 1AA' };
    const calm = { state: 'REPORTED', repairBy: '2026-09-09', isLate: false, expectedRepair: null, visit: null };
    expect(repairs(reported)).toEqual([{ ...of, ...calm }]);
    expect(repairs(visited)).toMatchObject([{ visit: { date: '2026-09-08', time: '8am-12pm', isAtHome: true } }]);
    expect(repairs(late)).toMatchObject([{ isLate: true, expectedRepair: '2026-09-14' }]);
    expect(shownAfter(answered('loadPlans', onePlan)).repairs).toEqual([]);
  });

  it('that is paused while it is something else is both', () => {
    const both = planWith({ planStatus: 'CHANGING', pausedUntil: '2026-03-20' }).member;
    expect(shown(both, ...onePlan.plans).map(({ status, isPaused }) => [status, isPaused])).toEqual([
      ['CHANGING', true],
      ['ACTIVE', false],
    ]);
  });

  it('could not be fetched', () =>
    expect(shownAfter(failed('loadPlans', offline))).toMatchObject({ plansStand: 'failed', plans: [] }));
});

describe('orders', () => {
  it('one that runs has its plan, papers and promises (OR-05, DB-01)', () => {
    expect(withOrders(running).running).toMatchObject([
      {
        id: orderId,
        orderKey: 'LK-20260105-0001',
        planName: 'Full Fibre 150',
        monthlyPriceInPence: 2500,
        address: '4 Heron Way, Larkhaven, LK1 1AA',
        promises: running.promises,
        summaryId: 'summary-1',
        informationId: 'information-1',
      },
    ]);
  });

  const ends: readonly (readonly [
    state: string,
    promise: MemberOrder['promises'][number]['state'],
    isPast: boolean,
  ])[] = [
    ['RECEIVED', 'OPEN', false],
    ['DELAYED', 'OPEN', false],
    ['CANCELLING', 'CALLED_OFF', false],
    ['COMPLETED', 'OPEN', false],
    ['COMPLETED', 'KEPT', true],
    ['CANCELLED', 'CALLED_OFF', true],
    ['REJECTED', 'CALLED_OFF', true],
    ['toString', 'KEPT', false],
    ['POSTPONED_BY_WEATHER', 'OPEN', false],
  ];

  it.each(ends)('in state %s with a promise that is %s: over is %s (OR-06)', (state, promise, isPast) => {
    const promises = running.promises.map((one) => ({ ...one, state: promise }));
    const { running: open, past } = withOrders({ ...running, promises, order: orderWith({ state }) });
    expect([open.length, past.length]).toEqual(isPast ? [0, 1] : [1, 0]);
  });

  it('what a visit to come is worth stands with it, and only what is left is a list of promises (OR-05)', () => {
    const [goLive] = running.promises;
    const worth = { rateInPence: 3231, per: 'VISIT', days: 0, amountInPence: 0 } as const;
    const outside = {
      ...goLive,
      id: 'outside',
      kind: 'OUTSIDE_VISIT',
      date: '2026-02-17',
      slot: 'AM',
      compensation: worth,
    } as (typeof running.promises)[number];
    const home = { ...outside, id: 'home', kind: 'HOME_VISIT' } as const;
    const moved = { ...outside, id: 'moved', state: 'MOVED' } as const;
    const order = orderWith({}, [{}, { appointmentDate: '2026-03-01' }]);
    const [card] = withOrders({ ...running, order, promises: [...running.promises, outside, home, moved] }).running;
    expect(card?.visits.map(({ date, worth: money }) => [date, money])).toEqual([
      ['2026-02-17', worth],
      ['2026-03-01', null],
    ]);
    expect(card?.promises.map(({ id }) => id)).toEqual([goLive?.id, 'home', 'moved']);
  });

  it('the visit that comes first is first, whatever the order in which they were booked', () => {
    const order = orderWith({}, [{ appointmentDate: '2026-03-09' }, { appointmentDate: '2026-03-01' }]);
    const [card] = withOrders({ ...running, order }).running;
    expect(card?.visits.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-09']);
  });

  it('its next visits are those that can be moved or are promised, never one to book again', () => {
    const dates = (order: MemberOrder) =>
      withOrders(order).running.flatMap(({ visits }) => visits.map(({ date }) => date));
    expect(dates(running)).toEqual(['2026-02-17', '2026-02-24']);
    expect(dates(toRebook)).toEqual(['2026-02-24']);
    const done = orderWith({}, [{ amendable: false }, { amendable: false }]);
    expect(dates({ ...running, order: done })).toEqual([]);
    const [promise] = running.promises;
    const today = {
      ...promise,
      kind: 'OUTSIDE_VISIT',
      date: '2026-02-17',
      slot: 'AM',
    } as (typeof running.promises)[number];
    expect(dates({ ...running, order: done, promises: [today] })).toEqual(['2026-02-17']);
    expect(dates({ ...running, order: orderWith({}, [{ state: 'CANCELLED' }]) })).toEqual(['2026-02-24']);
  });

  it('the first words of the page are that they are on their way', () =>
    expect(shownAfter()).toMatchObject({ ordersStand: 'loading', running: [], past: [] }));
  it('who has none is told so', () => expect(shownAfter(noOrders).ordersStand).toBe('none'));
});

describe('banners', () => {
  const put = (bannerId: string): Happening => ({ type: 'banner.dismissed', bannerId });
  const shown = answered('loadBanners', [payment, offer, works]);

  it('one that is put away is gone at once (DB-08)', () =>
    expect(shownAfter(shown, put(offer.id)).banners).toEqual([payment, works]));
  it('one that must stay stays', () =>
    expect(shownAfter(shown, put(payment.id)).banners).toEqual([payment, offer, works]));
  it('is back with words when the gateway has not taken it', () =>
    expect(shownAfter(shown, put(offer.id), failed('dismissBanners', offline))).toMatchObject({
      banners: [payment, offer, works],
      areBannersBack: true,
    }));
  it('a failure to fetch them shows nothing', () =>
    expect(shownAfter(failed('loadBanners', offline))).toMatchObject({ banners: [], areBannersBack: false }));
});

describe('messages', () => {
  it('come newest first', () => {
    const [older] = someHeld.messages;
    const { messages } = withMessages({ ...someHeld, messages: [...someHeld.messages, sentText] });
    expect(messages).toEqual([sentText, older]);
  });

  it('at most a hundred are released by one press, as the gateway has it', () => {
    const held = someHeld.held.map((one) => ({ ...one, count: 120 }));
    expect(withMessages({ ...someHeld, held }).held).toMatchObject([{ count: 100 }]);
  });

  it('those of an order are on their way until they have been read anew', () => {
    const release: Happening = { type: 'release.requested', orderId };
    expect(withMessages(someHeld, release).held).toMatchObject([{ isReleasing: true }]);
    expect(withMessages(someHeld, release, answered('releaseMessages')).held).toMatchObject([{ isReleasing: true }]);
    expect(withMessages(someHeld, release, failed('releaseMessages', offline))).toMatchObject({
      held: [{ isReleasing: false }],
      isReleaseFailed: true,
      messagesStand: 'shown',
    });
    expect(withMessages(someHeld, release, answered('releaseMessages'), failed('loadMessages', offline))).toMatchObject(
      {
        messagesStand: 'failed',
      },
    );
  });

  const wishes: Happening = { type: 'updates.requested' };
  it.each([
    ['unknown', []],
    ['off', [answered('loadMessages', nothingSent)]],
    ['switching', [answered('loadMessages', nothingSent), wishes]],
    ['on', [answered('loadMessages', nothingSent), wishes, answered('optIn')]],
    ['failed', [answered('loadMessages', nothingSent), wishes, failed('optIn', offline)]],
  ] as const)('updates are %s', (updates, happenings) =>
    expect(shownAfter(...(happenings as readonly Happening[])).updates).toBe(updates),
  );
});
