import { useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../../src/pages/NotFound.tsx';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { useHeadingFocus } from '../../../src/ui/PageHeading/heading-focus.ts';
import { PageTitle } from '../../../src/ui/PageTitle/PageTitle.tsx';
import { Inspector } from './Inspector.tsx';
import { inspectorParts, type InspectorParts } from './inspector-parts.ts';
import classes from './InspectorPage.module.css';
import { useAnswer } from './use-answer.ts';

const first = 'order-broadband';

/**
 * `/inspector/:journey?`, for product owners and testers, where tools are on: every journey, and what runs elsewhere.
 * `?open=` names a state of the journey, and a fresh page is brought there.
 */
export function InspectorPage({ given }: { given?: InspectorParts }) {
  const { journey } = useParams();
  const navigate = useNavigate();
  const [parts] = useState(() => given ?? inspectorParts());
  // An address that names a journey asks for that one; without one the chart goes where the customer goes.
  const [follows] = useState(journey === undefined);
  const [asked] = useSearchParams();
  const [opens] = useState(asked.get('open'));
  const heading = useHeadingFocus();
  const { value: entries, mistake } = useAnswer(parts.register.journeys);
  const go = useCallback(
    (name: string) => void navigate(`/inspector/${name}`, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  if (entries && journey !== undefined && entries.every(({ name }) => name !== journey)) return <NotFound />;
  return (
    <div className={classes.page}>
      <PageTitle>Journey inspector</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Journey inspector
      </h1>
      {mistake !== null && <Alert kind="error" title={mistake} />}
      {entries === null && mistake === null && <LazyLoader />}
      {entries && (
        <Inspector
          parts={parts}
          entries={entries}
          journey={journey ?? first}
          onJourney={go}
          follows={follows}
          tab={null}
          opens={opens}
        />
      )}
    </div>
  );
}
