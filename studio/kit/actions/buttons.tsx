import { useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { propsOf, type Entry, type Example } from '../entry.ts';
import { Named, Row } from '../Row.tsx';

const variants = ['standard', 'primary', 'destructive', 'link'] as const;

const words = {
  standard: 'Change address',
  primary: 'Select plan',
  destructive: 'Cancel order',
  link: 'Save for later',
};

const ofVariant: Example[] = variants.map((variant) => ({
  id: variant,
  title: `${variant.charAt(0).toUpperCase()}${variant.slice(1)}`,
  rows: ['UI-06'],
  Draw: () => (
    <Row>
      <Named name="As it is">
        <Button variant={variant}>{words[variant]}</Button>
      </Named>
      <Named name="Small">
        <Button variant={variant} small>
          {words[variant]}
        </Button>
      </Named>
      <Named name="Disabled">
        <Button variant={variant} disabled>
          {words[variant]}
        </Button>
      </Named>
      <Named name="Loading">
        <Button variant={variant} loading>
          {words[variant]}
        </Button>
      </Named>
      <Named name="Small, loading">
        <Button variant={variant} small loading>
          OK
        </Button>
      </Named>
    </Row>
  ),
}));

function Ignoring() {
  const [presses, setPresses] = useState(0);
  const [isLoading, setLoading] = useState(true);
  return (
    <Row stacked>
      <Row>
        <Button variant="primary" loading={isLoading} onClick={() => setPresses(presses + 1)}>
          Place order
        </Button>
        <Button disabled onClick={() => setPresses(presses + 1)}>
          Choose a date first
        </Button>
        <Button variant="link" onClick={() => setLoading(!isLoading)}>
          {isLoading ? 'Stop loading' : 'Load again'}
        </Button>
      </Row>
      <p>Presses that counted: {presses}</p>
    </Row>
  );
}

export const buttonEntry: Entry = {
  slug: 'button',
  name: 'Button',
  group: 'Actions',
  purpose: 'Does something here. What goes somewhere is a link, which may look like a button.',
  files: ['src/ui/Button/Button.tsx'],
  props: propsOf<typeof Button>({
    children: 'What it does, as a verb: "Select plan".',
    variant: 'standard (the default), primary, destructive or link.',
    small: 'For a place beside something; still 48 px to tap.',
    wide: 'As wide as what it stands in.',
    disabled: 'Cannot be pressed. Say nearby what is missing.',
    loading:
      'We are acting on it: shows a spinner, ignores clicks, keeps the focus; at least 92 px wide. ‘silent’ where the page says it itself.',
    type: 'button (the default) or submit.',
    name: 'For one of two that submit a form: under which the form hears of it.',
    value: 'What the form then hears.',
    onClick: 'Called when it is pressed, never while disabled or loading.',
    ref: 'The button element.',
    'aria-expanded': 'Whether what it opens is open.',
    'aria-controls': 'The id of what it opens.',
    'aria-describedby': 'The id of words that say more.',
  }),
  rules: [
    'One primary button on a page: the way on.',
    'Destructive only for what cannot be undone.',
    'Loading rather than disabled while we work: who pressed it keeps their place.',
    'A loading or disabled button ignores clicks, Enter and Space.',
  ],
  rows: ['UI-06', 'TK-03'],
  examples: [
    ...ofVariant,
    {
      id: 'wide',
      title: 'Wide',
      Draw: () => (
        <Button variant="primary" wide>
          Show available plans
        </Button>
      ),
    },
    {
      id: 'long',
      title: 'More words than fit',
      Draw: () => (
        <Button>Choose a different date for the visit of our engineer, in the morning or the afternoon</Button>
      ),
    },
    {
      id: 'ignoring',
      title: 'Ignoring clicks',
      about: 'Press the loading and the disabled button: nothing counts. Then stop loading and press again.',
      rows: ['UI-06'],
      Draw: Ignoring,
    },
  ],
};
