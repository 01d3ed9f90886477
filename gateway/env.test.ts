import { expect, test } from 'vitest';
import { readGatewayEnv } from './env.ts';

const given = { HOST_URL: 'https://site.example.com' };

test('a missing host setting throws (SC-07)', () => {
  expect(() => readGatewayEnv({})).toThrow('HOST_URL is not set');
});

test('in production the secrets and the database must be named', () => {
  expect(() => readGatewayEnv({ ...given, ENVIRONMENT: 'prd' })).toThrow(
    /DATABASE_URL|SESSION_SECRET|NOTIFICATION_SECRET/,
  );
});

test('a secret that is too short is refused', () => {
  expect(() => readGatewayEnv({ ...given, SESSION_SECRET: 'short' })).toThrow(/at least 32 characters/);
});

test('in production nothing is left over for testers', () => {
  const secret = 'x'.repeat(32);
  const env = readGatewayEnv({
    ...given,
    ENVIRONMENT: 'prd',
    DATABASE_URL: 'postgresql://db.example.com/gateway',
    SESSION_SECRET: secret,
    NOTIFICATION_SECRET: secret,
    CHAT_SECRET: secret,
    ADDRESS_CAPTURE_KEY: 'key',
  });
  expect(env).toMatchObject({ testTools: false, answerChecks: 'off', sessionLifetimeSeconds: 1_800 });
});
