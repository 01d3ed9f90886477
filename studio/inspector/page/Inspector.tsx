import { useCallback, useState } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { ChartPane } from '../chart-view/ChartPane.tsx';
import type { JourneyEntry } from '../register/register.types.ts';
import { OpeningBlocked } from '../open-in-state/OpeningBlocked.tsx';
import { SidePane } from '../side/SidePane.tsx';
import classes from './Inspector.module.css';
import type { InspectorParts } from './inspector-parts.ts';
import { JourneyList } from './JourneyList.tsx';
import { TimeBar } from './TimeBar.tsx';
import { useAnswer } from './use-answer.ts';
import { useInspector } from './use-inspector.ts';

type InspectorProps = {
  parts: InspectorParts;
  entries: readonly JourneyEntry[];
  /** The name of the journey whose chart is shown. */
  journey: string;
  onJourney: (name: string) => void;
  follows: boolean;
  tab: string | null;
  /** The state that is to be opened in a fresh page. */
  opens?: string | null;
};

/** The chart of a journey with all that is known of it, beside or under each other as there is room. */
export function Inspector({ parts, entries, journey, onJourney, follows, tab, opens = null }: InspectorProps) {
  const inspector = useInspector({ parts, entries, journey, onJourney, follows, tab, opens });
  const { register } = parts;
  const { value, mistake } = useAnswer(useCallback(() => register.journey(journey), [register, journey]));
  // Until the next chart is there the last one stays, and with it what somebody is doing beside it.
  const [drawn, setDrawn] = useState(value);
  if (value !== null && value !== drawn) setDrawn(value);
  return (
    <div className={classes.inspector}>
      <OpeningBlocked opener={inspector.opener} />
      <div className={classes.panes}>
        <JourneyList inspector={inspector} />
        {mistake !== null && <Alert kind="error" title={mistake} />}
        {drawn === null && mistake === null && <LazyLoader />}
        {drawn !== null && (
          <>
            <div className={classes.middle}>
              <ChartPane inspector={inspector} journey={drawn} />
              <TimeBar inspector={inspector} />
            </div>
            <SidePane inspector={inspector} journey={drawn} />
          </>
        )}
      </div>
    </div>
  );
}
