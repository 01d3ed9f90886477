import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { root } from './files.ts';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

test.each([
  ['gateway', 'gateway/db/schema/*.ts'],
  ['partners/courier', 'partners/courier/db/schema.ts'],
  ['partners/lender', 'partners/lender/db/schema.ts'],
  ['partners/mobile-network', 'partners/mobile-network/db/schema.ts'],
  ['partners/network', 'partners/network/db/schema.ts'],
  ['partners/payments', 'partners/payments/db/schema.ts'],
  ['partners/switching-hub', 'partners/switching-hub/db/schema.ts'],
  ['partners/tags', 'partners/tags/db/schema.ts'],
])('the migrations of %s make the tables that the code names (else: node scripts/migration.ts)', async (owner, own) => {
  const files = globSync([own, 'platform/db/tables.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(1);
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>));
  const tables = Object.assign({}, ...modules) as Record<string, unknown>;
  const snapshots = globSync(`${root}/${owner}/db/migrations/meta/*_snapshot.json`).toSorted();
  // drizzle-kit wrote the file in the form that it reads.
  const latest = JSON.parse(readFileSync(snapshots.at(-1) ?? '', 'utf8')) as Snapshot;
  expect(await generateMigration(latest, generateDrizzleJson(tables, latest.id))).toEqual([]);
});
