import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import { loggedIn, robin } from '../../testing/customer.ts';
import { askForDates, askToClose, askToMove, readFaults, reportNoConnection } from '../../testing/faults.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';
import type { Fault, FaultVisitChoice } from './faults.types.ts';

/** A Monday: repaired by the end of Wednesday 13 January, and visited on Tuesday morning. */
const REPORTED = '2027-01-11T09:00:00Z';
const friday: FaultVisitChoice = { date: '2027-01-15', slot: 'PM' };

let lives: OrderLives;
let orders: Map<string, string>;

/** A plan for each test, live since before Christmas, and its fault, which the network has just found at home. */
beforeAll(async () => {
  lives = await OrderLives.begin();
  await lives.restart();
  orders = new Map();
  for (const [name, life] of [
    ['moved', 'fault-in-home'],
    ['closed', 'fault-in-home'],
    ['away', 'fault-in-home'],
    ['told', 'fault-in-home'],
    ['contested', 'fault-contested'],
    ['absent', 'fault-no-access'],
    ['absentee', 'fault-no-access'],
  ] as const satisfies [string, SentinelId][])
    orders.set(name, await lives.order(sentinel(life).value));
  await lives.pass(40 * DAY_MS);
  await lives.passUntil(REPORTED);
}, 120_000);
afterAll(() => lives.site.close());
beforeEach(() => {
  vi.restoreAllMocks();
});

async function planOf(name: string): Promise<string> {
  return (await readOrder(lives.browser, orders.get(name) ?? '')).plan.id;
}

async function standing(name: string): Promise<Fault> {
  const { faults } = await readFaults(lives.browser, await planOf(name));
  if (!faults[0]) throw new Error('no fault');
  return faults[0];
}

const lastVisit = ({ visits }: Fault) => {
  const visit = visits.at(-1);
  if (!visit) throw new Error('no visit');
  return visit;
};

const promisesOf = ({ promises }: Fault) =>
  promises.map(({ kind, date, state, causedBy }) => [kind, date, state, ...(causedBy ? [causedBy] : [])].join(' '));

async function mailsOf({ number }: Fault): Promise<string[]> {
  const { outbox, db } = lives.site.deps;
  const all = await outbox.sentTo(db, 'alex.finch@example.com');
  return all.filter(({ body }) => body.includes(number)).flatMap(({ subject }) => subject ?? []);
}

const move = async (name: string, choice: FaultVisitChoice) =>
  askToMove(lives.browser, await planOf(name), lastVisit(await standing(name)).id, choice);

