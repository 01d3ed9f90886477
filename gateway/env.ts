import * as z from 'zod';
import brand from '../brand.json' with { type: 'json' };

const environments = ['dev', 'tst', 'stg', 'prd'] as const;
const developmentSecret = 'for-development-and-tests-only-not-a-secret';

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
    METRICS_TOKEN: secret.optional(),
    ATTEMPTS_PER_ADDRESS: z.coerce.number().int().positive().default(100),
    LOOKUPS_PER_MINUTE: z.coerce.number().int().positive().optional(),
    TEST_TOOLS: onOff.optional(),
    TRUST_FORWARDED: onOff.default(true),
    FEATURES: z.string().default(''),
    ADDRESS_CAPTURE_KEY: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
    ANSWER_CHECKS: z.enum(['throw', 'log', 'off']).optional(),
  })
  .superRefine((value, context) => {
    if (value.ENVIRONMENT === 'dev' || value.ENVIRONMENT === 'tst') return;
    for (const name of [
      'DATABASE_URL',
      'SESSION_SECRET',
      'NOTIFICATION_SECRET',
      'CHAT_SECRET',
      'ADDRESS_CAPTURE_KEY',
    ] as const)
      if (!value[name])
        context.addIssue({ code: 'custom', path: [name], message: `must be set in environment ${value.ENVIRONMENT}` });
  })
  .transform((value) => {
    const byTester = value.ENVIRONMENT === 'dev' || value.ENVIRONMENT === 'tst';
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
      notificationSecret: value.NOTIFICATION_SECRET ?? developmentSecret,
      /** Shared with the chat widget's provider. */
      chatSecret: value.CHAT_SECRET ?? developmentSecret,
      /** Metrics are open to testers, and elsewhere to who knows the token. */
      metricsToken: value.METRICS_TOKEN,
      attemptsPerAddress: value.ATTEMPTS_PER_ADDRESS,
      /** Look-ups of addresses for one network address. Testers load the gateway from a single one. */
      lookupsPerMinute: value.LOOKUPS_PER_MINUTE ?? (byTester ? 60_000 : 600),
      testTools: value.TEST_TOOLS ?? byTester,
      trustForwarded: value.TRUST_FORWARDED,
      features: value.FEATURES,
      addressCaptureKey: value.ADDRESS_CAPTURE_KEY ?? 'development-key',
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
