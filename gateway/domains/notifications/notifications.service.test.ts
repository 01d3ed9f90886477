import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { seedMembers } from '../../seed/members.ts';
import { listMessages, optIn, receiveEvent, release, setPreferences } from './notifications.service.ts';
import type { NetworkEvent, NotifiedOrder, OrderEvents, WireEvent } from './notifications.types.ts';
import { networkEvent, notifiedVisit } from '../../testing/network-event.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
  await seedMembers(site.deps.db);
});
afterAll(() => site.close());

let count = 0;

/** An order of a member, and everything that is applied to it. The database's advisory lock stands for the row's. */
function order(memberId = '100001') {
  count += 1;
  const own: NotifiedOrder = {
    id: `0b8f3f3e-7f0f-4a39-9d3c-${String(count).padStart(12, '0')}`,
    key: `LK-${count}`,
    memberId,
  };
  const name = `NET-${count}`;
  const applied: NetworkEvent[] = [];
  const lock = count;
  const orders: OrderEvents = {
    async lockByNetworkId(tx, networkOrderId) {
      await tx.execute(`select pg_advisory_xact_lock(${lock})`);
      return networkOrderId === name ? own : undefined;
    },
    findOwn: (_db, orderId, owner) => Promise.resolve(orderId === own.id && owner === memberId ? own : undefined),
    applyNetworkEvent: async (_tx, event) => {
      applied.push(event);
      return event;
    },
  };
  const receive = (given: Partial<WireEvent>, deps = site.deps) =>
    receiveEvent(deps, orders, networkEvent({ orderId: name, ...given }));
  const states = () => applied.map((event) => event.order?.state);
  return { own, name, orders, applied, receive, states };
}

/** Subjects of what somebody was sent, in the order of the alphabet. */
async function subjectsTo(email: string): Promise<string[]> {
  const mails = await site.deps.outbox.sentTo(site.deps.db, email);
  return mails.map(({ subject }) => subject ?? '').toSorted((a, b) => a.localeCompare(b));
}

test('events are applied as they come, each once (OR-10)', async () => {
  const { receive, states } = order();
  const acknowledged = { notificationType: 'ORDER_ACKNOWLEDGED', eventDateTime: '2026-11-23T10:00:00Z' };
  await receive(acknowledged);
  await receive(acknowledged);
  await receive({ ...acknowledged, eventDateTime: '2026-11-23T11:00:00+01:00' });
  await receive({ notificationType: 'ORDER_COMMITTED', eventDateTime: '2026-11-23T11:00:00Z' });
  expect(states()).toEqual(['ACKNOWLEDGED', 'COMMITTED']);
});

test('the same event sent many times at once is applied once (OR-10)', async () => {
  const { receive, states } = order();
  await Promise.all(Array.from({ length: 8 }, () => receive({ notificationType: 'ORDER_ACKNOWLEDGED' })));
  expect(states()).toEqual(['ACKNOWLEDGED']);
});

test('an event that comes late does not undo a newer one, and what else it says is kept (OR-10)', async () => {
  const { receive, applied } = order();
  await receive({ notificationType: 'ORDER_COMMITTED', eventDateTime: '2026-11-23T12:00:00Z' });
  await receive({
    notificationType: 'ORDER_ACKNOWLEDGED',
    eventDateTime: '2026-11-23T11:00:00Z',
    appointments: [notifiedVisit({ engineerName: 'Sam' })],
  });
  await receive({ notificationType: 'ORDER_ACKNOWLEDGED', eventDateTime: '2026-11-23T10:00:00Z' });
  expect(applied).toHaveLength(2);
  expect(applied[1]).toMatchObject({ order: undefined, visits: [{ engineerName: 'Sam' }] });
});

test('a type that came later than this program is taken in and changes nothing (OR-10)', async () => {
  const { receive, applied } = order();
  await receive({ notificationType: 'ORDER_TELEPORTED' });
  expect(applied).toEqual([]);
});

test('an event about an order that nobody knows is answered 404', async () => {
  const { receive } = order();
  await expect(receive({ orderId: 'NET-0' })).rejects.toMatchObject({ status: 404, code: 'order.not-found' });
});

test('an event without a usable time is answered 400', async () => {
  const { receive } = order();
  await expect(receive({ eventDateTime: '0000-01-01T00:00:00Z' })).rejects.toMatchObject({ status: 400 });
});

test("the network's rehearsals change orders only where testers are at work (OR-10)", async () => {
  const { receive, states } = order();
  const production = { ...site.deps, env: { ...site.deps.env, testTools: false } };
  await receive({ fromTest: true, notificationType: 'ORDER_REJECTED' }, production);
  expect(states()).toEqual([]);
  await receive({ fromTest: true, notificationType: 'ORDER_ACKNOWLEDGED' });
  expect(states()).toEqual(['ACKNOWLEDGED']);
});

