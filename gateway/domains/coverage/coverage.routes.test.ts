import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { homeByStatus, sentinels, sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { seedPremises } from '../addresses/seed/seed-premises.ts';
import { checkAddress } from './coverage.service.ts';
import { findCheckedPremise, findPremise, findPremiseByUprn, findTransaction } from './coverage.rows.ts';

type Result = components['schemas']['AddressCheckResult'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await seedPremises(gateway.database.db, { count: 300 });
});
afterAll(() => gateway.close());

const check = (query: Record<string, string>) =>
  gateway
    .browser()
    .get<Result>(`/broadband/v2/postcode-checker/address/search?${new URLSearchParams(query).toString()}`);

const checkSentinel = (id: SentinelId) => {
  const { value, also } = sentinel(id);
  return check({ postcode: value, streetNumber: also?.streetNumber ?? '' });
};

describe('every status of the address check has a home to try it with', () => {
  test.each([
    ['SINGLE_ADDRESS_MATCH', 1, 'AD-12'],
    ['MULTIPLE_ADDRESS_MATCH', 3, 'AD-13'],
    ['NO_ADDRESS_MATCH', 0, 'AD-14'],
    ['TooManyAddressesFound', 0, 'AD-15'],
    ['NO_PRODUCTS', 1, 'AD-16'],
    ['NO_UPRN', 1, 'AD-17'],
    ['SWITCHING_NOT_AVAILABLE', 1, 'AD-18'],
    ['UNSUPPORTED_INSTALL_TYPE', 1, 'AD-19'],
    ['UNSUPPORTED_PREMISE_TYPE', 1, 'AD-20'],
    ['NO_FORECAST_APPOINTMENTS_FOR_REGION', 1, 'AD-21'],
    ['OLT_P2P', 1, 'AD-22'],
    ['RESTRICTED_PREMISE', 1, 'AD-23'],
  ] as const)('%s, homes shown: %i (%s)', async (status, homes, _row) => {
    const { body } = await checkSentinel(homeByStatus[status]);
    expect([body.status, body.premises.length]).toEqual([status, homes]);
    expect(body.transactionId).not.toBe('');
  });

  test.each([
    ['address-unknown-status', 'PENDING_NETWORK_REVIEW', 'AD-24'],
    ['address-house-name', 'SINGLE_ADDRESS_MATCH', 'AD-02'],
  ] as const)('%s: %s (%s)', async (id, status, _row) => {
    const { body } = await checkSentinel(id);
    expect([body.status, body.premises.length]).toEqual([status, 1]);
    expect(body.transactionId).not.toBe('');
  });

  test('a home that has our service already says so (AD-24)', async () => {
    expect((await checkSentinel('address-active-service')).body).toMatchObject({
      status: 'SINGLE_ADDRESS_MATCH',
      premises: [{ hasActiveService: true }],
    });
  });

  test('the check fails where the network does (ER-03)', async () => {
    expect((await checkSentinel('address-server-error')).status).toBe(500);
  });

  test('a slow network takes eight seconds, less than the ten after which the site gives up', async () => {
    const pauses: number[] = [];
    const deps = {
      db: gateway.database.db,
      clock: gateway.clock,
      pause: async (milliseconds: number) => pauses.push(milliseconds),
    };
    const { value, also } = sentinel('address-slow');
    expect((await checkAddress(deps, { postcode: value, streetNumber: also?.streetNumber ?? '' })).status).toBe(
      'SINGLE_ADDRESS_MATCH',
    );
    expect(pauses).toEqual([8_000]);
  });
});

