import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the initial migration of the gateway and of each partner anew from their tables. Right as long as nothing is
 * released: afterwards a change of tables is a migration of its own (`drizzle-kit generate`).
 */
const root = join(import.meta.dirname, '..');
for (const owner of [
  'gateway',
  'partners/courier',
  'partners/lender',
  'partners/mobile-network',
  'partners/network',
  'partners/payments',
  'partners/switching-hub',
  'partners/tags',
]) {
  rmSync(join(root, owner, 'db/migrations'), { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/drizzle-kit/bin.cjs'),
      'generate',
      `--config=${owner}/db/drizzle.config.ts`,
      '--name=initial',
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`drizzle-kit did not write the migration of ${owner}`);
}
