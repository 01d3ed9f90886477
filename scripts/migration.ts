import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the database's initial migration anew from the tables in gateway/db/schema. Right as long as nothing is
 * released: afterwards a change of tables is a migration of its own (`drizzle-kit generate`).
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'gateway/db/migrations');
rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/drizzle-kit/bin.cjs'),
    'generate',
    '--config=gateway/db/drizzle.config.ts',
    '--name=initial',
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);
if (status !== 0) throw new Error('drizzle-kit did not write a migration');
