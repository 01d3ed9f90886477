import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { orderPlacedCopy } from '../order-placed.copy.ts';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './OrderPlaced.module.css';

const copy = orderPlacedCopy;

/** News of the order by email and text (OR-09). */
export function OrderUpdates({
  updates,
  send,
}: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'send'> & {
  updates: ViewPropsOf<typeof selectOrderBroadband>['model']['updates'];
}) {
  return (
    <section className={classes.part} data-screen-only aria-labelledby="order-updates">
      <h2 id="order-updates">{copy.updates}</h2>
      {updates === 'on' ? (
        <Alert kind="success">{copy.updatesOn}</Alert>
      ) : (
        <>
          <Text>{copy.updatesText}</Text>
          {updates === 'failed' && <Alert kind="error">{copy.updatesFailed}</Alert>}
          <div>
            <Button
              loading={updates === 'switchingOn'}
              onClick={() => send({ type: updates === 'failed' ? 'retry.requested' : 'updates.requested' })}
            >
              {updates === 'failed' ? copy.updatesRetry : copy.updatesAction}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
