import { useState, type ReactNode } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { JourneyForm } from '../../../src/ui/form/JourneyForm.tsx';
import { TextAreaField } from '../../../src/ui/form/TextAreaField.tsx';
import { ConfirmDialog, Modal } from '../../../src/ui/Modal/Modal.tsx';
import { Text } from '../../../src/ui/Text/Text.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

function Opening({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

const paragraphs = Array.from({ length: 14 }, (_, index) => index + 1);

export const modalEntry: Entry = {
  slug: 'modal',
  name: 'Modal',
  group: 'Actions',
  purpose: 'Asks or tells one thing over the page, which waits behind it.',
  files: ['src/ui/Modal/Modal.tsx', 'src/ui/KitProvider.tsx'],
  props: propsOf<typeof Modal>({
    title: 'Its name, at the top of it.',
    onClose: 'Asked for by Escape, the backdrop or the close button. Whoever drew it takes it away.',
    opened: 'For one that is drawn all the time; draw it only when it is open, and leave this out.',
    children:
      'What it is about. It scrolls when it is longer than the screen; the buttons of a form that ends it stay in sight.',
    footer: 'The action of a dialog without a form; stays in sight while the rest scrolls.',
    width: 'px; 680 where nothing is said. Below 768 px it is the whole screen in any case.',
  }),
  rules: [
    'Escape, a click on the backdrop and the close button (62 px) close it.',
    'Tab stays inside; the focus goes back to what opened it.',
    'The page behind is fixed, and scrolled back to where it was.',
    'No dialog over a dialog.',
  ],
  rows: ['UI-01'],
  examples: [
    {
      id: 'plain',
      title: 'Plain',
      about: '680 px wide, and the whole screen below 768.',
      rows: ['UI-01'],
      Draw: () => (
        <Opening label="Open a modal">
          {(close) => (
            <Modal title="A free speed boost" onClose={close}>
              <Text>Up to 3 times a month you can have more speed for a day, at no charge.</Text>
            </Modal>
          )}
        </Opening>
      ),
    },
    {
      id: 'long',
      title: 'Long, with its action in sight',
      Draw: () => (
        <Opening label="Open a long modal">
          {(close) => (
            <Modal
              title="What happens on the day"
              onClose={close}
              footer={
                <Row>
                  <Button variant="primary" onClick={close}>
                    Understood
                  </Button>
                </Row>
              }
            >
              {paragraphs.map((number) => (
                <Text key={number}>
                  {number}. The engineer rings, shows a card with a photograph, and asks where the router is to stand.
                </Text>
              ))}
            </Modal>
          )}
        </Opening>
      ),
    },
    {
      id: 'form',
      title: 'With a form',
      about: 'An error in it takes the focus, as on a page.',
      Draw: () => (
        <Opening label="Open a form">
          {(close) => (
            <Modal title="Notes for the engineer" onClose={close}>
              <JourneyForm name="dialog-notes" level={3} onSubmit={close} submitLabel="Confirm booking">
                <TextAreaField name="notes" label="Anything else" required={false} maxLength={250} />
              </JourneyForm>
            </Modal>
          )}
        </Opening>
      ),
    },
    {
      id: 'confirm',
      title: 'ConfirmDialog: a yes before something is done',
      about: 'Escape, the backdrop and the close button say no. Destructive where something ends or is lost.',
      Draw: () => (
        <Opening label="Ask for a yes">
          {(close) => (
            <ConfirmDialog
              title="Block your SIM?"
              confirm="Block it"
              decline="Keep it on"
              isBusy={false}
              isDestructive
              onConfirm={close}
              onDecline={close}
            >
              <Text>Nobody can call, text or use data with it any more.</Text>
            </ConfirmDialog>
          )}
        </Opening>
      ),
    },
    {
      id: 'narrow',
      title: 'Narrow, for a question',
      Draw: () => (
        <Opening label="Open a question">
          {(close) => (
            <Modal
              title="Cancel this order?"
              width={480}
              onClose={close}
              footer={
                <Row>
                  <Button variant="destructive" onClick={close}>
                    Cancel order
                  </Button>
                  <Button onClick={close}>Keep it</Button>
                </Row>
              }
            >
              <Text>Your dates are given to somebody else.</Text>
            </Modal>
          )}
        </Opening>
      ),
    },
  ],
};
