import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { asked, askedForGood, ended } from '../change-plan/changes.cases.ts';
import { input } from './manage-plan.cases.ts';
import { managePlanMachine } from './manage-plan.machine.ts';
import { mostDaysFrom, movedLastDay, pauseBesideSwitch, pauseErrors } from './manage-plan.rules.ts';
import { selectManagePlan } from './manage-plan.selectors.ts';
import type { Boosts, OfPlan, Pauses, ThisPlan } from './manage-plan.types.ts';
import { fewDays, freePauses, overdue, switchAhead, typed } from './pauses.cases.ts';
import { livePlan, planWith, someBoosts } from './plans.cases.ts';

type Found = { plan?: ThisPlan; boosts?: Boosts; pauses?: Pauses };

/** The page once everything has come; what is not given cannot be had. */
async function opened({ plan, boosts, pauses }: Found) {
  const or = <T>(found: T | undefined) =>
    fromPromise<T, OfPlan>(() => (found === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(found)));
  const machine = managePlanMachine.provide({
    actors: { loadPlan: or(plan), loadBoosts: or(boosts), loadPauses: or(pauses) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ page: 'cardsShown' }));
  return actor;
}

const contractOf = async (plan: ThisPlan) => selectManagePlan((await opened({ plan })).getSnapshot()).plan?.contract;

describe('the contract', () => {
  it('says what leaving costs as it is counted, within the minimum term (CO-05)', async () => {
    const fee = { months: 11, perMonthInPence: 1740, totalInPence: 19_140 };
    expect(await contractOf(livePlan)).toMatchObject({ leaving: { why: 'EXIT_FEE', fee }, withdrawUntil: null });
  });

  it('can be withdrawn from while the 14 days run, and only then says until when', async () => {
    const early = planWith({ how: 'WITHDRAW', contract: { exitFee: null } });
    expect(await contractOf(early)).toMatchObject({ leaving: { why: 'WITHDRAW' }, withdrawUntil: '2026-02-16' });
  });

  it.each([
    [
      'of a month that only pauses have added',
      planWith({ contract: { exitFee: null, monthsLeft: 1 } }),
      'ADDED_BY_PAUSES',
    ],
    ['of its last month that is paid for', planWith({ contract: { exitFee: null, monthsLeft: 0 } }), 'LAST_MONTH'],
    ['after its term', planWith({ how: 'NOTICE', contract: { exitFee: null, monthsLeft: 0 } }), 'NOTICE'],
    [
      'that rolls from month to month',
      planWith({ how: 'ROLLING', contract: { minimumTerm: null, exitFee: null } }),
      'ROLLING',
    ],
  ])('%s costs nothing to leave, and says why', async (_, plan, why) => {
    expect(await contractOf(plan)).toMatchObject({ leaving: { why, fee: null } });
  });

  it('is none before Go Live', async () => {
    expect(await contractOf(planWith({ planStatus: 'ORDERED', contract: null }))).toBeNull();
  });
});

describe('what the plan can become', () => {
  const changeOf = async (plan: ThisPlan) => selectManagePlan((await opened({ plan })).getSnapshot()).plan?.change;

  it('is told from its next bill on, while nothing is asked for (DB-05)', async () => {
    expect(await changeOf(livePlan)).toEqual({
      from: '2026-03-24',
      blocked: null,
      asked: null,
      switchAhead: null,
      maySwitchCostFee: false,
    });
  });

  it('is the plan that was asked for, until that can be undone no more', async () => {
    expect(await changeOf(planWith({ changing: asked }))).toMatchObject({
      asked: {
        plan: { displayName: '1 Gbps', meshWifi: false },
        hadMeshWifi: false,
        from: '2026-09-24',
        undoUntil: '2026-09-23',
      },
    });
    expect((await changeOf(planWith({ changing: askedForGood })))?.asked?.undoUntil).toBeNull();
  });

  it('is nothing where it can’t be changed, and why is told', async () => {
    expect(await changeOf(planWith({ changing: ended }))).toEqual({
      from: null,
      blocked: 'ENDED',
      asked: null,
      switchAhead: null,
      maySwitchCostFee: false,
    });
  });
});

describe('the cards', () => {
  it('stand each by itself: what cannot be had is failed, and the others are shown (ER-04)', async () => {
    const model = selectManagePlan((await opened({ boosts: someBoosts })).getSnapshot());
    expect(model).toMatchObject({ isShown: true, planStands: 'failed', boostStands: 'shown', pauseStands: 'failed' });
    expect(model.plan).toBeNull();
    expect(model.boost?.leftThisMonth).toBe(2);
  });
});

