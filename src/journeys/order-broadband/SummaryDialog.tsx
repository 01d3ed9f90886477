import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../machines/shared/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { OrderSummary, type SummarisedOrder } from '../../ui/OrderSummary/OrderSummary.tsx';
import { ChangePlan } from '../../ui/OrderSummary/SummaryCard.tsx';
import { orderSummaryCopy as copy } from '../../ui/OrderSummary/order-summary.copy.ts';

type SummaryDialogProps = { order: SummarisedOrder; mayChangePlan: boolean; onClose: () => void };

/** The order as it stands, over the step. Whoever goes to another page of the step, by Back say, has left it. */
export function SummaryDialog({ order, mayChangePlan, onClose }: SummaryDialogProps) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const isLeft = pathname !== openedAt;
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft, onClose]);
  return (
    <Modal
      title={copy.heading}
      onClose={onClose}
      footer={
        <Button variant="primary" wide onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <OrderSummary order={order} />
      {mayChangePlan && <ChangePlan to={paths.choosePlan} />}
    </Modal>
  );
}
