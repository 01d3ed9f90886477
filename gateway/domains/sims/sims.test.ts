import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { members } from '../../db/schema/members.ts';
import { luhnDigitOf } from '../../../platform/numbers/luhn.ts';
import { totpCodeAt, totpStepOf } from '../auth/totp.rules.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { newCard, SimMember } from '../../testing/sims.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

describe('a visitor asks about the number of a SIM (PH-12)', () => {
  const check = (simNumber: string) => site.browser().send('POST', '/sim/v1/checks', { simNumber });

  test('and hears that it can be switched on', async () => {
    const simNumber = newCard();
    expect(await check(simNumber)).toMatchObject({ status: 200, body: { simNumber } });
  });

  test.each([
    ['active', 'sim.active'],
    ['stolen', 'sim.stolen'],
  ] as const)('that is %s, and hears why not', async (life, code) => {
    expect(await check(newCard(life))).toMatchObject({ status: 409, body: { code } });
  });

  test('that nobody knows', async () => {
    expect(await check(`894412300000000001${luhnDigitOf('894412300000000001')}`)).toMatchObject({
      status: 404,
      body: { code: 'sim.not-found' },
    });
  });

  test('with a digit that is wrong', async () => {
    const simNumber = newCard();
    const wrong = `${simNumber.slice(0, -1)}${(Number(simNumber.at(-1)) + 1) % 10}`;
    const fields = [{ path: 'body.simNumber', message: 'Check the number of your SIM: one of its digits is wrong' }];
    expect(await check(wrong)).toMatchObject({ status: 400, body: { code: 'validation.failed', fields } });
  });

  test('and cannot try numbers through', async () => {
    const own = await createTestGateway({ ATTEMPTS_PER_ADDRESS: '5' });
    const ask = (simNumber: string) => own.browser().send('POST', '/sim/v1/checks', { simNumber });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await ask(newCard('active'))).status).toBe(409);
    }
    expect((await ask(newCard())).status).toBe(429);
    await own.close();
  });
});

test('the network was away: whoever tried a number all the while can have it checked when it is back', async () => {
  const { mobileNetwork } = site.deps;
  const check = (simNumber: string) => site.browser().send('POST', '/sim/v1/checks', { simNumber });
  const simNumber = newCard();
  const read = mobileNetwork.read.bind(mobileNetwork);
  mobileNetwork.read = () => Promise.reject(new Error('nobody there'));
  for (let tries = 0; tries < 10; tries += 1) expect((await check(simNumber)).status).toBe(503);
  mobileNetwork.read = read;
  expect((await check(simNumber)).status).toBe(200);
});

describe('a member has a card switched on (PH-12)', () => {
  test('and has its number a few minutes later, as an e-mail tells', async () => {
    const member = await SimMember.begin(site);
    const simNumber = newCard();
    expect(await member.activate(simNumber)).toMatchObject({
      status: 201,
      body: { type: 'psim', simNumber, state: 'ACTIVATING', phoneNumber: null, replaces: null, canBeInstalled: false },
    });
    expect((await member.activate(simNumber)).body).toMatchObject({ state: 'ACTIVATING' });
    expect(await member.profile()).toMatchObject({ hasActiveSim: false });
    await member.minutesPass();
    const [sim, ...others] = await member.sims();
    expect(others).toEqual([]);
    expect(sim).toMatchObject({ state: 'ACTIVE', phoneNumber: expect.stringMatching(/^07700 900\d{3}$/) as string });
    expect(await member.profile()).toMatchObject({ hasActiveSim: true, msisdn: sim?.phoneNumber });
    expect(await member.mails()).toEqual(['Your SIM is on', expect.stringContaining('Welcome')]);
  });

  test('and hears that the network could not do it; it can be tried again', async () => {
    const member = await SimMember.begin(site);
    await member.activate(newCard('fails'));
    await member.minutesPass();
    const [sim] = await member.sims();
    expect(sim).toMatchObject({ state: 'READY', failure: 'network.no-answer', phoneNumber: null });
    expect(await member.mails()).toContain('We couldn’t switch your SIM on');
    expect(await member.send(`sims/${sim?.id}/activation`)).toMatchObject({
      status: 200,
      body: { state: 'ACTIVATING' },
    });
  });

  test('and a stranger has not the same one', async () => {
    const { simNumber } = await (await SimMember.begin(site)).withCard();
    const stranger = await SimMember.begin(site);
    const answer = await stranger.activate(simNumber ?? '');
    expect(answer).toMatchObject({ status: 409, body: { code: 'sim.active' } });
  });

  test('and another one waits until that is done', async () => {
    const member = await SimMember.begin(site);
    await member.activate(newCard());
    expect(await member.activate(newCard())).toMatchObject({ status: 409, body: { code: 'sim.activating' } });
    expect(await member.send('esims')).toMatchObject({ status: 409, body: { code: 'sim.activating' } });
  });

  test('of a muddled life, of which everything is told twice, and is written to once', async () => {
    const member = await SimMember.begin(site);
    await member.withCard(newCard('muddled'));
    expect((await member.mails()).filter((subject) => subject === 'Your SIM is on')).toHaveLength(1);
  });
});

