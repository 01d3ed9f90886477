import type { ChartTransition, ChartWords } from './chart.types.ts';

/** `choosingInHomeVisit` → `choosing in home visit` */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const kinds: readonly [pattern: RegExp, customer: (name: string) => string, developer: (name: string) => string][] = [
  [/^$/, () => 'at once', () => 'always'],
  [/^xstate\.done\.actor\.(.+)$/, (name) => `${spaced(name)}: answered`, (name) => `${name} ✓`],
  [/^xstate\.error\.actor\.(.+)$/, (name) => `${spaced(name)}: failed`, (name) => `${name} ✗`],
  [/^xstate\.after\.([^.]+)\..+$/, (name) => `after ${delayWords(name)}`, (name) => `after ${name}`],
  [/^xstate\.done\.state\.(?:.+\.)?([^.]+)$/, (name) => `${spaced(name)}: done`, (name) => `${name} done`],
];

/** Delays are named, or milliseconds. */
const delayWords = (name: string): string => (/^\d+$/.test(name) ? `${Number(name) / 1000} s` : spaced(name));

/** What happens, for people: `plan.selected` is "plan selected". */
export function eventWords(event: string, words: ChartWords): string {
  for (const [pattern, customer, developer] of kinds) {
    const name = pattern.exec(event);
    if (name) return (words === 'customer' ? customer : developer)(name[1] ?? '');
  }
  return words === 'customer' ? spaced(event) : event;
}

/** `isOnOffer` → `if on offer`; `mayBook` → `if may book`. */
export function guardWords(guard: string, words: ChartWords): string {
  return words === 'customer' ? `if ${spaced(guard.replace(/^(is|are)(?=[A-Z])/, ''))}` : `[${guard}]`;
}

/** "plan selected, if on offer"; a later candidate without a condition of its own is "otherwise". */
export function transitionWords({ event, guard, place }: ChartTransition, words: ChartWords): string {
  const what = eventWords(event, words);
  if (guard !== null)
    return words === 'customer' ? `${what}, ${guardWords(guard, words)}` : `${what} ${guardWords(guard, words)}`;
  if (place === 0) return what;
  return words === 'customer' ? `${what}, otherwise` : `${what} [else]`;
}

/** Breaks a text into lines of at most so many characters, between words. */
export function linesOf(text: string, maxCharacters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= maxCharacters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.filter((line) => line !== '');
}
