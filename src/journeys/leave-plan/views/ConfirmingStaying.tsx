import type { selectLeavePlan } from '../../../../machines/leave-plan/leave-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { keepingMeans } from '../beside.copy.ts';
import { leavePlanCopy } from '../leave-plan.copy.ts';

const copy = leavePlanCopy.ConfirmingStaying;

/** What staying means, before the end is taken back. */
export function ConfirmingStaying({ model, send }: ViewPropsOf<typeof selectLeavePlan>) {
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.decline}
      isBusy={model.isBusy}
      onConfirm={() => send({ type: 'staying.confirmed' })}
      onDecline={() => send({ type: 'staying.declined' })}
    >
      <Text>{model.ordered ? copy.textIfMoving : copy.text}</Text>
      {keepingMeans(model).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </ConfirmDialog>
  );
}
