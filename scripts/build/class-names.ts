import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Short class names for the built site: they are in the words of the first pages hundreds of times. The same for
 * browsers and for Node, as they come from file and name alone. Begins with a letter, as class names must.
 */
export function shortClassName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''));
  const hash = createHash('sha256').update(`${path} ${name}`).digest('hex');
  return `k${BigInt(`0x${hash.slice(0, 10)}`)
    .toString(36)
    .slice(0, 5)}`;
}
