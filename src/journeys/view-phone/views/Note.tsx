import type { ReactNode } from 'react';
import type { selectViewPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import classes from './Note.module.css';

type NoteProps = Pick<ViewPropsOf<typeof selectViewPhone>, 'send'> & {
  words: { title: string; close: string };
  /** The main way on, before the one that closes the dialog. */
  way?: ReactNode;
  children: ReactNode;
};

/** What came of "Add to basket", over the page of the phone, which stays as it is. */
export function Note({ words: { title, close }, send, way, children }: NoteProps) {
  const onClose = () => send({ type: 'note.closed' });
  return (
    <Modal title={title} onClose={onClose}>
      <div className={classes.part}>
        {children}
        <WaysOn>
          {way}
          <Button variant={way === undefined ? 'primary' : 'standard'} onClick={onClose}>
            {close}
          </Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
