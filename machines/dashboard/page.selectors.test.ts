import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { input, works } from './dashboard.cases.ts';
import { dashboardMachine } from './dashboard.machine.ts';
import { selectDashboard } from './dashboard.selectors.ts';
import { everything, nothing, noSimPlan, runningSimPlan } from './mobile.cases.ts';

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
const noBanners = answered('loadBanners', []);
const noPlans = answered('loadPlans', { plans: [], nextBills: [] });
const noSimPlanYet = answered('loadSimPlan', noSimPlan);
const nothingElse = [answered('findUnfinishedOrder', null), answered('loadMobile', nothing), noSimPlanYet];

describe('when the page is shown', () => {
  it('everything at its top is there, the messages may be on their way', () => {
    expect(shownAfter(noOrders, noPlans, ...nothingElse)).toMatchObject({ isShown: false });
    expect(shownAfter(noOrders, noPlans, ...nothingElse, noBanners)).toMatchObject({
      isShown: true,
      messagesStand: 'loading',
    });
  });

  it('banners are waited for two seconds, and come at its end afterwards (DB-07)', () => {
    const waited = [noOrders, noPlans, ...nothingElse, 2000];
    expect(shownAfter(noOrders, noPlans, ...nothingElse, 1999).isShown).toBe(false);
    expect(shownAfter(...waited).isShown).toBe(true);
    const late = shownAfter(...waited, answered('loadBanners', [works]));
    expect(late).toMatchObject({ banners: [works], areBannersLate: true });
    expect(shownAfter(...waited, noBanners).banners).toEqual([]);
  });

  it('plans are waited for as long as it takes', () => {
    expect(shownAfter(noOrders, ...nothingElse, noBanners, 9000).isShown).toBe(false);
    expect(shownAfter(noOrders, ...nothingElse, noBanners, 9000, failed('loadPlans', offline)).isShown).toBe(true);
  });

  it('orders are waited for as long as it takes', () => {
    expect(shownAfter(noPlans, ...nothingElse, noBanners, 9000).isShown).toBe(false);
    expect(shownAfter(noPlans, ...nothingElse, 9000, answered('loadBanners', [works]))).toMatchObject({
      areBannersLate: false,
    });
    expect(shownAfter(noPlans, ...nothingElse, noBanners, 9000, failed('loadOrders', offline))).toMatchObject({
      isShown: true,
      ordersStand: 'failed',
    });
  });

  it('number and credit are waited for as long as it takes (DB-01)', () => {
    const others = [noOrders, noPlans, answered('findUnfinishedOrder', null), noSimPlanYet, noBanners, 9000];
    expect(shownAfter(...others).isShown).toBe(false);
    expect(shownAfter(...others, failed('loadMobile', offline)).isShown).toBe(true);
  });

  it('what the mobile network says is waited for two seconds, and has a place that is kept afterwards (MK-07)', () => {
    const others = [noOrders, noPlans, answered('findUnfinishedOrder', null), answered('loadMobile', everything)];
    expect(shownAfter(...others, noBanners, 1999).isShown).toBe(false);
    expect(shownAfter(...others, noBanners, 2000)).toMatchObject({
      isShown: true,
      mobile: { isBelow: false, plan: { stands: 'loading', isLate: true } },
    });
    const plan = answered('loadSimPlan', runningSimPlan);
    expect(shownAfter(...others, noBanners, 2000, plan).mobile.plan).toMatchObject({ stands: 'shown', isLate: true });
    expect(shownAfter(...others, noBanners, plan).mobile.plan.isLate).toBe(false);
  });

  it('a SIM plan that is all there is, and that comes late, stands below what is being read', () => {
    const others = [noOrders, noPlans, answered('findUnfinishedOrder', null), answered('loadMobile', nothing)];
    const plan = answered('loadSimPlan', runningSimPlan);
    expect(shownAfter(...others, noBanners, 2000, plan).mobile).toMatchObject({ isNone: false, isBelow: true });
    expect(shownAfter(...others, plan, noBanners).mobile).toMatchObject({ isNone: false, isBelow: false });
  });
});
