import { expect, test } from 'vitest';
import { developmentCourier } from '../openapi/partners/courier/test-data.ts';
import { developmentLender } from '../openapi/partners/lender/test-data.ts';
import { developmentMobileNetwork } from '../openapi/partners/mobile-network/test-data.ts';
import { developmentPayments } from '../openapi/partners/payments/test-data.ts';
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

const secret = 'x'.repeat(32);
const real = {
  ...given,
  DATABASE_URL: 'postgresql://db.example.com/gateway',
  SESSION_SECRET: secret,
  NOTIFICATION_SECRET: secret,
  CHAT_SECRET: secret,
  NETWORK_CLIENT_ID: 'gateway-of-ours',
  NETWORK_CLIENT_SECRET: secret,
  NETWORK_URL: 'https://network.example.com',
  PAYMENT_PROVIDER_URL: 'https://payments.example.com',
  PAYMENT_PROVIDER_KEY: secret,
  PAYMENT_MERCHANT_ACCOUNT: 'ShopOfOurs',
  PAYMENT_BALANCE_ACCOUNT: 'BalanceOfOurs',
  PAYMENT_HMAC_KEY: 'a'.repeat(64),
  COURIER_URL: 'https://courier.example.com',
  COURIER_CLIENT_ID: 'shop-of-ours',
  COURIER_CLIENT_SECRET: secret,
  PARCEL_EVENT_SECRET: secret,
  LENDER_URL: 'https://lender.example.com',
  LENDER_CLIENT_ID: 'shop-of-ours',
  LENDER_CLIENT_SECRET: secret,
  DECISION_EVENT_SECRET: secret,
  MOBILE_NETWORK_URL: 'https://mobile.example.com',
  MOBILE_NETWORK_CLIENT_ID: 'brand-of-ours',
  MOBILE_NETWORK_CLIENT_SECRET: secret,
  MOBILE_EVENT_SECRET: secret,
  SWITCHING_GATEWAY_CLIENT_ID: 'gateway-of-ours',
  SWITCHING_GATEWAY_CLIENT_SECRET: secret,
  SWITCHING_HUB_CLIENT_SECRET: 'y'.repeat(32),
  SWITCHING_HUB_URL: 'https://hub.example.com',
  ADDRESS_CAPTURE_KEY: 'key',
};
const {
  sessionSecret: developmentSecret,
  notificationSecret,
  gatewayAtNetwork,
  switchingClients,
} = readGatewayEnv(given);
const { gatewayAtHub, hubAtGateway } = switchingClients;

test('in production nothing is left over for testers', () => {
  const env = readGatewayEnv({ ...real, ENVIRONMENT: 'prd' });
  expect(env).toMatchObject({
    testTools: false,
    testData: false,
    answerChecks: 'off',
    sessionLifetimeSeconds: 1_800,
    listenAddress: undefined,
    drainNoticeSeconds: 10,
  });
});