describe('the answer (AD-03, AD-10)', () => {
  test('has the fields of a premise, and leaves out what the home lacks', async () => {
    const { body } = await check({ postcode: 'lk11aa', streetNumber: '4', vendorApiVersion: '2' });
    expect(body.premises).toEqual([
      {
        id: 'prm-1004',
        externalPremiseId: 'net-1004',
        premiseId: 'prm-1004',
        uprn: expect.stringMatching(/^99\d{10}$/),
        streetNumber: '4',
        streetName: 'Heron Way',
        postcode: 'LK1 1AA',
        city: 'Larkhaven',
        country: 'United Kingdom',
        longitude: expect.stringMatching(/^1\.\d+$/),
        latitude: expect.stringMatching(/^52\.\d+$/),
        hasActiveService: false,
        earliestActivationDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
  });

  test('of several homes lists them in the order in which people count, and the UPRN of the chosen one settles it (AD-13)', async () => {
    const several = await check({ postcode: 'LK9 1AB', streetNumber: '12' });
    expect(several.body.premises.map((home) => home.streetNumber)).toEqual(['12A', '12B', '12C']);
    const uprn = several.body.premises[1]?.uprn ?? '';
    const chosen = await check({ postcode: 'LK9 1AB', streetNumber: '12', uprn });
    expect(chosen.body).toMatchObject({ status: 'SINGLE_ADDRESS_MATCH', premises: [{ streetNumber: '12B', uprn }] });
  });

  test.each(['lk1 1aa', 'LK11AA', 'LKI 1AA', ' lk1-1aa '])(
    'does not mind how the postcode is written: "%s" (AD-11)',
    async (postcode) => {
      expect((await check({ postcode, streetNumber: '4' })).body.status).toBe('SINGLE_ADDRESS_MATCH');
    },
  );

  test.each(['%', '<7>', '7; drop table'])(
    'says which signs a house number may have when it is "%s"',
    async (streetNumber) => {
      const { status, body } = await check({ postcode: 'LK1 1AA', streetNumber });
      expect([status, body]).toMatchObject([
        400,
        { code: 'validation.failed', fields: [{ path: 'query.streetNumber' }] },
      ]);
    },
  );

  test.each([
    ['LK8 8ZZ', '1'],
    ['nonsense', '1'],
    ['LK1 1AA', '#'],
    ['LK1 1AA', "' or true --"],
  ])('finds no home in "%s" with "%s"', async (postcode, streetNumber) => {
    expect((await check({ postcode, streetNumber })).body).toMatchObject({ status: 'NO_ADDRESS_MATCH', premises: [] });
  });

  test.each<Record<string, string>>([
    { postcode: 'LK1 1AA' },
    { streetNumber: '4' },
    { postcode: '', streetNumber: '4' },
  ])('needs a postcode and a number (AD-02): %o', async (query) => {
    expect((await check(query)).status).toBe(400);
  });
});

describe('the first day that a home can be live (CU-03)', () => {
  test.each([
    ['visits-both', '2026-12-07'],
    ['visits-outside-only', '2026-12-01'],
    ['visits-in-home-only', '2026-11-30'],
    ['visits-none', '2026-11-30'],
    ['address-no-switching', '2026-12-07'],
  ] as const)('%s: %s', async (id, day) => {
    expect((await checkSentinel(id)).body.premises[0]?.earliestActivationDate).toBe(day);
  });

  test.each(['address-multiple-match', 'address-no-products', 'address-restricted', 'address-no-uprn'] as const)(
    'is said of no home that cannot order: %s',
    async (id) => {
      const { premises } = (await checkSentinel(id)).body;
      expect(premises.length).toBeGreaterThan(0);
      for (const home of premises) expect(home).not.toHaveProperty('earliestActivationDate');
    },
  );
});

const response = (transactionId: string) =>
  gateway
    .browser()
    .get<components['schemas']['MemberAddress']>(`/broadband/v1/network-checker-responses/${transactionId}`);

describe('a check is kept under its transaction id (AD-04)', () => {
  test('and gives the address of the home that it found', async () => {
    const { body } = await check({ postcode: 'LK1 1AA', streetNumber: 'Flat 3, Tern House' });
    expect((await response(body.transactionId)).body).toEqual({
      premiseId: 'prm-1016',
      uprn: body.premises[0]?.uprn,
      propertyName: 'Flat 3, Tern House',
      streetName: 'Heron Way',
      streetNumber: '9',
      postcode: 'LK1 1AA',
      locality: '',
      city: 'Larkhaven',
      country: 'United Kingdom',
    });
  });

  test('but not when it found several or none, or was never made', async () => {
    for (const id of ['address-multiple-match', 'address-no-match'] as const)
      expect((await response((await checkSentinel(id)).body.transactionId)).status).toBe(404);
    expect((await response('never-made')).status).toBe(404);
  });

  test('so that plans and switches find the home and what the network knows about it', async () => {
    const { db } = gateway.database;
    const { body } = await checkSentinel('visits-in-home-only');
    expect(await findTransaction(db, body.transactionId)).toMatchObject({
      status: 'SINGLE_ADDRESS_MATCH',
      postcode: 'LK9 2HH',
      streetNumber: '7',
      premises: ['prm-lk92hh-7'],
      createdAt: gateway.clock.now(),
    });
    const home = await findCheckedPremise(db, body.transactionId);
    expect(home).toMatchObject({ id: 'prm-lk92hh-7', preworkRequired: false, inhomeRequired: true });
    expect(await findPremise(db, 'prm-lk92hh-7')).toEqual(home);
    expect(await findPremiseByUprn(db, home?.uprn ?? '')).toEqual(home);
    expect(await findPremise(db, 'prm-0')).toBeUndefined();
  });
});

describe('what other parts of the gateway are told about test homes', () => {
  test.each([
    ['visits-both', { preworkRequired: true, inhomeRequired: true }],
    ['visits-outside-only', { preworkRequired: true, inhomeRequired: false }],
    ['visits-in-home-only', { preworkRequired: false, inhomeRequired: true }],
    ['visits-none', { preworkRequired: false, inhomeRequired: false }],
    ['products-none', { status: 'SINGLE_ADDRESS_MATCH', speedsInMbps: [] }],
  ] as const)('%s (BK-04, PL-04)', async (id, facts) => {
    const { body } = await checkSentinel(id);
    expect(await findCheckedPremise(gateway.database.db, body.transactionId)).toMatchObject(facts);
  });

  test('homes with special dates are in a region of that name', async () => {
    for (const { id } of sentinels.filter((each) => each.id.startsWith('dates-'))) {
      const { body } = await checkSentinel(id);
      expect(await findCheckedPremise(gateway.database.db, body.transactionId)).toMatchObject({
        region: id,
        status: 'SINGLE_ADDRESS_MATCH',
      });
    }
  });
});
