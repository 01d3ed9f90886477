import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { NetworkRefusal } from '../../network/network-link.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { listBills } from '../../testing/bills.ts';
import { alex, productIds } from '../../testing/customer.ts';
import { askToClose, readFaults, reportNoConnection } from '../../testing/faults.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';
import { askToEndPause, pausePlan, readPauses } from '../../testing/pauses.ts';
import { changePlan, readChanges } from '../../testing/plan-changes.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Schemas = components['schemas'];

/** What the network refuses the first time in this life, and takes the second time. */
const { value: refusing } = sentinel('order-refusing');

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
  await lives.browser.send('POST', `/broadband/v1/members/${alex}/notifications/opt-in`);
});
beforeEach(() => lives.restart());
afterEach(() => vi.restoreAllMocks());
afterAll(() => lives.site.close());

const today = (): LocalDate => lives.site.clock.now().toISOString().slice(0, 10);
const hour = () => lives.pass(HOUR_MS, HOUR_MS / 12);

async function livePlan(): Promise<string> {
  const { plan } = await readOrder(lives.browser, await lives.order(refusing));
  await lives.pass(50 * DAY_MS);
  return plan.id;
}

/** What was written to the member under a subject. */
async function written(subject: string): Promise<string[]> {
  const { outbox, db } = lives.site.deps;
  const mails = await outbox.sentTo(db, 'alex.finch@example.com');
  return mails.filter((mail) => mail.subject === subject).map(({ body }) => body);
}

/** The same about a plan or an order, whose link stands in it. */
const mailsOf = async (id: string, subject: string) => (await written(subject)).filter((body) => body.includes(id));

const bannersOf = async () =>
  (await lives.browser.get<{ title: string }[]>(`/broadband/v1/members/${alex}/banners`)).body.map(
    ({ title }) => title,
  );

const refusalsOf = async (planId: string) =>
  (
    await lives.site.deps.db.execute(
      sql`select kind, times, settled_at is not null as settled from network_refusals where plan_id = ${planId} order by first_at`,
    )
  ).rows;

/** The network is told everything of a plan again, as after a crash, and refuses it again. */
async function refuseAgain(planId: string): Promise<void> {
  const { network, db } = lives.site.deps;
  const calls = ['move', 'setVisitDetails', 'suspend', 'changeProduct', 'boost', 'cease', 'report'] as const;
  for (const call of [...calls, 'closeIncident'] as const)
    vi.spyOn(network, call).mockRejectedValue(new NetworkRefusal(409));
  await db.execute(
    sql`update jobs set done_at = null where line = ${`network:${planId}`} and kind <> 'network.place-order'`,
  );
  await hour();
  vi.restoreAllMocks();
}

describe('a boost that the network refuses (MK-02)', () => {
  test('is given back and said, once, and the next one is taken', async () => {
    const planId = await livePlan();
    const at = `/broadband/v1/plans/${planId}/boosts`;
    expect((await lives.browser.send<Schemas['Boosts']>('POST', at)).body).toMatchObject({ leftThisMonth: 2 });
    await hour();
    await refuseAgain(planId);
    const given = { leftThisMonth: 3, boost: null, earlier: [], blocked: null };
    expect((await lives.browser.get(at)).body).toMatchObject(given);
    const [mail, ...more] = await mailsOf(planId, 'Your speed boost didn’t start');
    expect(mail).toContain('3 boosts are left this month');
    expect(more).toEqual([]);
    expect(await refusalsOf(planId)).toEqual([{ kind: 'network.boost-service', times: 1, settled: true }]);
    await lives.browser.send('POST', at);
    await hour();
    expect((await lives.browser.get(at)).body).toMatchObject({ leftThisMonth: 2, boost: { state: 'RUNNING' } });
  });
});

