import * as z from 'zod';
import { developmentCourier } from '../../openapi/partners/courier/test-data.ts';

const secret = z.string().min(32, 'must have at least 32 characters');

const settings = z
  .object({
    ENVIRONMENT: z
      .enum(['dev', 'tst'], { error: 'must be dev or tst: elsewhere a real courier brings the parcels' })
      .default('dev'),
    COURIER_PORT: z.coerce.number().int().min(0).max(65_535).default(4104),
    /** Where the shop takes events. */
    GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
    COURIER_CLIENT_ID: z.string().min(1).default(developmentCourier.shopAtCourier.id),
    COURIER_CLIENT_SECRET: secret.default(developmentCourier.shopAtCourier.secret),
    PARCEL_EVENT_SECRET: secret.default(developmentCourier.eventSecret),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  })
  .transform((value) => ({
    port: value.COURIER_PORT,
    gatewayUrl: value.GATEWAY_URL,
    databaseUrl: value.DATABASE_URL,
    /** Who the shop is here. */
    shopAtCourier: { id: value.COURIER_CLIENT_ID, secret: value.COURIER_CLIENT_SECRET },
    /** Signs the events. */
    eventSecret: value.PARCEL_EVENT_SECRET,
    logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
  }));

export type CourierEnv = z.infer<typeof settings>;

/** Reads the courier's settings once, at the start. Throws with every wrong setting named in words. */
export function readCourierEnv(source: Record<string, string | undefined>): CourierEnv {
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The courier's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
