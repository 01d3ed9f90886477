import { afterEach, expect, it, vi } from 'vitest';
import { brand } from '../../pages/content/brand.ts';
import { mayReload, reloadForMissingCode } from '../../runtime/missing-code.ts';
import { clearNonEssential } from './clear-non-essential.ts';
import type { ConsentGroup } from './consent-choice.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('withdrawn consent removes what was set and nothing that the site needs (SC-13)', () => {
  for (const cookie of ['consent=1', 'XSRF-TOKEN=2', '_tm=3']) document.cookie = `${cookie}; path=/`;
  sessionStorage.setItem('session', '{}');
  sessionStorage.setItem('wagtail.order-broadband', '{}');
  sessionStorage.setItem('_tm_session', 'x');
  localStorage.setItem('vendorApiVersion', '2');
  localStorage.setItem('_ps_seen', 'x');
  clearNonEssential('wagtail', []);
  expect(document.cookie.split('; ').map((cookie) => cookie.split('=')[0])).toEqual(['consent', 'XSRF-TOKEN']);
  expect(Object.keys(sessionStorage)).toEqual(['session', 'wagtail.order-broadband']);
  expect(Object.keys(localStorage)).toEqual(['vendorApiVersion']);
});

it('nor what the site remembers of a reload for missing code: there would be no end to it (SC-13)', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Home-1a2b.js');
  vi.spyOn(window.location, 'reload').mockReturnValue();
  expect(reloadForMissingCode(missing)).toBe(true);
  clearNonEssential(brand.slug, []);
  expect(mayReload(missing)).toBe(false);
});

it.each<[ConsentGroup[], string[], string[]]>([
  [['C0002', 'C0003'], ['tm_first', 'ps_first'], ['ps_seen']],
  [['C0004'], ['tm_second'], []],
  [['C0003'], ['ps_third'], ['ps_seen']],
  [[], [], []],
])('with %j still granted only what the others left is removed (SC-13)', (granted, cookies, stored) => {
  const owner = /_(\w+)/.exec(cookies[0] ?? '_last')?.[1] ?? '';
  for (const kind of ['tm', 'ps', 'nobody']) document.cookie = `${kind}_${owner}=1; path=/`;
  localStorage.setItem('ps_seen', '/');
  clearNonEssential('wagtail', granted);
  const left = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  expect(left.filter((name) => name.endsWith(`_${owner}`))).toEqual(cookies);
  expect(Object.keys(localStorage)).toEqual(stored);
});

it('a cookie that was set for the whole domain goes as well (SC-13)', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_tm=1');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  vi.spyOn(window, 'location', 'get').mockReturnValue({ hostname: 'www.site.example' } as Location);
  clearNonEssential('wagtail', []);
  for (const domain of ['domain=www.site.example;', 'domain=site.example;'])
    expect(written.some((text) => text.startsWith('_tm=;') && text.includes(domain) && text.includes('1970'))).toBe(
      true,
    );
});
