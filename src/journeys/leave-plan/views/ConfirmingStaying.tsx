import type { selectLeavePlan } from '../../../../machines/leave-plan/leave-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { keepingMeans } from '../beside.copy.ts';
import { leavePlanCopy } from '../leave-plan.copy.ts';
import classes from './LeavePlan.module.css';

const copy = leavePlanCopy.ConfirmingStaying;

/** What staying means, before the end is taken back. */
export function ConfirmingStaying({ model, send }: ViewPropsOf<typeof selectLeavePlan>) {
  const decline = () => send({ type: 'staying.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.part}>
        <Text>{model.ordered ? copy.textIfMoving : copy.text}</Text>
        {keepingMeans(model).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <WaysOn>
          <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'staying.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
