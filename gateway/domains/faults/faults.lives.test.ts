import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { incidentSentinels } from '../../../openapi/partners/network/test-data.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import { listBills, readBill } from '../../testing/bills.ts';
import { readFaults, reportNoConnection } from '../../testing/faults.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';
import type { Fault } from './faults.types.ts';

type Life = Extract<SentinelId, `fault-${string}`> | 'outside';

/** Pence in force since 1 April 2026. */
const DAY = 1_034;
const VISIT = 3_231;

let lives: OrderLives;
const plans = new Map<Life, string>();

/** A Monday: two full working days are over with Wednesday 13 January. */
const REPORTED = '2027-01-11T09:00:00Z';

beforeAll(async () => {
  lives = await OrderLives.begin();
  await lives.restart();
  const all: Life[] = ['outside', ...incidentSentinels.map(({ id }) => id as Exclude<Life, 'outside'>)];
  const orders = new Map<Life, string>();
  for (const life of all)
    orders.set(life, await lives.order(life === 'outside' ? 'Fairweather' : sentinel(life).value));
  await lives.pass(40 * DAY_MS);
  await lives.passUntil(REPORTED);
  for (const [life, orderId] of orders) {
    const { plan } = await readOrder(lives.browser, orderId);
    plans.set(life, plan.id);
    await reportNoConnection(lives.browser, plan.id, '2027-01-11');
  }
  await lives.pass(60 * DAY_MS);
}, 240_000);
afterAll(() => lives.site.close());

const planOf = (life: Life): string => plans.get(life) ?? '';

async function faultOf(life: Life): Promise<Fault> {
  const { faults } = await readFaults(lives.browser, planOf(life));
  expect(faults).toHaveLength(1);
  return faults[0] as Fault;
}

const promisesOf = ({ promises }: Fault) =>
  promises.map(({ kind, date, state, causedBy }) => [kind, date, state, ...(causedBy ? [causedBy] : [])].join(' '));

const textsOf = ({ history }: Fault) => history.map(({ text }) => text);

async function creditsOf(life: Life) {
  const own = (await listBills(lives.browser)).bills.filter(({ planId }) => planId === planOf(life));
  const bills = await Promise.all(own.map(({ id }) => readBill(lives.browser, id)));
  return bills.flatMap(({ lines }) => lines.filter(({ reason }) => /REPAIR/.test(reason ?? '')));
}

async function mailsOf(life: Life): Promise<string[]> {
  const { number } = await faultOf(life);
  const { outbox, db } = lives.site.deps;
  const all = await outbox.sentTo(db, 'alex.finch@example.com');
  return all.filter(({ body }) => body.includes(number)).flatMap(({ subject }) => subject ?? []);
}

