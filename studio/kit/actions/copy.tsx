import { CopyButton } from '../../../src/ui/CopyButton/CopyButton.tsx';
import { QrCode } from '../../../src/ui/QrCode/QrCode.tsx';
import { propsOf, type Entry } from '../entry.ts';

export const copyButtonEntry: Entry = {
  slug: 'copy-button',
  name: 'Copy button',
  group: 'Actions',
  purpose: 'Puts a text that stands on the page on the clipboard.',
  files: ['src/ui/CopyButton/CopyButton.tsx'],
  props: propsOf<typeof CopyButton>({
    text: 'What goes to the clipboard.',
    label: 'What is copied, in words.',
    isQuiet: 'As a link, where it stands in a line with what it copies.',
    isMain: 'Primary: the main way of the page.',
    beside: 'Another way to hand it on, right after the button.',
    copied: 'What is said when it is there.',
    notCopied: 'What is said where the browser keeps the clipboard shut.',
  }),
  rules: ['What is copied stands on the page, too, to be selected by hand.'],
  rows: ['AU-10'],
  examples: [
    {
      id: 'codes',
      title: 'Beside what it copies',
      Draw: () => (
        <CopyButton text="7KQM-2XWD-9HTF" label="Copy the code" copied="Copied" notCopied="Copy it by hand" />
      ),
    },
  ],
};

export const qrCodeEntry: Entry = {
  slug: 'qr-code',
  name: 'QR code',
  group: 'Actions',
  purpose: 'A text for the camera of another device.',
  files: ['src/ui/QrCode/QrCode.tsx'],
  props: propsOf<typeof QrCode>({
    text: 'What is read from it.',
    label: 'What it is for, in place of the picture.',
  }),
  rules: ['Black on white in every colour scheme.', 'Never the only way: the text stands beside it, or a link to it.'],
  rows: ['AU-10'],
  examples: [
    {
      id: 'address',
      title: 'An address',
      Draw: () => <QrCode text="https://www.example.com/" label="QR code for www.example.com" />,
    },
  ],
};
