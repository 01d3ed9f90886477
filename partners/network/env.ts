import * as z from 'zod';
import { developmentNetwork } from '../../openapi/partners/network/test-data.ts';

const secret = z.string().min(32, 'must have at least 32 characters');

const settings = z
  .object({
    ENVIRONMENT: z
      .enum(['dev', 'tst'], { error: 'must be dev or tst: elsewhere NETWORK_URL names the real network' })
      .default('dev'),
    NETWORK_PORT: z.coerce.number().int().min(0).max(65_535).default(4102),
    /** Where the gateway takes events. */
    GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
    NETWORK_CLIENT_ID: z.string().min(1).default(developmentNetwork.gatewayAtNetwork.id),
    NETWORK_CLIENT_SECRET: secret.default(developmentNetwork.gatewayAtNetwork.secret),
    NOTIFICATION_SECRET: secret.default(developmentNetwork.eventSecret),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  })
  .transform((value) => ({
    port: value.NETWORK_PORT,
    gatewayUrl: value.GATEWAY_URL,
    databaseUrl: value.DATABASE_URL,
    /** Who the gateway is here. */
    gatewayAtNetwork: { id: value.NETWORK_CLIENT_ID, secret: value.NETWORK_CLIENT_SECRET },
    /** Signs the events. */
    eventSecret: value.NOTIFICATION_SECRET,
    logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
  }));

export type NetworkEnv = z.infer<typeof settings>;

/** Reads the network's settings once, at the start. Throws with every wrong setting named in words. */
export function readNetworkEnv(source: Record<string, string | undefined>): NetworkEnv {
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The network's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