describe('a pause (MK-02)', () => {
  async function paused(): Promise<{ planId: string; lastDay: LocalDate }> {
    const planId = await livePlan();
    const { contract } = await readPauses(lives.browser, planId);
    const lastDay = contract?.lastDay ?? '';
    await pausePlan(lives.browser, planId, addDays(today(), 1), 10, addDays(lastDay, 10));
    await lives.pass(DAY_MS);
    return { planId, lastDay };
  }

  test('that the network refuses is off, moves no last day, and is said once', async () => {
    const { planId, lastDay } = await paused();
    await refuseAgain(planId);
    expect(await readPauses(lives.browser, planId)).toMatchObject({
      pause: null,
      earlier: [],
      daysUsed: 0,
      contract: { lastDay },
      blocked: null,
    });
    const [mail, ...more] = await mailsOf(planId, 'Your broadband isn’t paused');
    expect(mail).not.toContain('cost you nothing');
    expect(more).toEqual([]);
  });

  test('whose end the network refuses is said until it is taken, and asked for again', async () => {
    const { planId } = await paused();
    const { contract } = await readPauses(lives.browser, planId);
    await pausePlan(lives.browser, planId, addDays(today(), 1), 5, addDays(contract?.lastDay ?? '', 5));
    await lives.pass(DAY_MS);
    const { pause } = await readPauses(lives.browser, planId);
    expect(pause?.state).toBe('RUNNING');
    const suspend = vi.spyOn(lives.site.deps.network, 'suspend').mockRejectedValue(new NetworkRefusal(403));
    await askToEndPause(lives.browser, planId, pause?.id ?? '');
    await lives.pass(8 * HOUR_MS, HOUR_MS);
    expect(suspend).toHaveBeenCalledTimes(2);
    expect(await bannersOf()).toContain('Your broadband may still be paused');
    expect(await mailsOf(planId, 'Your broadband may still be paused')).toHaveLength(1);
    vi.restoreAllMocks();
    await lives.pass(8 * HOUR_MS, HOUR_MS);
    expect(await bannersOf()).not.toContain('Your broadband may still be paused');
    expect(await refusalsOf(planId)).toMatchObject([{ settled: true }, { times: 2, settled: true }]);
  });
});

describe('a change of plan that the network refuses (DB-05)', () => {
  test('is undone with its price and documents before any bill has it, and said once', async () => {
    const planId = await livePlan();
    const before = await readChanges(lives.browser, planId);
    const { asked } = await changePlan(lives.browser, planId, productIds.mbps500);
    await lives.passUntil(`${asked?.from}T00:30:00Z`);
    await refuseAgain(planId);
    expect((await readChanges(lives.browser, planId)).present).toEqual(before.present);
    await lives.pass(DAY_MS);
    const [mail, ...more] = await written('Your plan stays as it is');
    expect(mail).toContain('didn’t take the change');
    expect(mail).not.toContain('too much');
    expect(more).toEqual([]);
    expect(await written('Your plan is 500 Mbps now')).toEqual([]);
    const { bills } = await listBills(lives.browser);
    expect(bills.find((bill) => bill.planId === planId)).toMatchObject({ from: asked?.from, totalInPence: 2_500 });
  });
});

test('a change that the network refuses days later is undone, too, and what a bill has charged for it is said and left to our team', async () => {
  const planId = await livePlan();
  const { asked } = await changePlan(lives.browser, planId, productIds.mbps500);
  const tell = vi.spyOn(lives.site.deps.network, 'changeProduct').mockRejectedValue(new Error('nobody there'));
  await lives.passUntil(`${addDays(asked?.from ?? '', 1)}T12:00:00Z`);
  tell.mockRejectedValue(new NetworkRefusal(409));
  await hour();
  expect((await readChanges(lives.browser, planId)).present).toMatchObject({ monthlyPriceInPence: 2_500 });
  expect((await written('Your plan stays as it is'))[0]).toContain('You’ve paid £10.00 too much');
  expect(await refusalsOf(planId)).toMatchObject([{ settled: false }]);
});

describe('an end that the network refuses (DB-06)', () => {
  const at = (planId: string) => `/broadband/v1/plans/${planId}/cancellation`;
  const title = 'Your broadband may be on for longer';

  test('stands for the member, who reads it once, and is asked for again until it is taken', async () => {
    const planId = await livePlan();
    const { options } = (await lives.browser.get<Schemas['PlanCancellation']>(at(planId))).body;
    const [first] = options;
    const asked = { lastDay: first?.lastDay, exitFeeInPence: first?.exitFee?.totalInPence ?? 0 };
    expect((await lives.browser.send('POST', at(planId), asked)).status).toBe(200);
    await hour();
    expect(await bannersOf()).toContain(title);
    await refuseAgain(planId);
    expect(await mailsOf(planId, title)).toHaveLength(1);
    expect(await refusalsOf(planId)).toEqual([{ kind: 'network.cease-service', times: 2, settled: false }]);
    await lives.pass(8 * HOUR_MS, HOUR_MS);
    expect(await bannersOf()).not.toContain(title);
    expect(await refusalsOf(planId)).toMatchObject([{ settled: true }]);
    await lives.passUntil(`${addDays(first?.lastDay ?? '', 1)}T09:00:00Z`);
    const { db } = lives.site.deps;
    const ended = await db.execute(
      sql`select disconnected_at is not null as ended from plan_cancellations where plan_id = ${planId}`,
    );
    expect(ended.rows).toEqual([{ ended: true }]);
  });
});

