import { gapsIn, piecesOf } from './gaps.ts';
import type { Sentence } from './words.types.ts';

/** How often each gap stands in a text. */
function gapsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of gapsIn(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Customers read a printer's apostrophe, which is on no keyboard. */
export const typeset = (text: string): string =>
  text
    .trim()
    .replaceAll(/(\p{L}|\d)'(?=\p{L})/gu, '$1’')
    .replaceAll(/\r\n?/g, '\n');

/** Words in place of a sentence that others stand beside: the spaces at its ends belong to it, and are seen by nobody who types. */
export function typesetLike(sentence: string, words: string): string {
  const [, before = '', after = ''] = /^(\s*)[^]*?(\s*)$/.exec(sentence) ?? [];
  const inner = typeset(words);
  return inner === '' ? '' : before + inner + after;
}

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

type Changed = Pick<Sentence, 'text' | 'fixedBy' | 'keeps'>;

/** What is wrong with other words for a sentence, in words; null where nothing is. */
export function mistakeIn({ text, fixedBy, keeps }: Changed, words: string): string | null {
  if (fixedBy.length > 0) return `These words are fixed by the specification (${fixedBy.join(', ')}).`;
  if (words.trim() === '') return 'A sentence needs words.';
  const wanted = gapsOf(text);
  const given = gapsOf(words);
  const missing = [...wanted].filter(([name, count]) => (given.get(name) ?? 0) < count).map(([name]) => name);
  if (missing.length > 0) return `${listed(missing)} is missing. It is filled in for each customer: put it back.`;
  const strange = [...given].filter(([name, count]) => (wanted.get(name) ?? 0) < count).map(([name]) => name);
  if (strange.length > 0)
    return `Nothing fills ${listed(strange)} here. Take it out, or use each placeholder as before.`;
  const lost = keeps.find((kept) => !words.includes(kept));
  if (lost !== undefined) return `“${lost}” is fixed by the specification: leave it in.`;
  return null;
}

/** A string as our formatter writes it: in double quotes where that saves escapes. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`);
  return `${quote}${inner}${quote}`;
}

function templated(gaps: Sentence['gaps'], words: string): string {
  const codes = new Map(gaps.map(({ name, code }) => [name, code]));
  const names = gapsIn(words);
  const pieces = piecesOf(words).map((piece) =>
    piece.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${'),
  );
  const filled = pieces.map((piece, at) =>
    at < names.length ? `${piece}\${${codes.get(names[at] ?? '') ?? ''}}` : piece,
  );
  return `\`${filled.join('')}\``;
}

/** The piece of code that says a sentence in other words. */
export function codeOf({ form, gaps }: Pick<Sentence, 'form' | 'gaps'>, words: string): string {
  if (form === 'template') return templated(gaps, words);
  if (form === 'string') return quoted(words);
  // Between tags, and in the quotes of an attribute, some signs mean something.
  if (form === 'element') return /[{}<>&\n]/.test(words) ? `{${quoted(words)}}` : words;
  return /["&\n]/.test(words) ? `{${quoted(words)}}` : `"${words}"`;
}
