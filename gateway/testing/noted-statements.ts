import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement as the gateway sent it. Values that are no JSON, such as a document's bytes, are null. */
export interface NotedStatement {
  text: string;
  values: unknown[];
}

/** Where the gateway's tests note the statements that they bring about; nowhere unless it is set. */
const folder = process.env['NOTE_STATEMENTS'];
/** Enough to see a statement with values of different kinds. */
const EXAMPLES = 3;

const byGateway = new AsyncLocalStorage<true>();
const noted = new Map<string, number>();

/** Does what the gateway does, in contrast to what a test looks up for itself. */
export function asGateway<T>(work: () => Promise<T>): Promise<T> {
  return byGateway.run(true, work);
}

function note(text: string, given: readonly unknown[]): void {
  if (folder === undefined || !byGateway.getStore()) return;
  const before = noted.get(text) ?? 0;
  noted.set(text, before + 1);
  if (before >= EXAMPLES) return;
  const values = given.map((value) => (Buffer.isBuffer(value) ? null : value));
  appendFileSync(
    join(folder, `${process.pid}.jsonl`),
    `${JSON.stringify({ text, values } satisfies NotedStatement)}\n`,
  );
}

export const noteStatements = folder === undefined ? undefined : { logQuery: note };
