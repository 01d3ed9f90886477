import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createHost } from './app.ts';
import { readHostEnv } from './env.ts';
import { hasDocument } from './pages.ts';
import { loadStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (words: string) =>
  `<!doctype html><html><head><link rel="canonical" href="__HOST_URL__/"></head><body>${words}</body></html>`;
const built = {
  'index.html': page('Home'),
  'why-__BRAND_SLUG__.html': page('Why __BRAND_NAME__?'),
  'app.html': page('Loading'),
  'not-found.html': page('Oops'),
  'sitemap.xml': '<loc>__HOST_URL__/why-__BRAND_SLUG__</loc>',
  'favicon.svg': '<svg/>',
  'notes.txt': 'Notes',
  'assets/main-abc.js': 'export {}',
  'assets/main-abc.js.map': '{}',
  'studio-data/words.json': '{}',
};
for (const inner of ['assets', 'studio-data']) mkdirSync(join(folder, inner));
for (const [file, text] of Object.entries(built)) writeFileSync(join(folder, file), text);

const files = loadStaticFiles(folder);
const slug = 'songthrush';
const env = readHostEnv({
  HOST_URL: 'https://www.example.com',
  ENVIRONMENT: 'tst',
  BRAND_NAME: 'Song & Thrush',
  BRAND_SLUG: slug,
});
const host = createHost(env, {
  files,
  isPage: (path) => hasDocument(path, files, slug),
  gateway: () => Promise.reject(new Error('not reached')),
});
const get = async (path: string) => {
  const answer = await host.fetch(new Request(`https://www.example.com${path}`));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('robots.txt lets search engines in and shows them the sitemap', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toBe('User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: https://www.example.com/sitemap.xml\n');
});

test('the sitemap has the public address and the brand of this host', async () => {
  const { text, headers } = await get('/sitemap.xml');
  expect(text).toBe(`<loc>https://www.example.com/why-${slug}</loc>`);
  expect(headers.get('content-type')).toContain('xml');
});

test('the manifest names the brand of this host', async () => {
  const { text, headers } = await get('/site.webmanifest');
  expect(JSON.parse(text)).toMatchObject({ name: 'Song & Thrush broadband', short_name: 'Song & Thrush' });
  expect(headers.get('content-type')).toBe('application/manifest+json');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

test('a page has its public address in it', async () => {
  expect((await get('/')).text).toContain('<link rel="canonical" href="https://www.example.com/">');
});

test('the brand may be in the address of a page (SC-09)', async () => {
  const { status, text } = await get(`/why-${slug}`);
  expect(status).toBe(200);
  expect(text).toContain('<body>Why Song &amp; Thrush?</body>');
});

test.each(['/no-such-page', '/why-someone-else', '/app', '/not-found', '/why-__BRAND_SLUG__x', '/blog/no-such-post'])(
  '%s is no page: 404, with the words for it (RT-06)',
  async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('<body>Oops</body>');
  },
);

test.each([
  ['/favicon.svg', 'public, max-age=86400'],
  ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
  ['/notes.txt', 'no-cache'],
])('%s is kept by browsers: %s', async (path, cache) => {
  expect((await get(path)).headers.get('cache-control')).toBe(cache);
});

test('what the code was written as, and what the studio reads, is told to testers only', async () => {
  const ofTools = ['/assets/main-abc.js.map', '/studio-data/words.json'];
  for (const path of ofTools) expect((await get(path)).status, path).toBe(200);
  const open = createHost(
    { ...env, testTools: false },
    {
      files,
      isPage: () => false,
      gateway: () => Promise.reject(new Error('not reached')),
    },
  );
  for (const path of ofTools)
    expect((await open.fetch(new Request(`https://www.example.com${path}`))).status, path).toBe(404);
  expect((await open.fetch(new Request('https://www.example.com/assets/main-abc.js'))).status).toBe(200);
});
