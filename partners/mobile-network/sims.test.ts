import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTES, openTestMobileNetwork } from '../../gateway/testing/mobile-network.ts';
import { hasLuhnDigit } from '../../platform/numbers/luhn.ts';

let mobile: Awaited<ReturnType<typeof openTestMobileNetwork>>;
beforeAll(async () => {
  mobile = await openTestMobileNetwork();
});
afterAll(() => mobile.close());

describe('a SIM (PH-12)', () => {
  test('is on three minutes after it was asked for, with a number of the range for drama', async () => {
    const iccid = mobile.card();
    expect(await mobile.call(`sims/${iccid}`)).toMatchObject({ body: { state: 'READY', number: null } });
    const reference = await mobile.activate(iccid);
    expect(await mobile.after(2 * MINUTES)).toEqual([]);
    expect(await mobile.call(`sims/${iccid}`)).toMatchObject({ body: { state: 'ACTIVATING' } });
    const [event, ...others] = await mobile.after(MINUTES);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ kind: 'ACTIVATED', iccid, reference, replaced: null });
    expect(event?.number).toMatch(/^07700900[2-8]\d\d$/);
    expect(await mobile.call(`sims/${iccid}`)).toMatchObject({ body: { state: 'ACTIVE', number: event?.number } });
    const number = { number: event?.number, isOurs: true, isActive: true };
    expect(await mobile.call(`numbers/${event?.number}`)).toMatchObject({ status: 200, body: number });
  });

  test.each([
    ['active', 'sim.active'],
    ['stolen', 'sim.stolen'],
  ] as const)('that is %s is refused: %s', async (life, code) => {
    const answer = await mobile.call(`sims/${mobile.card(life)}/activation`, { reference: 'ACT-0001' });
    expect(answer).toMatchObject({ status: 409, body: { code } });
  });

  test('that the network does not know is refused, and so is one with a wrong check digit', async () => {
    const iccid = mobile.card();
    const wrong = `${iccid.slice(0, -1)}${(Number(iccid.at(-1)) + 1) % 10}`;
    for (const unknown of [wrong, '8944123000000000004', mobile.card('issued')])
      expect(await mobile.call(`sims/${unknown}`)).toMatchObject({ status: 404, body: { code: 'sim.not-found' } });
  });

  test('that cannot be switched on is told of, and can be tried again', async () => {
    const iccid = mobile.card('fails');
    const reference = await mobile.activate(iccid);
    const failed = { kind: 'NOT_ACTIVATED', reference, code: 'network.no-answer' };
    expect(await mobile.after(3 * MINUTES)).toMatchObject([failed]);
    await mobile.activate(iccid);
    expect(await mobile.after(3 * MINUTES)).toMatchObject([{ kind: 'NOT_ACTIVATED' }]);
  });

  test('of a slow life takes two hours, and one of a muddled life is told of twice with one id', async () => {
    await mobile.activate(mobile.card('slow'));
    expect(await mobile.after(119 * MINUTES)).toEqual([]);
    expect(await mobile.after(MINUTES)).toHaveLength(1);
    await mobile.activate(mobile.card('muddled'));
    const [one, other] = await mobile.after(3 * MINUTES);
    expect(one).toBeDefined();
    expect(one).toEqual(other);
  });

  test('is switched on once, however often the same is asked', async () => {
    const iccid = mobile.card();
    const reference = await mobile.activate(iccid);
    expect(await mobile.call(`sims/${iccid}/activation`, { reference })).toMatchObject({ status: 202 });
    expect(await mobile.after(3 * MINUTES)).toHaveLength(1);
    expect(await mobile.call(`sims/${iccid}/activation`, { reference })).toMatchObject({ status: 202 });
    expect(await mobile.after(10 * MINUTES)).toEqual([]);
  });

  test('that is lost is blocked at once; one that replaces it has its number, and the lost one is over', async () => {
    const { iccid: lost, number } = await mobile.activeCard();
    expect(await mobile.call(`sims/${lost}/block`, {})).toMatchObject({
      status: 200,
      body: { state: 'BLOCKED', number },
    });
    expect(await mobile.call(`sims/${lost}/block`, {})).toMatchObject({ status: 200 });
    expect(await mobile.call(`numbers/${number}`)).toMatchObject({ body: { isOurs: true, isActive: false } });
    const iccid = mobile.card();
    await mobile.activate(iccid, lost);
    expect(await mobile.after(3 * MINUTES)).toMatchObject([{ kind: 'ACTIVATED', iccid, number, replaced: lost }]);
    expect(await mobile.call(`sims/${lost}`)).toMatchObject({ body: { state: 'RETIRED', number: null } });
    for (const path of ['activation', 'block'])
      expect(await mobile.call(`sims/${lost}/${path}`, { reference: 'ACT-0002' })).toMatchObject({
        status: 409,
        body: { code: 'sim.retired' },
      });
  });

  test('that is blocked while it is being switched on stays off', async () => {
    const iccid = mobile.card();
    await mobile.activate(iccid);
    await mobile.call(`sims/${iccid}/block`, {});
    expect(await mobile.after(10 * MINUTES)).toEqual([]);
    expect(await mobile.call(`sims/${iccid}`)).toMatchObject({ body: { state: 'BLOCKED', number: null } });
  });

  test('cannot replace one that has no number', async () => {
    const body = { reference: 'ACT-0003', replaces: mobile.card() };
    expect(await mobile.call(`sims/${mobile.card()}/activation`, body)).toMatchObject({
      status: 409,
      body: { code: 'sim.not-replaceable' },
    });
  });
});

