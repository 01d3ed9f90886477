import { maxNoteLength } from '../../../../machines/book-install/engineer-details.rules.ts';
import type { selectManageOrder } from '../../../../machines/manage-order/manage-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EngineerFields } from '../../../ui/form/EngineerFields.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { manageOrderCopy, manageOrderRefusals } from '../manage-order.copy.ts';
import classes from './ManageOrder.module.css';

const copy = manageOrderCopy.ChangingDetails;

export function ChangingDetails({ model, send }: ViewPropsOf<typeof selectManageOrder>) {
  const close = () => send({ type: 'details.closed' });
  return (
    <Modal title={copy.title} onClose={close}>
      <div className={classes.part}>
        <Text>{copy.intro}</Text>
        <JourneyForm
          name="engineer-details"
          level={3}
          initial={model.details}
          errors={inWords(model.errors, manageOrderRefusals)}
          busy={model.isBusy}
          submitLabel={copy.submit}
          onSubmit={({ firstName = '', lastName = '', phone = '', healthAndSafety = '', engineerInstructions = '' }) =>
            send({ type: 'details.submitted', firstName, lastName, phone, healthAndSafety, engineerInstructions })
          }
          actions={
            <Button variant="link" onClick={close}>
              {copy.cancel}
            </Button>
          }
        >
          <EngineerFields maxNoteLength={maxNoteLength} />
        </JourneyForm>
      </div>
    </Modal>
  );
}
