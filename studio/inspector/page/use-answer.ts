import { useEffect, useState } from 'react';

export type Answer<Value> = { value: Value | null; mistake: string | null };

type Answered<Value> = Answer<Value> & { ask: unknown };

const nothing = { ask: null, value: null, mistake: null };

/** What a question was answered with; nothing while it is open. `ask` must be the same function until the question is another. */
export function useAnswer<Value>(ask: () => Promise<Value>): Answer<Value> {
  const [answered, setAnswered] = useState<Answered<Value>>(nothing);
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (value) => isWanted && setAnswered({ ask, value, mistake: null }),
      (error: unknown) =>
        isWanted && setAnswered({ ask, value: null, mistake: error instanceof Error ? error.message : 'No answer' }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask]);
  // The answer to the question before is none to this one.
  return answered.ask === ask ? answered : nothing;
}
