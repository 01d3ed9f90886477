import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { courierDatabase } from '../../partners/courier/db/courier-database.ts';
import { lenderDatabase } from '../../partners/lender/db/lender-database.ts';
import { mobileNetworkDatabase } from '../../partners/mobile-network/db/mobile-network-database.ts';
import { networkDatabase } from '../../partners/network/db/network-database.ts';
import { paymentsDatabase } from '../../partners/payments/db/payments-database.ts';
import { hubDatabase } from '../../partners/switching-hub/db/hub-database.ts';
import { gatewayDatabase } from '../db/gateway-database.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { databaseAt } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which the tests may make and drop databases. */
    databaseUrl: string;
    /** The name of a database with all tables and no rows, to make copies of. */
    templateDatabase: string;
  }
}

const owners = [
  gatewayDatabase,
  networkDatabase,
  hubDatabase,
  paymentsDatabase,
  courierDatabase,
  lenderDatabase,
  mobileNetworkDatabase,
];

/** Runs once for a test run: PostgreSQL (or the one DATABASE_URL names) with a migrated template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const embedded = given === undefined ? await startThrowAway() : undefined;
  const url = given ?? embedded?.url ?? '';
  const template = `gateway_template_${process.pid}`;
  await run(url, `drop database if exists ${template}`, `create database ${template}`);
  for (const owner of owners) {
    const migrated = await openDatabase(databaseAt(url, template), owner);
    await migrated.close();
  }
  project.provide('databaseUrl', url);
  project.provide('templateDatabase', template);
  return async () => {
    await (embedded ? embedded.stop() : run(url, `drop database if exists ${template} with (force)`));
  };
}

async function startThrowAway() {
  const parent = join(tmpdir(), 'gateway-tests');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'run-'));
  const embedded = await startEmbeddedPostgres(folder, { throwAway: true });
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
