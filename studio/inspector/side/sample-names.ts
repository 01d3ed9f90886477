import { spaced } from '../../charts/chart-words.ts';
import type { Sample } from '../register/register.types.ts';

/** Longer texts are cut: the whole stands in the event. */
const longestText = 40;

const shortened = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.length === 1 ? '1 entry' : `${value.length === 0 ? 'no' : value.length} entries`;
  return typeof value === 'object' ? 'given' : shortened(String(value as string | number));
}

/** All fields of an event, by their place in it; a list and a group count as fields, too. */
function fieldsOf(value: object, above: string): [place: string, word: string][] {
  return Object.entries(value).flatMap(([key, entry]): [string, string][] => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : spaced(key);
    const place = above === '' ? name : `${above} ${name}`;
    const within = typeof entry === 'object' && entry !== null ? fieldsOf(entry as object, place) : [];
    return [[place, wordOf(entry)], ...within];
  });
}

const depthOf = (place: string): number => place.split(' ').length;

/**
 * What tells samples of one event apart: as few fields as that takes, with what they hold, "choice new number". Empty for
 * the only one.
 */
export function sampleNames(samples: readonly Sample[]): readonly string[] {
  const fields = samples.map((sample) => new Map(fieldsOf(sample, '')));
  const places = [...new Set(fields.flatMap((of) => [...of.keys()]))].toSorted(
    (one, other) => depthOf(one) - depthOf(other),
  );
  let names: readonly (readonly string[])[] = samples.map(() => []);
  const kinds = (of: typeof names) => new Set(of.map((name) => name.join(', '))).size;
  for (const place of places) {
    if (kinds(names) === samples.length) break;
    // All that a call brings along stands in its answer or its error.
    const name = place.replace(/^(?:output|error) /, '');
    const longer = names.map((before, index) => [...before, `${name} ${fields[index]?.get(place) ?? 'nothing'}`]);
    if (kinds(longer) > kinds(names)) names = longer;
  }
  return names.map((name) => name.join(', '));
}
