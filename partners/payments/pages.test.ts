import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProvider } from '../../gateway/testing/payment-provider.ts';
import { readFrameMessage } from '../../src/payment-frame/payment-frame.ts';

let provider: Awaited<ReturnType<typeof openTestProvider>>;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());

async function read(path: string): Promise<{ status: number; policy: string; text: string; type: string }> {
  const { status, headers, text } = await provider.read(path);
  return {
    status,
    policy: headers.get('content-security-policy') ?? '',
    text,
    type: headers.get('content-type') ?? '',
  };
}

describe('the page for a card', () => {
  test('may stand in a frame of the shop that began the session, and of nobody else', async () => {
    const { id } = await provider.begin(2_500);
    const { status, policy, text } = await read(`/checkoutshopper/v1/sessions/${id}/page?theme=dark`);
    expect([status, policy.split('; ').at(-1)]).toEqual([200, 'frame-ancestors https://shop.test']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).toContain('data-theme="dark"');
    expect(text).toContain('data-shop="https://shop.test"');
  });

  test('names each of its fields, and what is wrong with it', async () => {
    const { id } = await provider.begin(2_500);
    const { text } = await read(`/checkoutshopper/v1/sessions/${id}/page`);
    for (const name of ['number', 'expiry', 'cvc', 'holderName']) {
      expect(text).toContain(`<label for="${name}">`);
      expect(text).toContain(`id="${name}-mistake"`);
    }
    expect(text).toContain('data-theme="light"');
  });

  test.each(['card', 'debit', 'payment-form', 'wallet'])(
    '%s.js loads what it needs from the provider alone',
    async (script) => {
      const { text } = await read(`/pages/${script}.js`);
      expect(text).toMatch(/from '\.\/[a-z-]+\.js'/);
      for (const [, name] of text.matchAll(/from '\.\/([a-z-]+\.js)'/g))
        expect((await read(`/pages/${name}`)).status).toBe(200);
      expect((await read('/pages/pages.css')).type).toBe('text/css; charset=utf-8');
    },
  );

  test.each([
    '/checkoutshopper/v1/sessions/CSINVENTED/page',
    '/challenge/invented',
    '/pages/app.ts',
    '/pages/..%2fapp.ts',
  ])('nothing is at %s', async (path) => expect((await read(path)).status).toBe(404));
});

describe('the page that is gone to in place of a frame', () => {
  test('stands in nobody’s frame, and leads back to the shop', async () => {
    const { url = '' } = await provider.begin(2_500, { mode: 'hosted' });
    const { pathname, hash } = new URL(url);
    expect(hash.length).toBeGreaterThan(20);
    const { status, policy, text } = await read(pathname);
    expect([status, policy.split('; ').at(-1)]).toEqual([200, "frame-ancestors 'none'"]);
    expect(text).toContain('data-return-url="https://shop.test/checkout/return"');
    expect(text).toContain('<a href="https://shop.test/checkout/return">Go back to ');
    // What shows who may pay is in no page.
    expect(text).not.toContain(hash.slice(1));
  });

  test('is of a session that was begun so, and of no other', async () => {
    const { id, url } = await provider.begin(2_500);
    expect(url).toBeUndefined();
    expect((await read(`/checkoutshopper/v1/hosted/${id}`)).status).toBe(404);
  });
});

test('the bank’s question names the sum and the shop, within the card’s frame and by itself', async () => {
  const session = await provider.begin(2_500);
  const { action } = await provider.pay(session, { number: '4917610000000000' });
  const { status, policy, text } = await read(new URL(action?.url ?? '').pathname);
  expect([status, policy.split('; ').at(-1)]).toEqual([200, "frame-ancestors 'self' https://shop.test"]);
  expect(text).toContain('pay £25.00 at shop.test');
});

test('what the page says, the shop’s adapter reads', async () => {
  const { text } = await read('/pages/payment-form.js');
  const { text: messages } = await read('/pages/messages.js');
  const said = new Set([...`${text}${messages}`.matchAll(/say\(\{ type: '([a-z]+)'/g)].map(([, type]) => type));
  const filled = {
    height: 1,
    status: 'expired',
    url: 'https://pay.test/challenge/1',
    resultCode: 'Refused',
    sessionResult: 'r',
  };
  expect([...said].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'failed',
    'height',
    'over',
    'paying',
    'ready',
    'redirect',
    'result',
  ]);
  for (const type of said)
    expect(readFrameMessage('https://pay.test', { from: 'payment-provider', type, ...filled })).toMatchObject({ type });
});
