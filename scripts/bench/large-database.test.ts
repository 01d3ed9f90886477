import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { largeTables, smallTables } from './large-database.ts';

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
}
interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, Column> }>;
}

const migrations = join(import.meta.dirname, '../../gateway/db/migrations/meta');
const [newest] = globSync(`${migrations}/*_snapshot.json`).toSorted().toReversed();
const tables = Object.values((JSON.parse(readFileSync(newest ?? '', 'utf8')) as Snapshot).tables);

test('it is said of every table of the gateway what a large database has of it', () => {
  const known = [...Object.keys(largeTables), ...smallTables].toSorted();
  expect(known).toEqual(tables.map(({ name }) => name).toSorted());
});

test('an invented row has what its table asks for, and nothing that it does not know', () => {
  const wrong = Object.entries(largeTables).flatMap(([table, { columns }]) => {
    const known = Object.values(tables.find(({ name }) => name === table)?.columns ?? {});
    const isAsked = ({ notNull, type, default: given }: Column) =>
      notNull && given === undefined && !type.endsWith('serial');
    const missing = known.filter((column) => isAsked(column) && !Object.hasOwn(columns, column.name));
    const unknown = Object.keys(columns).filter((column) => !known.some(({ name }) => name === column));
    return [
      ...missing.map(({ name }) => `${table} lacks ${name}`),
      ...unknown.map((name) => `${table} has no ${name}`),
    ];
  });
  expect(wrong).toEqual([]);
});
