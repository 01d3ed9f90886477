import * as z from 'zod';
import { developmentMobileNetwork } from '../../openapi/partners/mobile-network/test-data.ts';

const secret = z.string().min(32, 'must have at least 32 characters');

const settings = z
  .object({
    ENVIRONMENT: z
      .enum(['dev', 'tst'], { error: 'must be dev or tst: elsewhere a real mobile network serves the SIMs' })
      .default('dev'),
    MOBILE_NETWORK_PORT: z.coerce.number().int().min(0).max(65_535).default(4106),
    /** Where the brand takes events. */
    GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
    MOBILE_NETWORK_CLIENT_ID: z.string().min(1).default(developmentMobileNetwork.brandAtNetwork.id),
    MOBILE_NETWORK_CLIENT_SECRET: secret.default(developmentMobileNetwork.brandAtNetwork.secret),
    MOBILE_EVENT_SECRET: secret.default(developmentMobileNetwork.eventSecret),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  })
  .transform((value) => ({
    port: value.MOBILE_NETWORK_PORT,
    gatewayUrl: value.GATEWAY_URL,
    databaseUrl: value.DATABASE_URL,
    /** Who the brand is here. */
    brandAtNetwork: { id: value.MOBILE_NETWORK_CLIENT_ID, secret: value.MOBILE_NETWORK_CLIENT_SECRET },
    /** Signs the events. */
    eventSecret: value.MOBILE_EVENT_SECRET,
    logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
  }));

export type MobileNetworkEnv = z.infer<typeof settings>;

/** Reads the mobile network's settings once, at the start. Throws with every wrong setting named in words. */
export function readMobileNetworkEnv(source: Record<string, string | undefined>): MobileNetworkEnv {
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The mobile network's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
