import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedChoice } from './consent-choice.ts';
import { keepChoice } from './keep-choice.ts';

/** What was written to `document.cookie`; the last of it is what is read. */
let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => written.at(-1)?.split(';')[0] ?? '');
});
afterEach(() => vi.restoreAllMocks());

it('is one first-party cookie for half a year, and what is kept is what is read (SC-13)', async () => {
  await keepChoice(['C0004']);
  expect(written).toHaveLength(1);
  const [cookie = ''] = written;
  expect(cookie).toMatch(/; SameSite=Lax/);
  expect(cookie).toMatch(/; Path=\//);
  expect(cookie).not.toMatch(/Domain=[^;]/);
  const expires = Date.parse(/expires=([^;]*)/i.exec(cookie)?.[1] ?? '');
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(182, 1);
  expect(storedChoice(cookie)).toEqual(['C0004']);
});

it('can be changed again and again, also after another tab has changed it (SC-13)', async () => {
  await keepChoice(['C0002', 'C0003', 'C0004']);
  const all = written.at(-1) ?? '';
  await keepChoice([]);
  expect(storedChoice(document.cookie)).toEqual([]);
  document.cookie = all;
  expect(storedChoice(document.cookie)).toHaveLength(3);
  await keepChoice([]);
  expect(storedChoice(document.cookie)).toEqual([]);
});

it('is secure on https (SC-13)', async () => {
  vi.spyOn(window, 'location', 'get').mockReturnValue({ hostname: 'site.example.com', protocol: 'https:' } as Location);
  await keepChoice([]);
  expect(written[0]).toMatch(/; Secure/);
});
