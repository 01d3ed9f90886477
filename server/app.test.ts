import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHost, type HostParts } from './app.ts';
import { readHostEnv } from './env.ts';
import type { GatewayFetch } from './gateway-link.ts';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

const SCRIPT = 'console.log("site");'.repeat(10);
const PAGE = '<!doctype html><html><head></head><body>__BRAND_NAME__</body></html>';

let folder: string;
let files: StaticFiles;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  files = loadStaticFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const embedded: GatewayFetch = () => Promise.resolve(Response.json('embedded'));
const visitor: GatewayFetch = () => Promise.resolve(Response.json({}, { status: 401 }));
function asMember(id: string | number): GatewayFetch {
  return () => Promise.resolve(Response.json({ id }));
}
const silentGateway: GatewayFetch = () => Promise.reject(new Error('not reached'));

function host(
  settings: Record<string, string> = {},
  gateway: GatewayFetch = silentGateway,
  parts: Partial<HostParts> = {},
) {
  const env = readHostEnv({ HOST_URL: 'http://site.example.com', ENVIRONMENT: 'tst', ...settings });
  const { fetch } = createHost(env, {
    files,
    isPage: (path) => ['/', '/postcode-checker', '/dashboard', '/register-interest', '/auth/logout'].includes(path),
    gateway,
    ...parts,
  });
  return (path: string, init?: RequestInit) => fetch(new Request(`http://site.example.com${path}`, init));
}

