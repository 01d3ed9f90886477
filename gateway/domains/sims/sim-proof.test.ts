import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { password } from '../../testing/new-member.ts';
import { newCard, SimMember } from '../../testing/sims.ts';
import { totpCodeAt, totpStepOf } from '../auth/totp.rules.ts';

const DAY = 24 * 3_600_000;
const me = '/member-api/v1/members/me';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

/** A code of the app whose key it is, later than the one before. */
function nextCode(key: string): string {
  site.clock.advance(30_000);
  return totpCodeAt(key, totpStepOf(site.clock.now()));
}

/** Sets an authenticator app up, with the password and, where there is one before, its code. */
async function setUpApp(browser: TestBrowser, factorCode?: string): Promise<string> {
  const { body } = await browser.send<{ key: string }>('POST', `${me}/second-factor/set-ups`, { password, factorCode });
  const confirmed = await browser.send('PUT', `${me}/second-factor`, { factorCode: nextCode(body.key) });
  if (confirmed.status !== 200) throw new Error(`The app was answered with ${confirmed.status}`);
  return body.key;
}

/** Three days later, in which every session has ended. */
async function afterThreeDays(email: string, key?: string): Promise<TestBrowser> {
  site.clock.advance(3 * DAY);
  const browser = site.browser();
  await browser.send('POST', '/auth-api/v1/login', { email, password });
  if (key !== undefined) await browser.send('POST', '/auth-api/v1/login/totp', { code: nextCode(key) });
  return browser;
}

const askProof = (browser: TestBrowser) => browser.send('POST', '/sim/v1/proofs', {});
const activate = (browser: TestBrowser, proofCode: string) =>
  browser.send('POST', '/sim/v1/activations', { simNumber: newCard(), proofCode });

/** Gives the new address. */
async function changeEmail(browser: TestBrowser, email: string, factorCode?: string): Promise<string> {
  const next = `new-${email}`;
  await browser.send('POST', `${me}/email-change`, { email: next, password, factorCode });
  const [mail] = await site.deps.outbox.sentTo(site.deps.db, next);
  const token = /token=(\S+)/.exec(mail?.body ?? '')?.[1];
  const confirmed = await site.browser().send('POST', '/auth-api/v1/email-changes/confirmation', { token, password });
  if (confirmed.status !== 204) throw new Error(`The address was answered with ${confirmed.status}`);
  return next;
}

async function memberWithSim() {
  const member = await SimMember.begin(site);
  const { id: simId } = await member.withCard();
  return { browser: member.browser, email: member.email, simId };
}

describe('who knows a member’s password alone (PH-12)', () => {
  test('and sets an authenticator app up: no code of it counts for three days, and the member’s mailbox is asked', async () => {
    const { browser, email, ...member } = await memberWithSim();
    const key = await setUpApp(browser);
    expect(await askProof(browser)).toMatchObject({ status: 200, body: { way: 'EMAIL' } });
    expect(await activate(browser, nextCode(key))).toMatchObject({ status: 409, body: { code: 'proof.wrong' } });
    const later = await afterThreeDays(email, key);
    expect(await askProof(later)).toMatchObject({ status: 200, body: { way: 'APP' } });
    expect(await activate(later, nextCode(key))).toMatchObject({ status: 201, body: { replaces: member.simId } });
  });

  test('and changes the email address: no code goes there for three days', async () => {
    const { browser, email } = await memberWithSim();
    const next = await changeEmail(browser, email);
    expect(await askProof(browser)).toMatchObject({ status: 409, body: { code: 'proof.too-new' } });
    expect(await activate(browser, '123456')).toMatchObject({ status: 409, body: { code: 'proof.wrong' } });
    const mails = await site.deps.outbox.sentTo(site.deps.db, next);
    expect(mails.map(({ subject }) => subject)).not.toContain('Your code for your SIM');
    const later = await afterThreeDays(next);
    expect(await askProof(later)).toMatchObject({ status: 200, body: { way: 'EMAIL' } });
  });
});

test('an app that takes over from an older one is asked at once, also after a new email address (PH-12)', async () => {
  const { browser, email } = await memberWithSim();
  const old = await setUpApp(browser);
  const later = await afterThreeDays(email, old);
  const key = await setUpApp(later, nextCode(old));
  await changeEmail(later, email, nextCode(key));
  expect(await askProof(later)).toMatchObject({ status: 200, body: { way: 'APP' } });
  expect(await activate(later, nextCode(key))).toMatchObject({ status: 201 });
});
