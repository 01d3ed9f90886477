import { expect, test } from 'vitest';
import { chromiumWithWindow } from './browser.ts';

const screen = { PATH: '/usr/local/bin:/usr/bin', DISPLAY: ':0' };

test('who watches gets a browser that draws windows, from the usual places', () => {
  expect(chromiumWithWindow(screen, 'linux', (path) => path.startsWith('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  const ofMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(chromiumWithWindow({ PATH: '/usr/bin' }, 'darwin', (path) => path === ofMac)).toBe(ofMac);
});

test('who watches gets the browser that CHROME_PATH names', () => {
  expect(chromiumWithWindow({ ...screen, CHROME_PATH: '/opt/chrome' }, 'linux', () => false)).toBe('/opt/chrome');
});

test.each([
  ['no browser with a window', screen],
  ['no screen to watch on', { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' }],
])('who cannot watch is told why: %s', (why, env) =>
  expect(() => chromiumWithWindow(env, 'linux', () => false)).toThrow(why),
);
