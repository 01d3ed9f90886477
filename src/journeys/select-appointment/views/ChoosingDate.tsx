import { useRef } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { failureWords, selectAppointmentCopy } from '../select-appointment.copy.ts';
import { chosenOption } from '../select-appointment.dates.ts';
import type { SelectAppointmentModel } from '../../../../machines/select-appointment/select-appointment.selectors.ts';
import type { SelectAppointmentEvent } from '../../../../machines/select-appointment/select-appointment.types.ts';
import type { ViewProps } from '../../../journey-host/journey-part.ts';
import { DatesAndTimes } from './DatesAndTimes.tsx';
import { LoadingFailure } from './LoadingFailure.tsx';
import classes from './ChoosingDate.module.css';

const copy = selectAppointmentCopy.ChoosingDate;

/** What is chosen, in words: the card itself may be scrolled out of view. */
function chosenText({
  blocks,
  slots,
}: ViewProps<SelectAppointmentModel, SelectAppointmentEvent>['model']): string | null {
  const date = chosenOption(blocks);
  const time = slots.find(({ isChosen }) => isChosen)?.time;
  return date && time ? copy.chosen(longDate(date.date), time) : null;
}

export function ChoosingDate({ model, send }: ViewProps<SelectAppointmentModel, SelectAppointmentEvent>) {
  const panel = useRef<HTMLDivElement>(null);
  const cancel = () => send({ type: 'selection.cancelled' });
  // The button that was pressed goes away with the message; the customer stays in the dialog.
  const keepFocus = () => panel.current?.focus();
  return (
    <Modal
      title={copy.title[model.visitType]}
      onClose={cancel}
      footer={
        <div className={classes.footer}>
          <p className={classes.chosen}>{chosenText(model)}</p>
          <div className={classes.ways}>
            <Button
              variant="primary"
              disabled={!model.canConfirm}
              onClick={() => send({ type: 'selection.confirmed' })}
            >
              {copy.confirm[model.visitType]}
            </Button>
            <Button variant="link" onClick={cancel}>
              {copy.cancel}
            </Button>
          </div>
        </div>
      }
    >
      <div ref={panel} tabIndex={-1} className={classes.panel}>
        <Text>{copy.intro[model.visitType]}</Text>
        {model.failure !== null ? (
          <LoadingFailure
            title={copy.failed}
            message={failureWords(model.failure)}
            onRetry={() => {
              keepFocus();
              send({ type: 'retry.requested' });
            }}
          />
        ) : model.isEmpty ? (
          <p role="status" className={classes.empty}>
            {copy.empty}
          </p>
        ) : (
          <DatesAndTimes model={model} send={send} keepFocus={keepFocus} />
        )}
      </div>
    </Modal>
  );
}
