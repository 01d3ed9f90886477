import { useEffect, useState } from 'react';

/** What was asked for: not there yet, there, or why not. */
type Asked<Value> = { value: Value | null; mistake: string | null };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'That did not work.');

/**
 * Asks once when the section comes up; `act` does something and takes its answer for the new value. Neither throws.
 * `ask` must be the same function at every drawing.
 */
export function useAsked<Value>(ask: () => Promise<Value>) {
  const [asked, setAsked] = useState<Asked<Value>>({ value: null, mistake: null });
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    ask().then(
      (value) => isHere && setAsked({ value, mistake: null }),
      (error: unknown) => isHere && setAsked({ value: null, mistake: wordsOf(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [ask]);
  const act = async (work: () => Promise<Value>): Promise<boolean> => {
    setBusy(true);
    try {
      setAsked({ value: await work(), mistake: null });
      return true;
    } catch (error) {
      setAsked(({ value }) => ({ value, mistake: wordsOf(error) }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { ...asked, isBusy, act };
}
