import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import { HOUSEHOLD_ACCOUNT, ONLY_PROVIDER } from '../../../openapi/partners/switching-hub/test-data.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { alex, checkHome, loggedIn, newcomer, siteWithHomes } from '../../testing/customer.ts';
import { askAgain, askFor, letAnswer, longSessions, pass, resultOf, typedFor } from '../../testing/switches.ts';

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

interface Typed {
  lastName?: string;
  losingProviderId?: string;
  losingProviderAccountNumber?: string | undefined;
}

/** Asked by somebody new, so that it is the first switch of the home. */
async function askedWith(typed: Typed, streetNumber = '7') {
  browser = await newcomer(site);
  const nccTransactionId = await checkHome(browser, 'visits-none', streetNumber);
  const asked = await askFor(browser, { nccTransactionId, ...typed });
  expect(asked).toMatchObject({ status: 201, body: { state: 'loading' } });
  // Long enough for two repeats of our own.
  await pass(site, 14);
  return { id: asked.body.id, nccTransactionId };
}

const withNumber = { losingProviderAccountNumber: HOUSEHOLD_ACCOUNT };
const withoutNumber = { losingProviderAccountNumber: undefined };
const withWrenline = { losingProviderId: ONLY_PROVIDER };
const unchanged = {};

describe('each fault of a match is named, and its repair is matched (SW-07, SW-09)', () => {
  test.each<[code: string, repair: Typed]>([
    ['1102', { lastName: 'Blanchard' }],
    ['1103', withoutNumber],
    ['1103', withNumber],
    ['1104', withoutNumber],
    ['1104', withNumber],
    ['1105', withoutNumber],
    ['1105', withNumber],
    ['1107', withWrenline],
    ['1108', { lastName: 'Mariner' }],
    ['1109', withNumber],
    ['1110', withNumber],
    ['1111', unchanged],
    ['1112', unchanged],
    ['1113', withoutNumber],
    ['1113', withNumber],
    ['1115', withNumber],
    ['1116', withWrenline],
    ['1117', unchanged],
    ['1118', unchanged],
    ['1119', withWrenline],
    ['1120', withWrenline],
    ['1121', { lastName: 'Nearhand' }],
    ['1122', withNumber],
    ['9005', unchanged],
    ['9006', unchanged],
    ['9007', unchanged],
    ['9008', unchanged],
  ])('%s, repaired with %j', async (code, repair) => {
    const typed = typedFor(`switch-${code}` as SentinelId);
    const { id, nccTransactionId } = await askedWith(typed);
    const failed = await resultOf(browser, id);
    expect(failed).toMatchObject({ state: 'failed', error: { code }, implications: [], lastName: typed.lastName });
    expect(failed.error?.message).not.toBe('');
    expect(failed).not.toHaveProperty('reference');
    const again = await askAgain(browser, id, { nccTransactionId, ...typed, ...repair });
    expect(again).toMatchObject({ status: 200, body: { id, state: 'loading' } });
    expect(again.body).not.toHaveProperty('error');
    await letAnswer(site);
    expect(await resultOf(browser, id)).toMatchObject({ state: 'matched', reference: expect.any(String) });
  });

  test.each(['1101', '1106', '1114'] as const)('%s, repaired with the house that is on the bill', async (code) => {
    const typed = typedFor(`switch-${code}`);
    const { id } = await askedWith(typed);
    expect(await resultOf(browser, id)).toMatchObject({ state: 'failed', error: { code } });
    const elsewhere = await checkHome(browser, 'visits-none', '1');
    const asked = await askFor(browser, { nccTransactionId: elsewhere, ...typed });
    expect(asked.status).toBe(201);
    await letAnswer(site);
    expect((await resultOf(browser, asked.body.id)).state).toBe('matched');
  });

  test('a fault that nobody has heard of is passed on as it is', async () => {
    const { id, nccTransactionId } = await askedWith(typedFor('switch-unknown-fault'));
    expect(await resultOf(browser, id)).toMatchObject({
      state: 'failed',
      error: { code: '1199', message: 'Fault 1199' },
    });
    await askAgain(browser, id, { nccTransactionId, ...typedFor('switch-unknown-fault') });
    await letAnswer(site);
    expect((await resultOf(browser, id)).state).toBe('matched');
  });

  test('a state that nobody has heard of is sent as free text (SW-09)', async () => {
    const { id } = await askedWith(typedFor('switch-unknown-state'));
    expect((await resultOf(browser, id)).state).toBe('under_review');
  });
});

describe('a match', () => {
  test.each(['switch-matched', 'switch-landline', 'switch-landline-ends', 'switch-by-post', 'switch-echo'] as const)(
    'is found for %s, at a provider whose numbers begin with letters too',
    async (id) => {
      for (const losingProviderId of ['RBRN', 'RSTR']) {
        const asked = await askedWith({ lastName: sentinel(id).value, losingProviderId });
        expect((await resultOf(browser, asked.id)).state).toBe('matched');
      }
    },
  );

  test('offers a choice only where there is one', async () => {
    const services = async (id: SentinelId) => {
      const asked = await askedWith({ lastName: sentinel(id).value });
      const { services = [], alternative } = await resultOf(browser, asked.id);
      return [services.map(({ switchAction }) => switchAction), alternative?.services.map((one) => one.switchAction)];
    };
    expect(await services('switch-matched')).toEqual([['ServiceFound'], undefined]);
    expect(await services('switch-landline')).toEqual([
      ['ServiceFound', 'OptionToRetain'],
      ['ServiceFound', 'OptionToCease'],
    ]);
    expect(await services('switch-landline-ends')).toEqual([['ServiceFound', 'ForcedCease'], undefined]);
  });

  test('tells where the losing provider wrote to, masked; by post there is nothing to mask (SW-09)', async () => {
    const asked = await askedWith(typedFor('switch-by-post'));
    const { implications } = await resultOf(browser, asked.id);
    expect(implications).toEqual([{ method: '1st class post', sentAt: expect.any(String) }]);
    const other = await askedWith(typedFor('switch-matched'));
    expect((await resultOf(browser, other.id)).implications.map(({ sentTo }) => sentTo)).toEqual([
      'bi********@example.com',
      '077*****123',
    ]);
  });
});
