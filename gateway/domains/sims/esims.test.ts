import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { black, openShop, ShoppingMember } from '../../testing/shop.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { SimMember, type Sim } from '../../testing/sims.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await openShop();
});
afterAll(() => site.close());

const profile = (member: SimMember, { id }: Pick<Sim, 'id'>, proofCode?: string) =>
  member.send<Record<string, unknown>>(`sims/${id}/profile/showing`, proofCode === undefined ? {} : { proofCode });

/** A member with an eSIM that is on. */
async function withESim() {
  const member = await SimMember.begin(site);
  expect((await member.send('esims')).status).toBe(201);
  await member.minutesPass();
  const [sim] = await member.sims();
  return { member, sim: sim as Sim };
}

/** A member who has bought a phone with an eSIM. */
async function withPhone() {
  const { memberId } = await SimMember.begin(site);
  const shopping = await ShoppingMember.begin(site, memberId);
  const order = await shopping.saved([black], { pieces: [{ sku: black, simType: 'esim' }] });
  await shopping.pay(await shopping.begun(order));
  await site.drain();
  const { browser } = shopping;
  const [sim] = (await browser.get<Sim[]>('/sim/v1/sims')).body;
  return { browser, sim };
}

describe('an eSIM (PH-12)', () => {
  test('is given and switched on in minutes, once however often it is asked for', async () => {
    const member = await SimMember.begin(site);
    const first = await member.send('esims');
    expect(first).toMatchObject({ status: 201, body: { type: 'esim', state: 'ORDERED', simNumber: null } });
    expect((await member.send('esims')).body).toMatchObject({ id: first.body.id });
    expect((await profile(member, first.body)).status).toBe(409);
    await site.drain();
    expect(await member.sims()).toMatchObject([{ state: 'ACTIVATING', canBeInstalled: true }]);
    await member.minutesPass();
    expect(await member.sims()).toMatchObject([
      { state: 'ACTIVE', simNumber: expect.stringMatching(/^8944\d{15}$/) as string },
    ]);
  });

  test('has a code for a QR code and one by hand, for its member alone', async () => {
    const { member, sim } = await withESim();
    const { status, body, headers } = await profile(member, sim);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body['activationCode']).toBe(`LPA:1$${String(body['address'])}$${String(body['code'])}`);
    const stranger = await SimMember.begin(site);
    expect((await profile(stranger, sim)).status).toBe(404);
  });

  test('shows its code without another one in the session in which it was ordered, for an hour (PH-12)', async () => {
    const { member, sim } = await withESim();
    expect((await profile(member, sim)).status).toBe(200);
    expect(await member.mails()).not.toContain('The code of your eSIM was shown');
    site.clock.advance(29 * 60_000);
    expect((await profile(member, sim)).status).toBe(200);
    site.clock.advance(29 * 60_000);
    expect(await profile(member, sim)).toMatchObject({ status: 409, body: { code: 'proof.needed' } });
  });

  test('shows it for a code elsewhere, so that nobody with a password alone takes the number (PH-12)', async () => {
    const { member, sim } = await withESim();
    await member.browser.logInAs(member.memberId);
    expect(await profile(member, sim)).toMatchObject({ status: 409, body: { code: 'proof.needed' } });
    expect(await profile(member, sim, '000000')).toMatchObject({ status: 409, body: { code: 'proof.wrong' } });
    const stranger = await SimMember.begin(site);
    expect((await profile(stranger, sim, await stranger.code())).status).toBe(404);
    expect((await profile(member, sim, await member.code())).status).toBe(200);
    expect((await profile(member, sim)).status).toBe(200);
    expect((await member.mails()).filter((subject) => subject === 'The code of your eSIM was shown')).toHaveLength(1);
  });

  test('can be shown again in that session where the network did not answer', async () => {
    const { member, sim } = await withESim();
    await member.browser.logInAs(member.memberId);
    const { mobileNetwork } = site.deps;
    const readSim = mobileNetwork.read.bind(mobileNetwork);
    mobileNetwork.read = () => Promise.reject(new Error('nobody there'));
    expect((await profile(member, sim, await member.code())).status).toBe(503);
    mobileNetwork.read = readSim;
    expect((await profile(member, sim)).status).toBe(200);
  });

  test('is given out again for another phone, with a code by e-mail, and the code before is gone', async () => {
    const { member, sim } = await withESim();
    const { body: before } = await profile(member, sim);
    const renew = (proofCode: string) => member.send<Record<string, unknown>>(`sims/${sim.id}/profile`, { proofCode });
    expect(await renew('000000')).toMatchObject({ status: 409, body: { code: 'proof.wrong' } });
    const again = await renew(await member.code());
    expect(again.status).toBe(200);
    expect(again.body['code']).not.toBe(before['code']);
    expect((await profile(member, sim)).body).toEqual(again.body);
    expect(await member.mails()).toContain('Your eSIM can be installed on another phone');
  });

  test('that is blocked, and a card, cannot be installed', async () => {
    const { member, sim } = await withESim();
    await member.send(`sims/${sim.id}/block`);
    const refusal = { status: 409, body: { code: 'sim.not-installable' } };
    expect(await profile(member, sim)).toMatchObject(refusal);
    const other = await SimMember.begin(site);
    expect(await profile(other, await other.withCard())).toMatchObject(refusal);
  });

  test('that the network has just given out is switched on for nobody by its number, as a card is', async () => {
    const { iccid } = await site.deps.mobileNetwork.issue({ reference: 'LK-S0000ESIM1', type: 'ESIM' });
    const stranger = await SimMember.begin(site);
    expect(await stranger.activate(iccid)).toMatchObject({ status: 404, body: { code: 'sim.not-found' } });
    const { member, sim } = await withESim();
    expect((await member.activate(sim.simNumber ?? '')).body).toMatchObject({ id: sim.id });
  });

  test('that was ordered with a phone waits until its member has it switched on', async () => {
    const { browser, sim } = await withPhone();
    expect(sim).toMatchObject({ type: 'esim', state: 'READY', isFromShop: true, canBeInstalled: true });
    const on = await browser.send('POST', `/sim/v1/sims/${sim?.id}/activation`, {});
    expect(on).toMatchObject({ status: 200, body: { state: 'ACTIVATING' } });
  });

  test('that was ordered with a phone is the one that its member gets who asks for an eSIM', async () => {
    const { browser, sim } = await withPhone();
    const on = await browser.send('POST', '/sim/v1/esims', {});
    expect(on).toMatchObject({ status: 201, body: { id: sim?.id, state: 'ACTIVATING' } });
    expect((await browser.get('/sim/v1/sims')).body).toHaveLength(1);
  });
});
