import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { networkEventsOf } from '../../domains.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { loggedIn, newcomer, siteWithHomes } from '../../testing/customer.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { place, readOrder, readyToOrder } from '../../testing/orders.ts';
import { askAgain, askFor, consentTo, letAnswer, longSessions, resultOf } from '../../testing/switches.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import { wireEvent } from '../../../openapi/partners/network/wire-event.ts';

type Schemas = components['schemas'];

let site: TestGateway;
let browser: TestBrowser;
let memberId = 310_000;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
});
afterAll(() => site.close());
beforeEach(async () => {
  memberId += 1;
  browser = await loggedIn(site, String(memberId));
});

/** Orders broadband for a house, with a switch; an account number may have the old provider refuse it. */
async function orderedFor(house: string, typed: { losingProviderAccountNumber?: string } = {}) {
  const plan = await readyToOrder(browser, house);
  const asked = await askFor(browser, { planId: plan.id, ...typed });
  await letAnswer(site);
  expect((await consentTo(browser, asked.body.id)).status).toBe(200);
  const { body } = await place(browser, plan.id);
  await letAnswer(site);
  // The next order is the newer one.
  site.clock.advance(60_000);
  return { planId: plan.id, orderId: body.id, switchId: asked.body.id };
}

/** The switch of the older order is refused, that of the newer one goes well. */
async function twoHomes() {
  const older = await orderedFor('7', { losingProviderAccountNumber: sentinel('switch-1201').value });
  const newer = await orderedFor('8');
  return { older, newer };
}

const placedJourney = (query = '', by = browser) =>
  by.get<Schemas['PlacedJourney']>(`/broadband/v1/saved-journeys/placed${query}`);
const memberOrder = async (orderId: string) =>
  (await browser.get<Schemas['MemberOrder']>(`/broadband/v1/members/${memberId}/orders/${orderId}`)).body;
const stateOf = async (switchId: string) => (await resultOf(browser, switchId)).state;

describe('a member with orders at two homes, of which the older one’s switch was refused (SW-09)', () => {
  test('finds either order by its id, and without one the newer', async () => {
    const { older, newer } = await twoHomes();
    const found = async (query: string) => (await placedJourney(query)).body;
    expect(await found(`?orderId=${older.orderId}`)).toMatchObject({
      order: { id: older.orderId, planId: older.planId },
      address: { streetNumber: '7' },
      plan: { id: older.planId, switchId: older.switchId },
    });
    expect(await found(`?orderId=${newer.orderId.toUpperCase()}`)).toMatchObject({ address: { streetNumber: '8' } });
    expect(await found('')).toMatchObject({ order: { id: newer.orderId }, address: { streetNumber: '8' } });
  });

  test('finds no order of somebody else, none that nobody has, and none that has been cancelled', async () => {
    const { older, newer } = await twoHomes();
    const missing = { status: 404, body: { code: 'journey.missing' } };
    const stranger = await newcomer(site);
    expect(await placedJourney(`?orderId=${older.orderId}`, stranger)).toMatchObject(missing);
    expect(await placedJourney('?orderId=7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001')).toMatchObject(missing);
    expect(await placedJourney('?orderId=LK-7Q4M2X9')).toMatchObject({
      status: 400,
      body: { fields: [{ message: 'Invalid order ID' }] },
    });
    await site.deps.db.execute(`update orders set state = 'CANCELLED' where id = '${newer.orderId}'`);
    expect(await placedJourney(`?orderId=${newer.orderId}`)).toMatchObject(missing);
    expect((await placedJourney()).body.order.id).toBe(older.orderId);
  });

  test('is led to the older one by banner and dashboard', async () => {
    const { older, newer } = await twoHomes();
    const address = `/dashboard/orders/${older.orderId}/order-summary`;
    const banners = await browser.get<Schemas['Banner'][]>(`/broadband/v1/members/${memberId}/banners`);
    expect(banners.body.map(({ buttonAction }) => buttonAction)).toEqual([`path:${address}`]);
    expect((await memberOrder(older.orderId)).switchToRepair).toBe('FAILED');
    expect((await memberOrder(newer.orderId)).switchToRepair).toBeNull();
  });

  test('tries it again for the older home: the newer one’s switch stays as it is', async () => {
    const { older, newer } = await twoHomes();
    expect((await askAgain(browser, older.switchId, { planId: older.planId })).status).toBe(200);
    await letAnswer(site);
    // Whoever leaves the page now finds on the dashboard that it waits for them.
    expect((await memberOrder(older.orderId)).switchToRepair).toBe('READY');
    const consented = await consentTo(browser, older.switchId);
    expect(consented).toMatchObject({ status: 200, body: { address: expect.stringContaining('7 ') } });
    await letAnswer(site);
    expect(await stateOf(older.switchId)).toBe('ordered');
    expect(await stateOf(newer.switchId)).toBe('ordered');
    expect((await memberOrder(older.orderId)).switchToRepair).toBeNull();
  });

  test('goes on without it for the older home: the newer one is still switched', async () => {
    const { older, newer } = await twoHomes();
    expect((await browser.send('DELETE', `/broadband/v1/switches/${older.switchId}`)).status).toBe(204);
    expect(await stateOf(older.switchId)).toBe('cancelled');
    expect(await stateOf(newer.switchId)).toBe('ordered');
    expect((await placedJourney(`?orderId=${newer.orderId}`)).body.plan.switchId).toBe(newer.switchId);
  });
});

