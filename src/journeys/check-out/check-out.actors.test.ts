import { expect, test, vi } from 'vitest';
import { address, contact, galaxy, open, paymentSessionId } from '../../../machines/check-out/check-out.cases.ts';
import { checkOutMachine } from '../../../machines/check-out/check-out.machine.ts';
import { applicant, applicationReference, chosen, orderId, pieceId } from '../../../machines/check-out/credit.cases.ts';
import { applicantOf } from '../../../machines/check-out/credit.rules.ts';
import type { ShopOrderWanted } from '../../../machines/check-out/check-out.types.ts';
import { createAddresses } from '../../gateway-client/addresses.ts';
import { createCheckouts } from '../../gateway-client/checkouts.ts';
import { createCredits } from '../../gateway-client/credit.ts';
import { createPayments } from '../../gateway-client/payments.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { addressOf } from '../../journey-host/address-search-actors.ts';
import { createCheckOutActors } from './check-out.actors.ts';

const wanted: ShopOrderWanted = {
  contact,
  address: { line1: address.line1, city: address.city, postcode: address.postcode },
  deliveryDay: '2026-11-24',
  pieces: [{ sku: galaxy.sku, simType: 'esim' }],
  totalInPence: 72_900,
};

const ofOrder = `/shop/v1/orders/${orderId}/credit`;

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const { gateway, calls } = testClient(answers);
  const leadTo = vi.fn<(path: string) => void>();
  const actors = createCheckOutActors({
    checkouts: createCheckouts(gateway),
    credits: createCredits(gateway),
    quiet: { credits: createCredits(gateway), somebodyThere: () => Promise.resolve() },
    payments: createPayments(gateway),
    addresses: createAddresses(gateway, createQueries()),
    leadTo,
  });
  // Types: the machine takes them as they are.
  checkOutMachine.provide({ actors });
  return { ...actors, calls, leadTo };
}

test('what is about to be ordered is read anew each time (PH-05)', async () => {
  const { loadCheckout, calls } = actorsOn({ 'GET /shop/v1/checkout': () => json(200, open) });
  await expect(runActor(loadCheckout, {})).resolves.toEqual(open);
  await runActor(loadCheckout, {});
  expect(calls).toHaveLength(2);
});

test('an order is saved as it was read, and its payment begun (PH-07)', async () => {
  const { saveOrder, beginPayment, calls } = actorsOn({
    'PUT /shop/v1/orders/unpaid': () => json(200, { id: orderId }),
    'POST /payments/v1/sessions': () => json(201, { paymentSessionId }),
  });
  await expect(runActor(saveOrder, wanted)).resolves.toEqual({ orderId });
  await expect(runActor(beginPayment, { orderId })).resolves.toEqual({ paymentSessionId });
  expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    wanted,
    { purpose: 'PHONE_ORDER', shopOrderId: orderId },
  ]);
});

test('how the instalments of an order stand is read, also by a look that nobody asked for (PH-04)', async () => {
  const { loadCredit, lookForNews, calls } = actorsOn({ [`GET ${ofOrder}`]: () => json(200, chosen) });
  await expect(runActor(loadCredit, { orderId })).resolves.toEqual(chosen);
  await expect(runActor(lookForNews, { orderId })).resolves.toEqual(chosen);
  expect(calls).toHaveLength(2);
});

test('who applies is told, and an agreement is signed by tick and name (PH-04)', async () => {
  const { applyForCredit, signAgreement, calls } = actorsOn({
    [`POST ${ofOrder}/applications`]: () => json(200, chosen),
    [`POST ${ofOrder}/${pieceId}/signature`]: () => json(200, chosen),
  });
  const applies = applicantOf({ applicant, credit: chosen });
  await expect(runActor(applyForCredit, { orderId, applicant: applies })).resolves.toEqual(chosen);
  await expect(
    runActor(signAgreement, { orderId, pieceId, applicationReference, name: 'Alex Finch' }),
  ).resolves.toEqual(chosen);
  expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    applies,
    { applicationReference, name: 'Alex Finch', hasAgreed: true },
  ]);
});

test('what the gateway refuses is told by its code', async () => {
  const { saveOrder } = actorsOn({ 'PUT /shop/v1/orders/unpaid': () => problem(409, 'price.changed') });
  await expect(runActor(saveOrder, wanted)).rejects.toMatchObject({ status: 409, code: 'price.changed' });
});

test('a payment that has begun has a page, to which we lead', async () => {
  const { leadOn, leadTo } = actorsOn({});
  await runActor(leadOn, { paymentSessionId });
  expect(leadTo).toHaveBeenCalledWith(`/pay/${paymentSessionId}`);
});

test('of an address that was found the parcel has every line', () => {
  const found = {
    id: 'GB|1',
    type: 'Residential' as const,
    line1: 'Flat 2',
    line2: 'Tern House',
    line3: '4 Heron Way',
    city: 'Larkford',
    postcode: 'LK9 1SA',
    countryName: 'United Kingdom',
    countryIso2: 'GB',
    countryIso3: 'GBR',
    uprn: null,
    display: [],
  };
  expect(addressOf(found)).toEqual({
    line1: 'Flat 2',
    line2: 'Tern House, 4 Heron Way',
    city: 'Larkford',
    postcode: 'LK9 1SA',
  });
});
