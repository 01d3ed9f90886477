import { describe, expect, test } from 'vitest';
import { deviceOf } from './user-agent.rules.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64)`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';

test.each([
  ['Chrome', 'Windows', `${windows} ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `${windows} ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51`],
  ['Opera', 'Windows', `${windows} ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/115.0.0.0`],
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Chrome', 'macOS', `${mac} ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ['Edge', 'macOS', `${mac} ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51`],
  ['Firefox', 'macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Safari', 'macOS', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`],
  ['Safari', 'iOS', `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'iOS', `${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'iOS', `${iphone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge', 'iOS', `${iphone} Version/18.0 EdgiOS/131.0.2903.51 Mobile/15E148 Safari/605.1.15`],
  ['Chrome', 'Android', `${android} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Edge', 'Android', `${android} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`],
  ['Samsung Internet', 'Android', `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['Chrome', 'Linux', `${linux} ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Chrome', 'Chrome OS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
])('a member who logs in with %s on %s is told so', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

describe('what is not known is left open', () => {
  test.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['spaces', '   '],
    ['a program', 'curl/8.5.0'],
    ['a name of its own', 'Hello <script>alert(1)</script>/1.0'],
    ['words to the member', 'Call 07700-900999/1.0 (now)'],
    ['control characters', 'Evil\u0000\u001B[31m\u202E/1.0'],
    ['half a character', '\uD83D/1.0'],
    ['nothing but brackets', '('.repeat(100_000)],
  ])('%s', (_, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null });
  });
});

test('of a header that never ends only the beginning is read', () => {
  const began = performance.now();
  const known = `${windows} ${webkit} Chrome/131.0.0.0 Safari/537.36`;
  expect(deviceOf(`${known}${' Edg/1'.repeat(1_000_000)}`)).toEqual({ browser: 'Edge', system: 'Windows' });
  expect(deviceOf(`${' '.repeat(600)}${known}`)).toEqual({ browser: null, system: null });
  expect(performance.now() - began).toBeLessThan(1_000);
});
