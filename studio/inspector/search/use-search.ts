import { useCallback, useState } from 'react';
import { useAnswer } from '../page/use-answer.ts';
import type { Found, SearchQuestion, SearchSource } from './search.types.ts';

const nothing: Found = { hits: [], total: 0, here: [] };

export type Searched = {
  found: Found;
  /** What is shown is of the words that stand there, not of those before. */
  isAnswered: boolean;
  /** Why nothing can be looked for, in words. */
  mistake: string | null;
  /** The answer itself, for who has pressed Enter before it came. */
  answer: () => Promise<Found>;
};

/** What is found by what somebody types. Until the next answer is there the last one stays; without words nothing is asked. */
export function useSearch({ find }: SearchSource, { query, journey, words }: SearchQuestion): Searched {
  const answer = useCallback(
    () => (query.trim() === '' ? Promise.resolve(nothing) : find({ query, journey, words })),
    [find, query, journey, words],
  );
  const { value, mistake } = useAnswer(answer);
  const [last, setLast] = useState(nothing);
  if (value !== null && value !== last) setLast(value);
  return { found: value ?? last, isAnswered: value !== null, mistake, answer };
}
