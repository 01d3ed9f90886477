import { expect, test } from 'vitest';
import { readHostEnv } from './env.ts';

test('a missing host setting throws (SC-07)', () => {
  expect(() => readHostEnv({})).toThrow('HOST_URL is not set');
});

test('a wrong setting is refused in words', () => {
  expect(() => readHostEnv({ HOST_URL: 'http://site.example.com', ENVIRONMENT: 'live' })).toThrow(/ENVIRONMENT/);
  expect(() => readHostEnv({ HOST_URL: 'site' })).toThrow(/must be an http or https address/);
});

test.each(['dev', 'tst', 'stg', 'prd'])(
  'environment %s: tools are on for dev and tst only, unless set (SC-07)',
  (ENVIRONMENT) => {
    const settings = { HOST_URL: 'http://site.example.com', ENVIRONMENT, ADDRESS_CAPTURE_KEY: 'a-key' };
    expect(readHostEnv(settings).testTools).toBe(ENVIRONMENT === 'dev' || ENVIRONMENT === 'tst');
    expect(readHostEnv({ ...settings, TEST_TOOLS: 'on' }).testTools).toBe(true);
  },
);

test('in stg and prd the key of the capture service has to be set', () => {
  const settings = { HOST_URL: 'http://site.example.com', ENVIRONMENT: 'prd' };
  expect(() => readHostEnv(settings)).toThrow(/ADDRESS_CAPTURE_KEY/);
  expect(readHostEnv({ ...settings, ADDRESS_CAPTURE_KEY: 'a-key' }).addressCapture.key).toBe('a-key');
});

test('a brand whose slug cannot stand in an address is refused (SC-09)', () => {
  expect(() => readHostEnv({ HOST_URL: 'http://site.example.com', BRAND_SLUG: 'Wren & Co' })).toThrow(/BRAND_SLUG/);
});

test('the session lasts 1800 seconds unless set (SC-03)', () => {
  expect(readHostEnv({ HOST_URL: 'http://site.example.com' }).sessionLifetimeSeconds).toBe(1_800);
});
