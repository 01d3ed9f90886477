import { useCallback, useState } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { ChartPane } from '../chart-view/ChartPane.tsx';
import { OpeningBlocked } from '../open-in-state/OpeningBlocked.tsx';
import { SidePane } from '../side/SidePane.tsx';
import classes from './Inspector.module.css';
import { JourneyList } from './JourneyList.tsx';
import { TimeBar } from './TimeBar.tsx';
import { useAnswer } from './use-answer.ts';
import { useInspector, type InspectorOptions } from './use-inspector.ts';

/** The chart of a journey with all that is known of it, beside or under each other as there is room. */
export function Inspector(options: InspectorOptions) {
  const inspector = useInspector(options);
  const { register } = options.parts;
  const { journey } = options;
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
