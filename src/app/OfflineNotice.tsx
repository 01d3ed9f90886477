import { useSyncExternalStore } from 'react';
import type { Connection } from '../runtime/connection.ts';
import classes from './OfflineNotice.module.css';

/** A page built ahead of time knows nothing of its reader's connection. */
const unknown = () => false;

/**
 * A bar over the page while the browser is offline. The region is there before its words, so that they are read out, once;
 * what is on the page and typed into it stays.
 */
export function OfflineNotice({ connection }: { connection: Connection }) {
  const isOffline = useSyncExternalStore(connection.subscribe, connection.isOffline, unknown);
  return (
    <div role="status" className={classes.notice}>
      {isOffline && (
        <p className={classes.words}>
          <strong>You’re offline.</strong> What you entered and chose is still here. Carry on when you’re connected
          again.
        </p>
      )}
    </div>
  );
}
