import { eq, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { CheckoutError } from './checkout-error.ts';
import { answers } from './db/schema.ts';
import { digestOf } from './references.ts';

const KEPT_MS = 31 * DAY_MS;

/**
 * Does a call in a transaction, and with a key only once: the same call is answered the same for a month. Throws 422 where
 * the key was used for another call.
 */
export function once<Answer>(
  db: Database,
  { key, call, now }: { key: string | undefined; call: string; now: Date },
  work: (tx: Executor) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    if (key === undefined) return work(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const digest = digestOf(call);
    const [earlier] = await tx.select().from(answers).where(eq(answers.key, key));
    if (earlier && earlier.digest !== digest)
      throw new CheckoutError(422, '704', 'request already processed or in progress');
    // It was written below, by a call of the same digest, and so of the same kind.
    if (earlier) return earlier.body as Answer;
    const body = await work(tx);
    await tx.insert(answers).values({ key, digest, body, createdAt: now });
    return body;
  });
}

/** Forgets answers that nobody asks for any more. */
export async function forgetAnswers(tx: Executor, now: Date): Promise<void> {
  await tx.delete(answers).where(lt(answers.createdAt, new Date(now.getTime() - KEPT_MS)));
}
