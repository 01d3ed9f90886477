import { piecesOf, readAs } from './gaps.ts';

/** Words that a requirement fixes to the letter: what docs/requirements.md has in "quotes". */
export type FixedWords = {
  id: string;
  words: string;
  /** As a sentence has them: a quote in the middle of a requirement begins small, and has left its full stop to it. */
  spelt: readonly string[];
  letters: number;
  count: number;
};

const lettersIn = (text: string): number =>
  piecesOf(text)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '').length;

function fixedWords(id: string, words: string): FixedWords {
  const large = words.charAt(0).toUpperCase() + words.slice(1);
  // A view may have the gap beside the words: <span>Hey</span> and the name.
  const beside = piecesOf(words).length > 1 ? piecesOf(words).map((piece) => piece.trim()) : [];
  const spelt = [words, `${words}.`, large, `${large}.`, ...beside.filter((piece) => /\p{L}/u.test(piece))];
  return { id, words, spelt, letters: lettersIn(words), count: words.split(/\s+/).length };
}

export const fixedWordsIn = (requirements: readonly { id: string; words: string }[]): readonly FixedWords[] =>
  requirements.flatMap(({ id, words }) =>
    [...words.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => fixedWords(id, quote)),
  );

/** What of a sentence is fixed: all of it, by these requirements, or words within it. */
export type Fixing = { fixedBy: readonly string[]; keeps: readonly string[] };

/** So many words in a row are no other's by chance. */
const tellingWords = 6;

/**
 * What requirements fix of a sentence. One word alone, such as "Plan", is fixed where its file says that it is about
 * that section of the requirements, as other pages have the same word of their own.
 */
export function fixingOf(text: string, source: string, fixed: readonly FixedWords[]): Fixing {
  const own = lettersIn(text);
  if (own === 0) return { fixedBy: [], keeps: [] };
  const isRead = readAs(text);
  const whole = fixed.filter(
    ({ id, spelt, letters, count }) =>
      // What is nearly all gaps could be anything.
      own * 4 >= letters * 3 && spelt.some((one) => isRead.test(one)) && (count > 1 || source.includes(id.slice(0, 3))),
  );
  const within = fixed.filter(({ words, count }) => count >= tellingWords && text.includes(words));
  return {
    fixedBy: [...new Set(whole.map(({ id }) => id))],
    keeps: whole.length > 0 ? [] : within.map(({ words }) => words),
  };
}
