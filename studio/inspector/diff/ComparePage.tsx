import { useState } from 'react';
import { inspectorParts } from '../page/inspector-parts.ts';
import { ToolFrame } from '../page/ToolFrame.tsx';
import { useAnswer } from '../page/use-answer.ts';
import classes from './ComparePage.module.css';
import { Comparison, type CompareParts } from './Comparison.tsx';
import { versionsSource } from './versions-source.ts';

/**
 * `/inspector?compare=<journey>`: two versions of the journeys, for product owners, where tools are on. `before` and
 * `after` may name commits.
 */
export function ComparePage({ given }: { given?: CompareParts }) {
  const [parts] = useState((): CompareParts => given ?? { ...inspectorParts(), versions: versionsSource });
  const entries = useAnswer(parts.register.journeys);
  return (
    <ToolFrame title="Compare versions" className={classes.page} answer={entries}>
      {(journeys) => <Comparison parts={parts} entries={journeys} />}
    </ToolFrame>
  );
}
