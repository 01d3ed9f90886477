import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayReload, reloadForMissingCode } from './missing-code.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/order-broadband.later-1a2b.js');
const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

test('code that a new version has taken away is fetched by loading the page anew, once', () => {
  expect(reloadForMissingCode(missing)).toBe(true);
  expect(reloadForMissingCode(missing)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  'error loading dynamically imported module: /assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('in the words of every browser: %s', (words) => {
  expect(mayReload(new TypeError(words))).toBe(true);
});

test('a mistake in the code is none of that', () => {
  expect(mayReload(new TypeError('undefined is not a function'))).toBe(false);
  expect(mayReload('Failed to fetch dynamically imported module')).toBe(false);
});

test('without a connection the page that is there is better than none', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadForMissingCode(missing)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that forbids the memory of it is not reloaded: there would be no end', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(reloadForMissingCode(missing)).toBe(false);
});
