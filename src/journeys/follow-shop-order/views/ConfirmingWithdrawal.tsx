import type { selectFollowShopOrder } from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';

const copy = followShopOrderCopy.ConfirmingWithdrawal;

/** What it means to keep something after all, before its code is taken back. */
export function ConfirmingWithdrawal({ model, send }: ViewPropsOf<typeof selectFollowShopOrder>) {
  const { withdrawn, isBusy } = model;
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.decline}
      isBusy={isBusy}
      onConfirm={() => send({ type: 'withdrawal.confirmed' })}
      onDecline={() => send({ type: 'withdrawal.declined' })}
    >
      {withdrawn && <Text>{copy.text(withdrawn.pieces.map(({ name }) => name).join(', '))}</Text>}
      <Text tone="soft">{copy.again}</Text>
    </ConfirmDialog>
  );
}
