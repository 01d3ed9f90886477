import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import { loading, matched, started } from '../../../machines/switch-provider/switch-provider.cases.ts';
import { log } from '../../runtime/log.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { createSavedJourneys } from '../../gateway-client/saved-journeys.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { watchFiles } from '../../runtime/testing/watch-files.ts';
import { createOrderBroadbandActors } from './order-broadband.actors.ts';
import { createLaterCalls } from './later-calls.ts';
import { journey, now, placedJourney, plan, planId } from './saved-journey.cases.ts';

const missing = () => problem(404, 'journey.missing');

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const actors = createOrderBroadbandActors({
    savedJourneys: createSavedJourneys(client.gateway),
    loadCalls: () => Promise.resolve(createLaterCalls(client.gateway, createQueries())),
    leaveFor: (url) => url.startsWith('/'),
    now: () => now,
  });
  // Types: the machine takes them as they are.
  orderBroadbandMachine.provide({ actors });
  return { ...client, actors };
}

describe('looking for a journey', () => {
  beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  const current = 'GET /broadband/v1/saved-journeys/current';
  const saved = 'GET /broadband/v1/saved-journeys/K7M2QX9P';

  it('finds the member’s newest draft, and the one with a code (CU-04)', async () => {
    const { actors } = actorsOn({ [current]: () => json(200, journey), [saved]: () => json(200, journey) });
    expect(await runActor(actors.findCurrentJourney, {})).toMatchObject({ plan: { id: planId } });
    expect(await runActor(actors.findSavedJourney, { code: 'K7M2QX9P' })).toMatchObject({ plan: { id: planId } });
  });

  it('finds the switch of the plan again, and the day that was agreed (SW-04)', async () => {
    const switchId = '3a3a3a3a-1b1b-4c4c-8d8d-5e5e5e5e0001';
    const withSwitch = { ...journey, plan: { ...plan, switchId } };
    const result = `GET /broadband/v1/switches/${switchId}/match-result`;
    const { actors, asked } = actorsOn({
      [current]: () => json(200, withSwitch),
      [result]: [
        () => json(200, loading),
        () => json(200, { ...matched, state: 'consented' }),
        () => problem(404, 'switch.not-found'),
      ],
      [`GET /broadband/v1/switches/${switchId}`]: () => json(200, started),
    });
    expect(await runActor(actors.findCurrentJourney, {})).toMatchObject({
      switching: { wish: 'switch', provider: { id: 'RBRN' }, status: { state: 'loading' }, started: null },
    });
    expect(asked()).toEqual([current, result]);
    expect(await runActor(actors.findCurrentJourney, {})).toMatchObject({
      switching: { status: { state: 'consented' }, started: { plannedSwitchDate: '2026-01-19' } },
    });
    expect(await runActor(actors.findCurrentJourney, {})).toMatchObject({ switching: null });
  });

  it.each([
    ['an empty answer', empty],
    ['a 404, as gateways of before said it', missing],
  ])('finds none where there is none: %s', async (_, none) => {
    const { actors } = actorsOn({ [current]: none });
    expect(await runActor(actors.findCurrentJourney, {})).toBeNull();
    expect(log.warn).toHaveBeenCalledTimes(none === empty ? 0 : 1);
  });

  it('finds none by a code that nothing is saved under, or that cannot be one', async () => {
    const { actors } = actorsOn({ [saved]: [missing, () => problem(400, 'validation.failed')] });
    expect(await runActor(actors.findSavedJourney, { code: 'K7M2QX9P' })).toBeNull();
    expect(await runActor(actors.findSavedJourney, { code: 'K7M2QX9P' })).toBeNull();
  });

  it('fails with a Failure when the gateway does not answer', async () => {
    const { actors } = actorsOn({ [current]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(runActor(actors.findCurrentJourney, {})).rejects.toMatchObject({ kind: 'NetworkError' });
  });
});

describe('looking for an order (OR-07)', () => {
  const placedPath = 'GET /broadband/v1/saved-journeys/placed';
  const switchId = '3a3a3a3a-1b1b-4c4c-8d8d-5e5e5e5e0001';
  const result = `GET /broadband/v1/switches/${switchId}/match-result`;

  it('finds the member’s order with its visits; without a switch nothing is asked about one', async () => {
    const { actors, asked } = actorsOn({ [placedPath]: () => json(200, placedJourney) });
    expect(await runActor(actors.findPlacedOrder, { orderId: null })).toMatchObject({
      order: { orderKey: 'LK-7Q4M2X9' },
      plan: { id: planId },
      switching: null,
    });
    expect(asked()).toEqual([placedPath]);
  });

  it('finds the order that is asked for, and without an id the newest', async () => {
    const { actors, calls } = actorsOn({ [placedPath]: () => json(200, placedJourney) });
    const { id } = placedJourney.order;
    expect(await runActor(actors.findPlacedOrder, { orderId: id })).toMatchObject({ order: { id } });
    await runActor(actors.findPlacedOrder, { orderId: null });
    expect(calls.map(({ query }) => query)).toEqual([`?orderId=${id}`, '']);
  });

  it('finds none where the order is someone else’s, or where that is no id of an order', async () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    const { actors } = actorsOn({ [placedPath]: [missing, () => problem(400, 'validation.failed')] });
    expect(await runActor(actors.findPlacedOrder, { orderId: 'of-somebody-else' })).toBeNull();
    expect(await runActor(actors.findPlacedOrder, { orderId: 'no-id' })).toBeNull();
  });

  it('finds its switch as it stands (SW-09)', async () => {
    const ordered = { ...placedJourney, plan: { ...plan, switchId } };
    const { actors } = actorsOn({
      [placedPath]: () => json(200, ordered),
      [result]: () => json(200, { ...matched, state: 'ordered' }),
      [`GET /broadband/v1/switches/${switchId}`]: () => json(200, started),
    });
    expect(await runActor(actors.findPlacedOrder, { orderId: null })).toMatchObject({
      order: { orderKey: 'LK-7Q4M2X9' },
      switching: { status: { state: 'ordered' }, started: { plannedSwitchDate: '2026-01-19' } },
    });
  });

  it('finds none where the member has ordered nothing', async () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    const { actors } = actorsOn({ [placedPath]: missing });
    expect(await runActor(actors.findPlacedOrder, { orderId: null })).toBeNull();
  });

  it('asks for no switch where the plan says that it has none', async () => {
    const { actors, asked } = actorsOn({
      [placedPath]: () => json(200, { ...placedJourney, plan: { ...plan, switchId: null } }),
    });
    expect(await runActor(actors.findPlacedOrder, { orderId: null })).toMatchObject({ switching: null });
    expect(asked()).toEqual([placedPath]);
  });
});

