import { describe, expect, it } from 'vitest';
import { settled } from '../../../machines/manage-profile/manage-profile.cases.ts';
import { reviewOrderMachine } from '../../../machines/review-order/review-order.machine.ts';
import { quietClient } from '../../gateway-client/client.ts';
import { createContracts } from '../../gateway-client/contracts.ts';
import { createMembers } from '../../gateway-client/members.ts';
import { createOrders } from '../../gateway-client/orders.ts';
import { createPlans } from '../../gateway-client/plans.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createReviewOrderActors } from './review-order.actors.ts';

const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const orderId = '9e9e9e9e-2c2c-4e4e-8f8f-7a7a7a7a0001';
const path = '/broadband/v1/orders';
const cancelled = () => json(200, [{ id: orderId, cancelled: true, paid: false }]);
const plan = { id: planId, provisionalStartDate: '2026-12-08' };
const asPlaced = () => json(200, { id: orderId, key: 'LK-1000001', orderDate: '2026-11-23T23:30:00Z', plan });
const created = () => json(201, { planId, id: orderId, orderKey: 'LK-1000001' });

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const actors = createReviewOrderActors({
    contracts: createContracts(client.gateway),
    members: createMembers(client.gateway),
    orders: createOrders(client.gateway),
    plans: createPlans(client.gateway),
    quietOrders: createOrders(quietClient(client.gateway)),
  });
  // Types: the machine takes them as they are.
  reviewOrderMachine.provide({ actors });
  return { ...client, actors };
}

describe('placing the order', () => {
  it('sends it under the plan’s id, so that it is placed once', async () => {
    const { actors, calls } = actorsOn({
      [`GET ${path}`]: () => json(200, []),
      [`POST ${path}`]: created,
      [`GET ${path}/${orderId}`]: asPlaced,
    });
    const order = await runActor(actors.placeOrder, { planId, contractDocId: 'i' });
    expect(order).toEqual({
      id: orderId,
      orderKey: 'LK-1000001',
      redirectUrl: null,
      orderedAt: '2026-11-23T23:30:00Z',
      plan,
    });
    expect(calls[0]?.query).toBe(`?planId=${planId}`);
    expect(calls[1]?.headers.get('Idempotency-Key')).toBe(planId);
    expect(calls[1]?.body).toEqual({ planId, contractAccepted: true, contractInformationDocId: 'i' });
  });

  it('finds the order that was placed before a reload, and sends none', async () => {
    const { actors, asked } = actorsOn({
      [`GET ${path}`]: () => json(200, [{ id: orderId, cancelled: false, paid: true }]),
      [`GET ${path}/${orderId}`]: asPlaced,
    });
    const order = await runActor(actors.placeOrder, { planId, contractDocId: 'i' });
    expect(order).toEqual({
      id: orderId,
      orderKey: 'LK-1000001',
      redirectUrl: null,
      orderedAt: '2026-11-23T23:30:00Z',
      plan,
    });
    expect(asked()).toEqual([`GET ${path}`, `GET ${path}/${orderId}`]);
  });

  it('tells of an order whose dates can’t be read, as it is placed all the same, and leads to no error page', async () => {
    const { actors } = actorsOn({
      [`GET ${path}`]: () => json(200, []),
      [`POST ${path}`]: created,
      [`GET ${path}/${orderId}`]: () => problem(500, 'server.error'),
    });
    const order = await runActor(actors.placeOrder, { planId, contractDocId: 'i' });
    expect(order).toEqual({ id: orderId, orderKey: 'LK-1000001', redirectUrl: null, orderedAt: null, plan: null });
  });

  it('does not take a cancelled order for the one wanted', async () => {
    const { actors, asked } = actorsOn({ [`GET ${path}`]: cancelled, [`POST ${path}`]: created });
    await runActor(actors.placeOrder, { planId, contractDocId: 'i' });
    expect(asked()).toEqual([`GET ${path}`, `POST ${path}`, `GET ${path}/${orderId}`]);
  });

  it('keeps where the customer has to go on (OR-04)', async () => {
    const answer = () => json(201, { planId, id: orderId, orderKey: 'LK-1', redirectUrl: '/order-summary' });
    const { actors } = actorsOn({ [`GET ${path}`]: () => json(200, []), [`POST ${path}`]: answer });
    expect(await runActor(actors.placeOrder, { planId, contractDocId: 'i' })).toMatchObject({
      redirectUrl: '/order-summary',
    });
  });
});

describe('the contract', () => {
  it('is generated for the plan as it is now (CO-01)', async () => {
    const contract = { planId, contractSummaryDocId: 's', contractInformationDocId: 'i', monthRemaining: 12 };
    const plan = { id: planId, monthlyPrice: '2500' };
    const { actors } = actorsOn({
      [`POST /broadband/v1/plans/${planId}/pre-contracts`]: () => json(201, contract),
      [`GET /broadband/v1/plans/${planId}`]: () => json(200, plan),
      'GET /member-api/v1/members/me': () => json(200, { ...settled, firstName: 'Ash' }),
    });
    expect(await runActor(actors.prepareContract, { planId })).toEqual({
      contract,
      plan,
      // As the contract has them, whatever this tab has known of them.
      member: {
        memberId: '100001',
        firstName: 'Ash',
        lastName: 'Archer',
        email: 'rowan@example.com',
        phone: '07700 900101',
      },
    });
  });
});
