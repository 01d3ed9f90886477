import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createHost } from './app.ts';
import { readHostEnv } from './env.ts';
import { hasDocument } from './pages.ts';
import { loadStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = { 'index.html': 'Home', 'postcode-checker.html': 'Check your address', 'app.html': 'Loading' };
for (const [file, text] of Object.entries(words))
  writeFileSync(join(folder, file), `<!doctype html><html><head></head><body>${text}</body></html>`);

const code = ['Inspector-Ab1_-.js', 'Inspector-Ab1_-.css', 'register-worker-c2.js', 'InspectorDoor-d3.js'];
mkdirSync(join(folder, 'assets'));
for (const file of code) writeFileSync(join(folder, 'assets', file), '');

const hostWith = (settings: Record<string, string>) =>
  createHost(readHostEnv({ HOST_URL: 'https://site.example.com', ADDRESS_CAPTURE_KEY: 'a-key', ...settings }), {
    files: loadStaticFiles(folder),
    isPage: (path) => ['/', '/postcode-checker', '/choose-plan'].includes(path),
    gateway: () => Promise.reject(new Error('not reached')),
  });
const host = hostWith({ ENVIRONMENT: 'tst' });

test.each([
  ['/', 200, 'Home'],
  ['/postcode-checker', 200, 'Check your address'],
  ['/choose-plan', 200, 'Loading'],
  ['/no-such-page', 404, 'Loading'],
  ['/app', 404, 'Loading'],
])('%s is answered with %i and the words that the build has for it: %s', async (path, status, text) => {
  const answer = await host.fetch(new Request(`http://site.example.com${path}`));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(`<body>${text}</body>`);
});

test.each([
  ['/dashboard/orders/7c9d2c4e', true],
  ['/dashboard/orders/7c9d2c4e/order-summary', true],
  ['/dashboard/orders/7c9d2c4e/switch', true],
  ['/dashboard/orders/7c9d2c4e/no-such-page', false],
  ['/dashboard/orders/7c9d2c4e/order-summary/switch', false],
])('%s has the document of the order’s page: %s', (path, isThere) => {
  const files = new Map([['/dashboard/orders.html', null]]) as unknown as ReturnType<typeof loadStaticFiles>;
  expect(hasDocument(path, files, 'larkline')).toBe(isThere);
});

test.each([
  ['/dashboard/orders/phones', true],
  ['/dashboard/orders/phones/7c9d2c4e', true],
  ['/dashboard/orders/phones/7c9d2c4e/credit', true],
  ['/dashboard/orders/7c9d2c4e', false],
])('%s has the document of phone orders: %s', (path, isThere) => {
  const files = new Map([['/dashboard/orders/phones.html', null]]) as unknown as ReturnType<typeof loadStaticFiles>;
  expect(hasDocument(path, files, 'larkline')).toBe(isThere);
});

test.each([
  ['/pay/7c9d2c4e', true],
  ['/pay', false],
])('%s has the document of the page of a payment: %s', (path, isThere) => {
  const files = new Map([['/pay.html', null]]) as unknown as ReturnType<typeof loadStaticFiles>;
  expect(hasDocument(path, files, 'larkline')).toBe(isThere);
});

/** A host whose home page is another one. */
function hostOf(html: string, settings: Record<string, string> = {}) {
  writeFileSync(join(folder, 'index.html'), html);
  const { fetch } = createHost(readHostEnv({ HOST_URL: 'http://site.example.com', ...settings }), {
    files: loadStaticFiles(folder),
    isPage: (path) => path === '/',
    gateway: () => Promise.reject(new Error('not reached')),
  });
  return (path = '/', headers: Record<string, string> = {}) =>
    fetch(new Request(`http://site.example.com${path}`, { headers }));
}

test('the words of a page are those of the brand that is set, also where it is an awkward name (SC-09)', async () => {
  const written = 'Why __BRAND_NAME__ <a href="/why-__BRAND_SLUG__">';
  const settings = { BRAND_NAME: 'Wren & "Co"', BRAND_SLUG: 'wren-co' };
  const html = await (await hostOf(`<html><head></head><body>${written}</body></html>`, settings)()).text();
  expect(html).toContain('<body>Why Wren &amp; &quot;Co&quot; <a href="/why-wren-co"></body>');
  expect(html).toContain('"brand":{"name":"Wren & \\"Co\\"","slug":"wren-co"}');
  expect(html).not.toContain('__BRAND');
});

describe('what a page may run and how it may look', () => {
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
  const policyOf = async (html: string, settings: Record<string, string> = {}) =>
    (await hostOf(html, settings)()).headers.get('content-security-policy')?.split('; ');

  test('is what the build wrote into it with the brand in it, and nothing else', async () => {
    const policy = await policyOf(page('<style>a{}</style><script>say("__BRAND_NAME__")</script>'), {
      BRAND_NAME: 'Wren',
    });
    expect(policy).toContain(`script-src 'self' ${hashOf('say("Wren")')}`);
    expect(policy).toContain(`style-src 'self' ${hashOf('a{}')}`);
  });

  test('counts what is there for those without JavaScript, and what is kept in reserve; each text once', async () => {
    const noscript = '<noscript><style>b{}</style></noscript>';
    const policy = await policyOf(page(`<style>a{}</style>${noscript}`, '<template><style>a{}</style></template>'));
    expect(policy).toContain(`style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`);
  });

  test('leaves out what is fetched, and data', async () => {
    const policy = await policyOf(
      page('<script type="module" src="/a.js"></script><script type="application/json">{}</script>'),
    );
    expect(policy).toContain("script-src 'self'");
  });

  test('is nothing of its own for what is no page of the site', async () => {
    const answer = await hostOf(page('<style>a{}</style>'))('/api/config');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self';/);
  });
});

test('a page that has not changed is not sent again; a changed one is, and so is one that is not there', async () => {
  const get = hostOf('<html><head><style>a{}</style></head><body>Home</body></html>');
  const tag = (await get()).headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('content-security-policy')).toContain('sha256-');
  const missing = (await get('/no-such-page')).headers.get('etag') ?? '';
  expect(missing).not.toBe(tag);
  expect((await get('/no-such-page', { 'if-none-match': missing })).status).toBe(404);
  const changed = hostOf('<html><head></head><body>Another home</body></html>');
  expect((await changed('/', { 'if-none-match': tag })).status).toBe(200);
});

