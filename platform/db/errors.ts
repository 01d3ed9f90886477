import { setTimeout as wait } from 'node:timers/promises';

function property(error: unknown, name: 'code' | 'constraint'): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const value: unknown = Reflect.get(at, name);
    if (typeof value === 'string') return value;
  }
  return undefined;
}

/** PostgreSQL's five-character code of what went wrong (`23505`), also from within drizzle's own error. */
export function postgresCodeOf(error: unknown): string | undefined {
  return property(error, 'code');
}

/** Whether a write met a unique index, or the one that is named. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  return (
    postgresCodeOf(error) === '23505' && (constraint === undefined || property(error, 'constraint') === constraint)
  );
}

/** 40001 serialisation failure, 40P01 deadlock: PostgreSQL asks for the transaction to be tried again. */
const passing: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/** Runs a transaction again, up to three times in all, when PostgreSQL gave it up in favour of another. */
export async function retrying<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await transaction();
    } catch (error) {
      if (attempt === 3 || !passing.has(postgresCodeOf(error))) throw error;
      await wait(Math.random() * 20 * attempt);
    }
}

/**
 * 53300 too many connections, 57014 a statement took too long, 25P03 a transaction stood idle, 55P03 a lock was not to be
 * had, 57P01 and 57P03 the server goes down or comes up, 08 the connection broke.
 */
const busyCode = /^(?:53300|57014|25P03|55P03|57P0[13]|08\w{3}|ECONNREFUSED|ECONNRESET)$/;

/** The pool's own words: it has no codes. */
const busyWords = /^(?:timeout exceeded when trying to connect|Connection terminated)/;

/** Whether a call failed for want of the database, and not by its own fault: tried again later, it may well go through. */
export function isBusy(error: unknown): boolean {
  const code = postgresCodeOf(error);
  if (code !== undefined) return passing.has(code) || busyCode.test(code);
  for (let at = error; at instanceof Error; at = at.cause) if (busyWords.test(at.message)) return true;
  return false;
}
