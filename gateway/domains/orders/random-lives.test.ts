import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, addMonths, daysBetween } from '../../../platform/clock/local-date.ts';
import { listBills, readBill } from '../../testing/bills.ts';
import { alex, checkHome, productIds } from '../../testing/customer.ts';
import { DisturbedPost } from '../../testing/disturbed-post.ts';
import { assertLaws, isOver, owedInPence, standingOf, type Standing } from '../../testing/life-laws.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { chooseFirstDate, holdVisits, place, readyToOrder } from '../../testing/orders.ts';
import { anyLife, namedLives, type Act, type Wish } from '../../testing/random-life.ts';
import { askToUndo, changePlan, readChanges } from '../../testing/plan-changes.ts';
import { fullUpdate } from '../../testing/visits.ts';
import type { WireEvent } from '../notifications/notifications.types.ts';
import type { Plan } from '../plans/plans.types.ts';

type Schemas = components['schemas'];
type MemberOrder = Schemas['MemberOrder'];

const HOMES_OF_STREET = 9;

/** `LIVES_SEED=7` tries others, and `LIVES_RUNS=90` more of them. */
const RUNS = Number(process.env['LIVES_RUNS'] ?? 12);
const SEED = Number(process.env['LIVES_SEED'] ?? 20_261_123);

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
afterAll(() => lives.site.close());

/** A site with new homes, as each is ordered for once. */
async function moveToAnotherTown(): Promise<void> {
  await lives.site.close();
  lives = await OrderLives.begin();
}

const pass = (hours: number): Promise<void> => lives.pass(hours * HOUR_MS, 6 * HOUR_MS);

async function read(orderId: string): Promise<MemberOrder> {
  const { status, body } = await lives.browser.get<MemberOrder>(`/broadband/v1/members/${alex}/orders/${orderId}`);
  expect(status).toBe(200);
  return body;
}

async function move(orderId: string, { visit: at, day }: Extract<Act, { kind: 'move' }>): Promise<void> {
  const { order } = await read(orderId);
  const visit = order.appointments.filter(({ amendable }) => amendable)[at];
  if (!visit) return;
  const dates = await lives.browser.get<Schemas['Availability']>(
    `/broadband/v1/appointments/${visit.id}/availabilities`,
  );
  const choice = dates.body.groupedAvailableAppointments?.[day];
  if (!choice) return;
  const update = {
    ...fullUpdate(visit.id, choice.date, choice.timeSlots[0]?.slot),
    contactLastName: visit.contactLastName,
  };
  const { status } = await lives.browser.send('PATCH', `/broadband/v2/appointments/${visit.id}`, update);
  expect([200, 400, 409]).toContain(status);
}

async function cancel(orderId: string): Promise<void> {
  const { cancellation } = await read(orderId);
  const { status } = await lives.browser.send('POST', `/broadband/v1/orders/${orderId}/cancellation`);
  if (cancellation.how !== null) expect(status).toBe(200);
}

/** Places the order while a second tab begins another one. Gives the order's id. */
async function orderInTwoTabs(lastName: string): Promise<string> {
  lives.streetNumber += 1;
  const { browser } = lives;
  const plan = await readyToOrder(browser, String(lives.streetNumber), 'visits-both');
  await holdVisits(browser, plan.id, lastName);
  const nccTransactionId = await checkHome(browser, 'visits-both', String(lives.streetNumber));
  const begun = { productId: plan.productId, nccTransactionId };
  const [placed, ...others] = await Promise.all([
    place(browser, plan.id),
    ...[1, 2, 3].map(() => browser.send<Plan>('POST', '/broadband/v1/plans', begun)),
  ]);
  expect(placed.status).toBe(201);
  for (const { status, body } of others) {
    expect([201, 409]).toContain(status);
    if (status === 201 && body.id !== plan.id) expect((await place(browser, body.id)).status).toBe(409);
  }
  return placed.body.id;
}

/** A home that is served, or is going to be, is not ordered for twice by one member; afterwards it may be. */
async function orderInAnotherTab({ plan, orderedPlans }: Standing): Promise<void> {
  const nccTransactionId = await checkHome(lives.browser, 'visits-both', String(lives.streetNumber));
  const chosen = { productId: plan.productId, nccTransactionId };
  const { status } = await lives.browser.send('POST', '/broadband/v1/plans', chosen);
  expect(status).toBe(orderedPlans.length === 0 ? 201 : 409);
}

/** The same order again is the one that there is; another one, or one without its visits, is none. */
async function orderInOlderForm({ order, plan, orderedPlans }: Standing, productId: string): Promise<void> {
  const asked = { premiseId: plan.premiseId, productId, memberId: alex };
  const { status } = await lives.browser.send('POST', '/broadband/v1/orders', asked);
  expect(status).toBe(orderedPlans.length > 0 && order.productId === productId ? 204 : 409);
}

