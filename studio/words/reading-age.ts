import { piecesOf } from './gaps.ts';

/** Endings that are written with a vowel and spoken without one of their own. */
const silent = /(?:(?<![sxzcglaeiouy]|ch|sh)es|(?<![tdaeiouy])ed|(?<![laeiouy])e)$/;

/** Words of everyday use here whose vowels mislead. */
const exceptions: Readonly<Record<string, number>> = {
  broadband: 2,
  business: 2,
  every: 2,
  everyone: 3,
  evening: 2,
  people: 2,
  area: 3,
  idea: 3,
  being: 2,
  quiet: 2,
  somewhere: 2,
  something: 2,
  sometimes: 2,
  engineer: 3,
  engineers: 3,
};

/** How many syllables an English word has, by its vowels: right for most words, and nearly right for the rest. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const known = exceptions[letters];
  if (known !== undefined) return known;
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(silent, '').replace(/^y/, '');
  // Two vowels that are spoken apart: "create", "video", "quiet".
  const apart = spoken.match(/[iy]a(?!r?s?$)|[iu]o(?!us|n)|eo(?!r|p)|ie[nt](?!$)|ea[tl]i|io$/g) ?? [];
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length + apart.length);
}

/** The words of a text. A gap is one, as most are filled with a name, a price or a date. */
export const wordsOf = (text: string): readonly string[] =>
  piecesOf(text)
    .join('filled')
    .split(/[\s–—/]+/)
    .filter((word) => /[\p{L}\d]/u.test(word));

/** Fewer words than these say nothing of how they read: "Continue" alone would be for the old. */
const fewestWords = 5;
const youngest = 5;

/** The years of school that the formula of Flesch and Kincaid asks for, and the age at which they are behind a child. */
export function readingAge(text: string): number | null {
  const words = wordsOf(text);
  if (words.length < fewestWords) return null;
  const sentences = text.split(/[.!?:;]+(?=\s|$)/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(youngest, Math.round(grade + 5));
}
