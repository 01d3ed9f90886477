import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { expectNoBarriers } from '../support/browser/axe.ts';
import { expect, test } from '../support/browser/test.ts';

type Session = components['schemas']['PaymentSession'];
type Adapter = typeof import('../../src/payment-frame/payment-frame.ts');

/** The site's own adapter, for a page that has no use for it yet. */
const adapter = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, '..', '..', 'src', 'payment-frame', 'payment-frame.ts'), 'utf8'),
).replaceAll('export ', '');

/** The provider's origin, which the policy of our page lets into a frame, by the settings in the page. */
async function providerOf(page: Page): Promise<string> {
  const answer = await page.goto('/');
  const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
  const [, sources = ''] = /frame-src ([^;]+)/.exec(policy) ?? [];
  const settings = JSON.parse((await page.locator('#runtime-config').textContent()) ?? '') as { paymentPages: string };
  expect(settings.paymentPages).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(sources.split(' ')).toContain(settings.paymentPages);
  return settings.paymentPages;
}

/** Puts the provider's page into a frame of ours. `heard` gives what it has said. */
async function openFrame(page: Page, { checkout }: Session, theme: 'light' | 'dark' = 'light') {
  if (!checkout) throw new Error('The session is over');
  const origin = await providerOf(page);
  await page.evaluate(`${adapter}; Object.assign(window, { adapter: { frameAddress, joinFrame }, heard: [] })`);
  await page.evaluate(
    ({ checkout: { sessionId, sessionData }, origin: at, theme: colours }) => {
      const { frameAddress, joinFrame } = Reflect.get(window, 'adapter') as Adapter;
      const frame = Object.assign(document.createElement('iframe'), { title: 'Your card', id: 'provider' });
      frame.style.width = '100%';
      joinFrame(frame, { origin: at, sessionData }, (message) =>
        (Reflect.get(window, 'heard') as object[]).push(message),
      );
      frame.src = frameAddress(at, sessionId, colours);
      document.body.append(frame);
    },
    { checkout, origin, theme },
  );
  const card = page.frameLocator('#provider');
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as { type: string; url?: string }[]);
  await expect(card.getByRole('button')).toBeVisible();
  return { card, heard, frame: page.frame({ url: /\/checkoutshopper\// }) as Frame };
}

async function enter(card: ReturnType<Page['frameLocator']>, number: string, holder: string, code = '737') {
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Valid until').fill('03/30');
  await card.getByLabel('Security code').fill(code);
  await card.getByLabel('Name on the card').fill(holder);
}

test(
  'a card is entered in the provider’s frame, its bank asks there, and no number comes to us (PH-09)',
  { tag: '@main' },
  async ({ page, gateway }) => {
    await gateway.register();
    const session = await gateway.checkCard();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(new URL(page.url()).origin)) sent.push(`${request.url()} ${request.postData()}`);
    });
    const { card, heard, frame } = await openFrame(page, session);
    await expectNoBarriers(frame, 'the card fields');

    await card.getByRole('button', { name: 'Keep this card' }).click();
    await expect(card.getByLabel('Card number')).toBeFocused();
    await expect(card.getByLabel('Card number')).toHaveAccessibleDescription(/12 to 19 digits/);
    await expect(card.getByLabel('Name on the card')).toHaveAccessibleDescription(/as it’s written on your card/);
    await expectNoBarriers(frame, 'the card fields with mistakes');

    await enter(card, '5454 5454 5454 5454', 'Wren Fairweather');
    await card.getByRole('button', { name: 'Keep this card' }).click();
    const bank = card.frameLocator('iframe');
    await bank.getByLabel('Password of your bank').fill('password');
    const [question] = frame.childFrames();
    if (question) await expectNoBarriers(question, 'the bank’s question');
    await bank.getByRole('button', { name: 'Confirm' }).click();
    const result = { type: 'result', resultCode: 'Authorised', sessionResult: expect.any(String) };
    await expect.poll(heard).toEqual([{ type: 'ready' }, { type: 'paying' }, result]);
    await gateway.hurry();
    expect((await gateway.paymentSession(session.paymentSessionId)).state).toBe('PAID');
    expect(sent.join('\n')).not.toMatch(/5454 ?5454|Wren Fairweather/);
  },
);

test('a refused card says what can be done, keeps what was typed, and is tried again (PH-10)', async ({
  page,
  gateway,
}) => {
  await gateway.register();
  const session = await gateway.checkCard();
  const { card, heard, frame } = await openFrame(page, session, 'dark');
  await enter(card, '4111111111111111', 'DECLINED');
  await card.getByRole('button').click();
  await expect(card.getByRole('alert')).toHaveText(/^Your bank didn’t accept this card, and nothing was taken\./);
  await expect(card.getByLabel('Card number')).toHaveValue('4111111111111111');
  await expectNoBarriers(frame, 'a refusal in the dark');
  await card.getByLabel('Name on the card').fill('Wren Fairweather');
  await card.getByRole('button').click();
  await expect.poll(async () => (await heard()).at(-1)).toMatchObject({ type: 'result', resultCode: 'Authorised' });
  await gateway.hurry();
  expect((await gateway.paymentSession(session.paymentSessionId)).state).toBe('PAID');
});

test('a bank that asks on its own page leads back to us, and Back from it pays nothing twice (PH-11)', async ({
  page,
  gateway,
}) => {
  await gateway.register();
  const session = await gateway.checkCard();
  const { card, heard } = await openFrame(page, session);
  await enter(card, '3700 0000 0000 002', 'Wren Fairweather', '7373');
  await card.getByRole('button').click();
  await expect.poll(async () => (await heard()).at(-1)).toMatchObject({ type: 'redirect' });
  await page.goto((await heard()).at(-1)?.url ?? '');
  await expectNoBarriers(page, 'the bank’s page');
  await page.getByLabel('Password of your bank').fill('password');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(`**/pay/${session.paymentSessionId}?*`);
  const redirectResult = new URL(page.url()).searchParams.get('redirectResult') ?? '';
  for (let times = 0; times < 2; times += 1)
    expect((await gateway.submitPayment(session.paymentSessionId, { redirectResult })).paymentResultCode).toBe(
      'Authorised',
    );
  await gateway.hurry();
  expect((await gateway.paymentSession(session.paymentSessionId)).state).toBe('PAID');
});

test('the frame grows with its page, and follows light and dark', async ({ page, gateway }) => {
  await gateway.register();
  const { card } = await openFrame(page, await gateway.checkCard());
  const height = async () => (await page.locator('#provider').boundingBox())?.height ?? 0;
  // A frame is 150 pixels high by itself, and this one is below the fold.
  await expect.poll(height).toBeGreaterThan(300);
  const before = await height();
  await card.getByRole('button').click();
  await expect.poll(height).toBeGreaterThan(before);
  await expect(card.locator('html')).toHaveAttribute('data-theme', 'light');
});
