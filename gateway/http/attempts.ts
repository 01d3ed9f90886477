import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/open.ts';
import { attempts } from '../db/schema/attempts.ts';
import { tooManyTries } from '../../platform/http/problem.ts';

const WINDOW_MS = 15 * 60_000;
/** Tries for one account, from whatever network address. */
const PER_ACCOUNT = 10;

const subjectOf = (account: string): string => `account:${account.toLowerCase()}`;

export interface Attempt {
  /** Whether the account has no other try after this one. */
  isLast: boolean;
  /** Takes the attempt back: only failures count towards the limit. */
  succeeded(): Promise<void>;
}

/**
 * Limits how often something may be tried, per account and per network address, in every process of the gateway.
 * The counts are in the database, because a limit per process grows with the number of processes.
 */
export class Attempts {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #perAddress: number;

  constructor(parts: { db: Database; clock: Clock; env: { attemptsPerAddress: number } }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#perAddress = parts.env.attemptsPerAddress;
  }

  /**
   * Counts an attempt before it is made, so that a burst of parallel guesses gains nothing.
   * `account` is what the caller claims to be (e-mail). With `fromOneAddress` an account has that many tries from each
   * network address, and `perAccount` from all together, so that a stranger elsewhere does not lock the owner out.
   * Throws 429 `rate.limited`, or `rate.limited-address` where the account has tries left, with Retry-After (seconds).
   */
  async begin(
    action: string,
    who: { account: string; address: string },
    {
      perAccount = PER_ACCOUNT,
      fromOneAddress = perAccount,
      windowMs = WINDOW_MS,
    }: { perAccount?: number; fromOneAddress?: number; windowMs?: number } = {},
  ): Promise<Attempt> {
    const account = subjectOf(who.account);
    const networkAddress = `address:${who.address}`;
    const limits = {
      [account]: perAccount,
      ...(fromOneAddress < perAccount ? { [`${account} from ${who.address}`]: fromOneAddress } : {}),
      [networkAddress]: this.#perAddress,
    };
    const subjects = Object.keys(limits).toSorted();
    const now = this.#clock.now();
    const resetsAt = new Date(now.getTime() + windowMs);
    const expired = sql`${attempts.resetsAt} <= ${now.toISOString()}::timestamptz`;
    const rows = await this.#db
      .insert(attempts)
      .values(subjects.map((subject) => ({ action, subject, count: 1, resetsAt })))
      .onConflictDoUpdate({
        target: [attempts.action, attempts.subject],
        set: {
          count: sql`case when ${expired} then 1 else ${attempts.count} + 1 end`,
          resetsAt: sql`case when ${expired} then excluded.resets_at else ${attempts.resetsAt} end`,
        },
      })
      .returning();
    const exceeded = rows.filter((row) => row.count > (limits[row.subject] ?? 0));
    if (exceeded.length > 0) {
      const until = Math.max(...exceeded.map((row) => row.resetsAt.getTime()));
      const spent = new Set([networkAddress, ...exceeded.map(({ subject }) => subject)]);
      // Nothing was tried, so that it counts for no account that has tries left: else who goes on trying here uses up the owner's elsewhere.
      await this.#takeBack(
        action,
        subjects.filter((subject) => !spent.has(subject)),
      );
      throw tooManyTries(Math.ceil((until - now.getTime()) / 1_000), { isForAddress: spent.size === 1 });
    }
    const isLast = rows.some((row) => row.subject === account && row.count === perAccount);
    return { isLast, succeeded: () => this.#takeBack(action, subjects) };
  }

  /** The account may be tried as if it never had been. */
  async forget(action: string, account: string): Promise<void> {
    const subject = subjectOf(account);
    const isTheirs = or(eq(attempts.subject, subject), sql`starts_with(${attempts.subject}, ${`${subject} from `})`);
    await this.#db.delete(attempts).where(and(eq(attempts.action, action), isTheirs));
  }

  /** Deletes the counts of past windows; a job does so now and then. */
  async sweep(): Promise<void> {
    await this.#db.delete(attempts).where(lt(attempts.resetsAt, this.#clock.now()));
  }

  async #takeBack(action: string, subjects: string[]): Promise<void> {
    await this.#db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(and(eq(attempts.action, action), inArray(attempts.subject, subjects)));
  }
}
