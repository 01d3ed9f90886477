import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const journeysOfSite = join(import.meta.dirname, '..', '..', 'src', 'journeys');

/** A sentence with a gap, with the gap's name in it: `${price} to set up` → "{price} to set up". */
function withGaps(write: (...gaps: unknown[]) => unknown): string {
  const [, names = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(write)) ?? [];
  const gaps = names.split(',').map((name) => `{${name.trim()}}`);
  try {
    return String(write(...gaps));
  } catch {
    return String(write).replaceAll(/\s+/g, ' ');
  }
}

function wordsIn(copy: unknown, place: string): [string, string][] {
  if (typeof copy === 'string' || typeof copy === 'number') return [[place, String(copy)]];
  if (typeof copy === 'function') return [[place, withGaps(copy as (...gaps: unknown[]) => unknown)]];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, inner]) => wordsIn(inner, place === '' ? key : `${place}.${key}`));
}

/** What customers read in a journey: "ChoosingPlan.heading" → "Choose your plan". Empty where it has no words of its own. */
export async function copyOf(journey: string): Promise<Record<string, string>> {
  // What stands around its pages may have a file of its own.
  const files = ['frame.copy.ts', `${journey}.copy.ts`].map((file) => join(journeysOfSite, journey, file));
  const modules = files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href));
  // By name: the test runner gives what a file exports in another order than Node.
  const exported = ((await Promise.all(modules)) as Record<string, unknown>[]).flatMap((all) =>
    Object.entries(all)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, copy]) => copy),
  );
  // A function that puts words in is no text itself.
  return Object.fromEntries(exported.flatMap((copy) => (typeof copy === 'function' ? [] : wordsIn(copy, ''))));
}
