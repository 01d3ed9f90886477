import { piecesOf, readAs } from '../../words/gaps.ts';
import type { Sentence, WordChange } from '../../words/words.types.ts';
import type { ShownWords } from '../bridge/words-in-text.ts';

export const isOnSite = ({ saidBy }: Pick<Sentence, 'saidBy'>): boolean => saidBy.includes('site');

const hasWords = (text: string): boolean => /\p{L}/u.test(piecesOf(text).join(''));

/** What only reads like a sentence, or has it within it: "Download and upload" beside "{down} and {up}". */
function readAlike(text: string, sentences: readonly Sentence[]): readonly string[] {
  const pattern = readAs(text);
  const alike = sentences.filter(
    (other) =>
      isOnSite(other) &&
      other.text !== text &&
      hasWords(other.text) &&
      (pattern.test(other.text) || other.text.includes(text)),
  );
  return [...new Set(alike.map((other) => other.text))];
}

/** What pages are told of changed sentences of the site. */
export function shownWords(
  sentences: readonly Sentence[],
  changes: ReadonlyMap<string, WordChange>,
): readonly ShownWords[] {
  return sentences.flatMap((sentence) => {
    const change = changes.get(sentence.id);
    if (!change || !isOnSite(sentence)) return [];
    const { text, views } = sentence;
    return { from: text, to: change.to, views, others: readAlike(text, sentences) };
  });
}

/** Other sentences of the site that say the same where it is said: a page cannot tell them apart. */
export function sameWords(sentence: Sentence, sentences: readonly Sentence[]): readonly Sentence[] {
  if (!isOnSite(sentence)) return [];
  const isNear = ({ views, path }: Sentence): boolean =>
    path === sentence.path &&
    (views.length === 0 || sentence.views.length === 0 || views.some((view) => sentence.views.includes(view)));
  return sentences.filter((other) => other.id !== sentence.id && other.text === sentence.text && isNear(other));
}
