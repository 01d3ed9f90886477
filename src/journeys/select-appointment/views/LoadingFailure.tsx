import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { selectAppointmentCopy } from '../select-appointment.copy.ts';
import classes from './LoadingFailure.module.css';

type LoadingFailureProps = { title?: string; message: string; onRetry: () => void };

/** Dates that could not be fetched, and the way to ask for them again. */
export function LoadingFailure({ title, message, onRetry }: LoadingFailureProps) {
  return (
    <Alert kind="error" title={title}>
      <div className={classes.inside}>
        <p>{message}</p>
        <Button small onClick={onRetry}>
          {selectAppointmentCopy.ChoosingDate.retry}
        </Button>
      </div>
    </Alert>
  );
}
