import * as z from 'zod';
import brand from '../brand.json' with { type: 'json' };
import { developmentCourier } from '../openapi/partners/courier/test-data.ts';
import { developmentLender } from '../openapi/partners/lender/test-data.ts';
import { developmentMobileNetwork } from '../openapi/partners/mobile-network/test-data.ts';
import { developmentNetwork } from '../openapi/partners/network/test-data.ts';
import { developmentPayments, wallet } from '../openapi/partners/payments/test-data.ts';
import { developmentClients } from '../openapi/partners/switching-hub/test-data.ts';

const environments = ['dev', 'tst', 'stg', 'prd'] as const;
const developmentSecret = 'for-development-and-tests-only-not-a-secret';
const developmentKey = 'development-key';
const secrets = [
  'SESSION_SECRET',
  'NOTIFICATION_SECRET',
  'CHAT_SECRET',
  'NETWORK_CLIENT_SECRET',
  'SWITCHING_GATEWAY_CLIENT_SECRET',
  'SWITCHING_HUB_CLIENT_SECRET',
  'PAYMENT_PROVIDER_KEY',
  'PAYMENT_HMAC_KEY',
  'COURIER_CLIENT_SECRET',
  'PARCEL_EVENT_SECRET',
  'LENDER_CLIENT_SECRET',
  'DECISION_EVENT_SECRET',
  'MOBILE_NETWORK_CLIENT_SECRET',
  'MOBILE_EVENT_SECRET',
] as const;
const { gatewayAtHub, hubAtGateway } = developmentClients;
const { gatewayAtNetwork, eventSecret } = developmentNetwork;
const developmentSecrets = new Set<unknown>([
  developmentSecret,
  eventSecret,
  gatewayAtNetwork.secret,
  gatewayAtHub.secret,
  hubAtGateway.secret,
  developmentPayments.apiKey,
  developmentPayments.hmacKey,
  developmentCourier.shopAtCourier.secret,
  developmentCourier.eventSecret,
  developmentLender.shopAtLender.secret,
  developmentLender.eventSecret,
  developmentMobileNetwork.brandAtNetwork.secret,
  developmentMobileNetwork.eventSecret,
]);
const needed = [
  'DATABASE_URL',
  ...secrets,
  'ADDRESS_CAPTURE_KEY',
  'NETWORK_URL',
  'NETWORK_CLIENT_ID',
  'SWITCHING_HUB_URL',
  'SWITCHING_GATEWAY_CLIENT_ID',
  'PAYMENT_PROVIDER_URL',
  'PAYMENT_MERCHANT_ACCOUNT',
  'PAYMENT_BALANCE_ACCOUNT',
  'COURIER_URL',
  'COURIER_CLIENT_ID',
  'LENDER_URL',
  'LENDER_CLIENT_ID',
  'MOBILE_NETWORK_URL',
  'MOBILE_NETWORK_CLIENT_ID',
] as const;

const isForDevelopment = (environment: (typeof environments)[number]) => environment === 'dev' || environment === 'tst';

