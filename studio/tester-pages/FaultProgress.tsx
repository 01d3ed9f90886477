import { useEffect, useState } from 'react';
import { metWords, waitsOf, waitWords } from './fault-words.ts';
import { testTools, type Fault } from './test-tools.ts';

const lookEveryMs = 1000;

/** What a rule has met so far, looked at each second until it is used up; a delay is seen counting. */
export function FaultProgress({ rule }: { rule: Fault }) {
  const { id } = rule;
  const [fault, setFault] = useState(rule);
  const [now, setNow] = useState(() => Date.now());
  const waits = waitsOf(fault, now);
  const isOver = fault.timesLeft === 0 && waits.length === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      // A rule that somebody has ended meets nothing more; what it has met stays here.
      testTools.fault(id).then(setFault, () => clearInterval(timer));
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [id, isOver]);
  return (
    <>
      <p role="status">{metWords(fault)}</p>
      {waits.map((wait, index) => (
        // Calls are met one after the other, and answered so.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{waitWords(fault, wait)}</p>
      ))}
    </>
  );
}
