import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import { newsBanners } from '../../testing/banners.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import { wireEvent } from '../../../openapi/partners/network/wire-event.ts';
import { networkEventsOf } from '../../domains.ts';
import { place, readOrder, readyToOrder } from '../../testing/orders.ts';
import { alex, loggedIn, siteWithHomes } from '../../testing/customer.ts';
import { askAgain, askFor, consentTo, letAnswer, longSessions, pass, resultOf } from '../../testing/switches.ts';

let site: TestGateway;
let browser: TestBrowser;
let memberId: number;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
  memberId = 300_000;
});
afterAll(() => site.close());
beforeEach(async () => {
  memberId += 1;
  browser = await loggedIn(site, String(memberId));
});

const titles = async () => (await newsBanners(browser, String(memberId))).map(({ title }) => title);

const minute = 60;

/** Orders broadband with a switch whose account number brings a fault later on. */
async function orderedWith(code: string, house = '7') {
  const id = (code.startsWith('90') ? `switch-order-${code}` : `switch-${code}`) as SentinelId;
  const plan = await readyToOrder(browser, house);
  const typed = { losingProviderAccountNumber: sentinel(id).value };
  const asked = await askFor(browser, { planId: plan.id, ...typed });
  await letAnswer(site);
  expect((await consentTo(browser, asked.body.id)).status).toBe(200);
  const { body } = await place(browser, plan.id);
  await letAnswer(site);
  const { key } = await readOrder(browser, body.id);
  const tell = async (notificationType: string, parts: object) => {
    const at = { orderId: key, eventDateTime: site.clock.now().toISOString() };
    await receiveEvent(site.deps, networkEventsOf(site.deps), wireEvent({ notificationType, ...at, ...parts }));
    await letAnswer(site);
  };
  return {
    id: asked.body.id,
    typed,
    planId: plan.id,
    orderId: body.id,
    move: (day: string) => tell('ORDER_COMMITTED', { committedOrderCompletionDateTime: `${day}T17:00:00Z` }),
    goLive: () => tell('ORDER_COMPLETED', { actualOrderCompletionDateTime: site.clock.now().toISOString() }),
    cease: () =>
      tell('SERVICE_CEASED', {
        unsolicitedCease: true,
        actualDisconnectionDateTime: site.clock.now().toISOString(),
      }),
    end: () => tell('ORDER_CANCELLED', { actualCancellationDateTime: site.clock.now().toISOString() }),
  };
}

describe('the losing provider refuses the order (SW-09)', () => {
  test.each(['1201', '1203', '1204', '1205', '1211', '1212', '1213', '1214', '1215'])(
    '%s: the broadband order stands, and the switch can be tried again',
    async (code) => {
      const { id, planId, orderId } = await orderedWith(code);
      expect(await resultOf(browser, id)).toMatchObject({ state: 'failed', error: { code } });
      expect((await readOrder(browser, orderId)).state).toBe('RECEIVED');
      expect(await titles()).toEqual(['We couldn’t order your switch']);
      // Another account of the customer, say.
      expect((await askAgain(browser, id, { planId })).status).toBe(200);
      expect(await titles()).toEqual([]);
      await letAnswer(site);
      expect((await consentTo(browser, id)).status).toBe(200);
      await letAnswer(site);
      expect((await resultOf(browser, id)).state).toBe('ordered');
    },
  );

  test('1202: the offer has run out, and has to be asked for again', async () => {
    const { id, planId } = await orderedWith('1202');
    expect(await resultOf(browser, id)).toMatchObject({ state: 'expired', error: { code: '1202' } });
    expect(await titles()).toEqual(['Your switch has run out']);
    expect((await askAgain(browser, id, { planId })).status).toBe(200);
  });
});

describe('the order does not reach the losing provider (SW-09)', () => {
  test('9001: a provider that takes no orders any more is known at once', async () => {
    const { id, orderId } = await orderedWith('9001');
    expect(await resultOf(browser, id)).toMatchObject({ state: 'failed', error: { code: '9001' } });
    expect((await readOrder(browser, orderId)).state).toBe('RECEIVED');
    expect(await titles()).toEqual(['We couldn’t order your switch']);
  });

  test.each(['9005', '9006', '9007', '9008'] as const)(
    '%s: it is repeated for more than an hour, then told, and the switch can be tried again',
    async (code) => {
      const { id, planId } = await orderedWith(code);
      expect((await resultOf(browser, id)).state).toBe('consented');
      await pass(site, 60 * minute, 10 * minute);
      expect((await resultOf(browser, id)).state).toBe('consented');
      expect(await titles()).toEqual([]);
      await pass(site, 30 * minute, 10 * minute);
      expect(await resultOf(browser, id)).toMatchObject({ state: 'failed', error: { code } });
      expect(await titles()).toEqual(['We couldn’t order your switch']);
      expect((await askAgain(browser, id, { planId })).status).toBe(200);
      await letAnswer(site);
      expect((await consentTo(browser, id)).status).toBe(200);
      await letAnswer(site);
      expect((await resultOf(browser, id)).state).toBe('ordered');
    },
  );
});