async function carryOut(each: Act, orderId: string): Promise<void> {
  switch (each.kind) {
    case 'wait':
      return pass(each.hours);
    case 'move':
      return move(orderId, each);
    case 'cancel':
      return cancel(orderId);
    case 'order in another tab':
      return orderInAnotherTab(await standing(orderId));
    case 'order in the older form':
      return orderInOlderForm(await standing(orderId), each.productId);
  }
}

const standing = (orderId: string) => standingOf(lives.site.deps.db, orderId);

async function looked(orderId: string, before: Standing | undefined, post: DisturbedPost): Promise<Standing> {
  const now = await standing(orderId);
  const told = post.told as WireEvent[];
  assertLaws(now, before, told);
  expect((await read(orderId)).compensationInPence).toBe(owedInPence(now, told, lives.site.clock.today()));
  return now;
}

/** Long enough for a network that delays, and for visits that have to be booked again. */
const DAYS_TO_END = 120;

/** Everybody does their part: an order ends then, with all that was promised for it. */
async function liveToTheEnd(orderId: string, before: Standing, post: DisturbedPost): Promise<Standing> {
  let now = before;
  for (let day = 0; day < DAYS_TO_END && !isOver(now); day += 3) {
    for (const { id, rebookingRequired, contactLastName } of (await read(orderId)).order.appointments)
      if (rebookingRequired) await chooseFirstDate(lives.browser, id, contactLastName);
    await lives.pass(3 * DAY_MS, DAY_MS);
    now = await looked(orderId, now, post);
  }
  expect(['COMPLETED', 'CANCELLED', 'REJECTED']).toContain(now.order.state);
  expect(now.promises.filter(({ state }) => state === 'OPEN')).toEqual([]);
  return now;
}

