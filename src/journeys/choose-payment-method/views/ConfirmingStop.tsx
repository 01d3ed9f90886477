import type { selectChoosePaymentMethod } from '../../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { choosePaymentMethodCopy } from '../choose-payment-method.copy.ts';
import classes from './PaymentMethod.module.css';

const copy = choosePaymentMethodCopy.ConfirmingStop;

/** What it means that no card is charged any more, before it is so. */
export function ConfirmingStop({ model, send }: ViewPropsOf<typeof selectChoosePaymentMethod>) {
  const decline = () => send({ type: 'stopping.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.part}>
        <Text>{copy.text}</Text>
        <WaysOn>
          <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'stopping.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
