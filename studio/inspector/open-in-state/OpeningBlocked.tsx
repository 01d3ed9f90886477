import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { sentence, spaced } from '../../charts/chart-words.ts';
import classes from './OpenHere.module.css';
import { lastPart } from './opening-words.ts';
import type { Opener } from './use-opener.ts';

/** Above the chart, when the browser has let no page open by itself: a press may open one. */
export function OpeningBlocked({ opener: { opening, open } }: { opener: Opener }) {
  if (opening?.state.kind !== 'blocked') return null;
  const { id, way } = opening;
  return (
    <div className={classes.blocked}>
      <Alert kind="warning" title="The browser has blocked the new page">
        <div className={classes.open}>
          <p>A page may open when you press for it. Where it does not, allow this site to open windows.</p>
          <div className={classes.row}>
            <Button small variant="primary" onClick={() => open(id, way)}>
              {`Open “${sentence(spaced(lastPart(id)))}”`}
            </Button>
          </div>
        </div>
      </Alert>
    </div>
  );
}