const HALF_A_DAY = 12 * 60 * 60;

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const seconds = z.coerce.number().int().positive();
const secret = z.string().min(32, 'must have at least 32 characters');
const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const settings = z
  .object({
    ENVIRONMENT: z.enum(environments).default('dev'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
    DATABASE_CONNECTIONS: z.coerce.number().int().positive().default(10),
    DATA_DIR: z.string().optional(),
    HOST_URL: url,
    BRAND_NAME: z.string().min(1).default(brand.name),
    BRAND_SLUG: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
      .default(brand.slug),
    BRAND_ORDER_PREFIX: z
      .string()
      .regex(/^[A-Z]{2,4}$/, 'must be two to four capital letters')
      .default(brand.orderPrefix),
    SESSION_SECRET: secret.optional(),
    SESSION_LIFETIME_SECONDS: seconds.default(1_800),
    SESSION_LONGEST_SECONDS: seconds.optional(),
    NOTIFICATION_SECRET: secret.optional(),
    CHAT_SECRET: secret.optional(),
    NETWORK_URL: url.optional(),
    NETWORK_CLIENT_ID: z.string().min(1).optional(),
    NETWORK_CLIENT_SECRET: secret.optional(),
    SWITCHING_HUB_URL: url.optional(),
    SWITCHING_GATEWAY_CLIENT_ID: z.string().min(1).optional(),
    SWITCHING_GATEWAY_CLIENT_SECRET: secret.optional(),
    SWITCHING_HUB_CLIENT_ID: z.string().min(1).default(hubAtGateway.id),
    SWITCHING_HUB_CLIENT_SECRET: secret.optional(),
    PAYMENT_PROVIDER_URL: url.optional(),
    PAYMENT_PROVIDER_KEY: secret.optional(),
    PAYMENT_MERCHANT_ACCOUNT: z.string().min(1).optional(),
    PAYMENT_BALANCE_ACCOUNT: z.string().min(1).optional(),
    PAYOUT_PROVIDER_URL: url.optional(),
    PAYOUT_PROVIDER_KEY: secret.optional(),
    PAYMENT_HMAC_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 32 bytes as hex')
      .optional(),
    PAYMENT_MODE: z.enum(['embedded', 'hosted']).default('embedded'),
    PAYMENT_WALLET: z
      .string()
      .regex(/^[a-z_]+$/i, 'must be a type of payment method as the provider names it, such as paypal')
      .optional(),
    COURIER_URL: url.optional(),
    COURIER_CLIENT_ID: z.string().min(1).optional(),
    COURIER_CLIENT_SECRET: secret.optional(),
    PARCEL_EVENT_SECRET: secret.optional(),
    LENDER_URL: url.optional(),
    LENDER_CLIENT_ID: z.string().min(1).optional(),
    LENDER_CLIENT_SECRET: secret.optional(),
    DECISION_EVENT_SECRET: secret.optional(),
    MOBILE_NETWORK_URL: url.optional(),
    MOBILE_NETWORK_CLIENT_ID: z.string().min(1).optional(),
    MOBILE_NETWORK_CLIENT_SECRET: secret.optional(),
    MOBILE_EVENT_SECRET: secret.optional(),
    METRICS_TOKEN: secret.optional(),
    ATTEMPTS_PER_ADDRESS: z.coerce.number().int().positive().default(100),
    LOOKUPS_PER_MINUTE: z.coerce.number().int().positive().optional(),
    TEST_TOOLS: onOff.optional(),
    TRUST_FORWARDED: onOff.default(true),
    FEATURES: z.string().default(''),
    ADDRESS_CAPTURE_KEY: z.string().min(1).optional(),
    LISTEN_ADDRESS: z.string().min(1).optional(),
    DRAIN_NOTICE_SECONDS: z.coerce.number().min(0).max(300).optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
    ANSWER_CHECKS: z.enum(['throw', 'log', 'off']).optional(),
  })
  .superRefine((value, context) => {
    if (isForDevelopment(value.ENVIRONMENT)) return;
    const refuse = (name: keyof typeof value, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message: `${message} in environment ${value.ENVIRONMENT}` });
    for (const name of needed) if (!value[name]) refuse(name, 'must be set');
    for (const name of secrets) if (developmentSecrets.has(value[name])) refuse(name, 'must be a secret of your own');
    if (value.SWITCHING_GATEWAY_CLIENT_SECRET === value.SWITCHING_HUB_CLIENT_SECRET)
      refuse('SWITCHING_HUB_CLIENT_SECRET', 'must be another than SWITCHING_GATEWAY_CLIENT_SECRET');
    if (value.ADDRESS_CAPTURE_KEY === developmentKey) refuse('ADDRESS_CAPTURE_KEY', 'must be a key of your own');
    if (!value.HOST_URL.startsWith('https:')) refuse('HOST_URL', 'must begin with https:');
    if (value.ANSWER_CHECKS === 'throw') refuse('ANSWER_CHECKS', 'must be log or off');
    if (value.TEST_TOOLS && value.ENVIRONMENT === 'prd') refuse('TEST_TOOLS', 'must be off');
  })
  .transform((value) => {
    const byTester = isForDevelopment(value.ENVIRONMENT);
    return {
      environment: value.ENVIRONMENT,
      port: value.PORT,
      databaseUrl: value.DATABASE_URL,
      databaseConnections: value.DATABASE_CONNECTIONS,
      dataDir: value.DATA_DIR,
      /** The public address of the site, without a path. */
      hostUrl: new URL(value.HOST_URL).origin,
      brandName: value.BRAND_NAME,
      brandSlug: value.BRAND_SLUG,
      /** Begins the order IDs that customers see. */
      orderPrefix: value.BRAND_ORDER_PREFIX,
      sessionSecret: value.SESSION_SECRET ?? developmentSecret,
      sessionLifetimeSeconds: value.SESSION_LIFETIME_SECONDS,
      /** From log-in, however much the session is used. */
      sessionLongestSeconds: value.SESSION_LONGEST_SECONDS ?? Math.max(HALF_A_DAY, value.SESSION_LIFETIME_SECONDS),
      notificationSecret: value.NOTIFICATION_SECRET ?? eventSecret,
      /** Shared with the chat widget's provider. */
      chatSecret: value.CHAT_SECRET ?? developmentSecret,
      /** The company whose fibre it is; in development the stand-in, where one is started. */
      networkUrl: value.NETWORK_URL,
      /** Who we are at the network. */
      gatewayAtNetwork: {
        id: value.NETWORK_CLIENT_ID ?? gatewayAtNetwork.id,
        secret: value.NETWORK_CLIENT_SECRET ?? gatewayAtNetwork.secret,
      },
      /** The hub of One Touch Switch; in development the stand-in, where one is started. */
      switchingHubUrl: value.SWITCHING_HUB_URL,
      switchingClients: {
        /** Who we are at the hub. */
        gatewayAtHub: {
          id: value.SWITCHING_GATEWAY_CLIENT_ID ?? gatewayAtHub.id,
          secret: value.SWITCHING_GATEWAY_CLIENT_SECRET ?? gatewayAtHub.secret,
        },
        /** Who the hub is here. */
        hubAtGateway: {
          id: value.SWITCHING_HUB_CLIENT_ID,
          secret: value.SWITCHING_HUB_CLIENT_SECRET ?? hubAtGateway.secret,
        },
      },
      /** The company that takes money; in development the stand-in, where one is started. */
      paymentProviderUrl: value.PAYMENT_PROVIDER_URL,
      /** Whether the provider's page stands in a frame of ours, or is gone to. */
      paymentMode: value.PAYMENT_MODE,
      /** The wallet that customers may pay by, by the provider's name for it; undefined: none. */
      paymentWallet: value.PAYMENT_WALLET ?? (byTester ? wallet.type : undefined),
      /** Who we are at the payment provider. */
      gatewayAtProvider: {
        apiKey: value.PAYMENT_PROVIDER_KEY ?? developmentPayments.apiKey,
        merchantAccount: value.PAYMENT_MERCHANT_ACCOUNT ?? developmentPayments.merchantAccount,
        /** Where it pays out, and with which key: where that is elsewhere than where it takes money. */
        payoutUrl: value.PAYOUT_PROVIDER_URL ?? value.PAYMENT_PROVIDER_URL,
        payoutKey: value.PAYOUT_PROVIDER_KEY ?? value.PAYMENT_PROVIDER_KEY ?? developmentPayments.apiKey,
        /** Our own account there, from which it pays out. */
        balanceAccount: value.PAYMENT_BALANCE_ACCOUNT ?? developmentPayments.balanceAccount,
        /** Signs its webhooks. */
        hmacKey: value.PAYMENT_HMAC_KEY ?? developmentPayments.hmacKey,
      },
      /** The company that brings phones; in development the stand-in, where one is started. */
      courierUrl: value.COURIER_URL,
      /** Who we are at the courier. */
      shopAtCourier: {
        id: value.COURIER_CLIENT_ID ?? developmentCourier.shopAtCourier.id,
        secret: value.COURIER_CLIENT_SECRET ?? developmentCourier.shopAtCourier.secret,
      },
      /** Signs its events. */
      parcelEventSecret: value.PARCEL_EVENT_SECRET ?? developmentCourier.eventSecret,
      /** The company that lends the price of phones; in development the stand-in, where one is started. */
      lenderUrl: value.LENDER_URL,
      /** Who we are at the lender. */
      shopAtLender: {
        id: value.LENDER_CLIENT_ID ?? developmentLender.shopAtLender.id,
        secret: value.LENDER_CLIENT_SECRET ?? developmentLender.shopAtLender.secret,
      },
      /** Signs its events. */
      decisionEventSecret: value.DECISION_EVENT_SECRET ?? developmentLender.eventSecret,
      /** The company whose masts our SIMs use; in development the stand-in, where one is started. */
      mobileNetworkUrl: value.MOBILE_NETWORK_URL,
      /** Who we are at the mobile network. */
      brandAtMobileNetwork: {
        id: value.MOBILE_NETWORK_CLIENT_ID ?? developmentMobileNetwork.brandAtNetwork.id,
        secret: value.MOBILE_NETWORK_CLIENT_SECRET ?? developmentMobileNetwork.brandAtNetwork.secret,
      },
      /** Signs its events. */
      mobileEventSecret: value.MOBILE_EVENT_SECRET ?? developmentMobileNetwork.eventSecret,
      /** Metrics are open to testers, and elsewhere to who knows the token. */
      metricsToken: value.METRICS_TOKEN,
      attemptsPerAddress: value.ATTEMPTS_PER_ADDRESS,
      /** Look-ups of addresses for one network address. Testers load the gateway from a single one. */
      lookupsPerMinute: value.LOOKUPS_PER_MINUTE ?? (byTester ? 60_000 : 600),
      testTools: value.TEST_TOOLS ?? byTester,
      /** Invented homes, members and providers, and inputs that force an outcome: in dev and tst, and never elsewhere. */
      testData: byTester,
      trustForwarded: value.TRUST_FORWARDED,
      features: value.FEATURES,
      addressCaptureKey: value.ADDRESS_CAPTURE_KEY ?? developmentKey,
      /** Only this machine reaches a gateway in development; elsewhere everybody whom the network lets through. */
      listenAddress: value.LISTEN_ADDRESS ?? (byTester ? '127.0.0.1' : undefined),
      /** How long a balancer is given to notice that the process ends. */
      drainNoticeSeconds: value.DRAIN_NOTICE_SECONDS ?? (byTester ? 0.3 : 10),
      logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
      answerChecks:
        value.ANSWER_CHECKS ?? ({ dev: 'log', tst: 'throw', stg: 'log', prd: 'off' } as const)[value.ENVIRONMENT],
    };
  });

export type GatewayEnv = z.infer<typeof settings>;

/** Reads the gateway's settings once, at the start. Throws with every wrong setting named in words. */
export function readGatewayEnv(source: Record<string, string | undefined>): GatewayEnv {
  if (!source['HOST_URL']) throw new Error('HOST_URL is not set');
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The gateway's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