describe('a pause that is asked for', () => {
  it('says its days, roughly what comes off the next bill, and the contract’s new last day', async () => {
    const actor = await opened({ plan: livePlan, boosts: someBoosts, pauses: freePauses });
    actor.send({ type: 'pause.requested' });
    actor.send({ type: 'pause.chosen', ...typed });
    expect(selectManagePlan(actor.getSnapshot()).pause?.agreed).toEqual({
      from: '2026-03-20',
      to: '2026-04-02',
      days: 14,
      creditInPence: 1353,
      contract: { lastDay: '2027-02-23', movedTo: '2027-03-09' },
      besideSwitch: null,
    });
  });

  it.each([
    ['over before the switch', { ...switchAhead, day: '2026-04-03' }, 'before'],
    ['cut short by it', { ...switchAhead, day: '2026-04-02' }, 'cutShort'],
    ['open, where the switch is overdue', overdue, 'open'],
  ])('is %s', async (_, ahead, besideSwitch) => {
    const actor = await opened({ plan: livePlan, boosts: someBoosts, pauses: { ...freePauses, switchAhead: ahead } });
    actor.send({ type: 'pause.requested' });
    actor.send({ type: 'pause.chosen', ...typed });
    expect(selectManagePlan(actor.getSnapshot()).pause?.agreed).toMatchObject({ besideSwitch });
  });

  it.each([
    ['waits, where it was to begin on the day of the switch', {}, '2026-03-20', 'waits'],
    ['never begins, where it was of that day alone', { to: '2026-03-20' }, '2026-03-20', 'never'],
    ['comes too late, where it begins after that', {}, '2026-03-19', 'tooLate'],
    ['is cut short, where it runs by then', { state: 'RUNNING' as const }, '2026-03-20', 'cutShort'],
  ])('%s (DB-04, SW-12)', (_, change, day, beside) => {
    const pause = { from: '2026-03-20', to: '2026-04-02', state: 'PLANNED' as const, ...change };
    expect(pauseBesideSwitch(pause, { ...switchAhead, day })).toBe(beside);
  });

  it('foretells no amount where the price is not known', async () => {
    const actor = await opened({ boosts: someBoosts, pauses: freePauses });
    actor.send({ type: 'pause.requested' });
    actor.send({ type: 'pause.chosen', ...typed });
    expect(selectManagePlan(actor.getSnapshot()).pause?.agreed).toMatchObject({ days: 14, creditInPence: null });
  });

  it.each([
    ['whose contract rolls', { contract: null }, typed],
    ['that begins after its term', { contract: { lastDay: '2026-03-19', movedBy: 1 } }, typed],
  ])('of a plan %s moves nothing', (_, { contract }, { from, days }) => {
    expect(movedLastDay({ contract }, { from, days: Number(days) })).toBeNull();
  });

  it('moves the contract also where it begins on its last day', () => {
    const contract = { lastDay: '2026-03-20', movedBy: 1 };
    expect(movedLastDay({ contract }, { from: '2026-03-20', days: 2 })).toBe('2026-03-22');
  });

  it.each([
    ['2026-03-10', 0],
    ['2026-03-11', 7],
    ['2026-05-31', 7],
    ['2026-06-01', 28],
  ])('from %s has %i days at most', (from, days) => expect(mostDaysFrom(fewDays, from)).toBe(days));

  it.each([
    [{ from: '2026-03-11', days: '28' }, {}],
    [{ from: '2026-06-08', days: ' 1 ' }, {}],
    [{ from: '2026-03-10', days: '1' }, { from: 'fromTooEarly' }],
    [{ from: '2026-06-09', days: '1' }, { from: 'fromTooLate' }],
    [{ from: '2026-02-30', days: '1' }, { from: 'fromMissing' }],
    [{ from: '2026-03-11', days: '29' }, { days: 'daysTooMany' }],
    [{ from: '2026-03-11', days: '0' }, { days: 'daysMissing' }],
    [{ from: '2026-03-11', days: '1.5' }, { days: 'daysMissing' }],
    [{ from: '2026-03-11', days: '-3' }, { days: 'daysMissing' }],
    [{ from: '2026-03-11', days: 'two' }, { days: 'daysMissing' }],
  ])('%o is refused with %o', (wanted, errors) => expect(pauseErrors(freePauses, wanted)).toEqual(errors));
});
