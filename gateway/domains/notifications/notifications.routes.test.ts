import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { alex, loggedIn, siteWithHomes } from '../../testing/customer.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { place, readyToOrder } from '../../testing/orders.ts';
import { seedMembers } from '../../seed/members.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { newMember } from '../../testing/new-member.ts';
import { signatureOf } from '../../../platform/http/signature.ts';
import { networkEvent } from '../../testing/network-event.ts';

type Schemas = components['schemas'];

const SECRET = 'shared-with-the-network-provider-only';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway({ NOTIFICATION_SECRET: SECRET });
  await seedMembers(site.deps.db);
});
afterAll(() => site.close());

const OPT_IN = '/broadband/v1/members/100001/notifications/opt-in';
const RELEASE = '/broadband/v1/orders/0b8f3f3e-7f0f-4a39-9d3c-0a1a3c1f0001/notifications/release';

const event = networkEvent({ orderId: 'NET-OF-NOBODY' });
const deliver = (headers: Record<string, string>) =>
  site.browser().send('POST', '/broadband/v1/notification-events', event, headers);

test.each([
  ['no signature', {}],
  ['a signature with another secret', { 'X-Signature': signatureOf('another secret', JSON.stringify(event)) }],
  ['the signature of another body', { 'X-Signature': signatureOf(SECRET, '{}') }],
  ['something that is no signature', { 'X-Signature': 'zz' }],
  ['a right signature with more behind it', { 'X-Signature': `${signatureOf(SECRET, JSON.stringify(event))}zz` }],
  ['half of a right signature', { 'X-Signature': signatureOf(SECRET, JSON.stringify(event)).slice(0, 32) }],
])('an event with %s is refused (OR-10)', async (_what, headers: Record<string, string>) => {
  expect(await deliver(headers)).toMatchObject({ status: 401, body: { code: 'signature.wrong' } });
});

test('who sends an unsigned body learns nothing about what is wrong with it', async () => {
  for (const body of [{}, { orderId: 7 }, 'text', null]) {
    const answer = await site.browser().send('POST', '/broadband/v1/notification-events', body);
    expect(answer).toMatchObject({ status: 401, body: { code: 'signature.wrong' } });
    expect(answer.body).not.toHaveProperty('fields');
  }
});

test('a signed event comes through; this one is about an order that nobody knows (OR-10)', async () => {
  const headers = { 'X-Signature': signatureOf(SECRET, JSON.stringify(event)) };
  expect(await deliver(headers)).toMatchObject({ status: 404, body: { code: 'order.not-found' } });
});

test('a member opts in, once or twice, for themselves only (OR-09)', async () => {
  const browser = site.browser();
  expect((await browser.send('POST', OPT_IN)).status).toBe(401);
  await browser.logInAs('100001');
  expect((await browser.send('POST', OPT_IN)).status).toBe(204);
  expect((await browser.send('POST', OPT_IN)).status).toBe(204);
  await browser.logInAs('100002');
  expect(await browser.send('POST', OPT_IN)).toMatchObject({ status: 404, body: { code: 'member.not-found' } });
});

test('messages of an order that is not there cannot be released (OR-09)', async () => {
  const browser = site.browser();
  expect((await browser.send('POST', RELEASE, { count: 1 })).status).toBe(401);
  await browser.logInAs('100001');
  expect(await browser.send('POST', RELEASE, { count: 1 })).toMatchObject({
    status: 404,
    body: { code: 'order.not-found' },
  });
  expect((await browser.send('POST', RELEASE, { count: 0 })).status).toBe(400);
});

test('a member reads again what was sent, newest first, but no link to a new password (OR-09)', async () => {
  const browser = site.browser();
  await browser.logInAs('100002');
  const { db, outbox } = site.deps;
  const post = (memberId: string | undefined, body: string) =>
    outbox.post(db, { ...(memberId ? { memberId } : {}), channel: 'sms', recipient: '07700 900102', body });
  await post('100002', 'first');
  await post('100002', 'second');
  await post(undefined, 'a link that opens something');
  await post('100001', 'to somebody else');
  const { body } = await browser.get<Schemas['MemberMessages']>('/broadband/v1/members/100002/messages');
  expect(body.messages.map((message) => message.body)).toEqual(['second', 'first']);
  expect(body.messages[0]).toMatchObject({ channel: 'sms', subject: null });
});

test('every message that was sent can be read again, page by page, each once (OR-09)', async () => {
  const { browser } = await newMember(site);
  const { body: me } = await browser.get<Schemas['Member']>('/member-api/v1/members/me');
  const memberId = String(me.id);
  const own = `/broadband/v1/members/${memberId}/messages`;
  const bodies = Array.from({ length: 450 }, (_, nth) => String(nth));
  // Many were written at the same moment.
  const rows = bodies.map((body, nth) => ({
    memberId,
    body,
    channel: 'sms' as const,
    recipient: '07700 900102',
    createdAt: new Date(Date.UTC(2026, 1, 1 + Math.floor(nth / 300))),
  }));
  await site.deps.db.insert(outbox).values(rows);
  const read = async (before: string | null): Promise<string[][]> => {
    const { body } = await browser.get<Schemas['MemberMessages']>(before === null ? own : `${own}?before=${before}`);
    const page = body.messages.map((message) => message.body);
    return body.older === null ? [page] : [page, ...(await read(body.older))];
  };
  const pages = await read(null);
  expect(pages.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(pages.flat()).toEqual(bodies.toReversed());
});

test('nobody reads on from another member’s message, nor from one that opens something (OR-09)', async () => {
  const { db, outbox } = site.deps;
  const sms = { channel: 'sms', recipient: '07700 900102' } as const;
  await outbox.post(db, { ...sms, memberId: '100001', body: 'to somebody else' });
  await outbox.post(db, { ...sms, memberId: '100002', body: 'a link that opens something', isListed: false });
  const [theirs] = await outbox.everythingTo(db, '100001');
  const [unlisted] = await outbox.everythingTo(db, '100002');
  const browser = site.browser();
  await browser.logInAs('100002');
  const before = (id?: string) => browser.get(`/broadband/v1/members/100002/messages?before=${id}`);
  const notThere = { status: 404, body: { code: 'message.not-found' } };
  expect(await before(theirs?.id)).toMatchObject(notThere);
  expect(await before(unlisted?.id)).toMatchObject(notThere);
  expect(await before('7b1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0001')).toMatchObject(notThere);
  expect(await before('the newest')).toMatchObject({ status: 400, body: { message: 'Invalid message ID' } });
});

test('messages about an order wait until the member opts in or releases them, and are counted (OR-09)', async () => {
  const homes = await siteWithHomes();
  let browser = await loggedIn(homes, alex);
  const plan = await readyToOrder(browser, '1');
  const { body: order } = await place(browser, plan.id);
  homes.clock.advance(HOUR_MS);
  await homes.drain();
  // Sessions end after a while.
  browser = await loggedIn(homes, alex);
  const read = async () =>
    (await browser.get<Schemas['MemberMessages']>(`/broadband/v1/members/${alex}/messages`)).body;
  const { held, optedIn, messages } = await read();
  expect(optedIn).toBe(false);
  expect(held).toEqual([{ orderId: order.id, orderKey: order.orderKey, count: expect.any(Number) }]);
  const waiting = held[0]?.count ?? 0;
  const release = { count: waiting };
  await browser.send('POST', `/broadband/v1/orders/${order.id}/notifications/release`, release);
  const after = await read();
  expect(after.held).toEqual([]);
  expect(after.messages).toHaveLength(messages.length + waiting);
  await homes.close();
});
