import type { selectChoosePaymentMethod } from '../../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { cardInWords } from '../../../ui/format/card.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { choosePaymentMethodCopy } from '../choose-payment-method.copy.ts';

const copy = choosePaymentMethodCopy.ConfirmingRemoval;

/** Which card is forgotten, and what that means for bills, before it is so. */
export function ConfirmingRemoval({ model, send }: ViewPropsOf<typeof selectChoosePaymentMethod>) {
  const { removed, isBusy } = model;
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.decline}
      isBusy={isBusy}
      isDestructive
      onConfirm={() => send({ type: 'removal.confirmed' })}
      onDecline={() => send({ type: 'removal.declined' })}
    >
      {removed && <Text>{copy.text(cardInWords(removed))}</Text>}
      {removed?.isCharged && <Text>{copy.isCharged}</Text>}
    </ConfirmDialog>
  );
}
