import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHost, type HostParts } from './app.ts';
import { readHostEnv } from './env.ts';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

let folder: string;
let files: StaticFiles;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  files = loadStaticFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(path: string, parts: Partial<HostParts> = {}): Promise<Response> {
  const env = readHostEnv({ HOST_URL: 'http://site.example.com', ENVIRONMENT: 'tst' });
  const gateway = () => Promise.reject(new Error('not reached'));
  const host = createHost(env, { files, isPage: () => true, gateway, ...parts });
  return host.fetch(new Request(`http://site.example.com${path}`));
}

test.each(['/postcode-checker?postcode=LK1+1AA', '/broadband/postcode-checker?postcode=LK1+1AA', '/?postcode='])(
  'the postcode in %s is told to nobody, ourselves included (AD-08)',
  async (path) => {
    const { headers } = await open(path);
    expect(headers.get('referrer-policy')).toBe('strict-origin');
  },
);

test('the host writes nothing of it down, whether the page is answered or fails (AD-08)', async () => {
  const written: unknown[] = [];
  const outputs = [process.stdout, process.stderr].map((output) =>
    vi.spyOn(output, 'write').mockImplementation((text) => written.push(text) > 0),
  );
  const told: string[] = [];
  const onError = ({ message, stack }: Error) => void told.push(message, stack ?? '');
  const path = '/postcode-checker?postcode=LK9+1SA';
  const answered = await open(path, { onError });
  const failed = await open(path, { onError, files: new Map() });
  for (const output of outputs) output.mockRestore();
  expect([answered.status, failed.status]).toEqual([200, 500]);
  expect(told.join()).toContain('has not been built');
  expect([...written, ...told].join()).not.toMatch(/LK9|1SA/);
});
