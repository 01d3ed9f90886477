import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { switchableProviders } from '../../../partners/switching-hub/directory.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { holdVisits, place, readyToOrder } from '../../testing/orders.ts';
import { checkHome, makePlan, newcomer, productIds, siteWithHomes } from '../../testing/customer.ts';
import type { Plan } from '../plans/plans.types.ts';
import {
  askAgain,
  askFor,
  consentTo,
  letAnswer,
  longSessions,
  messagesCalled,
  requestFor,
  resultOf,
  typedFor,
  type Switch,
} from '../../testing/switches.ts';

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
});
afterAll(() => site.close());

beforeEach(async () => {
  browser = await newcomer(site);
});

const draft = (streetNumber = '7') => makePlan(browser, 'visits-none', productIds.mbps150, streetNumber);

test('customers choose from the providers that take switches, by name (SW-02)', async () => {
  const { status, body } = await browser.get<components['schemas']['CommunicationProvider'][]>(
    '/broadband/v1/communication-providers',
  );
  expect(status).toBe(200);
  expect(body).toEqual(switchableProviders().map(({ id, name }) => ({ id, name })));
  expect(body.length).toBeGreaterThan(280);
});

test('the day of a switch is told once every visit has its date, and is no guess before (SW-10)', async () => {
  const { id: planId } = await makePlan(browser, 'visits-in-home-only', productIds.mbps150, '5');
  const { body: asked } = await askFor(browser, { planId });
  expect(asked).not.toHaveProperty('plannedSwitchDate');
  await holdVisits(browser, planId);
  const { body: installation } = await browser.get<components['schemas']['Installation']>(
    `/broadband/v1/plans/${planId}/installations`,
  );
  expect((await resultOf(browser, asked.id)).plannedSwitchDate).toBe(installation.inhomeAppointment?.date);
});

describe('asking for a match (SW-03)', () => {
  test('a double click makes one switch, and tells so', async () => {
    const { id: planId } = await draft();
    const first = await askFor(browser, { planId });
    const second = await askFor(browser, { planId });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.id).toBe(first.body.id);
  });

  test('two requests at the same moment make one switch and one message', async () => {
    const { id: planId } = await draft();
    const home = { nccTransactionId: await checkHome(browser, 'visits-none', '8') };
    const before = (await messagesCalled(site, 'residentialSwitchMatchRequest')).length;
    for (const asked of [{ planId }, home]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => askFor(browser, asked)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    }
    expect((await messagesCalled(site, 'residentialSwitchMatchRequest')).length - before).toBe(2);
  });

  test('other details than those that run are refused, and nothing changes', async () => {
    const { id: planId } = await draft();
    const first = await askFor(browser, { planId });
    for (const other of [{ lastName: 'Finch' }, { losingProviderId: 'RWRN' }, { losingProviderAccountNumber: '1' }])
      expect(await askFor(browser, { planId, ...other })).toMatchObject({
        status: 409,
        body: { code: 'switch.exists' },
      });
    expect(await resultOf(browser, first.body.id)).toMatchObject({ lastName: 'Archer', losingProviderId: 'RBRN' });
  });

  test('without a plan the checked home is meant, and its draft when there is one', async () => {
    const nccTransactionId = await checkHome(browser, 'visits-none', '3');
    const asked = await askFor(browser, { nccTransactionId, losingProviderAccountNumber: '100200300' });
    expect(asked.status).toBe(201);
    const { body } = await browser.get<Switch>(`/broadband/v1/switches/${asked.body.id}`);
    expect(body).toMatchObject({
      address: '3 Ready Made Mews',
      losingProviderAccountNumber: '100200300',
      plannedSwitchDate: null,
    });
    const plan = await draft('4');
    const named = await askFor(browser, { nccTransactionId: await checkHome(browser, 'visits-none', '4') });
    expect((await browser.get<Plan>(`/broadband/v1/plans/${plan.id}`)).body.switchId).toBe(named.body.id);
  });

  test.each([
    [{ lastName: '  ' }, 400, 'validation.failed', 'Last name is required'],
    [{ losingProviderId: 'RZZZ' }, 400, 'validation.failed', 'Choose your provider from the list'],
    [{ losingProviderId: 'TOTSCO' }, 400, 'validation.failed', 'Choose your provider from the list'],
    [{ losingProviderId: 'RLRK' }, 400, 'validation.failed', 'Choose your provider from the list'],
    [{ losingProviderId: sentinel('switch-provider-suspended').value }, 409, 'provider.suspended', /Quietwater/],
  ])('%j answers %i %s', async (typed, status, code, message) => {
    const { id: planId } = await draft();
    const answer = await askFor(browser, { planId, ...typed });
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
  });

  test('an address check that nobody made, or that found several homes, is refused in words', async () => {
    expect(await askFor(browser, {})).toMatchObject({ status: 400, body: { message: 'Check your address first.' } });
    const nccTransactionId = await checkHome(browser, 'address-multiple-match');
    expect(await askFor(browser, { nccTransactionId })).toMatchObject({
      status: 409,
      body: { code: 'premise.undecided' },
    });
  });

  test('an ordered plan gets no new switch', async () => {
    const plan = await readyToOrder(browser, '5');
    await place(browser, plan.id);
    expect(await askFor(browser, { planId: plan.id })).toMatchObject({ status: 409, body: { code: 'plan.not-draft' } });
  });

  test('who asks again and again is stopped, and may go on an hour later', async () => {
    const { id: planId } = await draft();
    const first = await askFor(browser, { planId });
    const guess = (number: number) =>
      askAgain(browser, first.body.id, { planId, losingProviderAccountNumber: String(100_000_000 + number) });
    let answer = await guess(0);
    for (let number = 1; number < 60 && answer.status === 200; number++) answer = await guess(number);
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
    expect(answer.headers.get('Retry-After')).toBe('3600');
    site.clock.advance(3_600_001);
    expect((await guess(99)).status).toBe(200);
  });
});