describe('a SIM that is lost (PH-12)', () => {
  test('is blocked at once, by its member alone, and keeps its number for the next one', async () => {
    const member = await SimMember.begin(site);
    const sim = await member.withCard();
    const stranger = await SimMember.begin(site);
    expect(await stranger.send(`sims/${sim.id}/block`)).toMatchObject({ status: 404 });
    expect(await member.send(`sims/${sim.id}/block`)).toMatchObject({ status: 200, body: { state: 'BLOCKED' } });
    expect(await member.send(`sims/${sim.id}/block`)).toMatchObject({ status: 200 });
    await site.drain();
    expect(await member.profile()).toMatchObject({ hasActiveSim: false, msisdn: sim.phoneNumber });
    expect((await member.mails()).filter((subject) => subject === 'Your SIM is blocked')).toHaveLength(1);
    const { mobileNetwork } = site.deps;
    expect(await mobileNetwork.read(sim.simNumber ?? '')).toMatchObject({ state: 'BLOCKED' });

    const next = newCard();
    expect(await member.activate(next)).toMatchObject({ status: 409, body: { code: 'proof.needed' } });
    expect(await member.activate(next, '000000')).toMatchObject({ status: 409, body: { code: 'proof.wrong' } });
    const code = await member.code();
    expect(await member.activate(next, code)).toMatchObject({ status: 201, body: { replaces: sim.id } });
    expect(await member.mails()).toContain('Your SIM is being replaced');
    const told = (await site.deps.outbox.sentTo(site.deps.db, member.email)).map(({ body }) => body).join('\n');
    expect(told).toMatch(
      /If this wasn’t you, block your SIM at once: \S+\/dashboard\/sims\. Or call us or chat with us, and we’ll block it: \S+\/contact-us/,
    );
    await member.minutesPass();
    expect(await member.sims()).toMatchObject([
      { simNumber: next, state: 'ACTIVE', phoneNumber: sim.phoneNumber },
      { id: sim.id, state: 'RETIRED', phoneNumber: null },
    ]);
    expect(await member.profile()).toMatchObject({ hasActiveSim: true, msisdn: sim.phoneNumber });
    expect(await member.mails()).toContain('Your new SIM is on');
    expect(await member.send(`sims/${sim.id}/block`)).toMatchObject({
      status: 409,
      body: { code: 'sim.not-blockable' },
    });
  });

  test('needs a code that is good once and for ten minutes, and of which there is one', async () => {
    const member = await SimMember.begin(site);
    await member.withCard();
    const first = await member.code();
    const second = await member.code();
    if (first !== second) expect((await member.activate(newCard(), first)).status).toBe(409);
    site.clock.advance(600_000);
    const late = await member.activate(newCard(), second);
    expect(late).toMatchObject({ status: 409, body: { code: 'proof.wrong' } });
  });

  test('and its code cannot be guessed', async () => {
    const member = await SimMember.begin(site);
    await member.withCard();
    const right = await member.code();
    const wrong = right === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 10; tries += 1) expect((await member.activate(newCard(), wrong)).status).toBe(409);
    expect((await member.activate(newCard(), right)).status).toBe(429);
  });

  test('of a member who logs in with a code from an app needs one from there', async () => {
    const member = await SimMember.begin(site);
    await member.withCard();
    const secret = 'JBSWY3DPEHPK3PXP';
    const isIt = eq(members.id, Number(member.memberId));
    await site.deps.db.update(members).set({ totpSecret: secret }).where(isIt);
    expect(await member.send('proofs')).toMatchObject({ status: 200, body: { way: 'APP' } });
    expect(await member.activate(newCard(), '000000')).toMatchObject({ status: 409, body: { code: 'totp.wrong' } });
    const code = totpCodeAt(secret, totpStepOf(site.clock.now()));
    expect(await member.activate(newCard(), code)).toMatchObject({ status: 201 });
  });
});

test('the network was away: what was to be told is told when it is back', async () => {
  const member = await SimMember.begin(site);
  const sim = await member.withCard();
  const { mobileNetwork } = site.deps;
  const block = mobileNetwork.block.bind(mobileNetwork);
  mobileNetwork.block = () => Promise.reject(new Error('nobody there'));
  expect(await member.send(`sims/${sim.id}/block`)).toMatchObject({ status: 200, body: { state: 'BLOCKED' } });
  await site.drain();
  mobileNetwork.block = block;
  expect(await mobileNetwork.read(sim.simNumber ?? '')).toMatchObject({ state: 'ACTIVE' });
  await member.minutesPass(60);
  expect(await mobileNetwork.read(sim.simNumber ?? '')).toMatchObject({ state: 'BLOCKED' });
});

test('of somebody who is a member no more a lost SIM is blocked as well, told once', async () => {
  const member = await SimMember.begin(site);
  const sim = await member.withCard();
  await member.send(`sims/${sim.id}/block`);
  await site.deps.db.delete(members).where(eq(members.id, Number(member.memberId)));
  const { mobileNetwork } = site.deps;
  const block = mobileNetwork.block.bind(mobileNetwork);
  let told = 0;
  mobileNetwork.block = (iccid) => ((told += 1) > 3 ? Promise.reject(new Error('told without end')) : block(iccid));
  await site.drain();
  mobileNetwork.block = block;
  expect(told).toBe(1);
  expect(await mobileNetwork.read(sim.simNumber ?? '')).toMatchObject({ state: 'BLOCKED' });
});
