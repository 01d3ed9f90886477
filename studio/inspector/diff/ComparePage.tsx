import { useState } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { useHeadingFocus } from '../../../src/ui/PageHeading/heading-focus.ts';
import { PageTitle } from '../../../src/ui/PageTitle/PageTitle.tsx';
import { inspectorParts } from '../page/inspector-parts.ts';
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
  const heading = useHeadingFocus();
  const { value: entries, mistake } = useAnswer(parts.register.journeys);
  return (
    <div className={classes.page}>
      <PageTitle>Compare versions</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Compare versions
      </h1>
      {mistake !== null && <Alert kind="error" title={mistake} />}
      {entries === null && mistake === null && <LazyLoader />}
      {entries && <Comparison parts={parts} entries={entries} />}
    </div>
  );
}
