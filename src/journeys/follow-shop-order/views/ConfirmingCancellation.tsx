import type { selectFollowShopOrder } from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';
import classes from './ShopOrder.module.css';

const copy = followShopOrderCopy.ConfirmingCancellation;

/** What goes back when the order is stopped, in pounds, before it is. */
export function ConfirmingCancellation({ model, send }: ViewPropsOf<typeof selectFollowShopOrder>) {
  const { order, isBusy } = model;
  const decline = () => send({ type: 'cancellation.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.section}>
        {order && <Text>{copy.text(order.goesBackInPence)}</Text>}
        <Text tone="soft">{copy.when}</Text>
        <WaysOn>
          <Button variant="destructive" loading={isBusy} onClick={() => send({ type: 'cancellation.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
