import * as z from 'zod';
import brand from '../brand.json' with { type: 'json' };

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** `name=value` parted by commas, as in FEATURES and LINKS. */
const pairs = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
  .pipe(z.array(z.string().regex(/^[^=]+=/, 'must be written name=value')))
  .transform((parts) =>
    Object.fromEntries(
      parts.map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]),
    ),
  );

const list = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .optional();

/** `https://api.example.com,wss://live.example.com`: an origin each, as the content security policy wants them. */
const origins = list.pipe(
  z
    .array(
      z
        .url({
          protocol: /^(https?|wss?)$/,
          error: 'must be origins such as https://api.example.com, parted by commas',
        })
        .transform((address) => new URL(address).origin),
    )
    .default([]),
);

const environments = ['dev', 'tst', 'stg', 'prd'] as const;
const developmentKey = 'development-key';

const isForDevelopment = (environment: (typeof environments)[number]) => environment === 'dev' || environment === 'tst';

const settings = z
  .object({
    ENVIRONMENT: z.enum(environments).default('dev'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    HOST_URL: url,
    GATEWAY_URL: url.optional(),
    MOCK_SERVICE: z.enum(['on', 'off', 'by-flag']).default('off'),
    BRAND_NAME: z.string().min(1).default(brand.name),
    BRAND_SLUG: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
      .default(brand.slug),
    SESSION_LIFETIME_SECONDS: z.coerce.number().int().positive().default(1_800),
    TEST_TOOLS: onOff.optional(),
    LISTEN_ADDRESS: z.string().min(1).optional(),
    DRAIN_NOTICE_SECONDS: z.coerce.number().min(0).max(300).optional(),
    TRUST_FORWARDED_BY_HOST: onOff.default(false),
    MEMBER_WHITELIST: list,
    ADDRESS_CAPTURE_KEY: z.string().min(1).optional(),
    ADDRESS_CAPTURE_URL: url.optional(),
    ADDRESS_CAPTURE_CALLS_PER_MINUTE: z.coerce.number().int().positive().default(120),
    PAYMENT_PAGES_URL: url.optional(),
    PAYMENT_MODE: z.enum(['embedded', 'hosted']).default('embedded'),
    CHAT_URL: url.optional(),
    TAG_MANAGER_URL: url.optional(),
    COLLECTOR_URL: url.optional(),
    PERSONALISATION_URL: url.optional(),
    PERSONALISATION_SITE_ID: z.string().min(1).optional(),
    THIRD_PARTY_ORIGINS: origins,
    FEATURES: pairs,
    LINKS: pairs,
  })
  .superRefine((value, context) => {
    if (isForDevelopment(value.ENVIRONMENT)) return;
    const refuse = (name: keyof typeof value, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message: `${message} in environment ${value.ENVIRONMENT}` });
    if (!value.ADDRESS_CAPTURE_KEY) refuse('ADDRESS_CAPTURE_KEY', 'must be set');
    if (value.ADDRESS_CAPTURE_KEY === developmentKey) refuse('ADDRESS_CAPTURE_KEY', 'must be a key of your own');
    if (!value.HOST_URL.startsWith('https:')) refuse('HOST_URL', 'must begin with https:');
    if (value.MOCK_SERVICE !== 'off') refuse('MOCK_SERVICE', 'must be off');
    if (value.TEST_TOOLS && value.ENVIRONMENT === 'prd') refuse('TEST_TOOLS', 'must be off');
  })
  .transform((value) => ({
    environment: value.ENVIRONMENT,
    port: value.PORT,
    /** The public address of the site, without a path. */
    hostUrl: new URL(value.HOST_URL).origin,
    /** The gateway of another process; without it the embedded one. */
    gatewayUrl: value.GATEWAY_URL,
    /** Whether the embedded gateway is used though there is another: always, never, or by the browser's own flag. */
    mockService: value.MOCK_SERVICE,
    brand: { name: value.BRAND_NAME, slug: value.BRAND_SLUG },
    sessionLifetimeSeconds: value.SESSION_LIFETIME_SECONDS,
    testTools: value.TEST_TOOLS ?? isForDevelopment(value.ENVIRONMENT),
    /** Only this machine reaches a host in development; elsewhere everybody whom the network lets through. */
    listenAddress: value.LISTEN_ADDRESS ?? (isForDevelopment(value.ENVIRONMENT) ? '127.0.0.1' : undefined),
    /** How long a balancer is given to notice that the process ends. */
    drainNoticeSeconds: value.DRAIN_NOTICE_SECONDS ?? (isForDevelopment(value.ENVIRONMENT) ? 0.3 : 10),
    /** A balancer in front of the host says who the customer is; otherwise anybody could claim any address. */
    trustForwarded: value.TRUST_FORWARDED_BY_HOST,
    /** Only these members may see the site, when there is a list. */
    memberWhitelist: value.MEMBER_WHITELIST && new Set(value.MEMBER_WHITELIST),
    addressCapture: {
      key: value.ADDRESS_CAPTURE_KEY ?? developmentKey,
      url: value.ADDRESS_CAPTURE_URL,
      callsPerMinute: value.ADDRESS_CAPTURE_CALLS_PER_MINUTE,
    },
    /** Whether the payment provider's page is gone to, in place of a frame. */
    isPaymentHosted: value.PAYMENT_MODE === 'hosted',
    /** Where the payment provider's pages are, which stand in a frame of ours or are gone to; in development the stand-in's, where one is started. */
    paymentPages: value.PAYMENT_PAGES_URL && new URL(value.PAYMENT_PAGES_URL).origin,
    /** Scripts of others, and what of the web they may reach besides the origins that they come from. */
    thirdParty: {
      chatUrl: value.CHAT_URL,
      tagManagerUrl: value.TAG_MANAGER_URL,
      personalisationUrl: value.PERSONALISATION_URL,
      personalisationSiteId: value.PERSONALISATION_SITE_ID ?? value.BRAND_SLUG,
      origins: value.THIRD_PARTY_ORIGINS,
    },
    /** Where the tag manager's collector answers what the inspector asks; nobody else asks it anything. */
    collectorUrl: value.COLLECTOR_URL && new URL(value.COLLECTOR_URL).origin,
    /** Our own stand-ins play the scripts of others that no address is set for. */
    standIns: isForDevelopment(value.ENVIRONMENT),
    features: value.FEATURES,
    links: value.LINKS,
  }));

export type HostEnv = z.infer<typeof settings>;

/** Reads the web host's settings once, at the start. Throws with every wrong setting named in words (SC-07). */
export function readHostEnv(source: Record<string, string | undefined>): HostEnv {
  if (!source['HOST_URL']) throw new Error('HOST_URL is not set');
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The web host's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
