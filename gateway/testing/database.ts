import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { noteStatements } from './noted-statements.ts';
import { gatewayDatabase } from '../db/gateway-database.ts';
import { openDatabase, type OpenedDatabase } from '../../platform/db/open.ts';

export interface TestDatabase extends OpenedDatabase {
  url: string;
}

/** The same server, another database. */
export function databaseAt(url: string, name: string): string {
  const at = new URL(url);
  at.pathname = `/${name}`;
  return at.href;
}

/**
 * A database of its own for a test file: all tables, no rows; `close` drops it.
 *
 *     const database = await createTestDatabase();
 *     afterAll(() => database.close());
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The files as they are: block by block through the log takes twice as long.
  await query(server, `create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const url = databaseAt(server, name);
  // A machine that runs other tests beside this one may take long over a connection.
  const database = await openDatabase(url, gatewayDatabase, { connectionTimeoutMs: 30_000, logger: noteStatements });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await query(server, `drop database ${name} with (force)`);
    },
  };
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
