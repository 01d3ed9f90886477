import { beforeEach, expect, it, vi } from 'vitest';
import { onePlan, olderSent } from '../../../machines/dashboard/dashboard.cases.ts';
import { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import { allMobile, runningSimPlan } from '../../../machines/dashboard/mobile.cases.ts';
import { createAirtime } from '../../gateway-client/airtime.ts';
import { createBills } from '../../gateway-client/bills.ts';
import { createMemberPlans } from '../../gateway-client/member-plans.ts';
import { createMemberAccount } from '../../gateway-client/member-account.ts';
import { createMessages } from '../../gateway-client/messages.ts';
import { createMySimPlan } from '../../gateway-client/my-sim-plan.ts';
import { createNumberMoves } from '../../gateway-client/number-moves.ts';
import { createOrders } from '../../gateway-client/orders.ts';
import { createReferrals } from '../../gateway-client/referrals.ts';
import { createSavedJourneys } from '../../gateway-client/saved-journeys.ts';
import { createSims } from '../../gateway-client/sims.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { log } from '../../runtime/log.ts';
import { createDashboardActors } from './dashboard.actors.ts';

const memberId = '100001';
const own = `/broadband/v1/members/${memberId}`;
const current = 'GET /broadband/v1/saved-journeys/current';

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
});

function actorsOn(answers: Parameters<typeof testClient>[0], isUnderWay = false) {
  const client = testClient(answers);
  const actors = createDashboardActors({
    orders: createOrders(client.gateway),
    plans: createMemberPlans(client.gateway),
    bills: createBills(client.gateway),
    sims: createSims(client.gateway),
    numberMoves: createNumberMoves(client.gateway),
    airtime: createAirtime(client.gateway),
    referrals: createReferrals(client.gateway),
    simPlans: createMySimPlan(client.gateway),
    messages: createMessages(client.gateway),
    members: createMemberAccount(client.gateway),
    savedJourneys: createSavedJourneys(client.gateway),
    isOrderUnderWay: () => isUnderWay,
  });
  // Types: the machine takes them as they are.
  dashboardMachine.provide({ actors });
  return { ...client, actors };
}

it('orders, banners and messages are the member’s own (OR-05, OR-09, DB-07)', async () => {
  const messages = { optedIn: false, messages: [], older: null, held: [] };
  const { actors, asked } = actorsOn({
    [`GET ${own}/orders`]: () => json(200, []),
    [`GET ${own}/banners`]: () => json(200, []),
    [`GET ${own}/messages`]: () => json(200, messages),
  });
  expect(await runActor(actors.loadOrders, { memberId })).toEqual([]);
  expect(await runActor(actors.loadBanners, { memberId })).toEqual([]);
  expect(await runActor(actors.loadMessages, { memberId })).toEqual(messages);
  expect(asked()).toHaveLength(3);
});

it('older messages are those before the one that is named (OR-09)', async () => {
  const { actors, calls } = actorsOn({ [`GET ${own}/messages`]: () => json(200, olderSent) });
  await expect(runActor(actors.loadOlderMessages, { memberId, before: 'm' })).resolves.toEqual(olderSent);
  await runActor(actors.loadMessages, { memberId });
  expect(calls.map(({ query }) => query)).toEqual(['?before=m', '']);
});

it('plans come with the next bill of them all, and are not to be had without it (DB-01)', async () => {
  const { nextBills } = onePlan;
  const plans = () => json(200, onePlan.plans);
  const { actors } = actorsOn({
    [`GET ${own}/plans`]: plans,
    [`GET ${own}/bills`]: () => json(200, { bills: [], nextBills }),
  });
  expect(await runActor(actors.loadPlans, { memberId })).toEqual(onePlan);
  const failing = actorsOn({ [`GET ${own}/plans`]: plans, [`GET ${own}/bills`]: () => problem(503, 'server.busy') });
  await expect(runActor(failing.actors.loadPlans, { memberId })).rejects.toMatchObject({ status: 503 });
});

