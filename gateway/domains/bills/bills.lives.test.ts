import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { addMonths } from '../../../platform/clock/local-date.ts';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import { listBills, readBill } from '../../testing/bills.ts';
import { alex } from '../../testing/customer.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { chooseFirstDate } from '../../testing/orders.ts';
import type { Bill } from './bills.types.ts';

type MemberOrder = components['schemas']['MemberOrder'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

const orderOf = (id: SentinelId): Promise<string> => lives.order(sentinel(id).value);

async function read(id: string): Promise<MemberOrder> {
  return (await lives.browser.get<MemberOrder>(`/broadband/v1/members/${alex}/orders/${id}`)).body;
}

/** Oldest first. */
async function billsOf({ order }: MemberOrder): Promise<Bill[]> {
  const own = (await listBills(lives.browser)).bills.filter(({ planId }) => planId === order.plan.id);
  return Promise.all(own.toReversed().map(({ id }) => readBill(lives.browser, id)));
}

const credits = (bills: readonly Bill[]) =>
  bills.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'COMPENSATION'));

test('a life of three years has 36 bills more than the first, after one jump of the clock', async () => {
  const id = await orderOf('reservation-accepted');
  await lives.pass(30 * DAY_MS);
  const { order } = await read(id);
  expect(await billsOf(await read(id))).toHaveLength(1);
  const goLive = order.plan.serviceStart ?? '';
  const threeYearsOn = Date.parse(`${addMonths(goLive, 36)}T12:00:00Z`) - lives.site.clock.now().getTime();
  await lives.pass(threeYearsOn, threeYearsOn);
  const bills = await billsOf(await read(id));
  expect(bills.map(({ billingDate }) => billingDate)).toEqual(
    Array.from({ length: 37 }, (_, index) => addMonths(goLive, index)),
  );
});

test('a service that ends forty days after Go Live has two bills and a final one, and no more', async () => {
  const id = await orderOf('order-ceased');
  await lives.pass(120 * DAY_MS);
  await lives.pass(365 * DAY_MS, 365 * DAY_MS);
  const order = await read(id);
  expect(order.order.plan.serviceEnd).not.toBeNull();
  const bills = await billsOf(order);
  expect(bills.map(({ isFinal }) => isFinal)).toEqual([false, false, true]);
});

test('a late Go Live is credited by the first bill, with its days, and by no other', async () => {
  const id = await orderOf('order-delayed');
  await lives.pass(60 * DAY_MS);
  await lives.pass(92 * DAY_MS, 92 * DAY_MS);
  const order = await read(id);
  const bills = await billsOf(order);
  expect(bills.length).toBeGreaterThanOrEqual(4);
  const broken = order.promises.find(({ compensation }) => compensation.amountInPence > 0);
  expect(broken?.kind).toBe('GO_LIVE');
  expect(credits(bills)).toEqual([
    expect.objectContaining({
      amountInPence: -order.compensationInPence,
      vatInPence: 0,
      from: broken?.date,
      days: broken?.compensation.days,
      reason: 'LATE_GO_LIVE',
    }),
  ]);
  expect(bills[0]?.billingDate).toBe(order.order.plan.serviceStart);
  expect(bills[0]?.totalInPence).toBe(2_500 - order.compensationInPence);
  expect(bills.slice(1).map(({ totalInPence }) => totalInPence)).toEqual(bills.slice(1).map(() => 2_500));
});

test('a missed visit is worth more than a month: what is left goes over to the next bill', async () => {
  const id = await orderOf('order-missed');
  const [visit] = (await read(id)).order.appointments;
  await lives.passUntil(`${visit?.appointmentDate}T20:00:00Z`);
  await chooseFirstDate(lives.browser, visit?.id ?? '', sentinel('order-missed').value);
  const later = (await read(id)).order.appointments.find(({ rebookingRequired }) => rebookingRequired);
  if (later) await chooseFirstDate(lives.browser, later.id, sentinel('order-missed').value);
  await lives.pass(60 * DAY_MS);
  await lives.pass(122 * DAY_MS, 122 * DAY_MS);
  const order = await read(id);
  const bills = await billsOf(order);
  const owed = order.compensationInPence;
  expect(owed).toBeGreaterThan(2_500);
  expect(credits(bills).reduce((sum, { amountInPence }) => sum - amountInPence, 0)).toBe(owed);
  expect(credits(bills).map(({ reason }) => reason)).toContain('MISSED_OUTSIDE_VISIT');
  expect(bills[0]).toMatchObject({ totalInPence: 0, vatInPence: 417 });
  expect(bills[0]?.lines.at(-1)).toMatchObject({
    kind: 'CARRIED_OVER',
    amountInPence: owed - 2_500,
    to: bills[1]?.billingDate,
  });
  expect(bills[1]?.lines[1]).toMatchObject({
    kind: 'CARRIED_OVER',
    amountInPence: 2_500 - owed,
    from: bills[0]?.billingDate,
  });
  const paid = bills.reduce((sum, { totalInPence }) => sum + totalInPence, 0);
  expect(paid).toBe(bills.length * 2_500 - owed);
});
