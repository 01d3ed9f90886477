import type { selectFollowShopOrder } from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';

const copy = followShopOrderCopy.ConfirmingCancellation;

/** What goes back when the order is stopped, in pounds, before it is. */
export function ConfirmingCancellation({ model, send }: ViewPropsOf<typeof selectFollowShopOrder>) {
  const { order, isBusy } = model;
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.decline}
      isBusy={isBusy}
      isDestructive
      onConfirm={() => send({ type: 'cancellation.confirmed' })}
      onDecline={() => send({ type: 'cancellation.declined' })}
    >
      {order && <Text>{copy.text(order.goesBackInPence)}</Text>}
      <Text tone="soft">{copy.when}</Text>
    </ConfirmDialog>
  );
}
