import { maxNoteLength } from '../../../../machines/book-install/engineer-details.rules.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EngineerFields } from '../../../ui/form/EngineerFields.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { bookInstallCopy, bookInstallRefusals } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './AddingEngineerNotes.module.css';

const copy = bookInstallCopy.AddingEngineerNotes;

export function AddingEngineerNotes({ model, send, draft }: ViewPropsOf<typeof selectBookInstall>) {
  const close = () => send({ type: 'engineerNotes.closed' });
  return (
    <Modal title={copy.title} onClose={close}>
      <div className={classes.notes}>
        <Text>{copy.intro}</Text>
        <JourneyForm
          name="engineer-notes"
          level={3}
          draft={draft}
          initial={model.engineerDetails}
          errors={inWords(model.errors, bookInstallRefusals)}
          busy={model.isBusy}
          submitLabel={copy.submit[model.submits]}
          onSubmit={({ firstName = '', lastName = '', phone = '', healthAndSafety = '', engineerInstructions = '' }) =>
            send({ type: 'booking.confirmed', firstName, lastName, phone, healthAndSafety, engineerInstructions })
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
