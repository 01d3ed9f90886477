import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { newsBanners } from '../../testing/banners.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { fullUpdate } from '../../testing/visits.ts';
import { holdVisits, place, readOrder, readyToOrder } from '../../testing/orders.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import { wireEvent } from '../../../openapi/partners/network/wire-event.ts';
import { networkEventsOf } from '../../domains.ts';
import { alex, loggedIn, makePlan, productIds, robin, siteWithHomes } from '../../testing/customer.ts';
import type { Plan } from '../plans/plans.types.ts';
import {
  askAgain,
  askFor,
  consentTo,
  letAnswer,
  longSessions,
  messagesCalled,
  pass,
  resultOf,
  typedFor,
  type Switch,
} from '../../testing/switches.ts';

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

const planAt = async (id: string) => (await browser.get<Plan>(`/broadband/v1/plans/${id}`)).body;
const switchAt = async (id: string) => (await browser.get<Switch>(`/broadband/v1/switches/${id}`)).body;
const banners = () => newsBanners(browser);

/** A plan that is ready to be ordered, with a switch that was found. */
async function matchedAt(streetNumber: string) {
  const plan = await readyToOrder(browser, streetNumber);
  const asked = await askFor(browser, { planId: plan.id, ...typedFor('switch-landline') });
  expect(asked.status).toBe(201);
  await letAnswer(site);
  return { plan, id: asked.body.id };
}

