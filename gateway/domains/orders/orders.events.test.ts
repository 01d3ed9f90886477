import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { wireEvent, type WireEvent } from '../../../openapi/partners/network/wire-event.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import type { NetworkEvent, OrderNews } from '../notifications/notifications.types.ts';
import { alex, loggedIn, siteWithHomes } from '../../testing/customer.ts';
import { networkEventsOf } from '../../domains.ts';
import { holdVisits, place, readOrder, readyToOrder } from '../../testing/orders.ts';

const MINUTE_MS = 60_000;

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes();
});
beforeEach(async () => {
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

async function orderAt(streetNumber: string, home?: 'visits-both'): Promise<string> {
  const plan = await readyToOrder(browser, streetNumber, home);
  if (home) await holdVisits(browser, plan.id);
  return (await place(browser, plan.id)).body.id;
}

/** Lets time go by; the customer logs in again, because sessions end. */
async function pass(milliseconds: number): Promise<void> {
  site.clock.advance(milliseconds);
  await site.drain();
  browser = await loggedIn(site, alex);
}

const nothingElse = {
  delay: null,
  committedCompletionAt: null,
  completedAt: null,
  cancelledAt: null,
  reasonCode: null,
};

/** What of the last news has come true. */
let isTrue: NetworkEvent | undefined;

/** What the network tells about an order, as the notifications hand it over. */
async function tell(
  orderId: string,
  news: Partial<OrderNews> & Pick<OrderNews, 'state'>,
  more: Partial<NetworkEvent> = {},
) {
  const eventAt = site.clock.now();
  const event = {
    orderId,
    eventAt,
    order: { ...nothingElse, ...news },
    networkId: null,
    visits: [],
    service: undefined,
    incident: undefined,
    ...more,
  };
  isTrue = await site.deps.db.transaction((tx) => networkEventsOf(site.deps).applyNetworkEvent(tx, event, eventAt));
  return readOrder(browser, orderId);
}

describe('left to itself, the network', () => {
  test('acknowledges an order after minutes, promises a date, and keeps it', async () => {
    const id = await orderAt('1', 'visits-both');
    await pass(2 * MINUTE_MS);
    expect(await readOrder(browser, id)).toMatchObject({
      state: 'ACKNOWLEDGED',
      externalOrderId: expect.stringMatching(/^NET-/),
    });
    await pass(30 * MINUTE_MS);
    const committed = await readOrder(browser, id);
    const goLive = committed.appointments[1]?.appointmentDate ?? '';
    expect(committed.state).toBe('COMMITTED');
    expect(committed.plan.provisionalStartDate).toBe(goLive);
    await pass(Date.parse(`${goLive}T17:00:00Z`) - site.clock.now().getTime());
    const completed = await readOrder(browser, id);
    expect(completed).toMatchObject({
      state: 'COMPLETED',
      cancellable: false,
      plan: { active: true, serviceStart: goLive, start: goLive },
    });
    expect(completed.plan.monthsRemaining).toBe(12);
    expect((await browser.get<unknown[]>(`/broadband/v1/orders?planId=${completed.plan.id}`)).body).toEqual([
      { id, cancelled: false, paid: true },
    ]);
  });

  test('leaves an order alone that its own events have led elsewhere', async () => {
    const id = await orderAt('1');
    await tell(id, { state: 'REJECTED' });
    await pass(60 * MINUTE_MS);
    expect((await readOrder(browser, id)).state).toBe('REJECTED');
  });
});

describe("the network's events", () => {
  test('name the order by its own id or, before it has one, by ours', async () => {
    const id = await orderAt('2');
    const { key } = await readOrder(browser, id);
    await tell(id, { state: 'ACKNOWLEDGED' }, { networkId: 'NET-77' });
    const events = networkEventsOf(site.deps);
    for (const name of [key, 'NET-77'])
      expect(await site.deps.db.transaction((tx) => events.lockByNetworkId(tx, name))).toEqual({
        id,
        key,
        memberId: alex,
      });
    expect(await events.findOwn(site.deps.db, id, '100002')).toBeUndefined();
  });

  test('an id that names another order already is not taken over', async () => {
    const [one, other] = [await orderAt('6'), await orderAt('7')];
    const named = { networkId: 'NET-78' };
    await tell(one, { state: 'ACKNOWLEDGED' }, named);
    expect(await tell(other, { state: 'ACKNOWLEDGED' }, named)).toMatchObject({
      state: 'ACKNOWLEDGED',
      externalOrderId: null,
    });
  });

  test('a delay is shown with its next date, and is over with the next promise', async () => {
    const id = await orderAt('3');
    const delay = {
      identifier: 'd-1',
      reasonCodes: ['ADDITIONAL_WORK'],
      causedBy: 'NETWORK',
      actionOwner: 'NETWORK',
      estimatedActionCompletionAt: new Date('2027-01-11T10:00:00Z'),
    };
    expect((await tell(id, { state: 'DELAYED', delay })).stateDescription).toContain('Monday 11 January 2027');
    const promised = await tell(id, { state: 'COMMITTED', committedCompletionAt: new Date('2027-01-18T17:00:00Z') });
    expect(promised).toMatchObject({
      state: 'COMMITTED',
      stateDescription: 'Committed: your Go Live date is Monday 18 January 2027.',
      plan: { provisionalStartDate: '2027-01-18' },
    });
  });

  test('a cancellation ends the plan and gives the visits back', async () => {
    const id = await orderAt('2', 'visits-both');
    const cancelled = await tell(id, { state: 'CANCELLED', cancelledAt: site.clock.now() });
    expect(cancelled).toMatchObject({
      state: 'CANCELLED',
      cancellable: false,
      cancellationCompletionDate: site.clock.today(),
    });
    expect(cancelled.appointments.every(({ state }) => state === 'CANCELLED')).toBe(true);
    const [listed] = (
      await browser.get<{ id: string; cancelled: boolean }[]>(`/broadband/v1/orders?planId=${cancelled.plan.id}`)
    ).body;
    expect(listed).toMatchObject({ id, cancelled: true });
  });

  test('nothing changes an order that has ended', async () => {
    const id = await orderAt('4');
    await tell(id, { state: 'COMPLETED', completedAt: site.clock.now() });
    expect((await tell(id, { state: 'DELAYED' })).state).toBe('COMPLETED');
  });

  test('the end of a service ends the plan', async () => {
    const id = await orderAt('5');
    await tell(id, { state: 'COMPLETED', completedAt: site.clock.now() });
    const service = { ceasedAt: site.clock.now(), unsolicited: false };
    const { plan } = await tell(id, { state: 'COMPLETED' }, { order: undefined, service });
    expect(plan).toMatchObject({ active: false, serviceEnd: site.clock.today() });
    // Its member has not asked for it, whatever the network says.
    expect(isTrue?.service?.unsolicited).toBe(true);
  });

  test('an end of service that overtakes the news that it is live ends the plan with that news, which is told as the end (OR-10)', async () => {
    const id = await orderAt('8');
    const { key } = await readOrder(browser, id);
    const { outbox, db } = site.deps;
    const mails = async () =>
      (await outbox.sentTo(db, 'alex.finch@example.com')).filter(({ body }) => body.includes(key));
    await browser.send('POST', `/broadband/v1/members/${alex}/notifications/opt-in`);
    const before = await mails();
    const send = (notificationType: string, eventDateTime: string, more: Partial<WireEvent>) =>
      receiveEvent(
        site.deps,
        networkEventsOf(site.deps),
        wireEvent({ orderId: key, notificationType, eventDateTime, ...more }),
      );
    await pass(60 * MINUTE_MS);
    const liveFrom = site.clock.now().toISOString();
    await pass(60 * MINUTE_MS);
    const endedAt = site.clock.now().toISOString();
    const end = { actualDisconnectionDateTime: endedAt, unsolicitedCease: true };
    await send('SERVICE_CEASED', endedAt, end);
    expect((await readOrder(browser, id)).plan).toMatchObject({ active: false, serviceEnd: null });
    await send('ORDER_COMPLETED', liveFrom, { actualOrderCompletionDateTime: liveFrom });
    expect(await readOrder(browser, id)).toMatchObject({
      state: 'COMPLETED',
      plan: { active: false, serviceEnd: endedAt.slice(0, 10) },
    });
    await send('SERVICE_CEASED', endedAt, end);
    await pass(24 * 60 * MINUTE_MS);
    const told = (await mails()).slice(before.length).map(({ subject }) => subject);
    expect(told.filter((subject) => subject === 'Your broadband has stopped')).toHaveLength(1);
    expect(told).not.toContain('You’re connected');
  });
});
