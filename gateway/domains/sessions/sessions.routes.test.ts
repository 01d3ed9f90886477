import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';

const CHAT_SECRET = 'shared with the provider of the chat widget';
const CHAT = '/chat-support/members/v1/me';
const SESSIONS = '/client-tracking-context-api/client-sessions';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway({ CHAT_SECRET, FEATURES: 'contracts-ui=B' });
});
afterAll(() => site.close());

test('starting a session gives the member and the flags that were asked for (SC-01)', async () => {
  const browser = site.browser();
  await browser.logInAs('100001');
  const features = [{ name: 'customise-plan' }, { name: 'contracts-ui' }, { name: 'unknown' }];
  const { body } = await browser.send('POST', SESSIONS, { requestId: 'r-1', userConsentLevel: 'ESSENTIAL', features });
  expect(body).toEqual({
    currentMemberId: '100001',
    features: [
      { name: 'customise-plan', variantInfo: { type: 'string', value: 'A' } },
      { name: 'contracts-ui', variantInfo: { type: 'string', value: 'B' } },
    ],
  });
});

test('a member may get another value of a flag than everybody (AU-11)', async () => {
  const valueFor = async (memberId: string) => {
    const browser = site.browser();
    await browser.logInAs(memberId);
    const features = [{ name: 'commercial-launch' }];
    const { body } = await browser.send('POST', SESSIONS, { requestId: 'r', userConsentLevel: 'ESSENTIAL', features });
    return (body as components['schemas']['ClientSession']).features[0]?.variantInfo.value;
  };
  expect(await valueFor('100005')).toBe('B');
  expect(await valueFor('100001')).toBe('A');
});

test('the chat widget is told who the member is, with a signature that nobody else can make (DB-09)', async () => {
  const browser = site.browser();
  await browser.logInAs('100001');
  const hmac = createHmac('sha256', CHAT_SECRET).update('100001').digest('hex');
  expect((await browser.get(CHAT)).body).toEqual({ id: '100001', hmac });
});

test('a visitor is not identified to the chat widget (DB-09)', async () => {
  expect((await site.browser().get(CHAT)).status).toBe(401);
});
