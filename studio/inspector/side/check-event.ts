import type { Sample } from '../register/register.types.ts';

/** What was typed, as an event that may be sent, or why it may not. */
export type CheckedEvent = { event: Sample } | { mistake: string };

const kindOf = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `a ${typeof value === 'boolean' ? 'yes or no (true, false)' : typeof value === 'string' ? 'text' : typeof value}`;
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first thing in which a value is built differently from its sample; null where nothing is. */
function difference(value: unknown, sample: unknown, path: string): string | null {
  // A sample that has nothing there does not say what else could be.
  if (sample === null || sample === undefined || value === null) return null;
  if (kindOf(value) !== kindOf(sample)) return `“${path}” is ${kindOf(value)}; in the sample it is ${kindOf(sample)}`;
  if (!isFields(value) || !isFields(sample)) return null;
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  const missing = Object.keys(sample).find((key) => !(key in value));
  if (missing !== undefined) return `“${at(missing)}” is missing; the sample has it`;
  const unknown = Object.keys(value).find((key) => !(key in sample));
  if (unknown !== undefined) return `“${at(unknown)}” is not known; the sample has no such field`;
  return (
    Object.keys(sample)
      .map((key) => difference(value[key], sample[key], at(key)))
      .find((found) => found !== null) ?? null
  );
}

/**
 * Reads an event that was typed as JSON. It has to be built like one of the samples of its type, so that the machine is
 * not given what the site could never give it.
 */
export function checkEvent(text: string, type: string, samples: readonly Sample[]): CheckedEvent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { mistake: `This is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}` };
  }
  if (!isFields(value)) return { mistake: 'An event is a group of fields: { "type": … }' };
  if (value['type'] !== type) return { mistake: `“type” has to stay "${type}"` };
  const differences = samples.map((sample) => difference(value, sample, ''));
  const [first] = differences;
  if (first !== undefined && first !== null && !differences.includes(null)) return { mistake: first };
  return { event: { ...value, type } };
}