test('an event that cannot be written leaves no trace, so that it can be sent again', async () => {
  const { name, receive, orders, states } = order();
  const failing: OrderEvents = { ...orders, applyNetworkEvent: () => Promise.reject(new Error('no')) };
  await expect(receiveEvent(site.deps, failing, networkEvent({ orderId: name }))).rejects.toThrow('no');
  await receive({});
  expect(states()).toEqual(['ACKNOWLEDGED']);
});

test('messages wait until they are released, oldest first, as many as asked for (OR-09)', async () => {
  const { own, orders, receive } = order('100003');
  await receive({ notificationType: 'ORDER_ACKNOWLEDGED', eventDateTime: '2026-11-23T10:00:00Z' });
  await receive({
    notificationType: 'ORDER_COMMITTED',
    eventDateTime: '2026-11-23T11:00:00Z',
    committedOrderCompletionDateTime: '2026-12-07T00:30:00Z',
  });
  await receive({ notificationType: 'ORDER_COMPLETED', eventDateTime: '2026-12-07T12:00:00Z' });
  const email = 'jo.dunnock@example.com';
  expect(await subjectsTo(email)).toEqual([]);
  const ask = (howMany: number) => release(site.deps, orders, { orderId: own.id, ownId: '100003', count: howMany });
  expect(await ask(2)).toBe(2);
  expect(await subjectsTo(email)).toEqual(['We’ve passed on your order', 'Your broadband is confirmed']);
  const bodies = (await site.deps.outbox.sentTo(site.deps.db, email)).map(({ body }) => body).join('\n');
  expect(bodies).toContain('You’ll be connected on Monday 7 December 2026.');
  expect(bodies).toContain(`Order ID ${own.key}`);
  expect(await ask(100)).toBe(1);
  expect(await ask(100)).toBe(0);
});

test('two releases at once send different messages (OR-09)', async () => {
  const { own, orders, receive } = order('100002');
  for (const hour of ['10', '11', '12', '13'])
    await receive({ notificationType: 'ORDER_DELAYED', eventDateTime: `2026-11-23T${hour}:00:00Z` });
  const ask = () => release(site.deps, orders, { orderId: own.id, ownId: '100002', count: 2 });
  const released = await Promise.all([ask(), ask(), ask()]);
  expect(released.reduce((a, b) => a + b)).toBe(4);
  expect(await subjectsTo('robin.wren@example.com')).toHaveLength(4);
});

test("somebody else's order cannot be released (OR-09)", async () => {
  const { own, orders, receive } = order('100001');
  await receive({});
  await expect(release(site.deps, orders, { orderId: own.id, ownId: '100002', count: 1 })).rejects.toMatchObject({
    status: 404,
  });
});

