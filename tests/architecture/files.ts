import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const skipped = /^(node_modules|dist|\.data|\.git|test-results|playwright-report|bench-results)(\/|$)/;

/** Paths of the files that the patterns name, from the root; never what was installed, built or measured. */
export function filesOf(...patterns: string[]): string[] {
  return (
    globSync(patterns, { cwd: root, exclude: (name) => skipped.test(name) })
      .map((file) => file.split(sep).join('/'))
      // In a second work tree `.git` is a file, which the walk names all the same.
      .filter((file) => !skipped.test(file))
      .toSorted()
  );
}

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every text file of the project. */
export function projectFiles(): string[] {
  const binary = /\.(png|jpe?g|webp|ico|pdf|woff2?|log)$/;
  return filesOf('**/*', '.*', '.ci/**').filter((file) => !binary.test(file) && statSync(join(root, file)).isFile());
}
