import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { SummaryRows } from './SummaryRows.tsx';

const copy = customisePlanCopy.ViewingSummary;

export function ViewingSummary({ model, send }: ViewPropsOf<typeof selectCustomisePlan>) {
  const close = () => send({ type: 'summary.closed' });
  return (
    <Modal
      title={copy.title}
      onClose={close}
      footer={
        <Button variant="primary" wide onClick={close}>
          {copy.close}
        </Button>
      }
    >
      <SummaryRows model={model} />
    </Modal>
  );
}
