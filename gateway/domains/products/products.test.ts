import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { loggedIn, alex, makePlan, productIds, siteWithHomes } from '../../testing/customer.ts';
import { catalogue, type Product } from './products.catalogue.ts';

type LookUp = components['schemas']['PlanLookupResult'];

let site: TestGateway;
let visitor: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes();
  visitor = site.browser();
});
afterAll(() => site.close());

async function productsAt(id: SentinelId, more = ''): Promise<LookUp> {
  const { value, also } = sentinel(id);
  const query = new URLSearchParams({ postcode: value, streetNumber: also?.streetNumber ?? '' });
  const checked = await visitor.get<LookUp>(`/broadband/v2/postcode-checker/address/search?${query}`);
  const uprn = checked.body.premises[0]?.uprn ?? '0';
  return (await visitor.get<LookUp>(`/broadband/v2/postcode-checker/products?uprn=${uprn}${more}`)).body;
}

test('three plans of twelve months, the smallest the most popular one (PL-05)', async () => {
  const { body } = await visitor.get<Product[]>('/broadband/v1/products?filter=12-months', { source: 'home' });
  expect(
    body.map(
      ({ displayName, priceInPence, downstreamSpeedInMbps, upstreamSpeedInMbps, contractDurationInMonths, tags }) => [
        displayName,
        priceInPence,
        downstreamSpeedInMbps === upstreamSpeedInMbps,
        contractDurationInMonths,
        tags.includes('most-popular'),
      ],
    ),
  ).toEqual([
    ['150 Mbps', 2_500, true, 12, true],
    ['500 Mbps', 3_500, true, 12, false],
    ['1 Gbps', 4_500, true, 12, false],
  ]);
});

test('each of them is there as a rolling plan too, for the same price and a set-up (CU-02)', async () => {
  const { body } = await visitor.get<Product[]>('/broadband/v1/products?filter=1-month');
  expect(body.map(({ priceInPence, setupPriceInPence }) => [priceInPence, setupPriceInPence])).toEqual([
    [2_500, 3_000],
    [3_500, 3_000],
    [4_500, 3_000],
  ]);
});

test('without a filter all are listed, with an unknown one none (PL-01)', async () => {
  expect((await visitor.get<Product[]>('/broadband/v1/products')).body).toHaveLength(6);
  expect((await visitor.get<Product[]>('/broadband/v1/products?filter=nothing')).body).toEqual([]);
});

test('mesh Wi-Fi is the one add-on, priced by the month (CU-02)', async () => {
  const { body } = await visitor.get('/broadband/v1/kit-options');
  expect(body).toMatchObject([{ id: 'mesh-wifi', monthlyPriceInPence: 400 }]);
});

test('no two products have the same id', () => {
  expect(new Set(catalogue.map(({ productId }) => productId)).size).toBe(catalogue.length);
});

test('a home that is served can order all of them, and is told whether an engineer comes (AD-03, AD-04)', async () => {
  const served = await productsAt('visits-both');
  expect(served).toMatchObject({
    status: 'SINGLE_ADDRESS_MATCH',
    installationDetails: { installFieldVisitRequired: true },
  });
  expect(served.installationDetails.products).toHaveLength(6);
  expect((await productsAt('visits-none')).installationDetails.installFieldVisitRequired).toBe(false);
});

test.each(['products-none', 'address-no-products', 'address-restricted'] as const)(
  '%s has nothing to order (PL-04)',
  async (home) => {
    expect((await productsAt(home)).installationDetails.products).toEqual([]);
  },
);

test('a home that cannot be switched can order all the same (AD-18)', async () => {
  expect((await productsAt('address-no-switching')).installationDetails.products).toHaveLength(6);
});

test.each(['visits-both', 'visits-outside-only', 'visits-in-home-only', 'visits-none'] as const)(
  '%s: the address check, its plans and the plan that is made of it name the same first day (CU-03)',
  async (id) => {
    const { value, also } = sentinel(id);
    const query = new URLSearchParams({ postcode: value, streetNumber: also?.streetNumber ?? '' });
    const { premises } = (await visitor.get<LookUp>(`/broadband/v2/postcode-checker/address/search?${query}`)).body;
    const day = (await makePlan(await loggedIn(site, alex), id)).earliestActivationDate;
    expect(day).toBeDefined();
    expect(premises[0]?.earliestActivationDate).toBe(day);
    expect((await productsAt(id)).premises[0]?.earliestActivationDate).toBe(day);
  },
);

test('nobody lives at an unknown UPRN', async () => {
  const { body } = await visitor.get<LookUp>('/broadband/v2/postcode-checker/products?uprn=999999999999');
  expect(body).toMatchObject({ status: 'NO_ADDRESS_MATCH', premises: [], installationDetails: { products: [] } });
});

test('an install type out of the ordinary is served when it is asked for (AD-19)', async () => {
  expect((await productsAt('address-install-type')).status).toBe('UNSUPPORTED_INSTALL_TYPE');
  const included = await productsAt('address-install-type', '&irregularInstallTypes=MDU,NON_STANDARD');
  expect(included.status).toBe('SINGLE_ADDRESS_MATCH');
  const browser = await loggedIn(site, alex);
  const plan = await browser.send('POST', '/broadband/v1/plans', {
    productId: productIds.mbps150,
    nccTransactionId: included.transactionId,
  });
  expect(plan.status).toBe(201);
});
