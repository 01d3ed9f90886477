import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A short hash of all machines' sources. A snapshot saved under another hash is dropped, so that no customer's browser
 * ever puts an old context into a new chart.
 */
export function machinesHash(): string {
  const hash = createHash('sha256');
  const files = globSync('machines/**/*.ts', { cwd: root }).filter((file) => !/\.(test|cases)\.ts$/.test(file));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(`${root}/${file}`));
  return hash.digest('hex').slice(0, 12);
}