describe('a fault (BK-31, DB-01)', () => {
  test('outside is repaired on the next working day, and nobody has to be at home', async () => {
    const fault = await faultOf('outside');
    expect(fault).toMatchObject({ state: 'REPAIRED', actionOwner: null, endedAt: '2027-01-12T10:15:00.000Z' });
    expect(promisesOf(fault)).toEqual(['REPAIR 2027-01-13 KEPT']);
    expect(fault.visits).toMatchObject([{ visitType: 'EXTERNAL_INCIDENT', date: '2027-01-12', state: 'DONE' }]);
    expect(fault.compensationInPence).toBe(0);
    expect(textsOf(fault)).toEqual([
      'You reported the fault.',
      'The network tested your line, and something is wrong with it.',
      'The fault is in the network outside. Nobody has to be at home.',
      'An engineer works outside on Tuesday 12 January 2027, 8am-12pm.',
      expect.stringMatching(/ is your engineer\.$/),
      expect.stringMatching(/ is on the way\.$/),
      expect.stringMatching(/ has arrived\.$/),
      'The engineer’s visit is done.',
      'The network repaired the fault.',
    ]);
    expect((await mailsOf('outside')).toSorted()).toEqual([
      'We’ve got your fault report',
      'Your broadband is repaired',
    ]);
  });

  test('at home has a visit with its day, slot and engineer', async () => {
    const fault = await faultOf('fault-in-home');
    expect(fault.visits).toEqual([
      expect.objectContaining({
        visitType: 'INTERNAL_INCIDENT',
        date: '2027-01-12',
        slot: 'AM',
        formattedSlot: '8am-12pm',
        state: 'DONE',
        engineerName: expect.stringMatching(/\w+ \w+/),
        engineerContactNumber: expect.stringContaining('07700'),
      }),
    ]);
    expect(promisesOf(fault)).toEqual(['REPAIR 2027-01-13 KEPT', 'REPAIR_VISIT 2027-01-12 KEPT']);
    expect(await mailsOf('fault-in-home')).toEqual(expect.arrayContaining(['An engineer visits you', 'Your engineer']));
  });

  test('whose engineer doesn’t come is worth the rate of a missed visit, and each day that it makes the repair late', async () => {
    const fault = await faultOf('fault-missed');
    expect(promisesOf(fault)).toEqual([
      'REPAIR 2027-01-13 BROKEN NETWORK',
      'REPAIR_VISIT 2027-01-12 BROKEN NETWORK',
      'REPAIR_VISIT 2027-01-14 KEPT',
    ]);
    expect(fault.compensationInPence).toBe(VISIT + DAY);
    expect(await creditsOf('fault-missed')).toMatchObject([
      { amountInPence: -DAY, reason: 'LATE_REPAIR', from: '2027-01-14', to: '2027-01-14', days: 1, rateInPence: DAY },
      { amountInPence: -VISIT, reason: 'MISSED_REPAIR_VISIT', from: '2027-01-12', per: 'VISIT' },
    ]);
  });

  test('at which nobody was at home has its days put down to the customer', async () => {
    const fault = await faultOf('fault-no-access');
    expect(promisesOf(fault)).toEqual([
      'REPAIR 2027-01-13 MOVED CUSTOMER',
      'REPAIR_VISIT 2027-01-12 BROKEN CUSTOMER',
      'REPAIR 2027-01-14 KEPT',
      'REPAIR_VISIT 2027-01-14 KEPT',
    ]);
    expect(fault.compensationInPence).toBe(0);
    expect(await creditsOf('fault-no-access')).toEqual([]);
  });

  test('that is repaired late is worth a day’s rate for each day after two full working days, once', async () => {
    const fault = await faultOf('fault-late');
    expect(promisesOf(fault)).toEqual(['REPAIR 2027-01-13 BROKEN NETWORK']);
    expect(fault.promises[0]).toMatchObject({ endedOn: '2027-01-18', compensation: { days: 5, rateInPence: DAY } });
    expect(fault.compensationInPence).toBe(5 * DAY);
    expect(await creditsOf('fault-late')).toMatchObject([
      { amountInPence: -5 * DAY, vatInPence: 0, from: '2027-01-14', to: '2027-01-18', days: 5 },
    ]);
    expect((await mailsOf('fault-late')).toSorted()).toEqual([
      'We’ve got your fault report',
      'Your broadband is repaired',
      'Your repair is late',
      'Your repair takes longer',
    ]);
  });

  test('in the customer’s own equipment is worth nothing', async () => {
    const fault = await faultOf('fault-own-equipment');
    expect(fault).toMatchObject({ state: 'CUSTOMER_EQUIPMENT', compensationInPence: 0 });
    expect(promisesOf(fault)).toContain('REPAIR 2027-01-13 CALLED_OFF CUSTOMER');
  });

  test('that isn’t found ends within the hour', async () => {
    const fault = await faultOf('fault-not-found');
    expect(fault).toMatchObject({ state: 'NOT_FOUND', endedAt: '2027-01-11T10:00:00.000Z', visits: [] });
    expect(promisesOf(fault)).toEqual(['REPAIR 2027-01-13 CALLED_OFF']);
  });

  test('whose news comes twice and late reads as any other, and its member is told once', async () => {
    const [muddled, plain] = [await faultOf('fault-muddled'), await faultOf('outside')];
    const withoutNames = (fault: Fault) =>
      textsOf(fault).map((text) => text.replace(/^\w+ \w+ (?=is |has )/, 'Somebody '));
    expect(withoutNames(muddled)).toEqual(withoutNames(plain));
    expect(promisesOf(muddled)).toEqual(promisesOf(plain));
    expect((await mailsOf('fault-muddled')).toSorted()).toEqual((await mailsOf('outside')).toSorted());
  });
});

test('every life of a fault has a test of its own', () => {
  expect(incidentSentinels.map(({ id }) => id).toSorted()).toEqual([
    'fault-contested',
    'fault-in-home',
    'fault-late',
    'fault-missed',
    'fault-muddled',
    'fault-no-access',
    'fault-not-found',
    'fault-own-equipment',
  ]);
});
