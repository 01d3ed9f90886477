import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testClone } from './test-clone.ts';
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

const clone = testClone();
afterAll(clone.remove);
clone.write('machines/log-in/log-in.machine.ts', 'the machine');
const commit = clone.commit('Log in');
/** As a full run at that commit has left it, in a later one. */
const kept = {
  made: '2026-05-05T10:20:00Z',
  commit,
  hasChanges: false,
  reasons: ['no customer can'],
  requirements: { 'AU-10': 'passed' },
  journeys: { 'log-in': { enteringCode: 'k3f9z2 3.1e+ 2.a' } },
};
const keep = (run: object) => clone.write('tests/selection/last-layers.json', JSON.stringify(run));

describe('what the last full run has left in the repository', () => {
  const get = (testResults = join(folder, 'nothing'), repository = clone.folder) =>
    testHost({}, { testResults, repository })('/inspector-data/layers/log-in');

  test('is what a fresh clone has, with its commit', async () => {
    keep(kept);
    clone.write('machines/log-in/log-in.test.ts', 'a test is not the machine');
    clone.commit('Record the full run');
    const { made, reasons, requirements } = kept;
    const journey = kept.journeys['log-in'];
    expect(await (await get()).json()).toEqual({
      made,
      reasons,
      requirements,
      journey,
      kept: { commit, hasChanges: false, isChanged: false },
    });
  });

  test('says when the journey’s machine has changed since, and when git cannot tell', async () => {
    keep(kept);
    clone.write('machines/log-in/log-in.machine.ts', 'another machine');
    expect(await (await get()).json()).toMatchObject({ kept: { isChanged: true } });
    clone.write('machines/log-in/log-in.machine.ts', 'the machine');
    expect(await (await get()).json()).toMatchObject({ kept: { isChanged: false } });
    keep({ ...kept, commit: 'f'.repeat(40) });
    expect(await (await get()).json()).toMatchObject({ kept: { isChanged: null } });
    keep({ ...kept, commit: '--output=elsewhere' });
    expect(await (await get()).json()).toMatchObject({ kept: { isChanged: null } });
  });

  test('gives way to a run of this clone that is younger, and to no older one', async () => {
    keep(kept);
    expect(await (await get(folder)).json()).toMatchObject({ made: kept.made });
    keep({ ...kept, made: '2026-05-01T10:20:00Z' });
    expect(await (await get(folder)).json()).toEqual({ made: '2026-05-04T10:20:00Z' });
  });

  test('says nothing of a journey that it does not know', async () => {
    keep({ ...kept, journeys: {} });
    expect((await get()).status).toBe(404);
  });
});

describe('small faults that no test has noticed', () => {
  const get = (path = 'log-in') =>
    testHost({}, { testResults: folder, repository: clone.folder })(`/inspector-data/survivors/${path}`);
  const fault = (over: object, noticedBy: string | null = null) =>
    JSON.stringify({
      mutant: { file: 'machines/log-in/log-in.machine.ts', line: 7, start: 90, end: 99, replacement: 'x', ...over },
      noticedBy,
    });

  test('are those of the journey that the last audit left, by what it said last of each', async () => {
    expect((await get()).status).toBe(404);
    clone.write(
      '.data/mutants.jsonl',
      [
        fault({ what: 'a → b', state: 'enteringCode' }),
        fault({ what: 'noticed', start: 1 }, 'a test'),
        fault({ what: 'of another', file: 'machines/log-out/log-out.machine.ts' }),
        fault({ what: 'of its page', file: 'src/journeys/log-in/log-in.actors.ts', line: 3 }),
        fault({ what: 'noticed later', start: 2 }),
        fault({ what: 'noticed later', start: 2 }, 'a new test'),
      ].join('\n'),
    );
    expect(await (await get()).json()).toEqual({
      made: expect.stringMatching(/^\d{4}-/),
      found: [
        { file: 'machines/log-in/log-in.machine.ts', line: 7, what: 'a → b', state: 'enteringCode' },
        { file: 'src/journeys/log-in/log-in.actors.ts', line: 3, what: 'of its page', state: null },
      ],
    });
    expect((await get('..%2Fsecret')).status).toBe(404);
  });
});

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

  test('a report that a run is writing at this moment is none yet', async () => {
    writeFileSync(join(folder, 'report', 'layers', 'register.json'), '{"made":"2026-05-');
    expect((await host({}, folder)('/inspector-data/layers/register')).status).toBe(404);
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
