import type { selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';

const copy = buySimPlanCopy.ConfirmingTakingBack;

/** What becomes of a plan that has not begun, and of what was paid for it, before it is taken back. */
export function ConfirmingTakingBack({ model, send }: ViewPropsOf<typeof selectBuySimPlan>) {
  const waiting = model.mine?.waiting;
  const decline = () => send({ type: 'takingBack.declined' });
  if (!waiting) return null;
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.section}>
        <Text>{copy.text(waiting.plan.name, waiting.priceInPence)}</Text>
        <Text>{waiting.paidBy === 'CREDIT' ? copy.toCredit : copy.toCard}</Text>
        <WaysOn>
          <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'takingBack.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
