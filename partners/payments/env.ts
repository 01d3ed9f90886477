import * as z from 'zod';
import brand from '../../brand.json' with { type: 'json' };
import { developmentPayments } from '../../openapi/partners/payments/test-data.ts';

const settings = z
  .object({
    ENVIRONMENT: z
      .enum(['dev', 'tst'], { error: 'must be dev or tst: elsewhere the real provider takes the money' })
      .default('dev'),
    PAYMENTS_PORT: z.coerce.number().int().min(0).max(65_535).default(4103),
    /** Where the shop takes webhooks. */
    GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
    PAYMENT_PROVIDER_KEY: z.string().min(32, 'must have at least 32 characters').default(developmentPayments.apiKey),
    PAYMENT_MERCHANT_ACCOUNT: z.string().min(1).default(developmentPayments.merchantAccount),
    /** The shop's own account, from which it pays out. */
    PAYMENT_BALANCE_ACCOUNT: z.string().min(1).default(developmentPayments.balanceAccount),
    /** Who collects Direct Debits, as customers read it in their instruction. */
    BRAND_NAME: z.string().min(1).default(brand.name),
    PAYMENT_HMAC_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 32 bytes as hex')
      .default(developmentPayments.hmacKey),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  })
  .transform((value) => ({
    port: value.PAYMENTS_PORT,
    gatewayUrl: value.GATEWAY_URL,
    databaseUrl: value.DATABASE_URL,
    apiKey: value.PAYMENT_PROVIDER_KEY,
    merchantAccount: value.PAYMENT_MERCHANT_ACCOUNT,
    balanceAccount: value.PAYMENT_BALANCE_ACCOUNT,
    organisation: value.BRAND_NAME,
    /** Signs the webhooks. */
    hmacKey: value.PAYMENT_HMAC_KEY,
    logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
  }));

export type PaymentsEnv = z.infer<typeof settings>;

/** Reads the provider's settings once, at the start. Throws with every wrong setting named in words. */
export function readPaymentsEnv(source: Record<string, string | undefined>): PaymentsEnv {
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The payment provider's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