describe('a member whose plan has ended with a switch that came to nothing', () => {
  const today = () => site.clock.today();

  /** The network tells of the order of the older home: live, and later at an end. */
  async function ended() {
    const { older } = await twoHomes();
    const { key } = await readOrder(browser, older.orderId);
    const at = () => ({ orderId: key, eventDateTime: site.clock.now().toISOString() });
    const tell = async (parts: Parameters<typeof wireEvent>[0]) => {
      await receiveEvent(site.deps, networkEventsOf(site.deps), wireEvent(parts));
      await letAnswer(site);
    };
    const now = site.clock.now().toISOString();
    await tell({ notificationType: 'ORDER_COMPLETED', ...at(), actualOrderCompletionDateTime: now });
    expect(await resultOf(browser, older.switchId)).not.toHaveProperty('planEndedOn');
    expect((await memberOrder(older.orderId)).switchToRepair).toBe('FAILED');
    await tell({
      notificationType: 'SERVICE_CEASED',
      ...at(),
      unsolicitedCease: true,
      actualDisconnectionDateTime: now,
    });
    return older;
  }

  test('reads on which day it ended, and is not asked to try the switch again', async () => {
    const { switchId, orderId } = await ended();
    expect(await resultOf(browser, switchId)).toMatchObject({ state: 'failed', planEndedOn: today() });
    const found = await browser.get<Schemas['MemberSwitch']>(`/broadband/v1/members/${memberId}/switches/${switchId}`);
    expect(found.body).toMatchObject({ orderId, status: { planEndedOn: today() } });
    expect((await memberOrder(orderId)).switchToRepair).toBeNull();
  });

  test('can’t try it again either, and may still withdraw it', async () => {
    const { switchId, planId } = await ended();
    const refused = { status: 409, body: { code: 'switch.plan-ended' } };
    expect(await askAgain(browser, switchId, { planId })).toMatchObject(refused);
    expect(await stateOf(switchId)).toBe('failed');
    expect((await browser.send('DELETE', `/broadband/v1/switches/${switchId}`)).status).toBe(204);
  });

  test('can’t agree to an offer that came before the end', async () => {
    const { switchId } = await ended();
    await site.deps.db.execute(`update switches set state = 'matched' where id = '${switchId}'`);
    expect(await consentTo(browser, switchId)).toMatchObject({ status: 409, body: { code: 'switch.plan-ended' } });
    expect(await stateOf(switchId)).toBe('matched');
  });
});
