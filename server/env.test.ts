import { expect, test } from 'vitest';
import { readHostEnv } from './env.ts';

test('a missing host setting throws (SC-07)', () => {
  expect(() => readHostEnv({})).toThrow('HOST_URL is not set');
});

test('a wrong setting is refused in words', () => {
  expect(() => readHostEnv({ HOST_URL: 'http://site.example.com', ENVIRONMENT: 'live' })).toThrow(/ENVIRONMENT/);
  expect(() => readHostEnv({ HOST_URL: 'site' })).toThrow(/must be an http or https address/);
});

const real = { HOST_URL: 'https://site.example.com', ADDRESS_CAPTURE_KEY: 'a-key' };

test.each(['dev', 'tst', 'stg', 'prd'])(
  'environment %s: tools are on for dev and tst only, unless set (SC-07)',
  (ENVIRONMENT) => {
    expect(readHostEnv({ ...real, ENVIRONMENT }).testTools).toBe(ENVIRONMENT === 'dev' || ENVIRONMENT === 'tst');
  },
);

test('tools for testers can be switched on in stg, never in prd', () => {
  expect(readHostEnv({ ...real, ENVIRONMENT: 'stg', TEST_TOOLS: 'on' }).testTools).toBe(true);
  expect(() => readHostEnv({ ...real, ENVIRONMENT: 'prd', TEST_TOOLS: 'on' })).toThrow('must be off');
});

test.each([
  ['HOST_URL', 'http://site.example.com', 'must begin with https: in environment'],
  ['ADDRESS_CAPTURE_KEY', undefined, 'must be set in environment'],
  ['ADDRESS_CAPTURE_KEY', 'development-key', 'must be a key of your own in environment'],
  ['MOCK_SERVICE', 'by-flag', 'must be off in environment'],
])('what belongs to development is refused in stg and prd: %s %s', (name, value, words) => {
  for (const ENVIRONMENT of ['stg', 'prd']) {
    expect(readHostEnv({ ...real, ENVIRONMENT }).addressCapture.key).toBe('a-key');
    expect(() => readHostEnv({ ...real, ENVIRONMENT, [name]: value })).toThrow(words);
  }
});

test('a brand whose slug cannot stand in an address is refused (SC-09)', () => {
  expect(() => readHostEnv({ HOST_URL: 'http://site.example.com', BRAND_SLUG: 'Wren & Co' })).toThrow(/BRAND_SLUG/);
});

test('the session lasts 1800 seconds unless set (SC-03)', () => {
  expect(readHostEnv({ HOST_URL: 'http://site.example.com' }).sessionLifetimeSeconds).toBe(1_800);
});
