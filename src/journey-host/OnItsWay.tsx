import { useState } from 'react';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Spinner } from '../ui/Spinner/Spinner.tsx';
import { useWaited } from '../ui/Spinner/use-waited.ts';
import { timing } from '../ui/tokens.ts';
import classes from './OnItsWay.module.css';

/** Over a page that stays until the code of what was asked for is there: the press did something. */
export function OnItsWay() {
  const isLate = useWaited(timing.lazyLoaderDelay);
  return (
    <div className={classes.place}>
      {isLate && (
        <div className={classes.sign}>
          <Spinner />
        </div>
      )}
    </div>
  );
}

/** Where it did not come. The page is as it was before the press, and what was pressed must not be covered. */
export function NotOpened({ onRead }: { onRead: () => void }) {
  // What was pressed has the focus still, and has it again once this is put away.
  const [pressed] = useState(() => document.activeElement);
  const putAway = () => {
    onRead();
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  };
  return (
    <div className={classes.place} data-at="top">
      <div className={classes.words}>
        <Alert kind="error" title="That didn’t open" onDismiss={putAway}>
          <p>Check your connection, then press it again. Nothing you have chosen is lost.</p>
        </Alert>
      </div>
    </div>
  );
}
