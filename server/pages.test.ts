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

const host = createHost(readHostEnv({ HOST_URL: 'http://site.example.com', ENVIRONMENT: 'tst' }), {
  files: loadStaticFiles(folder),
  isPage: (path) => ['/', '/postcode-checker', '/choose-plan'].includes(path.replace(/(.)\/$/, '$1')),
  gateway: () => Promise.reject(new Error('not reached')),
});

test.each([
  ['/', 200, 'Home'],
  ['/postcode-checker', 200, 'Check your address'],
  ['/postcode-checker/', 200, 'Check your address'],
  ['/choose-plan', 200, 'Loading'],
  ['/no-such-page', 404, 'Loading'],
  ['/app', 404, 'Loading'],
])('%s is answered with %i and the words that the build has for it: %s', async (path, status, text) => {
  const answer = await host.fetch(new Request(`http://site.example.com${path}`));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(`<body>${text}</body>`);
});

test('a built document is reached by its page alone', async () => {
  const answer = await host.fetch(new Request('http://site.example.com/postcode-checker.html'));
  expect(answer.status).toBe(404);
});