describe('a SIM that is given out', () => {
  test('is the same for the same reference, and another for another; its number has a check digit', async () => {
    const wanted = { reference: `SIM-${mobile.next()}`, type: 'PSIM' };
    const [one, same] = [await mobile.call('sims', wanted), await mobile.call('sims', wanted)];
    expect(one).toMatchObject({ status: 201, body: { type: 'PSIM', state: 'READY', activationCode: null } });
    expect(same).toEqual(one);
    expect(hasLuhnDigit(String(one.body?.['iccid']))).toBe(true);
    const other = await mobile.call('sims', { ...wanted, reference: `SIM-${mobile.next()}` });
    expect(other.body?.['iccid']).not.toBe(one.body?.['iccid']);
  });

  test('as an eSIM has a code that phones can read, until it is blocked; given out again it has another', async () => {
    const wanted = { reference: `SIM-${mobile.next()}`, type: 'ESIM' };
    const { body } = await mobile.call('sims', wanted);
    const iccid = String(body?.['iccid']);
    expect(body?.['activationCode']).toMatch(/^LPA:1\$[a-z.-]+\$[0-9A-F]{5}(-[0-9A-F]{5}){3}$/);
    const again = await mobile.call(`sims/${iccid}/profile`, {});
    expect(again.body?.['activationCode']).not.toBe(body?.['activationCode']);
    expect(await mobile.call(`sims/${iccid}`)).toEqual(again);
    await mobile.call(`sims/${iccid}/block`, {});
    expect(await mobile.call(`sims/${iccid}`)).toMatchObject({ body: { activationCode: null } });
    expect(await mobile.call(`sims/${iccid}/profile`, {})).toMatchObject({
      status: 409,
      body: { code: 'sim.blocked' },
    });
  });

  test('as a card has no profile', async () => {
    const answer = await mobile.call(`sims/${mobile.card()}/profile`, {});
    expect(answer).toMatchObject({ status: 409, body: { code: 'sim.card' } });
  });
});

test('a brand that was away hears of its SIM when it is back', async () => {
  mobile.brand.status = 503;
  await mobile.activate(mobile.card());
  expect(await mobile.after(3 * MINUTES)).toEqual([]);
  mobile.brand.status = 202;
  expect(await mobile.after(60 * MINUTES)).toMatchObject([{ kind: 'ACTIVATED' }]);
});

test.each([
  ['sims', { reference: 'SIM-1', type: 'PSIM' }],
  ['sims', { reference: 'SIM-1000', type: 'NANO' }],
  ['moves-out', { iccid: '123', kind: 'PAC' }],
])('what is none of the contract is refused (%s)', async (path, body) => {
  expect(await mobile.call(path, body)).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
});

test('whoever has no token is refused', async () => {
  const request = new Request('http://mobile.test/mobile/v1/numbers/07700900300', {
    headers: { Authorization: 'Bearer forged' },
  });
  expect((await mobile.network.fetch(request)).status).toBe(401);
});
