import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testHost } from './test-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'report', 'layers'), { recursive: true });
mkdirSync(join(folder, 'coverage', 'shots'), { recursive: true });
writeFileSync(join(folder, 'report', 'layers', 'log-in.json'), '{"made":"2026-05-04T10:20:00Z"}');
writeFileSync(join(folder, 'report', 'secret.json'), '{"secret":true}');
writeFileSync(join(folder, 'coverage', 'shots', 'a.one+b.two.png'), 'picture');
writeFileSync(join(folder, 'coverage', 'run.json'), '{"secret":true}');

const host = (settings: Record<string, string>, testResults: string) => testHost(settings, { testResults });

describe('the inspector’s layers', () => {
  test('what the last test run knows of a journey, and its pictures', async () => {
    const get = host({}, folder);
    const answer = await get('/inspector-data/layers/log-in');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ made: '2026-05-04T10:20:00Z' });
    const picture = await get('/inspector-data/shots/a.one%2Bb.two.png');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(await picture.text()).toBe('picture');
  });

  test('where no test run was reported, the answer says how to have one', async () => {
    const answer = await host({}, join(folder, 'nothing'))('/inspector-data/layers/log-in');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('npm run coverage') });
  });

  test.each([
    '/inspector-data/layers/..%2Fsecret',
    '/inspector-data/layers/%2e%2e%2fsecret',
    '/inspector-data/layers/..%5Csecret',
    '/inspector-data/layers/../secret',
    '/inspector-data/shots/..%2Frun.json',
    '/inspector-data/shots/..%2F..%2Freport%2Fsecret.json',
    '/inspector-data/shots/run.json%00.png',
  ])('%s leads to no other file', async (path) => {
    const answer = await host({}, folder)(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret"');
  });

  test.each([
    ['where the tools are off', { TEST_TOOLS: 'off' }],
    ['on the public site', { ENVIRONMENT: 'prd' }],
  ])('nobody gets any of it %s', async (_where, settings) => {
    const answer = await host(settings, folder)('/inspector-data/layers/log-in');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('404 Not Found');
  });
});