test('a fault whose report the network refuses says so once, keeps its promise and is taken later; one whose closure it refuses is over, and its member reads that somebody may come (DB-01)', async () => {
  const planId = await livePlan();
  const reported = await reportNoConnection(lives.browser, planId, today());
  const now = async () => (await readFaults(lives.browser, planId)).faults[0];
  await hour();
  await refuseAgain(planId);
  const refused = await now();
  const text = expect.stringContaining('hasn’t taken your report yet');
  expect(refused?.history).toContainEqual(expect.objectContaining({ text }));
  expect(refused?.promises).toEqual(reported.promises);
  expect(await mailsOf(planId, 'We’re still passing on your fault report')).toHaveLength(1);
  await lives.pass(8 * HOUR_MS, HOUR_MS);
  expect((await now())?.history.length).toBeGreaterThan(refused?.history.length ?? 0);
  expect(await refusalsOf(planId)).toMatchObject([{ settled: true }]);

  const title = 'An engineer may still come';
  await askToClose(lives.browser, planId, reported.id);
  await hour();
  expect((await now())?.endedAt).not.toBeNull();
  expect(await bannersOf()).toContain(title);
  await refuseAgain(planId);
  expect(await mailsOf(planId, title)).toHaveLength(1);
  await lives.pass(8 * HOUR_MS, HOUR_MS);
  expect(await bannersOf()).not.toContain(title);
});

describe('a visit (DB-04, BK-26)', () => {
  const update = (id: string, date = '', slot: 'AM' | 'PM' = 'AM', healthAndSafety: string | null = null) =>
    lives.browser.send('PATCH', `/broadband/v2/appointments/${id}`, {
      ...fullUpdate(id, date, slot),
      ...(healthAndSafety === null ? {} : { notes: { healthAndSafety } }),
    });

  async function ordered() {
    const orderId = await lives.order(refusing);
    await hour();
    const order = await readOrder(lives.browser, orderId);
    const [visit] = order.appointments;
    if (!visit) throw new Error('no visit');
    return { orderId, planId: order.plan.id, visit };
  }

  async function move({ id, appointmentDate }: Schemas['OrderAppointment']): Promise<void> {
    const at = `/broadband/v1/appointments/${id}/availabilities`;
    const free = (await lives.browser.get<Schemas['Availability']>(at)).body.groupedAvailableAppointments ?? [];
    const other = free.filter(({ date }) => date !== appointmentDate)[2];
    expect(await update(id, other?.date, other?.timeSlots[0]?.slot)).toMatchObject({ status: 200 });
  }

  test('on a day that the network refuses needs another one, which it takes; the other visit stays', async () => {
    const { orderId, planId } = await ordered();
    const [outside, inHome] = (await readOrder(lives.browser, orderId)).appointments;
    if (!outside || !inHome) throw new Error('The home needs both visits');
    const now = async (id: string) =>
      (await readOrder(lives.browser, orderId)).appointments.find((visit) => visit.id === id);
    await move(inHome);
    await hour();
    await refuseAgain(planId);
    const lost = await now(inHome.id);
    expect(lost).toMatchObject({
      rebookingRequired: true,
      amendable: true,
      stateDescription: 'The network can’t come on this day: choose another date',
    });
    expect(await now(outside.id)).toEqual(outside);
    expect(await mailsOf(orderId, 'News about your home install')).toEqual([
      expect.stringContaining('can’t come on the day that you moved your home install to'),
    ]);
    if (lost) await move(lost);
    await hour();
    expect(await now(inHome.id)).toMatchObject({ rebookingRequired: false, stateDescription: 'Booked' });
  });

  test('of which the network refuses other details tells its member once, until the network takes others', async () => {
    const { planId, visit } = await ordered();
    const title = 'Your engineer doesn’t know yet what you changed';
    expect(await update(visit.id, visit.appointmentDate, visit.slot, 'A dog')).toMatchObject({ status: 200 });
    await hour();
    await refuseAgain(planId);
    expect(await bannersOf()).toContain(title);
    expect(await mailsOf(planId, title)).toHaveLength(1);
    expect(await refusalsOf(planId)).toEqual([{ kind: 'network.set-visit-details', times: 2, settled: false }]);
    expect(await update(visit.id, visit.appointmentDate, visit.slot, 'Two dogs')).toMatchObject({ status: 200 });
    await hour();
    expect(await bannersOf()).not.toContain(title);
    expect(await refusalsOf(planId)).toMatchObject([{ settled: true }]);
  });
});
