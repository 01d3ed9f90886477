import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createHost } from './app.ts';
import { readHostEnv } from './env.ts';
import { loadStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = { 'index.html': 'Home', 'postcode-checker.html': 'Check your address', 'app.html': 'Loading' };
for (const [file, text] of Object.entries(words))
  writeFileSync(join(folder, file), `<!doctype html><html><head></head><body>${text}</body></html>`);

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

test('the words of a page are those of the brand that is set, also where it is an awkward name (SC-09)', async () => {
  const written = 'Why __BRAND_NAME__ <a href="/why-__BRAND_SLUG__">';
  writeFileSync(join(folder, 'index.html'), `<html><head></head><body>${written}</body></html>`);
  const settings = { HOST_URL: 'http://site.example.com', BRAND_NAME: 'Wren & "Co"', BRAND_SLUG: 'wren-co' };
  const branded = createHost(readHostEnv(settings), {
    files: loadStaticFiles(folder),
    isPage: () => true,
    gateway: () => Promise.reject(new Error('not reached')),
  });
  const html = await (await branded.fetch(new Request('http://site.example.com/'))).text();
  expect(html).toContain('<body>Why Wren &amp; &quot;Co&quot; <a href="/why-wren-co"></body>');
  expect(html).toContain('"brand":{"name":"Wren & \\"Co\\"","slug":"wren-co"}');
  expect(html).not.toContain('__BRAND');
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