describe('the whole life of a switch', () => {
  test('is asked for, matched, agreed to, ordered, moved and carried out with the broadband order (SW-03, SW-04, SW-05, SW-13)', async () => {
    const plan = await readyToOrder(browser, '1');
    const asked = await askFor(browser, { planId: plan.id, ...typedFor('switch-landline') });
    expect(asked).toMatchObject({
      status: 201,
      body: {
        state: 'loading',
        lastName: 'Bellamy',
        losingProviderName: 'Riverbourne Broadband',
        losingProviderAccountNumber: null,
        gainingProviderName: 'Testbrand',
        implications: [],
      },
    });
    const { id } = asked.body;
    expect(asked.body).not.toHaveProperty('reference');
    expect((await planAt(plan.id)).switchId).toBe(id);
    expect((await resultOf(browser, id)).state).toBe('loading');

    await letAnswer(site);
    const matched = await resultOf(browser, id);
    expect(matched).toMatchObject({
      state: 'matched',
      expiresOn: '2026-12-24',
      plannedSwitchDate: '2026-11-30',
      services: [
        { serviceType: 'IAS', switchAction: 'ServiceFound' },
        { serviceType: 'NBICS', switchAction: 'OptionToRetain', identifier: '42' },
      ],
      alternative: {
        services: [
          { serviceType: 'IAS', switchAction: 'ServiceFound' },
          { serviceType: 'NBICS', switchAction: 'OptionToCease', identifier: '42' },
        ],
      },
      implications: [
        { method: 'email', sentTo: 'bi********@example.com', sentAt: expect.stringMatching(/\+00:00$/) },
        { method: 'sms', sentTo: '077*****123' },
      ],
    });
    expect(matched).not.toHaveProperty('error');

    const letGo = matched.alternative?.reference ?? '';
    expect(letGo).not.toBe(matched.reference);
    const consented = await consentTo(browser, id, { reference: letGo });
    expect(consented).toMatchObject({
      status: 200,
      body: {
        switchOrderReference: letGo,
        address: '1 Ready Made Mews',
        postcode: 'LK9 2NN',
        postTown: 'Wrenholt',
        switchType: 'GAINING',
        lastName: 'Bellamy',
      },
    });
    expect(await resultOf(browser, id)).toMatchObject({ state: 'consented', reference: letGo });
    expect(await messagesCalled(site, 'residentialSwitchOrderRequest')).toEqual([]);

    const order = await place(browser, plan.id);
    expect(order.status).toBe(201);
    await letAnswer(site);
    expect(await messagesCalled(site, 'residentialSwitchOrderRequest')).toEqual([
      { switchOrderReference: letGo, plannedSwitchDate: '2026-11-30' },
    ]);
    expect(await resultOf(browser, id)).toMatchObject({ state: 'ordered', plannedSwitchDate: '2026-11-30' });

    const { key } = await readOrder(browser, order.body.id);
    const tell = (notificationType: string, parts: object) =>
      receiveEvent(
        site.deps,
        networkEventsOf(site.deps),
        wireEvent({ notificationType, orderId: key, eventDateTime: site.clock.now().toISOString(), ...parts }),
      );
    await tell('ORDER_COMMITTED', { committedOrderCompletionDateTime: '2026-12-03T17:00:00Z' });
    await letAnswer(site);
    expect(await resultOf(browser, id)).toMatchObject({ state: 'updated', plannedSwitchDate: '2026-12-03' });
    expect(await banners()).toMatchObject([
      {
        title: 'Your Go Live date has moved',
        content: expect.stringContaining('Thursday 3 December 2026'),
        variant: 'info',
      },
    ]);

    site.clock.set('2026-12-03T15:00:00Z');
    await tell('ORDER_COMPLETED', { actualOrderCompletionDateTime: '2026-12-03T14:00:00Z' });
    await letAnswer(site);
    expect(await messagesCalled(site, 'residentialSwitchOrderTriggerRequest')).toEqual([
      { switchOrderReference: letGo, activationDate: '2026-12-03' },
    ]);
    expect(await resultOf(browser, id)).toMatchObject({ state: 'triggered', plannedSwitchDate: '2026-12-03' });
    expect(await switchAt(id)).toMatchObject({ plannedSwitchDate: '2026-12-03', switchOrderReference: letGo });
    expect(await banners()).toMatchObject([{ title: 'Your switch is complete', variant: 'success' }]);
  });

  test('the reference gateway carries a switch out on its own, when only time passes (SW-13)', async () => {
    const { plan, id } = await matchedAt('2');
    expect((await consentTo(browser, id)).status).toBe(200);
    await place(browser, plan.id);
    await pass(site, 60 * 60, 60);
    expect((await resultOf(browser, id)).state).toBe('ordered');
    await pass(site, 12 * 24 * 60 * 60, 6 * 60 * 60);
    await letAnswer(site);
    expect((await resultOf(browser, id)).state).toBe('triggered');
    expect((await planAt(plan.id)).active).toBe(true);
  });

  test('ends with the order, and the plan can be ordered and switched anew', async () => {
    const { plan, id } = await matchedAt('3');
    await consentTo(browser, id);
    const order = await place(browser, plan.id);
    await letAnswer(site);
    const { key } = await readOrder(browser, order.body.id);
    await receiveEvent(
      site.deps,
      networkEventsOf(site.deps),
      wireEvent({
        notificationType: 'ORDER_CANCELLED',
        orderId: key,
        eventDateTime: site.clock.now().toISOString(),
        actualCancellationDateTime: site.clock.now().toISOString(),
      }),
    );
    await letAnswer(site);
    expect((await resultOf(browser, id)).state).toBe('cancelled');
    expect(await messagesCalled(site, 'residentialSwitchOrderCancellationRequest')).toHaveLength(1);
    const again = await matchedAt('3');
    expect(again.id).not.toBe(id);
    expect((await resultOf(browser, again.id)).state).toBe('matched');
  });

  test('an order without a switch, or with one that was stopped, tells no other provider (SW-01)', async () => {
    const before = await messagesCalled(site, 'residentialSwitchOrderRequest');
    const without = await readyToOrder(browser, '4');
    expect((await place(browser, without.id)).status).toBe(201);
    const { plan, id } = await matchedAt('5');
    expect((await browser.send('DELETE', `/broadband/v1/switches/${id}`)).status).toBe(204);
    expect((await place(browser, plan.id)).status).toBe(201);
    await letAnswer(site);
    expect(await messagesCalled(site, 'residentialSwitchOrderRequest')).toEqual(before);
    expect((await resultOf(browser, id)).state).toBe('cancelled');
  });

  test('who agrees again after the broadband order has the switch ordered at once', async () => {
    const plan = await readyToOrder(browser, '6');
    const refused = { losingProviderAccountNumber: sentinel('switch-1201').value };
    const { id } = (await askFor(browser, { planId: plan.id, ...refused })).body;
    await letAnswer(site);
    await consentTo(browser, id);
    await place(browser, plan.id);
    await letAnswer(site);
    expect((await resultOf(browser, id)).state).toBe('failed');
    await askAgain(browser, id, { planId: plan.id });
    await letAnswer(site);
    expect((await consentTo(browser, id)).status).toBe(200);
    await letAnswer(site);
    const provisional = (await planAt(plan.id)).provisionalStartDate;
    expect(await resultOf(browser, id)).toMatchObject({ state: 'ordered', plannedSwitchDate: provisional });
  });
});

