import { useEffect, useState } from 'react';
import { metWords, waitsOf, waitWords } from './fault-words.ts';
import { testTools, type Fault } from './test-tools.ts';

const lookEveryMs = 1000;

/** What a rule has met so far, looked at each second until it is used up; a delay is seen counting. */
export function FaultProgress({ rule }: { rule: Fault }) {
  const { id } = rule;
  const [fault, setFault] = useState(rule);
  const [isHeard, setHeard] = useState(true);
  const [now, setNow] = useState(() => Date.now());
  const waits = waitsOf(fault, now);
  const isOver = !isHeard || (fault.timesLeft === 0 && waits.length === 0);
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      testTools.fault(id).then(setFault, () => {
        clearInterval(timer);
        setHeard(false);
      });
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [id, isOver]);
  return (
    <>
      <p role="status">
        {metWords(fault)}
        {!isHeard && ' No more is heard of it: it was ended, or the gateway does not answer.'}
      </p>
      {waits.map((wait, index) => (
        // Calls are met one after the other, and answered so.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{waitWords(fault, wait)}</p>
      ))}
    </>
  );
}
