import * as z from 'zod';

const developmentSecret = 'for-development-and-tests-only-not-a-secret';
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
    SWITCHING_SECRET: z.string().min(32, 'must have at least 32 characters').default(developmentSecret),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  })
  .transform((value) => ({
    port: value.SWITCHING_HUB_PORT,
    gatewayUrl: value.GATEWAY_URL,
    databaseUrl: value.DATABASE_URL,
    secret: value.SWITCHING_SECRET,
    logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
  }));

export type SwitchingHubEnv = z.infer<typeof settings>;

/** Reads the hub's settings once, at the start. Throws with every wrong setting named in words. */
export function readSwitchingHubEnv(source: Record<string, string | undefined>): SwitchingHubEnv {
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The switching hub's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
