import type { selectChoosePaymentMethod } from '../../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { cardInWords } from '../../../ui/format/card.ts';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { choosePaymentMethodCopy } from '../choose-payment-method.copy.ts';
import classes from './PaymentMethod.module.css';

const copy = choosePaymentMethodCopy.ConfirmingRemoval;

/** Which card is forgotten, and what that means for bills, before it is so. */
export function ConfirmingRemoval({ model, send }: ViewPropsOf<typeof selectChoosePaymentMethod>) {
  const { removed, isBusy } = model;
  const decline = () => send({ type: 'removal.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.part}>
        {removed && <Text>{copy.text(cardInWords(removed))}</Text>}
        {removed?.isCharged && <Text>{copy.isCharged}</Text>}
        <WaysOn>
          <Button variant="destructive" loading={isBusy} onClick={() => send({ type: 'removal.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
