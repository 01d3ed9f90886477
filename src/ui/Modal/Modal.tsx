import { MantineContext, Modal as MantineModal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { use, useEffect, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { KitProvider } from '../KitProvider.tsx';
import { giveFocusBack } from '../lost-focus.ts';
import { sizes, widths } from '../tokens.ts';
import classes from './Modal.module.css';
import { useBodyLock } from '../use-body-lock.ts';
import { WaysOn } from '../WaysOn/WaysOn.tsx';

type ModalProps = {
  title: string;
  /** Asked for by Escape, the backdrop or the close button. */
  onClose: () => void;
  opened?: boolean;
  /** Where a JourneyForm ends it, the buttons of the form stay in sight. */
  children: ReactNode;
  /** Stays in sight under the content, for the action of a dialog without a form. */
  footer?: ReactNode;
  /** px; 680 where nothing is said, the whole screen below medium in any case. */
  width?: number;
};

/**
 * A dialog: 680 px wide, the whole screen below medium (UI-01). Draw it when it is open, or give `opened`. It brings
 * Mantine along where nothing above has: no page needs that before its first dialog.
 */
export function Modal(props: ModalProps) {
  const isProvided = use(MantineContext) !== null;
  return isProvided ? (
    <Dialog {...props} />
  ) : (
    <KitProvider>
      <Dialog {...props} />
    </KitProvider>
  );
}

interface ConfirmDialogProps {
  title: string;
  /** What it means to say yes. */
  children: ReactNode;
  confirm: string;
  decline: string;
  onConfirm: () => void;
  /** Also for Escape, the backdrop and the close button: nothing changes. */
  onDecline: () => void;
  isBusy: boolean;
  /** Something ends or is lost by it. */
  isDestructive?: boolean;
}

/** Asks for a yes before something is done that means more than it says. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, decline, onConfirm, onDecline, isBusy, isDestructive = false } = props;
  return (
    <Modal title={title} onClose={onDecline}>
      <div className={classes.question}>
        {children}
        <WaysOn>
          <Button variant={isDestructive ? 'destructive' : 'primary'} loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button onClick={onDecline}>{decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}

/** Gives the focus back to what opened the dialog, also when the dialog is taken away instead of closed. */
function useReturnedFocus(opened: boolean) {
  useEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      const focused = document.activeElement;
      const isTaken = focused !== null && focused !== document.body && !focused.closest('[role=dialog]');
      // The heading of the page that came meanwhile.
      if (isTaken) return;
      // A dialog that came back by a reload has no opener: then the page's heading is where to go on.
      giveFocusBack(opener);
    };
  }, [opened]);
}

function Dialog({ title, onClose, opened = true, children, footer, width = widths.modal }: ModalProps) {
  useBodyLock(opened);
  useReturnedFocus(opened);
  return (
    <MantineModal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      radius="lg"
      padding={0}
      // Mantine's own lock writes a <style>, which the content security policy refuses.
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close', size: sizes.modalClose, icon: <Icon name="close" size={24} /> }}
      // Mantine names the dialog by its title in an effect: until then it would be there without a name.
      attributes={{ header: { role: 'presentation' }, content: { 'aria-label': title } }}
      transitionProps={{ duration: 150, transition: 'fade-up' }}
      classNames={classes}
    >
      <div className={classes.inside}>{children}</div>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </MantineModal>
  );
}
