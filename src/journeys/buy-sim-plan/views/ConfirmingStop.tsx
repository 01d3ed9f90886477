import type { selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';

const copy = buySimPlanCopy.ConfirmingStop;

/** What it means that nothing is bought any more, before it is so. */
export function ConfirmingStop({ model, send }: ViewPropsOf<typeof selectBuySimPlan>) {
  const decline = () => send({ type: 'stopping.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.section}>
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
