import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

test('the migrations make the tables that the code names (else: node scripts/migration.ts)', async () => {
  const files = globSync(['schema/*.ts', '../../platform/db/tables.ts'], { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(0);
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>),
  );
  const tables = Object.assign({}, ...modules) as Record<string, unknown>;
  const snapshots = globSync(`${import.meta.dirname}/migrations/meta/*_snapshot.json`).toSorted();
  // drizzle-kit wrote the file in the form that it reads.
  const latest = JSON.parse(readFileSync(snapshots.at(-1) ?? '', 'utf8')) as Snapshot;
  expect(await generateMigration(latest, generateDrizzleJson(tables, latest.id))).toEqual([]);
});
