import * as z from 'zod';

const settings = z
  .object({
    ENVIRONMENT: z
      .enum(['dev', 'tst'], { error: 'must be dev or tst: elsewhere a real tag manager counts' })
      .default('dev'),
    TAGS_PORT: z.coerce.number().int().min(0).max(65_535).default(4107),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
    TAGS_KEEP_DAYS: z.coerce.number().int().min(1).max(400).default(90),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  })
  .transform((value) => ({
    port: value.TAGS_PORT,
    databaseUrl: value.DATABASE_URL,
    /** How long an entry is kept. */
    keepDays: value.TAGS_KEEP_DAYS,
    logLevel: value.LOG_LEVEL ?? (value.ENVIRONMENT === 'tst' ? 'silent' : 'info'),
  }));

export type TagsEnv = z.infer<typeof settings>;

/** Reads the tag manager's settings once, at the start. Throws with every wrong setting named in words. */
export function readTagsEnv(source: Record<string, string | undefined>): TagsEnv {
  const result = settings.safeParse(source);
  if (!result.success) throw new Error(`The tag manager's settings are wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}
