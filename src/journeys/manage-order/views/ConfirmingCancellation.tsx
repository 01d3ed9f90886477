import type { selectManageOrder } from '../../../../machines/manage-order/manage-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { manageOrderCopy } from '../manage-order.copy.ts';
import classes from './ManageOrder.module.css';

const copy = manageOrderCopy.ConfirmingCancellation;
const { may } = manageOrderCopy.ShowingOrder;

/** What it means to end the order now, before it is ended (DB-06). */
export function ConfirmingCancellation({ model, send }: ViewPropsOf<typeof selectManageOrder>) {
  const { how, until } = model.cancellation;
  const words = copy[how === 'WITHDRAW' ? 'WITHDRAW' : 'CANCEL'];
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.confirm}
      decline={copy.keep}
      isBusy={model.isBusy}
      isDestructive
      onConfirm={() => send({ type: 'cancellation.confirmed' })}
      onDecline={() => send({ type: 'cancellation.declined' })}
    >
      <ul className={classes.means}>
        {words.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Text>{may[how === 'WITHDRAW' ? 'WITHDRAW' : 'CANCEL'](until)}</Text>
      <Text tone="soft">{copy.undone}</Text>
    </ConfirmDialog>
  );
}
