import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHost } from './app.ts';
import { readHostEnv } from './env.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

const address = { HOST_URL: 'https://site.example.com', ADDRESS_CAPTURE_KEY: 'k' };
const configured = {
  CHAT_URL: 'https://chat.example.com/widget.js?app=1',
  TAG_MANAGER_URL: 'https://tags.example.com/tm.js',
  PERSONALISATION_URL: 'https://suits.example.com/p.js',
};
/** What stands in the page itself, by its hash. */
const inline = { scripts: ["'sha256-abc'"], styles: ["'sha256-xyz'"] };
const all = ['https://chat.example.com', 'https://tags.example.com', 'https://suits.example.com'];

/** The sources of one directive of the page's policy. */
function sources(settings: Record<string, string>, directive: string): string[] {
  const policy = contentSecurityPolicy(inline, readHostEnv({ ...address, ...settings }));
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '';
  return found.split(' ').slice(1);
}

describe('the content security policy', () => {
  test.each([
    ['script-src', ["'self'", "'sha256-abc'"]],
    ['connect-src', ["'self'"]],
    ['img-src', ["'self'", 'data:']],
    ['frame-src', []],
  ])('%s lets in the origins that are configured, and no other (SC-14)', (directive, own) => {
    expect(sources(configured, directive)).toEqual([...own, ...all]);
  });

  test.each(['dev', 'tst', 'stg', 'prd'])('without any configured nothing foreign is let in, in %s', (ENVIRONMENT) => {
    const policy = contentSecurityPolicy(inline, readHostEnv({ ...address, ENVIRONMENT }));
    expect(policy).not.toMatch(/https?:\/\/|wss?:/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('frame-src');
  });

  test('the payment provider’s pages may stand in a frame, and nothing else may come from it', () => {
    const settings = { PAYMENT_PAGES_URL: 'https://pay.example.com/checkout' };
    expect(sources(settings, 'frame-src')).toEqual(['https://pay.example.com']);
    const policy = contentSecurityPolicy(inline, readHostEnv({ ...address, ...settings }));
    expect(policy.split('pay.example.com')).toHaveLength(2);
    expect(sources({ ...configured, ...settings }, 'frame-src')).toEqual([...all, 'https://pay.example.com']);
  });

  test('where its page is gone to it needs no frame, and gets none', () => {
    const settings = { PAYMENT_PAGES_URL: 'https://pay.example.com/checkout', PAYMENT_MODE: 'hosted' };
    expect(contentSecurityPolicy(inline, readHostEnv({ ...address, ...settings }))).not.toContain('pay.example.com');
  });

  test('styles stay ours, and nothing inline is let in, whatever is configured', () => {
    expect(sources(configured, 'style-src')).toEqual(["'self'", "'sha256-xyz'"]);
    expect(sources(configured, 'script-src').join(' ')).not.toContain('unsafe');
  });

  test('what the scripts need beyond their own origin can be named; a live connection is for connecting only', () => {
    const settings = {
      CHAT_URL: configured.CHAT_URL,
      THIRD_PARTY_ORIGINS: 'https://api.chat.example.com/v1, wss://live.chat.example.com',
    };
    const [script, api, live] = [
      'https://chat.example.com',
      'https://api.chat.example.com',
      'wss://live.chat.example.com',
    ];
    expect(sources(settings, 'connect-src')).toEqual(["'self'", script, api, live]);
    expect(sources(settings, 'img-src')).toEqual(["'self'", 'data:', script, api]);
  });

  test('an origin that is none is refused in words', () => {
    expect(() => readHostEnv({ ...address, THIRD_PARTY_ORIGINS: 'chat.example.com' })).toThrow(/THIRD_PARTY_ORIGINS/);
  });
});

describe('the scripts of others', () => {
  let folder: string;
  let files: StaticFiles;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(folder, 'stand-ins'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    writeFileSync(join(folder, 'stand-ins', 'chat.js'), 'stand-in');
    files = loadStaticFiles(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function get(path: string, settings: Record<string, string>): Promise<Response> {
    const env = readHostEnv({ ...address, ...settings });
    const gateway = () => Promise.resolve(Response.json({}, { status: 401 }));
    const { fetch } = createHost(env, { files, isPage: () => false, gateway });
    return fetch(new Request(`https://site.example.com${path}`));
  }
  const configOf = async (settings: Record<string, string>): Promise<unknown> =>
    (await get('/api/config', settings)).json();

  test.each(['dev', 'tst'])(
    'stand-ins of our own play them in %s where none is configured (DB-10, SC-14)',
    async (ENVIRONMENT) => {
      expect(await configOf({ ENVIRONMENT })).toMatchObject({
        chat: { enabled: true, region: 'eu', url: '/stand-ins/chat.js' },
        thirdParty: {
          personalisation: { url: '/stand-ins/personalisation.js' },
        },
      });
      expect(await (await get('/stand-ins/chat.js', { ENVIRONMENT })).text()).toBe('stand-in');
    },
  );

  test.each(['stg', 'prd'])('nothing is loaded in %s where none is configured (SC-14)', async (ENVIRONMENT) => {
    expect(await configOf({ ENVIRONMENT })).toMatchObject({ chat: { enabled: false, region: 'eu' }, thirdParty: {} });
    const answer = await get('/stand-ins/chat.js', { ENVIRONMENT });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('stand-in');
  });

  test.each(['dev', 'prd'])(
    'the browser is told the configured addresses, in %s (SC-06, SC-18)',
    async (ENVIRONMENT) => {
      const settings = { ENVIRONMENT, ...configured, PERSONALISATION_SITE_ID: 'site-7' };
      expect(await configOf(settings)).toMatchObject({
        chat: { enabled: true, region: 'eu', url: configured.CHAT_URL },
        thirdParty: {
          tagManagerUrl: configured.TAG_MANAGER_URL,
          personalisation: { url: configured.PERSONALISATION_URL, siteId: 'site-7' },
        },
      });
    },
  );
});