describe('which news a member wants, and how (OR-09)', () => {
  const memberId = '100001';
  const off = { email: false, sms: false };
  const own = { memberId, ownId: memberId };

  /** What a member is told of an order and of a visit who wants this: the channels, and how much waits. */
  async function toldOf(wanted: Parameters<typeof setPreferences>[1]['wanted']) {
    await setPreferences(site.deps, { ...own, wanted });
    const { own: placed, receive } = order(memberId);
    const before = (await listMessages(site.deps, own)).messages.length;
    await receive({ notificationType: 'ORDER_ACKNOWLEDGED', eventDateTime: '2026-11-23T10:00:00Z' });
    const appointments = [notifiedVisit({ engineerName: 'Sam' })];
    await receive({ notificationType: 'APPOINTMENT_UPDATED', eventDateTime: '2026-11-23T11:00:00Z', appointments });
    const { messages, held } = await listMessages(site.deps, own);
    const told = messages.slice(0, messages.length - before).map(({ channel, body }) => {
      const about = body.includes('Sam') ? 'visit' : 'order';
      return `${about} by ${channel}`;
    });
    return { told: told.toSorted(), waiting: held.find(({ orderId }) => orderId === placed.id)?.count ?? 0 };
  }

  test.each([
    [{ orders: { email: true, sms: false }, visits: off }, ['order by email'], 1],
    [{ orders: off, visits: { email: false, sms: true } }, ['visit by sms'], 1],
    [
      { orders: { email: true, sms: true }, visits: { email: true, sms: true } },
      ['order by email', 'order by sms', 'visit by email', 'visit by sms'],
      0,
    ],
    [{ orders: off, visits: off }, [], 2],
  ])('%j: they are told %j, and %i wait', async (wanted, told, waiting) => {
    expect(await toldOf(wanted)).toEqual({ told, waiting });
  });

  test('that nobody was at home is news of a visit, though the order waits for it (OR-09)', async () => {
    await setPreferences(site.deps, { ...own, wanted: { orders: off, visits: { email: true, sms: false } } });
    const { own: placed, receive } = order(memberId);
    const appointments = [notifiedVisit({ appointmentStatus: 'NO_ACCESS' })];
    await receive({ notificationType: 'ORDER_DELAYED', eventDateTime: '2026-11-23T12:00:00Z', appointments });
    const { messages, held } = await listMessages(site.deps, own);
    expect(messages[0]).toMatchObject({
      channel: 'email',
      body: expect.stringContaining('couldn’t take place. Please choose another date.'),
    });
    expect(messages[0]?.body).toContain(placed.key);
    expect(held.find(({ orderId }) => orderId === placed.id)).toBeUndefined();
  });

  test('a text message has no subject, and leads to the order', async () => {
    await toldOf({ orders: { email: false, sms: true }, visits: off });
    const [text] = (await listMessages(site.deps, own)).messages;
    expect(text).toMatchObject({
      channel: 'sms',
      subject: null,
      body: expect.stringMatching(/^Testbrand: The network has your order\..*\/dashboard\/orders\/[\da-f-]+$/),
    });
  });

  test('by text message alone, without a number, what is told waits', async () => {
    const sparse = { memberId: '100003', ownId: '100003' };
    const sms = { email: false, sms: true };
    await setPreferences(site.deps, { ...sparse, wanted: { orders: sms, visits: sms } });
    const before = (await listMessages(site.deps, sparse)).messages.length;
    const { own: placed, receive } = order('100003');
    await receive({});
    const { messages, held } = await listMessages(site.deps, sparse);
    expect([messages.length, held.find(({ orderId }) => orderId === placed.id)?.count]).toEqual([before, 1]);
  });

  test('opting in switches all on where all is off, and nothing where something is on', async () => {
    const some = { orders: { email: true, sms: false }, visits: off };
    await setPreferences(site.deps, { ...own, wanted: some });
    await optIn(site.deps, own);
    expect(await listMessages(site.deps, own)).toMatchObject({ optedIn: true, preferences: some });
    await setPreferences(site.deps, { ...own, wanted: { orders: off, visits: off } });
    expect(await listMessages(site.deps, own)).toMatchObject({ optedIn: false });
    await optIn(site.deps, own);
    const all = { email: true, sms: true };
    expect(await listMessages(site.deps, own)).toMatchObject({ preferences: { orders: all, visits: all } });
  });

  test('nobody sets them for somebody else', async () => {
    const wanted = { orders: off, visits: off };
    await expect(setPreferences(site.deps, { memberId, ownId: '100002', wanted })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test('who has opted in is told at once (OR-09)', async () => {
  await optIn(site.deps, { memberId: '100004', ownId: '100004' });
  await optIn(site.deps, { memberId: '100004', ownId: '100004' });
  const { receive } = order('100004');
  const eventDateTime = '2026-11-23T10:00:00Z';
  await receive({
    notificationType: 'APPOINTMENT_UPDATED',
    eventDateTime,
    appointments: [notifiedVisit({ engineerName: 'Sam' })],
  });
  expect(await subjectsTo('sam.heron@example.com')).toEqual(['News about your home install']);
});

describe('the end of a service', () => {
  const ceased = (unsolicitedCease: boolean) => ({
    notificationType: 'SERVICE_CEASED',
    eventDateTime: '2026-11-24T23:59:00Z',
    actualDisconnectionDateTime: '2026-11-24T23:59:00Z',
    unsolicitedCease,
  });
  const off = { email: false, sms: false };
  const wants = (memberId: string, orders: { email: boolean; sms: boolean }) =>
    setPreferences(site.deps, { memberId, ownId: memberId, wanted: { orders, visits: off } });
  const to = (memberId: string) => site.deps.outbox.everythingTo(site.deps.db, memberId);

  test('that nobody asked for is told also who wants no news, and one that was asked for waits for them', async () => {
    const asked = order('100003');
    await wants('100003', off);
    const before = (await to('100003')).length;
    await asked.receive(ceased(false));
    expect(await to('100003')).toHaveLength(before);
    await order('100003').receive(ceased(true));
    const [mail, ...others] = (await to('100003')).slice(0, -before || undefined);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Your broadband has stopped' });
    expect(others).toEqual([]);
  });

  test('that comes at midnight is told at eight in the morning, whatever the way', async () => {
    await wants('100004', { email: true, sms: true });
    const own = order('100004');
    const sent = async () =>
      (await to('100004')).map(({ channel, sentAt }) => [channel, sentAt?.toISOString() ?? null] as const);
    const before = (await sent()).length;
    site.clock.set('2026-11-25T00:00:10Z');
    await own.receive(ceased(false));
    await site.drain();
    const news = async () => (await sent()).slice(0, 2);
    expect(await sent()).toHaveLength(before + 2);
    expect(Object.fromEntries(await news())).toEqual({ email: null, sms: null });
    site.clock.set('2026-11-25T07:59:00Z');
    await site.drain();
    expect((await news()).map(([, at]) => at)).toEqual([null, null]);
    site.clock.set('2026-11-25T08:00:00Z');
    await site.drain();
    expect((await news()).map(([, at]) => at)).toEqual(['2026-11-25T08:00:00.000Z', '2026-11-25T08:00:00.000Z']);
  });
});
