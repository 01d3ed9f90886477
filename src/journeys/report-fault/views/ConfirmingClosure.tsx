import type { selectReportFault } from '../../../../machines/report-fault/report-fault.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { reportFaultCopy } from '../report-fault.copy.ts';

const copy = reportFaultCopy.ConfirmingClosure;

/** What it means to say that it works again, before the repair is ended. */
export function ConfirmingClosure({ model, send }: ViewPropsOf<typeof selectReportFault>) {
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.decline}
      isBusy={model.isBusy}
      onConfirm={() => send({ type: 'closure.confirmed' })}
      onDecline={() => send({ type: 'closure.declined' })}
    >
      <Text>{copy.text}</Text>
    </ConfirmDialog>
  );
}