test.each([
  ['HOST_URL', 'http://site.example.com', 'must begin with https: in environment'],
  ['SESSION_SECRET', developmentSecret, 'must be a secret of your own in environment'],
  ['NOTIFICATION_SECRET', developmentSecret, 'must be a secret of your own in environment'],
  ['NOTIFICATION_SECRET', notificationSecret, 'must be a secret of your own in environment'],
  ['NETWORK_CLIENT_ID', undefined, 'must be set in environment'],
  ['NETWORK_CLIENT_SECRET', undefined, 'must be set in environment'],
  ['NETWORK_CLIENT_SECRET', gatewayAtNetwork.secret, 'must be a secret of your own in environment'],
  ['NETWORK_URL', '', 'must be an http or https address'],
  ['PAYMENT_PROVIDER_URL', undefined, 'must be set in environment'],
  ['PAYMENT_PROVIDER_KEY', developmentPayments.apiKey, 'must be a secret of your own in environment'],
  ['PAYMENT_MERCHANT_ACCOUNT', undefined, 'must be set in environment'],
  ['PAYMENT_BALANCE_ACCOUNT', undefined, 'must be set in environment'],
  ['PAYMENT_HMAC_KEY', developmentPayments.hmacKey, 'must be a secret of your own in environment'],
  ['PAYMENT_HMAC_KEY', 'short', 'must be 32 bytes as hex'],
  ['COURIER_URL', undefined, 'must be set in environment'],
  ['COURIER_CLIENT_ID', undefined, 'must be set in environment'],
  ['COURIER_CLIENT_SECRET', developmentCourier.shopAtCourier.secret, 'must be a secret of your own in environment'],
  ['PARCEL_EVENT_SECRET', developmentCourier.eventSecret, 'must be a secret of your own in environment'],
  ['LENDER_URL', undefined, 'must be set in environment'],
  ['LENDER_CLIENT_ID', undefined, 'must be set in environment'],
  ['LENDER_CLIENT_SECRET', developmentLender.shopAtLender.secret, 'must be a secret of your own in environment'],
  ['DECISION_EVENT_SECRET', developmentLender.eventSecret, 'must be a secret of your own in environment'],
  ['MOBILE_NETWORK_URL', undefined, 'must be set in environment'],
  ['MOBILE_NETWORK_CLIENT_ID', undefined, 'must be set in environment'],
  [
    'MOBILE_NETWORK_CLIENT_SECRET',
    developmentMobileNetwork.brandAtNetwork.secret,
    'must be a secret of your own in environment',
  ],
  ['MOBILE_EVENT_SECRET', developmentMobileNetwork.eventSecret, 'must be a secret of your own in environment'],
  ['CHAT_SECRET', developmentSecret, 'must be a secret of your own in environment'],
  ['SWITCHING_GATEWAY_CLIENT_ID', undefined, 'must be set in environment'],
  ['SWITCHING_GATEWAY_CLIENT_SECRET', undefined, 'must be set in environment'],
  ['SWITCHING_GATEWAY_CLIENT_SECRET', gatewayAtHub.secret, 'must be a secret of your own in environment'],
  ['SWITCHING_HUB_CLIENT_SECRET', undefined, 'must be set in environment'],
  ['SWITCHING_HUB_CLIENT_SECRET', hubAtGateway.secret, 'must be a secret of your own in environment'],
  ['SWITCHING_HUB_CLIENT_SECRET', secret, 'must be another than SWITCHING_GATEWAY_CLIENT_SECRET in environment'],
  ['SWITCHING_HUB_URL', '', 'must be an http or https address'],
  ['ADDRESS_CAPTURE_KEY', 'development-key', 'must be a key of your own in environment'],
  ['ANSWER_CHECKS', 'throw', 'must be log or off in environment'],
])('what belongs to development is refused in stg and prd: %s', (name, value, words) => {
  for (const ENVIRONMENT of ['stg', 'prd']) {
    expect(() => readGatewayEnv({ ...real, ENVIRONMENT })).not.toThrow();
    expect(() => readGatewayEnv({ ...real, ENVIRONMENT, [name]: value })).toThrow(words);
  }
});

test('tools for testers can be switched on in stg, never in prd', () => {
  expect(readGatewayEnv({ ...real, ENVIRONMENT: 'stg', TEST_TOOLS: 'on' })).toMatchObject({
    testTools: true,
    testData: false,
  });
  expect(() => readGatewayEnv({ ...real, ENVIRONMENT: 'prd', TEST_TOOLS: 'on' })).toThrow('must be off');
});

test('in development only this machine reaches the gateway, unless another address is named', () => {
  expect(readGatewayEnv(given).listenAddress).toBe('127.0.0.1');
  expect(readGatewayEnv({ ...given, LISTEN_ADDRESS: '0.0.0.0' }).listenAddress).toBe('0.0.0.0');
});
