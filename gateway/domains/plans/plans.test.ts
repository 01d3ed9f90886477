import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { alex, checkHome, loggedIn, makePlan, productIds, robin, siteWithHomes } from '../../testing/customer.ts';
import type { MemberAddress, Plan } from './plans.types.ts';

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes();
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

const create = (body: unknown) => browser.send<Plan>('POST', '/broadband/v1/plans', body);
const customise = (planId: string, body: unknown) =>
  browser.send<Plan>('PUT', `/broadband/v1/plans/${planId}/customisation`, body);

describe('choosing a product', () => {
  test('makes a draft with its 28 fields, prices as digits of pence (PL-06, PL-08)', async () => {
    const plan = await makePlan(browser, 'visits-both');
    expect(plan).toMatchObject({
      memberId: alex,
      productId: productIds.mbps150,
      upfrontPrice: '0',
      monthlyPrice: '2500',
      active: false,
      orderKey: null,
      monthsRemaining: null,
      contractDuration: 12,
      earliestActivationDate: '2026-12-07',
    });
    expect(Object.keys(plan)).toHaveLength(29);
    expect((await browser.get(`/broadband/v1/plans/${plan.id}`)).body).toEqual(plan);
  });

  test('shows the home of the plan (PL-07)', async () => {
    const plan = await makePlan(browser, 'visits-both');
    const address = await browser.get<MemberAddress>(`/broadband/v1/plans/${plan.id}/address`);
    expect(address.body).toMatchObject({
      premiseId: plan.premiseId,
      streetNumber: '7',
      streetName: 'Two Call Road',
      postcode: 'LK9 2BB',
    });
  });

  test('twice at the same moment makes one draft', async () => {
    const nccTransactionId = await checkHome(browser, 'visits-none');
    const body = { productId: productIds.mbps150, nccTransactionId };
    const [first, second] = await Promise.all([create(body), create(body)]);
    expect(first.body.id).toBe(second.body.id);
  });

  test('again for the same home changes the draft and keeps the mesh wifi', async () => {
    const draft = await makePlan(browser, 'visits-none');
    await customise(draft.id, { productId: draft.productId, meshWifi: true });
    const changed = await makePlan(browser, 'visits-none', productIds.mbps500);
    expect(changed).toMatchObject({ id: draft.id, displayName: '500 Mbps', monthlyPrice: '3900' });
  });

  test('without an address check goes on with the home of the newest draft', async () => {
    site.clock.advance(60_000);
    const draft = await makePlan(browser, 'visits-in-home-only');
    const changed = await create({ productId: productIds.mbps500 });
    expect(changed.body).toMatchObject({ id: draft.id, displayName: '500 Mbps' });
  });

  test('without an address check and without a draft is refused', async () => {
    const other = await loggedIn(site, '100003');
    const answer = await other.send('POST', '/broadband/v1/plans', { productId: productIds.mbps150 });
    expect(answer).toMatchObject({ status: 400, body: { code: 'transaction.required' } });
  });

  test('names a product and a check that exist', async () => {
    const nccTransactionId = await checkHome(browser, 'visits-both');
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await create({ productId: unknown, nccTransactionId })).toMatchObject({
      status: 404,
      body: { code: 'product.not-found' },
    });
    expect(await create({ productId: productIds.mbps150, nccTransactionId: 'nothing' })).toMatchObject({
      status: 404,
      body: { code: 'transaction.not-found' },
    });
  });

  test.each(['products-none', 'address-no-products', 'address-restricted'] as const)(
    'is not possible at %s (PL-04)',
    async (home) => {
      const nccTransactionId = await checkHome(browser, home);
      expect(await create({ productId: productIds.mbps150, nccTransactionId })).toMatchObject({
        status: 409,
        body: {
          code: 'plan.unavailable',
          message: 'Sorry, we are are unable to provide you with a plan at this time.',
        },
      });
    },
  );

  test('waits until one of several homes is chosen', async () => {
    const nccTransactionId = await checkHome(browser, 'address-multiple-match');
    expect(await create({ productId: productIds.mbps150, nccTransactionId })).toMatchObject({
      status: 409,
      body: { code: 'premise.undecided' },
    });
  });
});

describe('customising', () => {
  test('changes length, kit and connection date, and with them the price (CU-02)', async () => {
    const plan = await makePlan(browser, 'visits-none', productIds.mbps150, '1');
    const changed = await customise(plan.id, {
      productId: productIds.rolling150,
      meshWifi: true,
      connectionDate: plan.earliestActivationDate,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: plan.id, contractDuration: 1, upfrontPrice: '3000', monthlyPrice: '2900' },
    });
  });

  test('refuses a date before the earliest one (CU-03)', async () => {
    const plan = await makePlan(browser, 'visits-none', productIds.mbps150, '1');
    const answer = await customise(plan.id, {
      productId: plan.productId,
      meshWifi: false,
      connectionDate: '2026-11-24',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid.request', fields: [{ path: 'body.connectionDate' }] },
    });
  });

  test('makes a generated contract void, unless nothing changes', async () => {
    const { id, productId } = await makePlan(browser, 'visits-none', productIds.mbps150, '2');
    await browser.send('POST', `/broadband/v1/plans/${id}/pre-contracts`);
    const same = await customise(id, { productId, meshWifi: false });
    expect(same.body.contractSummaryDocId).not.toBeNull();
    const other = await customise(id, { productId, meshWifi: true });
    expect(other.body).toMatchObject({ contractSummaryDocId: null, contractInformationDocId: null });
  });
});

test("somebody else's plan looks as if it did not exist", async () => {
  const { id, productId } = await makePlan(browser, 'visits-both');
  const other = await loggedIn(site, robin);
  const missing = { status: 404, body: { code: 'plan.not-found' } };
  expect(await other.get(`/broadband/v1/plans/${id}`)).toMatchObject(missing);
  expect(await other.get(`/broadband/v1/plans/${id}/address`)).toMatchObject(missing);
  expect(
    await other.send('PUT', `/broadband/v1/plans/${id}/customisation`, { productId, meshWifi: true }),
  ).toMatchObject(missing);
  expect(await other.send('POST', `/broadband/v1/plans/${id}/pre-contracts`)).toMatchObject(missing);
});
