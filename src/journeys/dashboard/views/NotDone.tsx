import type { selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { Card as CardName } from '../../../../machines/dashboard/dashboard.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';

type NotDoneProps = { children: string; card?: CardName } & Pick<ViewPropsOf<typeof selectDashboard>, 'send'>;

/** A call about messages that failed, next to what it is about; the same press sends it again. */
export const NotDone = ({ children, card = 'messages', send }: NotDoneProps) => (
  <Alert kind="error" weight="minor">
    <p>{children}</p>
    <div className={classes.way}>
      <Button small onClick={() => send({ type: 'retry.requested', card })}>
        {dashboardCopy.Dashboard.retry}
      </Button>
    </div>
  </Alert>
);
