import type { selectChoosePaymentMethod } from '../../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { choosePaymentMethodCopy } from '../choose-payment-method.copy.ts';
import classes from './PaymentMethod.module.css';

const copy = choosePaymentMethodCopy.ConfirmingStop;

/** What it means that nothing is taken by itself any more, before it is so. */
export function ConfirmingStop({ model, send }: ViewPropsOf<typeof selectChoosePaymentMethod>) {
  const isDebit = model.debit !== null;
  const decline = () => send({ type: 'stopping.declined' });
  return (
    <Modal title={isDebit ? copy.debitTitle : copy.title} onClose={decline}>
      <div className={classes.part}>
        <Text>{isDebit ? copy.debitText : copy.text}</Text>
        <WaysOn>
          <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'stopping.confirmed' })}>
            {isDebit ? copy.debitConfirm : copy.confirm}
          </Button>
          <Button onClick={decline}>{isDebit ? copy.debitDecline : copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