describe('the visit of a fault on another day (DB-04, BK-31)', () => {
  beforeAll(async () => {
    for (const name of orders.keys()) await reportNoConnection(lives.browser, await planOf(name), '2027-01-11');
    await lives.pass(2 * HOUR_MS, HOUR_MS / 4);
  });

  test('can be had until the day before it, from the next working day on', async () => {
    expect(lastVisit(await standing('moved'))).toMatchObject({
      date: '2027-01-12',
      state: 'BOOKED',
      move: { blocked: null, until: '2027-01-11', startDate: '2027-01-12' },
    });
  });

  test('is offered in blocks of two weeks, on working days, with the slot that the visit has (BK-11)', async () => {
    const planId = await planOf('moved');
    const { id } = lastVisit(await standing('moved'));
    const { status, body } = await askForDates(lives.browser, planId, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      appointmentId: id,
      visitType: 'INTERNAL_INCIDENT',
      appointmentWindowInDaysPerCall: 14,
      maxAppointmentWindowInDays: 28,
    });
    const days = body.groupedAvailableAppointments?.map(({ date }) => date) ?? [];
    expect(days[0]).toBe('2027-01-12');
    expect(days).not.toContain('2027-01-16');
    expect(days.at(-1)).toMatch(/^2027-01-2[2-5]$/);
    expect(body.availableAppointments).toContainEqual(expect.objectContaining({ date: '2027-01-12', slot: 'AM' }));
    const second = await askForDates(lives.browser, planId, id, '2027-01-26');
    expect(second.body.availableAppointments.every(({ date }) => date >= '2027-01-26' && date <= '2027-02-08')).toBe(
      true,
    );
    expect(await askForDates(lives.browser, planId, id, '2027-02-09')).toMatchObject({
      status: 400,
      body: { code: 'invalid.request' },
    });
    expect(await askForDates(lives.browser, planId, id, '2027-01-10')).toMatchObject({
      status: 400,
      body: { code: 'validation.failed' },
    });
  });

  test.each([
    ['today', { date: '2027-01-11', slot: 'PM' }, 409, 'appointment.taken'],
    ['on a Saturday', { date: '2027-01-16', slot: 'AM' }, 400, 'validation.failed'],
    ['in two months', { date: '2027-03-11', slot: 'AM' }, 400, 'invalid.request'],
    ['on no day', { date: 'soon', slot: 'AM' }, 400, 'validation.failed'],
    ['at night', { date: '2027-01-15', slot: 'NIGHT' as 'AM' }, 400, 'validation.failed'],
  ] as const)('is none %s', async (_, choice, status, code) => {
    expect(await move('moved', choice)).toMatchObject({ status, body: { code } });
    expect(lastVisit(await standing('moved')).date).toBe('2027-01-12');
  });

  test('is nobody else’s to choose, as if there were no such visit (HT-06)', async () => {
    const other = await loggedIn(lives.site, robin);
    const nobodys = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c9999';
    const planId = await planOf('moved');
    const { id } = lastVisit(await standing('moved'));
    expect(await askToMove(other, planId, id, friday)).toMatchObject({ status: 404, body: { code: 'plan.not-found' } });
    expect(await askForDates(other, planId, id)).toMatchObject({ status: 404 });
    const ofAnother = lastVisit(await standing('closed')).id;
    for (const visitId of [nobodys, ofAnother]) {
      const missing = { status: 404, body: { code: 'appointment.not-found' } };
      expect(await askToMove(lives.browser, planId, visitId, friday)).toMatchObject(missing);
      expect(await askForDates(lives.browser, planId, visitId)).toMatchObject(missing);
    }
  });

  test('is chosen once however often it is sent, is told once, and moves what was promised', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => move('moved', friday)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await lives.pass(HOUR_MS / 2, HOUR_MS / 4);
    const fault = await standing('moved');
    expect(fault.visits).toMatchObject([
      { date: '2027-01-15', slot: 'PM', state: 'BOOKED', move: { blocked: null, until: '2027-01-14' } },
    ]);
    expect(fault.history.filter(({ text }) => text.startsWith('You moved the engineer’s visit'))).toHaveLength(1);
    expect(promisesOf(fault)).toEqual([
      'REPAIR 2027-01-13 MOVED CUSTOMER',
      'REPAIR_VISIT 2027-01-12 MOVED CUSTOMER',
      'REPAIR 2027-01-15 OPEN',
      'REPAIR_VISIT 2027-01-15 OPEN',
    ]);
    expect(fault.compensationInPence).toBe(0);
    const mails = await mailsOf(fault);
    expect(mails.filter((subject) => subject === 'Your engineer visits on another day')).toHaveLength(1);
    // Who comes is named anew.
    expect(mails.filter((subject) => subject === 'Your engineer')).toHaveLength(2);
  });

  test('is gone where somebody was quicker, and then another one can be had (BK-21)', async () => {
    expect(await move('contested', friday)).toMatchObject({ status: 409, body: { code: 'appointment.taken' } });
    const fault = await standing('contested');
    expect(lastVisit(fault)).toMatchObject({ date: '2027-01-12', slot: 'AM' });
    const { body } = await askForDates(lives.browser, fault.planId, lastVisit(fault).id);
    expect(body.availableAppointments).not.toContainEqual(expect.objectContaining(friday));
    expect(await move('contested', { date: '2027-01-14', slot: 'AM' })).toMatchObject({ status: 200 });
  });

  test('changes nothing while the network doesn’t answer (ER-13)', async () => {
    const { network } = lives.site.deps;
    vi.spyOn(network, 'moveIncidentVisit').mockRejectedValueOnce(new Error('away'));
    vi.spyOn(network, 'freeSlots').mockRejectedValueOnce(new Error('away'));
    const away = { status: 503, body: { code: 'availability.unavailable' } };
    expect(await move('away', friday)).toMatchObject(away);
    const fault = await standing('away');
    expect(await askForDates(lives.browser, fault.planId, lastVisit(fault).id)).toMatchObject(away);
    expect(lastVisit(fault).date).toBe('2027-01-12');
    expect(await move('away', friday)).toMatchObject({ status: 200 });
  });

  test('is told by the network, too, where we ended before it was written down', async () => {
    const fault = await standing('told');
    await lives.site.deps.network.moveIncidentVisit(fault.id, lastVisit(fault).id, friday);
    await lives.site.drain();
    expect(lastVisit(await standing('told'))).toMatchObject(friday);
    expect(promisesOf(await standing('told'))).toContain('REPAIR 2027-01-15 OPEN');
  });

  test('is called off with the fault, and can be moved no more then', async () => {
    const { id, planId } = await standing('closed');
    await askToClose(lives.browser, planId, id);
    const fault = await standing('closed');
    expect(lastVisit(fault)).toMatchObject({ state: 'CANCELLED', move: { blocked: 'OVER', startDate: null } });
    const over = { status: 409, body: { code: 'appointment.closed' } };
    expect(await move('closed', friday)).toMatchObject(over);
    expect(await askForDates(lives.browser, planId, lastVisit(fault).id)).toMatchObject(over);
  });

  test('is too late on the day of the visit, and after a visit at which nobody was at home it can be had again', async () => {
    await lives.passUntil('2027-01-12T07:30:00Z');
    expect(lastVisit(await standing('absent')).move).toEqual({
      blocked: 'TOO_LATE',
      until: '2027-01-11',
      startDate: null,
    });
    expect(await move('absent', friday)).toMatchObject({ status: 409, body: { code: 'appointment.too-late' } });
    await lives.pass(2 * HOUR_MS, HOUR_MS / 2);
    const fault = await standing('absent');
    expect(fault).toMatchObject({
      actionOwner: 'CUSTOMER',
      visits: [{ state: 'NO_ACCESS', move: { blocked: null, until: null, startDate: '2027-01-13' } }],
    });
    const missed = lastVisit(fault);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => askToMove(lives.browser, fault.planId, missed.id, friday)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { visits } = await standing('absent');
    expect(visits).toMatchObject([
      { id: missed.id, state: 'NO_ACCESS', move: { blocked: 'OVER' } },
      { ...friday, state: 'BOOKED', move: { blocked: null, until: '2027-01-14' } },
    ]);
  });

  test('is the network’s where the member has chosen none for a day, and can be moved from there', async () => {
    await lives.passUntil('2027-01-13T09:00:00Z');
    expect(lastVisit(await standing('absentee'))).toMatchObject({ date: '2027-01-14', state: 'BOOKED' });
    // Chosen by who was absent in the other home, who has one visit still.
    expect((await standing('absent')).visits).toHaveLength(2);
    expect(await move('absentee', { date: '2027-01-18', slot: 'AM' })).toMatchObject({ status: 200 });
  });

  test('is kept, and a wait that the member chose is worth nothing', async () => {
    await lives.passUntil('2027-01-20T09:00:00Z');
    for (const name of ['moved', 'contested', 'away', 'told', 'absent', 'absentee'])
      expect(await standing(name)).toMatchObject({ state: 'REPAIRED', compensationInPence: 0 });
    expect(promisesOf(await standing('moved')).slice(2)).toEqual([
      'REPAIR 2027-01-15 KEPT',
      'REPAIR_VISIT 2027-01-15 KEPT',
    ]);
    expect(promisesOf(await standing('absentee'))).toEqual([
      'REPAIR 2027-01-13 MOVED CUSTOMER',
      'REPAIR_VISIT 2027-01-12 BROKEN CUSTOMER',
      'REPAIR 2027-01-14 MOVED CUSTOMER',
      'REPAIR_VISIT 2027-01-14 MOVED CUSTOMER',
      'REPAIR 2027-01-18 KEPT',
      'REPAIR_VISIT 2027-01-18 KEPT',
    ]);
  });
});
