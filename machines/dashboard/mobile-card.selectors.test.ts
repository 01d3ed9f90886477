import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { lost, moved } from '../move-number/move-number.cases.ts';
import { activating, blocked, eSimOn, notOn, retired, waits } from '../onboard-sim/onboard-sim.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { usedUp } from '../share-love/share-love.cases.ts';
import { owing } from '../top-up/top-up.cases.ts';
import { input } from './dashboard.cases.ts';
import { dashboardMachine } from './dashboard.machine.ts';
import { selectDashboard } from './dashboard.selectors.ts';
import type { Mobile, MySimPlan } from './dashboard.types.ts';
import { everything, noMobile, noSimPlan, nothing, runningSimPlan, withoutTwo } from './mobile.cases.ts';

/** What the card shows of a member to whom that has happened. */
function cardAfter(...happenings: Happening[]) {
  const actor = createActor(unanswered(dashboardMachine), { input }).start();
  for (const one of happenings) actor.send(one as never);
  return selectDashboard(actor.getSnapshot() as never).mobile;
}

const withParts = (parts: Partial<Mobile>) =>
  cardAfter(answered('loadMobile', { parts: { ...noMobile, ...parts }, failure: null }));
const withPlan = (plan: Partial<MySimPlan>) => cardAfter(answered('loadSimPlan', { ...runningSimPlan, ...plan }));
const retry: Happening = { type: 'retry.requested', card: 'mobile' };

const joinedNow = { state: 'WAITING', reason: null, joinedAt: '2026-11-20T09:00:00.000Z', settledAt: null } as const;

function running(): NonNullable<MySimPlan['current']> {
  if (!runningSimPlan.current) throw new Error('the plan of the cases runs');
  return runningSimPlan.current;
}

describe('whether there is anything of the mobile network', () => {
  it('who has nothing of it is shown a way to begin, below their orders (DB-01)', () => {
    expect(cardAfter(answered('loadMobile', nothing), answered('loadSimPlan', noSimPlan))).toMatchObject({
      isNone: true,
      isBelow: true,
    });
  });

  it.each<[string, Partial<Mobile>]>([
    ['a SIM that was replaced', { sims: [retired] }],
    ['a number', { numberMoves: lost }],
    ['a number that has come', { numberMoves: { ...noMobile.numberMoves, move: moved } }],
    ['credit', { airtime: { ...noMobile.airtime, balanceInPence: 1 } }],
    ['a debt', { airtime: owing.credit }],
    ['friends', { referrals: usedUp.referrals }],
    ['a friend’s link', { referrals: { ...noMobile.referrals, joined: joinedNow } }],
  ])('%s is something', (_, parts) => {
    expect(withParts(parts)).toMatchObject({ isNone: false, isBelow: false, stands: 'shown' });
  });

  it('a SIM plan that waits is something, and one that was begun and never paid is nothing (MK-07)', () => {
    const unpaid = { purchaseId: 'p', plan: running().plan, priceInPence: 1_000, start: 'NOW', isRepeated: false };
    const nothingElse = { current: null, repeat: null };
    expect(withPlan({ ...nothingElse, unpaid: { ...unpaid, isBeingPaid: true } } as never).plan.stands).toBe('shown');
    expect(withPlan({ ...nothingElse, unpaid: { ...unpaid, isBeingPaid: false } } as never).plan.stands).toBe('none');
  });
});

describe('the parts', () => {
  it('say what is there: a number that comes, each SIM, credit, and rewards (PH-12, MK-05, MK-06)', () => {
    expect(cardAfter(answered('loadMobile', everything))).toMatchObject({
      number: { phoneNumber: '07700 900200', coming: { phoneNumber: '07700 900951', day: '2026-11-26' } },
      sims: [{ type: 'esim', stands: 'on' }, { stands: 'waiting' }],
      credit: { balanceInPence: 1_200, debtInPence: 0, automatic: { belowInPence: 300, byInPence: 1_000 } },
      rewards: { friends: 5, areMore: false, rewardedInPence: 1_000, rewardInPence: 500 },
    });
  });

  it('a number that has come is told of no more', () => {
    expect(withParts({ numberMoves: { ...lost, move: moved } }).number).toMatchObject({ coming: null });
  });

  it.each([
    ['on', eSimOn],
    ['underWay', activating],
    ['waiting', waits],
    ['notOn', notOn],
    ['blocked', blocked],
    [null, { ...eSimOn, state: 'RESTING' }],
  ])('a SIM stands as %s', (stands, sim) => expect(withParts({ sims: [sim] }).sims).toMatchObject([{ stands }]));

  it('what could not be read fails by itself, and is on its way when it is tried again (ER-04)', () => {
    const incomplete = answered('loadMobile', withoutTwo);
    expect(cardAfter(incomplete)).toMatchObject({
      stands: 'shown',
      number: { phoneNumber: '07700 900200' },
      sims: 'failed',
      credit: 'failed',
    });
    expect(cardAfter(incomplete, retry)).toMatchObject({ stands: 'shown', sims: 'loading', credit: 'loading' });
    expect(cardAfter(failed('loadMobile', offline))).toMatchObject({ stands: 'failed', isNone: false });
    expect(cardAfter(failed('loadMobile', offline), retry).stands).toBe('loading');
  });
});

describe('what is left of the SIM plan', () => {
  it('is measured by what it came with, and what has no limit is not measured (MK-07)', () => {
    expect(withPlan({}).plan.meters).toEqual([
      { part: 'DATA', measure: { left: 12_400, of: 30_000 } },
      { part: 'MINUTES', measure: null },
      { part: 'TEXTS', measure: null },
      { part: 'DAYS', measure: { left: 19, of: 30 } },
    ]);
  });

  it('what is used up has nothing left, whatever the network says of it', () => {
    const { meters } = withPlan({ current: { ...running(), usedUp: ['DATA'] } }).plan;
    expect(meters[0]).toEqual({ part: 'DATA', measure: { left: 0, of: 30_000 } });
  });

  it('on its first day there is more left than its days', () => {
    const { meters } = withPlan({ current: { ...running(), daysLeft: 31 } }).plan;
    expect(meters.at(-1)).toEqual({ part: 'DAYS', measure: { left: 31, of: 31 } });
  });

  it('is its days alone where the network does not say, and nothing where no plan runs', () => {
    expect(withPlan({ current: { ...running(), left: null } }).plan.meters.map(({ part }) => part)).toEqual(['DAYS']);
    expect(cardAfter(answered('loadSimPlan', noSimPlan)).plan).toMatchObject({ stands: 'none', meters: [] });
  });
});
