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