it('banners are asked for once, and an error of the gateway leads nobody away (DB-07)', async () => {
  const { actors, asked, onServerError } = actorsOn({ [`GET ${own}/banners`]: () => problem(500, 'server.error') });
  await expect(runActor(actors.loadBanners, { memberId })).rejects.toMatchObject({ status: 500 });
  expect(asked()).toEqual([`GET ${own}/banners`]);
  expect(onServerError).not.toHaveBeenCalled();
});

it('every banner that was put away is dismissed (DB-08)', async () => {
  const { actors, asked } = actorsOn({ [`DELETE ${own}/banners/a`]: empty, [`DELETE ${own}/banners/b`]: empty });
  await runActor(actors.dismissBanners, { memberId, bannerIds: ['a', 'b'] });
  expect(asked().filter((one) => one.startsWith('DELETE'))).toHaveLength(2);
});

it('updates are switched on, and what waits is released (OR-09)', async () => {
  const { actors, calls } = actorsOn({
    [`POST ${own}/notifications/opt-in`]: empty,
    'POST /broadband/v1/orders/o/notifications/release': () => json(200, { released: 2 }),
  });
  await runActor(actors.optIn, { memberId });
  await runActor(actors.releaseMessages, { orderId: 'o', count: 2 });
  expect(calls.at(-1)?.body).toEqual({ count: 2 });
});

const address = { streetNumber: '6', streetName: 'Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA' };
const kept = (step: string) => ({ step, address, plan: { displayName: '500 Mbps' } });

it.each([
  ['customise-plan', '/customise-plan'],
  ['book-install', '/book-install'],
  ['review-order', '/order-confirmation'],
  ['a step that came later', '/customise-plan'],
  ['constructor', '/customise-plan'],
])('an order kept at %s goes on at %s', async (step, path) => {
  const { actors } = actorsOn({ [current]: () => json(200, kept(step)) });
  expect(await runActor(actors.findUnfinishedOrder, {})).toEqual({
    path,
    planName: '500 Mbps',
    address: '6 Heron Way, Larkhaven, LK1 1AA',
  });
});

it('an order that only this tab knows goes on at the address check', async () => {
  const { actors } = actorsOn({ [current]: empty }, true);
  expect(await runActor(actors.findUnfinishedOrder, {})).toEqual({
    path: '/postcode-checker',
    planName: null,
    address: null,
  });
});

it('without any, there is none', async () => {
  const { actors } = actorsOn({ [current]: empty });
  expect(await runActor(actors.findUnfinishedOrder, {})).toBeNull();
});

const mobileCalls = {
  'GET /sim/v1/sims': () => json(200, allMobile.sims),
  'GET /sim/v1/number-moves': () => json(200, allMobile.numberMoves),
  'GET /credit/v1/balance': () => json(200, allMobile.airtime),
  'GET /referral/v1/referrals': () => json(200, allMobile.referrals),
};
const parts = ['sims', 'numberMoves', 'airtime', 'referrals'] as const;

it('number, SIMs, credit and rewards are asked for at once, and the SIM plan by itself (DB-01, PH-12)', async () => {
  const { actors, asked } = actorsOn({ ...mobileCalls, 'GET /sim/v1/my-plan': () => json(200, runningSimPlan) });
  expect(await runActor(actors.loadMobile, { parts })).toEqual({ parts: allMobile, failure: null });
  expect(asked()).toHaveLength(4);
  expect(await runActor(actors.loadSimPlan, { memberId })).toEqual(runningSimPlan);
});

it('a part that fails takes no other with it, and only what is missing is asked for again (ER-04)', async () => {
  const { actors, asked } = actorsOn({ ...mobileCalls, 'GET /credit/v1/balance': () => problem(503, 'server.busy') });
  const { airtime: _, ...others } = allMobile;
  expect(await runActor(actors.loadMobile, { parts })).toMatchObject({
    parts: others,
    failure: { kind: 'HttpError', status: 503 },
  });
  await expect(runActor(actors.loadMobile, { parts: ['airtime'] })).rejects.toMatchObject({ status: 503 });
  expect(asked().slice(4)).toEqual(['GET /credit/v1/balance']);
});
