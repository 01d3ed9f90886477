import { openWords } from '../../words/open-words.ts';
import { wordsData } from '../../words/words-data.ts';
import type { KeptWords, WordsRegister } from '../../words/words.types.ts';

/** The register of words as the site was built with it. Rejects with an Error in words where there is none. */
export async function loadWords(): Promise<WordsRegister> {
  const answer = await fetch(`/${wordsData}`).catch(() => null);
  if (!answer?.ok) throw new Error('The words could not be fetched. Build the site again, and load this page.');
  return openWords((await answer.json()) as KeptWords);
}
