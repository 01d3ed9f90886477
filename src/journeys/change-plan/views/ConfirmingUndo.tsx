import type { selectChangePlan } from '../../../../machines/change-plan/change-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { changePlanCopy } from '../change-plan.copy.ts';
import classes from './ChangePlan.module.css';

const copy = changePlanCopy.ConfirmingUndo;

/** What undoing means, before the change is undone. */
export function ConfirmingUndo({ model, send }: ViewPropsOf<typeof selectChangePlan>) {
  const meshPoint = model.asked?.meshPoint;
  const decline = () => send({ type: 'undo.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.part}>
        {model.present && <Text>{copy.text(model.present)}</Text>}
        {meshPoint && <Text>{copy.meshPoint[meshPoint.goes]}</Text>}
        <WaysOn>
          <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'undo.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
