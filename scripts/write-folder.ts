import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder of the project hold these files, by name, and no others. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const path = join(import.meta.dirname, '..', folder);
  mkdirSync(path, { recursive: true });
  for (const stale of readdirSync(path).filter((name) => !files.has(name))) rmSync(join(path, stale));
  for (const [name, content] of files) writeFileSync(join(path, name), content);
  console.log(`${files.size} files in ${folder}`);
}