describe('pages', () => {
  test('a page that does not exist answers 404, and the site shows its own not-found page', async () => {
    const answer = await host()('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<meta name="page-status" content="404">');
  });

  test('when even the not-found page fails, plain text says so (AU-13)', async () => {
    const answer = await host({}, silentGateway, { files: new Map() })('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('404 Not Found');
  });

  test('a page is compressed for browsers that take it', async () => {
    const answer = await host()('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(html).toContain('<!doctype html>');
  });

  test.each([
    ['/broadband', '/'],
    ['/broadband/', '/'],
    ['/broadband/postcode-checker?postcode=LK1%201AA', '/postcode-checker?postcode=LK1%201AA'],
    ['/broadband/book-install/home', '/book-install/home'],
    ['/broadband//elsewhere.example.com', '/elsewhere.example.com'],
    ['/broadband/%5Celsewhere.example.com', '/%5Celsewhere.example.com'],
    ['/postcode-checker/?postcode=LK1%201AA', '/postcode-checker?postcode=LK1%201AA'],
    ['//elsewhere.example.com/', '/elsewhere.example.com'],
  ])('%s is really %s (RT-02)', async (from, to) => {
    const answer = await host()(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(to);
  });
});

describe('files', () => {
  test('a file whose name carries a hash is kept by the browser for good, and sent as compressed by the build', async () => {
    const answer = await host()('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SCRIPT);
  });

  test('a browser that refuses an encoding gets the file as it is', async () => {
    const answer = await host()('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br;q=0' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(SCRIPT);
  });

  test('another file is asked for again, and not sent again when it is the same', async () => {
    const get = host();
    const tag = (await get('/favicon.svg')).headers.get('etag') ?? '';
    expect((await get('/favicon.svg', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('the template itself, with its placeholders, is not served', async () => {
    const answer = await host()('/index.html');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('__BRAND_NAME__');
  });

  test('robots.txt lets search engines in', async () => {
    expect(await (await host()('/robots.txt')).text()).toContain('Allow: /');
  });
});

describe('security headers', () => {
  test('nothing inline and nothing foreign runs, and nobody may frame the site', async () => {
    const { headers } = await host()('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('code and style carry what is for files, and not what is for pages', async () => {
    const headersOf = async (path: string) => (await host({ HOST_URL: 'https://www.example.com' })(path)).headers;
    const forPages = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy'];
    const ofCode = await headersOf('/assets/main-abc123.js');
    expect(ofCode.get('x-content-type-options')).toBe('nosniff');
    expect(ofCode.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(ofCode.get('strict-transport-security')).toContain('max-age');
    expect(forPages.filter((name) => ofCode.has(name))).toEqual([]);
    // A picture can be opened as a page, and what is not found is one.
    for (const path of ['/favicon.svg', '/assets/gone.js']) {
      const headers = await headersOf(path);
      expect(
        forPages.filter((name) => !headers.has(name)),
        path,
      ).toEqual([]);
    }
  });

  test.each(['reset-password', 'confirm-email'])(
    'the address of %s with a link’s token in it is told to nobody, ourselves included (AU-10)',
    async (page) => {
      const { headers } = await host()(`/auth/${page}?token=secret`);
      expect(headers.get('referrer-policy')).toBe('strict-origin');
    },
  );

  test('on https browsers are told to stay there', async () => {
    const { headers } = await host({ HOST_URL: 'https://site.example.com' })('/');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });
});

describe('the gateway behind the host', () => {
  test('calls are passed on with method, query, body and cookies, and who asked', async () => {
    let passed: Request | undefined;
    const call = host({}, (request) => {
      passed = request;
      return Promise.resolve(Response.json({ id: 1 }, { status: 201 }));
    });
    const answer = await call('/broadband/v1/plans?x=1', {
      method: 'POST',
      body: '{"productId":"p"}',
      headers: { cookie: 'sid=abc', 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(passed?.url).toBe('http://site.example.com/broadband/v1/plans?x=1');
    expect(passed?.headers.get('cookie')).toBe('sid=abc');
    // Anybody can send this header; the gateway counts log-in attempts by it.
    expect(passed?.headers.get('x-forwarded-for')).not.toContain('203.0.113.5');
    expect(await passed?.text()).toBe('{"productId":"p"}');
  });

  test('no cookie is lost on the way back', async () => {
    const headers = new Headers();
    headers.append('set-cookie', 'sid=1; Path=/; HttpOnly');
    headers.append('set-cookie', 'XSRF-TOKEN=2; Path=/');
    const answer = await host({}, () => Promise.resolve(new Response(null, { status: 204, headers })))('/v1/csrf');
    expect(answer.headers.getSetCookie()).toEqual(['sid=1; Path=/; HttpOnly', 'XSRF-TOKEN=2; Path=/']);
  });

  test('a gateway that cannot be reached is a 502 with the contract’s body', async () => {
    const answer = await host({ GATEWAY_URL: 'http://127.0.0.1:9' })('/v1/csrf');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'gateway.unreachable', message: 'An unknown error occurred.' });
  });

  test('the browser’s own flag chooses the embedded gateway, where that is allowed (SC-08)', async () => {
    const cookie = { headers: { cookie: 'mock-service=on' } };
    const both = { GATEWAY_URL: 'http://127.0.0.1:9' };
    expect((await host({ ...both, MOCK_SERVICE: 'by-flag' }, embedded)('/v1/csrf', cookie)).status).toBe(200);
    expect((await host({ ...both, MOCK_SERVICE: 'by-flag' }, embedded)('/v1/csrf')).status).toBe(502);
    expect((await host({ ...both, MOCK_SERVICE: 'on' }, embedded)('/v1/csrf')).status).toBe(200);
    expect((await host(both, embedded)('/v1/csrf', cookie)).status).toBe(502);
  });

  test('without any gateway the host does not start', () => {
    expect(() => host({}, silentGateway, { gateway: undefined })).toThrow('GATEWAY_URL is not set');
  });
});

describe('members who may see the site (AU-12)', () => {
  const listed = { MEMBER_WHITELIST: '100001, 100002' };

  test.each([
    ['a listed member', asMember('100001'), '/dashboard', 200],
    ['a listed member whose id is a number (AU-05)', asMember(100_002), '/dashboard', 200],
    ['another member', asMember('100004'), '/dashboard', 404],
    ['another member who registers interest', asMember('100004'), '/register-interest', 200],
    ['another member who logs out', asMember('100004'), '/auth/logout', 200],
    ['a visitor', visitor, '/', 200],
  ])('%s', async (_who, gateway, path, status) => {
    expect((await host(listed, gateway)(path)).status).toBe(status);
  });

  test('a check that fails is no permission: 404 page (AU-13)', async () => {
    expect((await host(listed, silentGateway)('/dashboard')).status).toBe(404);
  });

  test.each([
    ['a listed member', asMember(100_001), true],
    ['another member', asMember('100004'), false],
    ['a visitor', visitor, true],
  ])('the site can ask without loading a page: %s', async (_who, gateway, isListed) => {
    const get = host(listed, gateway);
    const answer = await get('/api/access');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ isListed });
    expect(await (await get('/api/config')).json()).toMatchObject({ accessList: true });
  });

  test('a check that fails answers the site with the contract’s 500, and no permission (AU-13)', async () => {
    const answer = await host(listed, silentGateway)('/api/access');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'server.error' });
  });

  test('without a list nobody needs to ask', async () => {
    expect(await (await host()('/api/config')).json()).toMatchObject({ accessList: false });
    expect(await (await host({}, silentGateway)('/api/access')).json()).toEqual({ isListed: true });
  });

  test('without a list nobody is asked for', async () => {
    expect((await host({}, silentGateway)('/dashboard')).status).toBe(200);
  });
});

test('GET /api/config tells the browser what is not built in (SC-06)', async () => {
  const answer = await host({
    BRAND_NAME: 'Wagtail',
    BRAND_SLUG: 'wagtail',
    FEATURES: 'customise-plan=A, contracts-ui=B',
    SESSION_LIFETIME_SECONDS: '60',
    PAYMENT_PAGES_URL: 'https://payments.example.com/checkout',
  })('/api/config');
  expect(await answer.json()).toMatchObject({
    brand: { name: 'Wagtail' },
    environment: 'tst',
    gatewayBase: '',
    sessionLifetimeSeconds: 60,
    tools: true,
    chat: { enabled: true, region: 'eu', url: '/stand-ins/chat.js' },
    thirdParty: {
      personalisation: { url: '/stand-ins/personalisation.js', siteId: 'wagtail' },
    },
    flags: { 'customise-plan': 'A', 'contracts-ui': 'B' },
    // The origin alone, as the policy of the pages has it.
    paymentPages: 'https://payments.example.com',
  });
});

test('a local call that does not exist answers with the contract’s body, not with a page', async () => {
  const answer = await host()('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'route.not-found' });
});
