import type { selectManageOrder } from '../../../../machines/manage-order/manage-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { manageOrderCopy } from '../manage-order.copy.ts';
import classes from './ManageOrder.module.css';

const copy = manageOrderCopy.ConfirmingCancellation;
const { may } = manageOrderCopy.ShowingOrder;

/** What it means to end the order now, before it is ended (DB-06). */
export function ConfirmingCancellation({ model, send }: ViewPropsOf<typeof selectManageOrder>) {
  const { how, until } = model.cancellation;
  const words = copy[how === 'WITHDRAW' ? 'WITHDRAW' : 'CANCEL'];
  const keep = () => send({ type: 'cancellation.declined' });
  return (
    <Modal title={words.title} onClose={keep}>
      <div className={classes.part}>
        <ul className={classes.means}>
          {words.means.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Text>{may[how === 'WITHDRAW' ? 'WITHDRAW' : 'CANCEL'](until)}</Text>
        <Text tone="soft">{copy.undone}</Text>
        <WaysOn>
          <Button variant="destructive" loading={model.isBusy} onClick={() => send({ type: 'cancellation.confirmed' })}>
            {words.confirm}
          </Button>
          <Button onClick={keep}>{copy.keep}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
