import { afterEach, expect, it, vi } from 'vitest';
import { brand } from '../content/brand.ts';
import { mayReload, reloadForMissingCode } from '../errors/missing-code.ts';
import { clearNonEssential } from './clear-non-essential.ts';

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
  clearNonEssential('wagtail');
  expect(document.cookie.split('; ').map((cookie) => cookie.split('=')[0])).toEqual(['consent', 'XSRF-TOKEN']);
  expect(Object.keys(sessionStorage)).toEqual(['session', 'wagtail.order-broadband']);
  expect(Object.keys(localStorage)).toEqual(['vendorApiVersion']);
});

it('nor what the site remembers of a reload for missing code: there would be no end to it (SC-13)', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Home-1a2b.js');
  vi.spyOn(window.location, 'reload').mockReturnValue();
  expect(reloadForMissingCode(missing)).toBe(true);
  clearNonEssential(brand.slug);
  expect(mayReload(missing)).toBe(false);
});

it('a cookie that was set for the whole domain goes as well (SC-13)', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_tm=1');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  vi.spyOn(window, 'location', 'get').mockReturnValue({ hostname: 'www.site.example' } as Location);
  clearNonEssential('wagtail');
  for (const domain of ['domain=www.site.example;', 'domain=site.example;'])
    expect(written.some((text) => text.startsWith('_tm=;') && text.includes(domain) && text.includes('1970'))).toBe(
      true,
    );
});