describe('the losing provider refuses another day', () => {
  test.each<[string, string, string[]]>([
    ['1301', 'ordered', ['Please check with your old provider']],
    ['1302', 'expired', ['Your switch has run out']],
    ['1303', 'ordered', ['Please check with your old provider']],
    ['1304', 'triggered', ['Your switch is complete']],
    ['1305', 'cancelled', ['Please check with your old provider']],
    ['1306', 'ordered', ['Please check with your old provider']],
  ])('%s leaves it %s', async (code, state, told) => {
    const { id, move } = await orderedWith(code);
    expect((await resultOf(browser, id)).state).toBe('ordered');
    await move('2026-12-20');
    expect(await resultOf(browser, id)).toMatchObject({ state, error: { code } });
    expect(await titles()).toEqual(told);
  });

  test('the refused day is not asked for again, and another day is', async () => {
    const { id, move } = await orderedWith('1303');
    await move('2026-12-20');
    await move('2026-12-20');
    expect(await resultOf(browser, id)).toMatchObject({ state: 'ordered', error: { code: '1303' } });
  });
});

describe('the losing provider refuses to start', () => {
  test.each<[string, string, string | undefined]>([
    ['1401', 'ordered', '1401'],
    ['1402', 'expired', '1402'],
    ['1403', 'ordered', '1403'],
    ['1404', 'triggered', undefined],
    ['1405', 'cancelled', '1405'],
    ['1406', 'ordered', '1406'],
  ])('%s leaves it %s, and the new service is live all the same', async (code, state, error) => {
    const { id, goLive, orderId } = await orderedWith(code);
    await goLive();
    const result = await resultOf(browser, id);
    expect([result.state, result.error?.code]).toEqual([state, error]);
    expect((await readOrder(browser, orderId)).state).toBe('COMPLETED');
    expect(await titles()).toHaveLength(1);
  });
});

describe('the losing provider refuses to cancel', () => {
  test.each<[string, string, string | undefined, string[]]>([
    ['1501', 'cancelled', '1501', ['Please check with your old provider']],
    ['1502', 'cancelled', undefined, []],
    ['1504', 'triggered', '1504', ['Your switch is complete']],
    ['1505', 'cancelled', undefined, []],
    ['1506', 'cancelled', undefined, []],
  ])('%s leaves it %s', async (code, state, error, told) => {
    const { id, end, orderId } = await orderedWith(code);
    await end();
    const result = await resultOf(browser, id);
    expect([result.state, result.error?.code]).toEqual([state, error]);
    expect((await readOrder(browser, orderId)).state).toBe('CANCELLED');
    expect(await titles()).toEqual(told);
  });
});

describe('with the end of the plan that it brought', () => {
  test('a switch that could be tried again is told of no more (SW-09)', async () => {
    const { goLive, cease } = await orderedWith('1201');
    await goLive();
    expect(await titles()).toEqual(['We couldn’t order your switch']);
    await cease();
    expect(await titles()).toEqual([]);
  });

  test('what is to be asked of the old provider is still told, as they may go on with their service', async () => {
    const { goLive, cease } = await orderedWith('1401');
    await goLive();
    await cease();
    expect(await titles()).toEqual(['Please check with your old provider']);
  });

  test('nobody is told of a switch that comes to nothing after it', async () => {
    const { id, goLive, cease } = await orderedWith('9005');
    await goLive();
    await cease();
    await pass(site, 100 * minute, 10 * minute);
    expect((await resultOf(browser, id)).state).toBe('failed');
    expect(await titles()).toEqual([]);
  });
});

describe('who has ordered hears by e-mail of a switch that did not go as planned (SW-09)', () => {
  const email = 'alex.finch@example.com';
  const mails = () => site.deps.outbox.sentTo(site.deps.db, email);
  beforeEach(async () => {
    browser = await loggedIn(site, alex);
  });

  test.each<[string, string, 'order' | 'move' | 'goLive' | 'end', string, string]>([
    ['1201', '1', 'order', 'We couldn’t order your switch', 'try the switch again, or cancel'],
    ['1212', '2', 'order', 'We couldn’t order your switch', 'nothing to switch any more'],
    ['1202', '3', 'order', 'Your switch has run out', 'try the switch again, or cancel'],
    ['9001', '7', 'order', 'We couldn’t order your switch', 'Cancel with them yourself once your new broadband works'],
    ['1303', '4', 'move', 'Please check with your old provider', 'See what you can do'],
    ['1402', '5', 'goLive', 'Your switch has run out', 'try the switch again, or cancel'],
    ['1406', '6', 'goLive', 'Please check with your old provider', 'See what you can do'],
  ])('%s, at house %s, on %s: "%s", with its repair and a link', async (code, house, when, subject, repair) => {
    const ordered = await orderedWith(code, house);
    if (when === 'move') await ordered.move('2026-12-20');
    if (when === 'goLive') await ordered.goLive();
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject, body: expect.stringContaining(repair) });
    expect(mail?.body).toMatch(
      new RegExp(`: http://site.example.com/dashboard/orders/${ordered.orderId}/order-summary$`, 'm'),
    );
  });

  test('1501: who has cancelled the broadband is led to help, as there is no order any more', async () => {
    await (await orderedWith('1501', '8')).end();
    const [mail] = await mails();
    expect(mail?.body).toContain('http://site.example.com/help/switching');
  });

  test('a switch that goes well sends none', async () => {
    const count = (await mails()).length;
    const { goLive } = await orderedWith('1404', '9');
    await goLive();
    const later = (await mails()).slice(0, (await mails()).length - count);
    expect(later.filter(({ subject }) => /switch|provider/i.test(subject ?? ''))).toEqual([]);
  });
});
