import type { selectChoosePaymentMethod } from '../../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { choosePaymentMethodCopy } from '../choose-payment-method.copy.ts';

const copy = choosePaymentMethodCopy.ConfirmingStop;

/** What it means that nothing is taken by itself any more, before it is so. */
export function ConfirmingStop({ model, send }: ViewPropsOf<typeof selectChoosePaymentMethod>) {
  const isDebit = model.debit !== null;
  return (
    <ConfirmDialog
      title={isDebit ? copy.debitTitle : copy.title}
      confirm={isDebit ? copy.debitConfirm : copy.confirm}
      decline={isDebit ? copy.debitDecline : copy.decline}
      isBusy={model.isBusy}
      onConfirm={() => send({ type: 'stopping.confirmed' })}
      onDecline={() => send({ type: 'stopping.declined' })}
    >
      <Text>{isDebit ? copy.debitText : copy.text}</Text>
    </ConfirmDialog>
  );
}
