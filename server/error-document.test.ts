import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createHost } from './app.ts';
import { readHostEnv } from './env.ts';

/** A host whose pages fail, as the site has not been built, and whose gateway cannot be reached; with what it writes down. */
function brokenHost() {
  const log: string[] = [];
  const env = readHostEnv({ HOST_URL: 'http://site.example.com', ENVIRONMENT: 'tst' });
  const { fetch } = createHost(env, {
    files: new Map(),
    isPage: () => true,
    gateway: () => Promise.reject(new Error('not reached')),
    onError: (error, requestId) => void log.push(`${requestId}: ${error.message}`),
  });
  const open = (path: string, accept: string) =>
    fetch(new Request(`http://site.example.com${path}`, { headers: { accept } }));
  return { open, log };
}

const pages = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('a page that fails is told in words, with a reference that stands in the log (ER-06, ER-07)', async () => {
  const { open, log } = brokenHost();
  const answer = await open('/', pages);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  for (const words of ['Oops, something went wrong', 'Please try again later', 'Internal server error.'])
    expect(page).toContain(words);
  const [, reference = ''] = /Reference: <strong>([\da-f]{8})</.exec(page) ?? [];
  expect(log).toEqual([expect.stringMatching(new RegExp(`^${reference}-.*has not been built`))]);
});

test('the page of a failure may be styled as it stands, and runs nothing', async () => {
  const answer = await brokenHost().open('/', pages);
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await answer.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("script-src 'self';");
});

test.each([
  ['/', 'application/json'],
  ['/', '*/*'],
])('%s that is asked for as %s is no page, and is answered with data', async (path, accept) => {
  const answer = await brokenHost().open(path, accept);
  expect(await answer.json()).toMatchObject({ code: 'server.error', message: 'Internal server error.' });
});

test('a call that the gateway does not answer stands in the log by the id that its answer tells', async () => {
  const { open, log } = brokenHost();
  const answer = await open('/v1/csrf', 'application/json');
  expect(answer.status).toBe(502);
  const { requestId } = (await answer.json()) as { requestId: string };
  expect(log).toEqual([`${requestId}: not reached`]);
});