test('the switch moves with the in-home visit, when the customer chooses another day for it (SW-13, BK-26)', async () => {
  const plan = await makePlan(browser, 'visits-in-home-only', productIds.mbps150, '7');
  await browser.send('POST', `/broadband/v1/plans/${plan.id}/pre-contracts`);
  await holdVisits(browser, plan.id);
  const asked = await askFor(browser, { planId: plan.id });
  await letAnswer(site);
  await consentTo(browser, asked.body.id);
  expect((await place(browser, plan.id)).status).toBe(201);
  await letAnswer(site);
  const before = await resultOf(browser, asked.body.id);
  const installation = await browser.get<components['schemas']['Installation']>(
    `/broadband/v1/plans/${plan.id}/installations`,
  );
  const visit = installation.body.inhomeAppointment;
  expect(before).toMatchObject({ state: 'ordered', plannedSwitchDate: visit?.date });
  const days = await browser.get<components['schemas']['Availability']>(
    `/broadband/v1/appointments/${visit?.id}/availabilities`,
  );
  const other = days.body.groupedAvailableAppointments?.find(({ date }) => date > (visit?.date ?? ''));
  const update = fullUpdate(visit?.id ?? '', other?.date);
  const moved = await browser.send('PATCH', `/broadband/v2/appointments/${visit?.id}`, update);
  expect(moved.status).toBe(200);
  expect((await planAt(plan.id)).provisionalStartDate).toBe(other?.date);
  await letAnswer(site);
  expect(await resultOf(browser, asked.body.id)).toMatchObject({ state: 'updated', plannedSwitchDate: other?.date });
});

test('the installation names the switch, whichever came first, in v1 and v2 (SW-13, BK-07)', async () => {
  const owner = await loggedIn(site, robin);
  for (const [version, streetNumber] of [
    ['v1', '7'],
    ['v2', '8'],
  ]) {
    const plan = await makePlan(owner, 'visits-both', productIds.mbps150, streetNumber);
    const asked = await askFor(owner, { planId: plan.id });
    const at = `/broadband/${version}/plans/${plan.id}/installations`;
    const made = await owner.send('POST', at, { switchId: asked.body.id });
    expect(made).toMatchObject({ status: 201, body: { switchId: asked.body.id } });
    expect((await owner.send('DELETE', `/broadband/v1/switches/${asked.body.id}`)).status).toBe(204);
    expect((await owner.get(at)).body).not.toHaveProperty('switchId');
    const other = await askFor(owner, { planId: plan.id });
    expect(other.status).toBe(201);
    expect((await owner.get(at)).body).toMatchObject({ switchId: other.body.id });
    const tied = await owner.send('POST', at, { switchId: other.body.id.toUpperCase() });
    expect(tied).toMatchObject({ status: 200, body: { switchId: other.body.id } });
    const withdrawn = await owner.send('POST', at, { switchId: asked.body.id });
    expect(withdrawn).toMatchObject({ status: 409, body: { code: 'switch.withdrawn' } });
    const foreign = await askFor(browser, {
      planId: (await makePlan(browser, 'visits-both', productIds.mbps150, streetNumber)).id,
    });
    const stolen = await owner.send('POST', at, { switchId: foreign.body.id });
    expect(stolen).toMatchObject({ status: 404, body: { code: 'switch.not-found' } });
  }
});
