import type { selectReportFault } from '../../../../machines/report-fault/report-fault.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { reportFaultCopy } from '../report-fault.copy.ts';
import classes from './ReportFault.module.css';

const copy = reportFaultCopy.ConfirmingClosure;

/** What it means to say that it works again, before the repair is ended. */
export function ConfirmingClosure({ model, send }: ViewPropsOf<typeof selectReportFault>) {
  const decline = () => send({ type: 'closure.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.part}>
        <Text>{copy.text}</Text>
        <WaysOn>
          <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'closure.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
