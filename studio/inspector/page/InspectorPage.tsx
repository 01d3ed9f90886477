import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../../src/pages/NotFound.tsx';
import { Inspector } from './Inspector.tsx';
import { inspectorParts, type InspectorParts } from './inspector-parts.ts';
import classes from './InspectorPage.module.css';
import { ToolFrame } from './ToolFrame.tsx';
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
  const entries = useAnswer(parts.register.journeys);
  const name = journey ?? first;
  // The titles on the map are asked for with the journey, not behind it.
  useEffect(() => void parts.layers.copyOf(name).catch(() => undefined), [parts, name]);
  const go = useCallback(
    (name: string) => void navigate(`/inspector/${name}`, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  if (journey !== undefined && entries.value?.every(({ name }) => name !== journey)) return <NotFound />;
  return (
    <ToolFrame title="Journey inspector" className={classes.page} answer={entries}>
      {(journeys) => (
        <Inspector
          parts={parts}
          entries={journeys}
          journey={name}
          onJourney={go}
          follows={follows}
          tab={null}
          opens={opens}
        />
      )}
    </ToolFrame>
  );
}