test(
  `${RUNS} random lives leave order, visits, plan, ledger and bills in agreement, and end (OR-02, OR-06, OR-10, BK-29)`,
  { timeout: 60_000 * RUNS },
  async () => {
    let lived = 0;
    await fc.assert(
      fc.asyncProperty(anyLife, async ({ lastName, acts, ways: given, wishes }) => {
        if (lives.streetNumber === HOMES_OF_STREET) await moveToAnotherTown();
        await lives.restart();
        const id = await orderInTwoTabs(lastName);
        const post = new DisturbedPost(lives.site, given);
        let now = await looked(id, undefined, post);
        for (const each of acts) {
          await carryOut(each, id);
          now = await looked(id, now, post);
        }
        await post.calm();
        now = await looked(id, now, post);
        await orderInAnotherTab(now);
        now = await liveToTheEnd(id, now, post);
        // Long enough for a second bill.
        await lives.pass(35 * DAY_MS, 3 * DAY_MS);
        const first = await read(id);
        const prices = new Map([['', { plan: Number(first.order.plan.monthlyPrice), addOn: 0 }]]);
        expect(first.meshWifi).toBe(false);
        for (const each of wishes) await wishFor(id, each, prices);
        await assertBills(id, prices);
        now = await looked(id, now, post);
        await leave(now);
        await looked(id, now, post);
        lived += 1;
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true, examples: namedLives.map((life) => [life]) },
    );
    expect(lived).toBe(RUNS);
  },
);

/** A live plan ends as its member asks, with the bill that was named, and its home is free again. */
async function leave({ plan }: Standing): Promise<void> {
  const at = `/broadband/v1/plans/${plan.id}/cancellation`;
  const [option] = (await lives.browser.get<Schemas['PlanCancellation']>(at)).body.options;
  if (option) {
    const { lastDay, exitFee, finalBill } = option;
    const asked = { lastDay, exitFeeInPence: exitFee?.totalInPence ?? 0 };
    expect((await lives.browser.send('POST', at, asked)).status).toBe(200);
    await lives.passUntil(`${addDays(lastDay, 2)}T12:00:00Z`);
    const last = (await listBills(lives.browser)).bills.find(({ planId }) => planId === plan.id);
    expect(last).toMatchObject({ isFinal: true, totalInPence: finalBill.totalInPence });
    const { lines } = await readBill(lives.browser, last?.id ?? '');
    expect(lines.filter(({ kind }) => kind === 'EXIT_FEE').map(({ amountInPence }) => amountInPence)).toEqual(
      exitFee ? [exitFee.totalInPence] : [],
    );
  } else if (plan.state !== 'ENDED') throw new Error(`Plan ${plan.id} is ${plan.state}, and can’t be left`);
  const nccTransactionId = await checkHome(lives.browser, 'visits-both', String(lives.streetNumber));
  const again = { productId: productIds.mbps150, nccTransactionId };
  expect((await lives.browser.send('POST', '/broadband/v1/plans', again)).status).toBe(201);
}

/** What a month of a plan costs, and of what was added to it, in pence. */
type Agreed = { plan: number; addOn: number };

/** Asks for another plan or other kit where that can be had, and lets time go by. `prices` by the date from which each was agreed. */
async function wishFor(orderId: string, { productId, meshWifi, isUndone, days }: Wish, prices: Map<string, Agreed>) {
  const planId = (await read(orderId)).order.plan.id;
  const { options, asked } = await readChanges(lives.browser, planId);
  expect(options.length === 0 || asked === null).toBe(true);
  if (options.some((option) => option.productId === productId && option.meshWifi === meshWifi)) {
    const changed = await changePlan(lives.browser, planId, productId, meshWifi);
    if (isUndone) expect((await askToUndo(lives.browser, planId)).body.asked).toBeNull();
    else {
      const addOn = meshWifi ? changed.meshWifiMonthlyPriceInPence : 0;
      prices.set(changed.asked?.from ?? '', { plan: (changed.asked?.plan.monthlyPriceInPence ?? 0) - addOn, addOn });
    }
  }
  await lives.pass(days * DAY_MS, 3 * DAY_MS);
}

/**
 * A month is charged once, from Go Live to the end of the service, at the price that was agreed for its date, and each broken promise is
 * credited once.
 */
async function assertBills(orderId: string, prices: ReadonlyMap<string, Agreed>): Promise<void> {
  const { order, promises } = await read(orderId);
  const { id: planId, serviceStart, serviceEnd } = order.plan;
  const own = (await listBills(lives.browser)).bills.filter((bill) => bill.planId === planId).toReversed();
  const all = await Promise.all(own.map(({ id }) => readBill(lives.browser, id)));
  const bills = all.filter(({ isFinal }) => !isFinal);
  const today = lives.site.clock.today();
  // Bills are made at six in the morning.
  const billed = ukDateOf(new Date(lives.site.clock.now().getTime() - 6 * HOUR_MS));
  const lastDay = serviceEnd !== null && serviceEnd < today ? serviceEnd : null;
  const due = Array.from({ length: 12 }, (_, month) => addMonths(serviceStart ?? today, month));
  const expected = order.state === 'COMPLETED' ? due.filter((date) => date <= (lastDay ?? billed)) : [];
  expect(bills.map(({ billingDate }) => billingDate)).toEqual(expected);
  const agreed = [...prices].toSorted(([a], [b]) => a.localeCompare(b));
  expect(bills.map((bill) => ({ plan: sumOf(bill, ['PLAN']), addOn: sumOf(bill, ['ADD_ON']) }))).toEqual(
    expected.map((date) => agreed.findLast(([from]) => from <= date)?.[1]),
  );
  const lines = all.flatMap((bill) => bill.lines);
  for (const bill of all) expect(bill.totalInPence).toBe(bill.lines.reduce((sum, line) => sum + line.amountInPence, 0));
  // Nobody has paused, and the set-up is charged with the first month.
  expect(lines.filter(({ kind }) => kind === 'PAUSE')).toEqual([]);
  const setUp = Number(order.plan.upfrontPrice);
  expect(bills.map((bill) => sumOf(bill, ['SET_UP']))).toEqual(expected.map((_, at) => (at === 0 ? setUp : 0)));
  const credits = lines.filter(({ kind }) => kind === 'COMPENSATION').map(({ amountInPence }) => `${-amountInPence} p`);
  const until = lastDay === null ? (expected.at(-1) ?? '') : today;
  const owed = promises
    .filter(({ endedOn, compensation }) => compensation.amountInPence > 0 && (endedOn ?? today) <= until)
    .map(({ compensation }) => `${compensation.amountInPence} p`);
  expect(credits.toSorted()).toEqual(owed.toSorted());
  assertFinal(
    all.filter(({ isFinal }) => isFinal),
    bills.at(-1),
    lastDay,
  );
}

/** Where the network has ended the service, each day that was paid for after that comes back, once, and nothing is left to pay. */
function assertFinal(finals: readonly Schemas['Bill'][], last: Schemas['Bill'] | undefined, lastDay: string | null) {
  const unused = last && lastDay !== null ? daysBetween(lastDay, last.to) : 0;
  if (!last || lastDay === null || unused === 0) {
    expect(finals).toEqual([]);
    return;
  }
  expect(finals).toMatchObject([{ billingDate: addDays(lastDay, 1), totalInPence: 0 }]);
  const paid = sumOf(last, ['PLAN', 'ADD_ON']);
  const back = Math.round((paid * unused) / (daysBetween(last.from, last.to) + 1));
  expect(finals.map((bill) => sumOf(bill, ['UNUSED_DAYS']))).toEqual([-back]);
}

const sumOf = ({ lines }: Schemas['Bill'], kinds: readonly string[]): number =>
  lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountInPence }) => sum + amountInPence, 0);