describe('agreeing (SW-04)', () => {
  async function matched(streetNumber: string) {
    const plan = await draft(streetNumber);
    const { body } = await askFor(browser, { planId: plan.id, ...typedFor('switch-landline') });
    await letAnswer(site);
    return resultOf(browser, body.id);
  }

  test('is not possible before there is a match', async () => {
    const { id: planId } = await draft();
    const { body } = await askFor(browser, { planId });
    expect(await consentTo(browser, body.id)).toMatchObject({ status: 409, body: { code: 'switch.not-matched' } });
  });

  test('takes the main offer, and the customer may think again until the order', async () => {
    const { id, reference, alternative } = await matched('1');
    expect((await consentTo(browser, id)).body.switchOrderReference).toBe(reference);
    expect((await consentTo(browser, id)).status).toBe(200);
    const other = alternative?.reference.toUpperCase();
    expect((await consentTo(browser, id, { reference: other })).body.switchOrderReference).toBe(alternative?.reference);
    expect(await resultOf(browser, id)).toMatchObject({
      state: 'consented',
      reference: alternative?.reference,
      alternative: { reference },
    });
    expect(await consentTo(browser, id, { reference: 'another' })).toMatchObject({
      status: 409,
      body: { code: 'switch.reference-unknown' },
    });
  });

  test.each([
    ['2026-11-22', 400],
    ['2026-11-23', 200],
    ['2027-05-22', 200],
    ['2027-05-23', 400],
  ])('a wish for %s answers %i: not in the past, at most 180 days ahead', async (plannedSwitchDate, status) => {
    site.clock.set('2026-11-23T12:00:00Z');
    const { id } = await matched('2');
    const answer = await consentTo(browser, id, { plannedSwitchDate });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ code: 'invalid.request' });
    else expect(answer.body.plannedSwitchDate).toBe(plannedSwitchDate);
  });

  test('fixes the details: another request has to wait until it is withdrawn', async () => {
    const { id } = await matched('3');
    await consentTo(browser, id);
    expect(await askAgain(browser, id, {})).toMatchObject({ status: 409, body: { code: 'switch.consented' } });
    expect((await browser.send('DELETE', `/broadband/v1/switches/${id}`)).status).toBe(204);
    expect((await browser.send('DELETE', `/broadband/v1/switches/${id}`)).status).toBe(204);
    expect(await askAgain(browser, id, {})).toMatchObject({ status: 409, body: { code: 'switch.withdrawn' } });
    expect(await consentTo(browser, id)).toMatchObject({ status: 409, body: { code: 'switch.withdrawn' } });
  });

  test('is final once the losing provider may have the order', async () => {
    const plan = await readyToOrder(browser, '4');
    const { body } = await askFor(browser, { planId: plan.id });
    await letAnswer(site);
    await consentTo(browser, body.id);
    await place(browser, plan.id);
    const refused = { status: 409, body: { code: 'switch.ordered' } };
    for (const wait of [false, true]) {
      if (wait) await letAnswer(site);
      expect(await consentTo(browser, body.id)).toMatchObject(refused);
      expect(await askAgain(browser, body.id, {})).toMatchObject(refused);
      expect(await browser.send('DELETE', `/broadband/v1/switches/${body.id}`)).toMatchObject(refused);
    }
  });
});

test('somebody else’s switch is not there, whatever is done to it (HT-06)', async () => {
  const { id: planId } = await draft();
  const { body } = await askFor(browser, { planId });
  const owner = browser;
  const before = await resultOf(owner, body.id);
  const stranger = await newcomer(site);
  const at = `/broadband/v1/switches/${body.id}`;
  const missing = { status: 404, body: { code: 'switch.not-found' } };
  expect(await stranger.get(at)).toMatchObject(missing);
  expect(await stranger.get(`${at}/match-result`)).toMatchObject(missing);
  expect(await stranger.send('PUT', at, requestFor({}))).toMatchObject(missing);
  expect(await stranger.send('PATCH', at, { consent: true })).toMatchObject(missing);
  expect(await stranger.send('DELETE', at)).toMatchObject(missing);
  expect(await askFor(stranger, { planId })).toMatchObject({ status: 404, body: { code: 'plan.not-found' } });
  expect(await resultOf(owner, body.id)).toEqual(before);
});

test('a switch is not changed without the anti-forgery token (HT-03)', async () => {
  const { id: planId } = await draft();
  const { body } = await askFor(browser, { planId });
  const at = `/broadband/v1/switches/${body.id}`;
  const json = { 'content-type': 'application/json' };
  for (const [method, path, payload] of [
    ['POST', '/broadband/v1/switches', requestFor({ planId })],
    ['PUT', at, requestFor({ lastName: 'Finch' })],
    ['PATCH', at, { consent: true }],
    ['DELETE', at, undefined],
  ] as const)
    expect(await browser.raw(method, path, { body: JSON.stringify(payload), headers: json })).toMatchObject({
      status: 403,
      body: { code: 'csrf.invalid' },
    });
  expect((await resultOf(browser, body.id)).lastName).toBe('Archer');
});
