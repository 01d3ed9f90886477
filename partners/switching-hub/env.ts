import * as z from 'zod';
import { developmentClients } from '../../openapi/partners/switching-hub/test-data.ts';

const { gatewayAtHub, hubAtGateway } = developmentClients;
const secret = z.string().min(32, 'must have at least 32 characters');
const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const settings = z
  .object({
    ENVIRONMENT: z
      .enum(['dev', 'tst'], { error: 'must be dev or tst: elsewhere SWITCHING_HUB_URL names the industry’s own hub' })
      .default('dev'),
    SWITCHING_HUB_PORT: z.coerce.number().int().min(0).max(65_535).default(4101),
    /** Where the gateway takes messages. */
    GATEWAY_URL: url,
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
    SWITCHING_GATEWAY_CLIENT_ID: z.string().min(1).default(gatewayAtHub.id),
    SWITCHING_GATEWAY_CLIENT_SECRET: secret.default(gatewayAtHub.secret),
    SWITCHING_HUB_CLIENT_ID: z.string().min(1).default(hubAtGateway.id),
    SWITCHING_HUB_CLIENT_SECRET: secret.default(hubAtGateway.secret),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  })
  .transform((value) => ({
    port: value.SWITCHING_HUB_PORT,
    gatewayUrl: value.GATEWAY_URL,
    databaseUrl: value.DATABASE_URL,
    /** Who the gateway is here. */
    gatewayAtHub: { id: value.SWITCHING_GATEWAY_CLIENT_ID, secret: value.SWITCHING_GATEWAY_CLIENT_SECRET },
    /** Who we are at the gateway. */
    hubAtGateway: { id: value.SWITCHING_HUB_CLIENT_ID, secret: value.SWITCHING_HUB_CLIENT_SECRET },
    logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
  }));

export type SwitchingHubEnv = z.infer<typeof settings>;

/** Reads the hub's settings once, at the start. Throws with every wrong setting named in words. */
export function readSwitchingHubEnv(source: Record<string, string | undefined>): SwitchingHubEnv {
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The switching hub's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
