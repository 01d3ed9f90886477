import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const A = 'a'.charCodeAt(0);

/** Two letters for a sheet, in the order of their paths: the same for browsers and for Node. */
const sheets = new Map(
  globSync('{src,studio}/**/*.module.css', { cwd: root })
    .toSorted()
    .map((path, index) => [path, String.fromCharCode(A + Math.floor(index / 26), A + (index % 26))]),
);

/** The names that a sheet gives, in the order in which it gives them. */
const namesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].flatMap(([, name]) => name ?? [])),
];

/**
 * Short class names for the built site: they stand in the words of the first pages hundreds of times, and names that
 * count up compress to half of what a hash takes. Throws for a sheet that is none of ours.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const sheet = sheets.get(relative(root, file.replace(/\?.*$/, '')));
  const index = namesIn(css).indexOf(name);
  if (sheet === undefined || index < 0)
    throw new Error(`There is no .${name} in ${file}; see scripts/build/class-names.ts`);
  return `${sheet}${index.toString(36)}`;
}