describe('after the order', () => {
  it('switches the news of it on for the member (OR-09)', async () => {
    const path = 'POST /broadband/v1/members/100001/notifications/opt-in';
    const { actors, asked } = actorsOn({ [path]: empty });
    await runActor(actors.optIn, { memberId: '100001' });
    expect(asked()).toEqual([path]);
  });

  it('has the browser keep a visit for the customer’s calendar (BK-29)', async () => {
    const file = { name: 'testbrand-2026-12-08.ics', text: 'BEGIN:VCALENDAR' };
    const { actors } = actorsOn({ 'GET /broadband/v1/orders/o-1/appointments/a-1/calendar': () => json(200, file) });
    const { clicked, files } = watchFiles();
    await runActor(actors.makeCalendar, { orderId: 'o-1', appointmentId: 'a-1' });
    expect(clicked.map(({ download }) => download)).toEqual([file.name]);
    await expect(files[0]?.text()).resolves.toBe(file.text);
  });

  it('leads on to where the gateway sends the customer, and to no place that we do not know (OR-04)', async () => {
    const { actors } = actorsOn({});
    await expect(runActor(actors.followRedirect, { url: '/order-summary?paid=yes' })).resolves.toBeUndefined();
    await expect(runActor(actors.followRedirect, { url: 'https://elsewhere.example.com' })).rejects.toMatchObject({
      kind: 'ValidationError',
    });
  });
});
