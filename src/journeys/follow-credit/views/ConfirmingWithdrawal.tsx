import type { selectFollowCredit } from '../../../../machines/follow-credit/follow-credit.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followCreditCopy } from '../follow-credit.copy.ts';
import classes from './ShowingCredit.module.css';

const copy = followCreditCopy.ConfirmingWithdrawal;

/** What follows from withdrawing, before it is done: the order goes with it where it has not left. */
export function ConfirmingWithdrawal({ model: { withdrawing, isBusy }, send }: ViewPropsOf<typeof selectFollowCredit>) {
  const decline = () => send({ type: 'withdrawal.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.part}>
        <Text>{withdrawing?.withdrawalStopsOrder === true ? copy.stops : copy.text}</Text>
        <WaysOn>
          <Button variant="destructive" loading={isBusy} onClick={() => send({ type: 'withdrawal.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
