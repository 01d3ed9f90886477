import type { Entry } from './entry.ts';

const wordsOf = (entry: Entry): string =>
  [entry.name, entry.group, entry.purpose, ...entry.rules, ...entry.rows, ...entry.files]
    .concat(entry.examples.flatMap(({ title, rows = [] }) => [title, ...rows]))
    .join(' ')
    .toLowerCase();

/** The entries that have every word of the query somewhere: in name, purpose, rules, examples, files or checklist rows. */
export function findEntries(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => wanted.every((word) => wordsOf(entry).includes(word)));
  // Who types a name means the component, not everything that mentions it.
  const isNamed = ({ name }: Entry) => wanted.length > 0 && wanted.every((word) => name.toLowerCase().includes(word));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}
