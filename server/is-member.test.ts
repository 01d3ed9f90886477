import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createHost } from './app.ts';
import type { HostHono } from './context.ts';
import { readHostEnv } from './env.ts';
import { isMember } from './is-member.ts';
import { hasDocument } from './pages.ts';
import { loadStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (text: string) => `<!doctype html><html><head></head><body>${text}</body></html>`;
mkdirSync(join(folder, 'dashboard'));
const documents = {
  'app.html': 'One moment',
  'pricing.html': 'Prices',
  'dashboard/bills.html': 'One moment',
  'dashboard/bills.for-members.html': 'Your bills',
};
for (const [file, text] of Object.entries(documents)) writeFileSync(join(folder, file), page(text));

const bills = '/dashboard/bills';
const session = { cookie: '__Host-sid=of-a-member' };
const member = () => Promise.resolve(Response.json({ id: '100001' }));
const nobody = () => Promise.resolve(new Response(null, { status: 401 }));

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

function host(gateway: (request: Request) => Promise<Response>) {
  const env = readHostEnv({ HOST_URL: 'https://site.example.com', ENVIRONMENT: 'tst' });
  const { fetch } = createHost(env, {
    files: loadStaticFiles(folder),
    isPage: () => true,
    gateway: (request) => {
      asked.push(new URL(request.url).pathname);
      return gateway(request);
    },
  });
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(new Request(`https://site.example.com${path}`, { headers }));
}

const textOf = async (answer: Response): Promise<string> => /<body>(.*)<\/body>/.exec(await answer.text())?.[1] ?? '';

describe('a page that only members open', () => {
  test('comes to a member with its own heading and lead', async () => {
    expect(await textOf(await host(member)(bills, session))).toBe('Your bills');
  });

  test.each([
    ['a visitor who brings nothing', member, {}],
    ['a visitor who has a session of their own', nobody, session],
    ['a member whose session has run out', nobody, session],
    ['whoever the gateway cannot tell', () => Promise.reject(new Error('not reached')), session],
  ])('shows nothing of itself to %s (AU-07, SH-03)', async (_, gateway, headers) => {
    const answer = await host(gateway)(bills, headers as Record<string, string>);
    expect(answer.status).toBe(200);
    expect(await textOf(answer)).toBe('One moment');
  });

  test('is kept for its member alone: whoever logs out, or logs in, gets another one', async () => {
    const ofMember = await host(member)(bills, session);
    const ofVisitor = await host(member)(bills);
    for (const { headers } of [ofMember, ofVisitor]) {
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    }
    const kept = { 'if-none-match': ofMember.headers.get('etag') ?? '' };
    expect((await host(member)(bills, { ...session, ...kept })).status).toBe(304);
    const after = await host(nobody)(bills, { ...session, ...kept });
    expect(after.status).toBe(200);
    expect(await textOf(after)).toBe('One moment');
  });

  test('passes on the cookie of a session that was prolonged on the way', async () => {
    const prolonged = () =>
      Promise.resolve(
        Response.json({ id: '100001' }, { headers: { 'set-cookie': '__Host-sid=of-a-member; Max-Age=9' } }),
      );
    const answer = await host(prolonged)(bills, session);
    expect(answer.headers.getSetCookie()).toEqual(['__Host-sid=of-a-member; Max-Age=9']);
  });

  test('has one document beside its own, which is no page', async () => {
    const files = loadStaticFiles(folder);
    expect(hasDocument(`${bills}.for-members`, files, 'larkline')).toBe(false);
    expect(await textOf(await host(member)(`${bills}.for-members`, session))).toBe('One moment');
  });

  test('below it a page about one thing does not begin as the page of all', async () => {
    expect(await textOf(await host(member)(`${bills}/7c9d2c4e`, session))).toBe('One moment');
  });
});

test('nobody is asked for what is the same for everybody, nor about who brings no session', async () => {
  await host(member)('/pricing', session);
  await host(member)(bills);
  expect(asked).toEqual([]);
});

test('a gateway that is slow does not hold the page up', async () => {
  const app = new Hono<HostHono>();
  const ask = () => new Promise<Response>(() => undefined);
  app.get('*', async (c) => c.text(String(await isMember(c, { ask }, () => Promise.resolve(null)))));
  expect(await (await app.request('/', { headers: session })).text()).toBe('false');
});
