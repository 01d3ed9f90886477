import type { selectChangePlan } from '../../../../machines/change-plan/change-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { changePlanCopy } from '../change-plan.copy.ts';

const copy = changePlanCopy.ConfirmingUndo;

/** What undoing means, before the change is undone. */
export function ConfirmingUndo({ model, send }: ViewPropsOf<typeof selectChangePlan>) {
  const meshPoint = model.asked?.meshPoint;
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.decline}
      isBusy={model.isBusy}
      onConfirm={() => send({ type: 'undo.confirmed' })}
      onDecline={() => send({ type: 'undo.declined' })}
    >
      {model.present && <Text>{copy.text(model.present)}</Text>}
      {meshPoint && <Text>{copy.meshPoint[meshPoint.goes]}</Text>}
    </ConfirmDialog>
  );
}
