import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import type { NotedStatement } from '../../gateway/testing/noted-statements.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { gatewayDatabase } from '../../gateway/db/gateway-database.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { fillLarge, growingTables } from './large-database.ts';
import { HOMES, ORDERS } from './large-rows.ts';
import type { Section } from './report.ts';

const root = join(import.meta.dirname, '../..');

/** Reads more of a table than any customer's own things are. */
const MANY_ROWS = 2_000;

/**
 * What the hourly sweeps ask for. They delete all that has run out, which is much once the tests have moved their clock
 * by months: it is enough that an index fits.
 */
const sweeps = [
  /^delete from "\w+" where "\w+"\."\w+" <=? \$1$/,
  /^select .* for update skip locked$/,
  /^update "appointments" set .* where \("appointments"\."day" < /,
];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** The gateway's tests that go through all its calls, and through its jobs. */
const suites = ['contract-proof', 'domains', 'jobs'].map((name) => `gateway/${name}`);

/** Runs the gateway's tests, which note each statement with the values it was sent with. */
function statementsOfTests(folder: string): NotedStatement[] {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'gateway', '--reporter', 'dot', ...suites],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NOTE_STATEMENTS: folder } },
  );
  if (status !== 0) throw new Error('The tests that bring the statements about have failed');
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as NotedStatement),
  );
}

/** What a plan reads of tables that grow, beyond what is asked for: each in words. */
function scansOf(node: PlanNode, isSweep: boolean, isLimited = false): string[] {
  const { 'Relation Name': table, 'Node Type': type, 'Plan Rows': rows } = node;
  const below = (node.Plans ?? []).flatMap((child) => scansOf(child, isSweep, isLimited || type === 'Limit'));
  if (table === undefined || !growingTables.has(table) || type === 'ModifyTable') return below;
  const hasCondition = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined;
  if (type === 'Seq Scan' || (!hasCondition && !isLimited)) return [`all of ${table}`, ...below];
  if (rows > MANY_ROWS && !isLimited && !isSweep) return [`${rows} rows of ${table}`, ...below];
  return below;
}

const canBeExplained = /^\s*(?:with|select|insert|update|delete)\b/i;

async function scansIn(client: PoolClient, { text, values }: NotedStatement): Promise<string[]> {
  const isSweep = sweeps.some((sweep) => sweep.test(text));
  await client.query(`set enable_seqscan = ${isSweep ? 'off' : 'on'}`);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values);
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansOf(Plan, isSweep)));
}

/** Gives each statement that reads too much, with what it reads. */
async function scansOfAll(pool: Pool, statements: readonly NotedStatement[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const client = await pool.connect();
  try {
    for (const statement of statements)
      for (const scan of await scansIn(client, statement))
        found.set(statement.text, (found.get(statement.text) ?? new Set()).add(scan));
  } finally {
    client.release(true);
  }
  return found;
}

/**
 * Asks PostgreSQL, over a large database, how it would do every statement that the gateway's own tests have it send.
 * Throws when one of them would read through a table that grows with other people's data.
 */
export async function measurePlans(folder: string): Promise<Section> {
  const noted = statementsOfTests(join(folder, 'statements'));
  const postgres = await startEmbeddedPostgres(join(folder, 'plans'), { throwAway: true });
  const database = await openDatabase(postgres.url, gatewayDatabase, { statementTimeoutMs: 60_000 });
  try {
    console.log(`Inventing ${HOMES} homes and ${ORDERS} orders`);
    await fillLarge(database.db);
    const statements = noted.filter(({ text }) => canBeExplained.test(text));
    const found = [...(await scansOfAll(database.db.$client, statements))];
    if (found.length > 0)
      throw new Error(
        `These statements read through what grows with other people's data:\n${found.map(([text, scans]) => `${[...scans].join(', ')}: ${text}`).join('\n')}`,
      );
    return {
      title: 'Query plans',
      head: ['different statements', 'explained', 'that read through what grows'],
      rows: [[new Set(statements.map(({ text }) => text)).size, statements.length, found.length]],
      notes: [
        `As the gateway's tests had them sent, with their values, over ${HOMES} homes and ${ORDERS} orders. Fails when one of them would read a whole table, or more than ${MANY_ROWS} rows, of what grows with other people's data.`,
      ],
    };
  } finally {
    await database.close();
    await postgres.stop();
  }
}
