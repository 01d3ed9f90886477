import { guardWords } from '../../charts/chart-words.ts';
import type { ChartWords } from '../../charts/chart.types.ts';
import type { Masked, NotedRead, Refusal } from '../bridge/messages.types.ts';

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;

/** A value in a word: what is masked is its kind. */
function valueWords(value: Masked): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === '') return 'empty';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const readWords = (read: readonly NotedRead[], more: number): string => {
  const places = read.map(({ place, value }) => `${place} is ${valueWords(value)}`);
  return [...places, ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

const nameWords = ({ guard, given, parts }: Refusal, words: ChartWords): string => {
  const name = `“${guardWords(guard, words)}${given === '' ? '' : `: ${given}`}”`;
  return parts.length === 0 ? name : `${name} (${listed(parts.map((part) => `“${guardWords(part, words)}”`))})`;
};

/**
 * "“if on offer” says no: event.productId is ‹productId›, context.products is ‹empty list›". Conditions that looked at the
 * same, such as those that ask what went wrong, are told together.
 */
export function refusalWords(
  refused: readonly Refusal[],
  words: ChartWords,
  [says, say]: readonly [one: string, several: string],
): string {
  const alike = new Map<string, string[]>();
  for (const refusal of refused) {
    const read = readWords(refusal.read, refusal.more);
    alike.set(read, [...(alike.get(read) ?? []), nameWords(refusal, words)]);
  }
  const told = [...alike].map(([read, names]) => {
    const verdict = `${listed(names)} ${names.length === 1 ? says : say} no`;
    return read === '' ? verdict : `${verdict}: ${read}`;
  });
  return told.length === 0 ? '' : `${told.join('; ')}.`;
}
