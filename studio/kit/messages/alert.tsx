import { useState } from 'react';
import { Alert, type AlertKind } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

const words: Record<AlertKind, readonly [title: string, text: string]> = {
  success: ['Your dates are held', 'We keep them for you for 24 hours.'],
  error: ['Date is no longer available', 'Choose another one; nothing else is lost.'],
  warning: ['Your session ends soon', 'Save your order for later, or go on.'],
  info: ['You are moving in', 'The home has our broadband already; we bring yours over it.'],
  secure: ['Only between you and us', 'Your password is never shown to anybody.'],
};

const kinds = Object.keys(words) as AlertKind[];

function Dismissible({ kind }: { kind: AlertKind }) {
  const [isShown, setShown] = useState(true);
  const [title, text] = words[kind];
  if (!isShown) return <Button onClick={() => setShown(true)}>Show the {kind} alert again</Button>;
  return (
    <Alert kind={kind} title={title} onDismiss={() => setShown(false)}>
      {text}
    </Alert>
  );
}

export const alertEntry: Entry = {
  slug: 'alert',
  name: 'Alert',
  group: 'Messages',
  purpose: 'Says how something went, or what to mind, right where it matters.',
  files: ['src/ui/Alert/Alert.tsx'],
  props: propsOf<typeof Alert>({
    kind: 'success, error, warning, info or secure.',
    weight: 'major (the default), a box of its own; minor, a line next to what it is about.',
    title: 'The message in a few words, in bold.',
    children: 'What to do about it.',
    onDismiss: 'With it, the alert has a button that puts it away; whoever drew it takes it off.',
  }),
  rules: [
    'An error is read out at once, the others at the next pause.',
    'The sign and the words say it; the colour only helps.',
    'The variant info is drawn in the colour information.',
  ],
  rows: ['UI-02', 'TK-06'],
  examples: [
    ...(['major', 'minor'] as const).map((weight) => ({
      id: weight,
      title: weight === 'major' ? 'Major' : 'Minor',
      rows: ['UI-02'],
      Draw: () => (
        <Row stacked>
          {kinds.map((kind) => (
            <Alert key={kind} kind={kind} weight={weight} title={words[kind][0]}>
              {words[kind][1]}
            </Alert>
          ))}
        </Row>
      ),
    })),
    {
      id: 'short',
      title: 'Without a title, and with nothing else',
      Draw: () => (
        <Row stacked>
          <Alert kind="info">No time slots available on this day.</Alert>
          <Alert kind="success" title="Saved" />
        </Row>
      ),
    },
    {
      id: 'dismissible',
      title: 'Dismissible',
      rows: ['UI-02'],
      Draw: () => (
        <Row stacked>
          {kinds.map((kind) => (
            <Dismissible key={kind} kind={kind} />
          ))}
        </Row>
      ),
    },
  ],
};
