import type { ReactNode } from 'react';
import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { manageProfileRefusals } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';

type FormOverProps = Pick<ViewPropsOf<typeof selectManageProfile>, 'model' | 'send'> & {
  name: string;
  copy: { title: string; intro: string; submit: string; cancel: string };
  initial: Partial<Record<string, string>>;
  onSubmit: (values: Record<string, string>) => void;
  /** Further ways on, between the submit button and the way out. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form for one part of the profile, over the page. */
export function FormOver({ model, send, name, copy, initial, onSubmit, actions, children }: FormOverProps) {
  const close = () => send({ type: 'change.closed' });
  return (
    <Modal title={copy.title} onClose={close}>
      <div className={classes.part}>
        <Text>{copy.intro}</Text>
        <JourneyForm
          name={name}
          level={3}
          initial={initial}
          errors={inWords(model.errors, manageProfileRefusals)}
          busy={model.isBusy}
          submitLabel={copy.submit}
          onSubmit={onSubmit}
          actions={
            <>
              {actions}
              <Button variant="link" onClick={close}>
                {copy.cancel}
              </Button>
            </>
          }
        >
          {children}
        </JourneyForm>
      </div>
    </Modal>
  );
}