test('a built document is reached by its page alone', async () => {
  const answer = await host.fetch(new Request('http://site.example.com/postcode-checker.html'));
  expect(answer.status).toBe(404);
});

test.each([
  [{ ENVIRONMENT: 'tst' }, '/ui', 200],
  [{ ENVIRONMENT: 'tst' }, '/ui/select-list', 200],
  [{ ENVIRONMENT: 'tst' }, '/ui/select-list/more', 404],
  [{ ENVIRONMENT: 'tst' }, '/uinteresting', 404],
  [{ ENVIRONMENT: 'tst', TEST_TOOLS: 'off' }, '/ui', 404],
  [{ ENVIRONMENT: 'prd' }, '/ui', 404],
  [{ ENVIRONMENT: 'prd' }, '/ui/button', 404],
  [{ ENVIRONMENT: 'stg', TEST_TOOLS: 'on' }, '/ui/button', 200],
  [{ ENVIRONMENT: 'tst' }, '/tools', 200],
  [{ ENVIRONMENT: 'tst' }, '/tools/more', 404],
  [{ ENVIRONMENT: 'prd' }, '/tools', 404],
])('with %o, %s for testers answers %i', async (settings, path, status) => {
  const answer = await hostWith(settings).fetch(new Request(`http://site.example.com${path}`));
  expect(answer.status).toBe(status);
});

test.each([
  ['/inspector', true],
  ['/inspector/log-in', true],
  ['/tools', false],
  ['/postcode-checker', false],
])('a tester at %s: a page without the site’s header, footer and question about cookies? %s', async (path, isBare) => {
  const tools = hostWith({ ENVIRONMENT: 'tst', TEST_TOOLS: 'on' });
  const html = await (await tools.fetch(new Request(`http://site.example.com${path}`))).text();
  expect(html.includes('#consent,#root header,#root footer{display:none}')).toBe(isBare);
  // Its code is asked for with the page, not one file behind the other.
  const asked = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, file]) => file);
  expect(asked).toEqual(isBare ? ['/assets/Inspector-Ab1_-.js', '/assets/register-worker-c2.js'] : []);
});
