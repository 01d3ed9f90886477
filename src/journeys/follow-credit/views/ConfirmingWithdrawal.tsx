import type { selectFollowCredit } from '../../../../machines/follow-credit/follow-credit.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { followCreditCopy } from '../follow-credit.copy.ts';

const copy = followCreditCopy.ConfirmingWithdrawal;

/** What follows from withdrawing, before it is done: the order goes with it where it has not left. */
export function ConfirmingWithdrawal({ model: { withdrawing, isBusy }, send }: ViewPropsOf<typeof selectFollowCredit>) {
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.decline}
      isBusy={isBusy}
      isDestructive
      onConfirm={() => send({ type: 'withdrawal.confirmed' })}
      onDecline={() => send({ type: 'withdrawal.declined' })}
    >
      <Text>{withdrawing?.withdrawalStopsOrder === true ? copy.stops : copy.text}</Text>
    </ConfirmDialog>
  );
}
