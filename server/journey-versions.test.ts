import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClone } from './test-clone.ts';
import { testHost } from './test-host.ts';

const { folder, git, write, commit, remove } = testClone();
const bare = mkdtempSync(join(tmpdir(), 'no-clone-'));
afterAll(() => {
  remove();
  rmSync(bare, { recursive: true, force: true });
});

let [first, second, broken] = ['', '', ''];

/** A clone whose journeys have changed twice, and whose other files are nobody's business. */
beforeAll(() => {
  write('secret.json', '{"secret":true}');
  write('docs/journeys/log-in.json', '{"name":"log-in","title":"Log in"}');
  first = commit('Draw the journeys');
  write('docs/journeys/log-in.json', '{"name":"log-in","title":"Come in"}');
  write('docs/journeys/log-in.md', '# Log in');
  second = commit('Say it\tin another way');
  write('elsewhere.txt', 'nothing of the journeys');
  commit('Work on something else');
  git('checkout', '--quiet', '-b', 'other');
  write('docs/journeys/log-in.json', '<<<<<<<');
  broken = commit('Merge badly');
  git('checkout', '--quiet', '-');
});

function host(settings: Record<string, string>, repository: string) {
  const get = testHost(settings, { repository });
  return (path: string) => get(`/inspector-data/versions${path}`);
}

describe('older versions of the journeys', () => {
  test('are the commits that changed one, the newest first', async () => {
    const answer = await host({}, folder)('');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      versions: [
        { commit: second, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), subject: 'Say it in another way' },
        { commit: first, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), subject: 'Draw the journeys' },
      ],
    });
  });

  test('are read as they were, journeys alone', async () => {
    const answer = await host({}, folder)(`/${first}`);
    expect(await answer.json()).toEqual({
      version: 1,
      kept: expect.stringMatching(/^\d{4}-/),
      journeys: [{ name: 'log-in', title: 'Log in' }],
    });
  });

  test('are none where there is no git', async () => {
    const answer = await host({}, bare)('');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ versions: [] });
  });

  test('are none in a folder of somebody else’s repository', async () => {
    expect(await (await host({}, join(folder, 'docs'))('')).json()).toEqual({ versions: [] });
  });

  test.each([
    ['a commit that is not there', () => '0'.repeat(40)],
    ['a commit whose file is no JSON', () => broken],
  ])('that cannot be read are answered in words: %s', async (_what, name) => {
    const answer = await host({}, folder)(`/${name()}`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      code: 'versions.failed',
      message: expect.stringMatching(/^This version could not be read: ./),
    });
  });

  test.each([
    'HEAD',
    'main',
    'HEAD~1',
    '-h',
    '--output=secret',
    '..%2F..%2Fsecret.json',
    'HEAD:secret.json',
    'HEAD%3Asecret.json',
    `${'a'.repeat(40)}:secret.json`,
    `${'a'.repeat(40)}%0A--help`,
    '%00',
  ])('%s names none', async (name) => {
    const answer = await host({}, folder)(`/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('"secret"');
  });

  test.each([
    ['where the tools are off', { TEST_TOOLS: 'off' }],
    ['on the public site', { ENVIRONMENT: 'prd' }],
  ])('nobody gets any of it %s', async (_where, settings) => {
    expect((await host(settings, folder)('')).status).toBe(404);
    expect((await host(settings, folder)(`/${first}`)).status).toBe(404);
  });
});
