import { setTimeout as wait } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Logger } from 'drizzle-orm/logger';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { postgresCodeOf } from './errors.ts';

/** What a store accepts: the database or a transaction in it. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

export type Database = NodePgDatabase & { $client: Pool };

export interface OpenedDatabase {
  db: Database;
  /** Answers whether the database answers, within one second. */
  ping: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Whose database it is. */
export interface DatabaseOwner {
  /** As the server and errors call the program. */
  name: string;
  /** The folder of its migrations. */
  migrations: string;
  /** The PostgreSQL schema of its tables; the common one when it has none of its own. */
  schema?: string;
}

/** Any number will do, as long as every process that may migrate asks for the same lock. */
const MIGRATION_LOCK = 7_205_001;

/**
 * Connects to PostgreSQL 15 or later and brings its tables up to date. Any number of processes may do so at once.
 * Throws when the server cannot be reached within 5 s.
 */
export async function openDatabase(
  databaseUrl: string,
  owner: DatabaseOwner,
  options: {
    connections?: number;
    connectionTimeoutMs?: number;
    statementTimeoutMs?: number;
    /** Is told of each statement before it is sent. */
    logger?: Logger | undefined;
  } = {},
): Promise<OpenedDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    // Each is a process of the server: made anew for every burst they would be slowest when they are wanted most.
    idleTimeoutMillis: 10 * 60_000,
    // Less than the client's 10 s (specification, point 9), so that the customer hears from us and not from a time-out.
    statement_timeout: options.statementTimeoutMs ?? 8_000,
    // Who waits for a row has a connection in their hand, and others want one.
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: owner.name,
    ...(owner.schema === undefined ? {} : { options: `-c search_path=${owner.schema}` }),
  });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that the server ends in the middle of a transaction; whoever uses it hears of it by their query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateDatabase(pool, owner);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(pool, options.logger ? { logger: options.logger } : {});
  return { db, ping: () => answersWithinASecond(db), close: () => pool.end() };
}

/** Runs a statement that may take longer than a customer may wait, and must not stand in a transaction. */
export async function runWithoutLimit({ $client: pool }: Database, statement: SQL): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await drizzle(client).execute(statement);
  } finally {
    // Ends the connection and with it the setting.
    client.release(true);
  }
}

/**
 * A transaction that may take minutes, as filling an empty database does. Of those that name the same `lock`, any number,
 * one runs at a time; the others wait until it has ended.
 */
export function transactionWithoutLimit<T>(db: Database, lock: number, work: (tx: Executor) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    return work(tx);
  });
}

async function migrateDatabase(pool: Pool, owner: DatabaseOwner): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    // drizzle's migrate() takes no lock: two processes that start together would both create the tables.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: owner.migrations,
      ...(owner.schema === undefined ? {} : { migrationsSchema: owner.schema }),
    });
  } catch (error) {
    if (postgresCodeOf(error) === '42P07')
      throw new Error(
        `The database was made by another version of the ${owner.name}: empty it, or delete the folder .data.`,
        {
          cause: error,
        },
      );
    throw error;
  } finally {
    // Ends the connection and with it the lock and the setting.
    client.release(true);
  }
}

async function answersWithinASecond(db: Database): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, wait(1_000, false, { ref: false })]);
}
