import * as z from 'zod';
import { developmentLender } from '../../openapi/partners/lender/test-data.ts';

const secret = z.string().min(32, 'must have at least 32 characters');

const settings = z
  .object({
    ENVIRONMENT: z
      .enum(['dev', 'tst'], { error: 'must be dev or tst: elsewhere a real lender lends the money' })
      .default('dev'),
    LENDER_PORT: z.coerce.number().int().min(0).max(65_535).default(4105),
    /** Where the shop takes events. */
    GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
    LENDER_CLIENT_ID: z.string().min(1).default(developmentLender.shopAtLender.id),
    LENDER_CLIENT_SECRET: secret.default(developmentLender.shopAtLender.secret),
    DECISION_EVENT_SECRET: secret.default(developmentLender.eventSecret),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  })
  .transform((value) => ({
    port: value.LENDER_PORT,
    gatewayUrl: value.GATEWAY_URL,
    databaseUrl: value.DATABASE_URL,
    /** Who the shop is here. */
    shopAtLender: { id: value.LENDER_CLIENT_ID, secret: value.LENDER_CLIENT_SECRET },
    /** Signs the events. */
    eventSecret: value.DECISION_EVENT_SECRET,
    logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
  }));

export type LenderEnv = z.infer<typeof settings>;

/** Reads the lender's settings once, at the start. Throws with every wrong setting named in words. */
export function readLenderEnv(source: Record<string, string | undefined>): LenderEnv {
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The lender's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
