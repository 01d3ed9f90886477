import type { selectFollowShopOrder } from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';
import classes from './ShopOrder.module.css';

const copy = followShopOrderCopy.ConfirmingWithdrawal;

/** What it means to keep something after all, before its code is taken back. */
export function ConfirmingWithdrawal({ model, send }: ViewPropsOf<typeof selectFollowShopOrder>) {
  const { withdrawn, isBusy } = model;
  const decline = () => send({ type: 'withdrawal.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.section}>
        {withdrawn && <Text>{copy.text(withdrawn.pieces.map(({ name }) => name).join(', '))}</Text>}
        <Text tone="soft">{copy.again}</Text>
        <WaysOn>
          <Button variant="primary" loading={isBusy} onClick={() => send({ type: 'withdrawal.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
