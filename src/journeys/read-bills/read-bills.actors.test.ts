import { expect, test, vi } from 'vitest';
import { bill, billId, billsSince, live } from '../../../machines/read-bills/bills.cases.ts';
import { open } from '../../../machines/pay/sessions.cases.ts';
import { readBillsMachine } from '../../../machines/read-bills/read-bills.machine.ts';
import { createBills } from '../../gateway-client/bills.ts';
import { createPaymentMethods } from '../../gateway-client/payment-method.ts';
import { createPayments } from '../../gateway-client/payments.ts';
import { createOrders } from '../../gateway-client/orders.ts';
import { createProducts } from '../../gateway-client/products.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createReadBillsActors } from './read-bills.actors.ts';

const memberId = '100001';
const own = `GET /broadband/v1/members/${memberId}`;
const { productId } = live.order.plan;

const product = {
  productId,
  displayName: '150 Mbps',
  description: 'Plenty for streaming',
  benefits: [],
  priceInPence: 2500,
  setupPriceInPence: 0,
  downstreamSpeedInMbps: 150,
  upstreamSpeedInMbps: 150,
  contractDurationText: '12 months',
  contractDurationInMonths: 12,
  tags: [],
};
const kit = { id: 'mesh-wifi', displayName: 'Mesh Wi-Fi', description: 'A second point', monthlyPriceInPence: 400 };

const charge = { billId, on: '2026-03-09', by: 'DIRECT_DEBIT', state: 'PLANNED' };

const background = {
  [`${own}/orders`]: () => json(200, [live]),
  'GET /broadband/v1/products': () => json(200, [product]),
  'GET /broadband/v1/kit-options': () => json(200, [kit]),
  [`${own}/payment-method`]: () => json(200, { card: null, directDebit: null, charges: [charge] }),
};

const leadOn = vi.fn<(path: string) => void>();

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const { gateway } = testClient(answers);
  const actors = createReadBillsActors({
    bills: createBills(gateway),
    orders: createOrders(gateway),
    products: createProducts(gateway, createQueries()),
    payments: createPayments(gateway),
    methods: createPaymentMethods(gateway),
    leadOn,
  });
  // Types: the machine takes them as they are.
  readBillsMachine.provide({ actors });
  return actors;
}

const names = { [productId]: '150 Mbps', 'mesh-wifi': 'Mesh Wi-Fi' };

test('all bills come with the orders that they are for and the names of what is paid for (DB-01)', async () => {
  const all = billsSince('2026-02-24', 2);
  const { loadBills } = actorsOn({ ...background, [`${own}/bills`]: () => json(200, all) });
  await expect(runActor(loadBills, { memberId })).resolves.toEqual({
    all,
    charges: [charge],
    isWayChosen: false,
    orders: [live],
    names,
  });
});

test('a bill comes with them as well', async () => {
  const { loadBill } = actorsOn({ ...background, [`${own}/bills/${billId}`]: () => json(200, bill) });
  await expect(runActor(loadBill, { memberId, billId })).resolves.toEqual({ bill, charge, orders: [live], names });
});

test('without the catalogue bills are shown all the same: lines are called by what they are for (DB-01, ER-04)', async () => {
  const { loadBill } = actorsOn({
    ...background,
    [`${own}/bills/${billId}`]: () => json(200, bill),
    'GET /broadband/v1/products': () => problem(503, 'server.busy'),
    'GET /broadband/v1/kit-options': () => problem(503, 'server.busy'),
  });
  await expect(runActor(loadBill, { memberId, billId })).resolves.toEqual({ bill, charge, orders: [live], names: {} });
});

test.each(['1', '../100002', '4b1d7c20-5a7e-4c1b-9d3f'])(
  'an address with %s, which can be no bill’s id, is that of no bill (ER-04)',
  async (wrong) => {
    const { loadBill } = actorsOn(background);
    await expect(runActor(loadBill, { memberId, billId: wrong })).rejects.toMatchObject({
      status: 404,
      code: 'bill.not-found',
    });
  },
);

test('where the orders do not come the bills wait for another try (ER-04)', async () => {
  const { loadBills } = actorsOn({
    ...background,
    [`${own}/bills`]: () => json(200, billsSince('2026-02-24', 1)),
    [`${own}/orders`]: () => problem(503, 'server.busy'),
  });
  await expect(runActor(loadBills, { memberId })).rejects.toMatchObject({ status: 503 });
});

test('a payment is begun for the bill, and the site is told where to lead on to (PH-09)', async () => {
  const { beginPayment, leadOn: lead } = actorsOn({
    'POST /payments/v1/sessions': ({ body }) => {
      expect(body).toEqual({ purpose: 'BROADBAND_BILL', billId });
      return json(201, open);
    },
  });
  await expect(runActor(beginPayment, { billId })).resolves.toEqual(open);
  await runActor(lead, { path: '/pay/1' });
  expect(leadOn.mock.calls).toEqual([['/pay/1']]);
});

test('who has tried too often hears from the gateway when to try again (PH-10)', async () => {
  const { beginPayment } = actorsOn({
    'POST /payments/v1/sessions': () => problem(429, 'payment.too-many', 'You can try again today after 10:30pm.'),
  });
  await expect(runActor(beginPayment, { billId })).rejects.toMatchObject({
    status: 429,
    message: 'You can try again today after 10:30pm.',
  });
});
