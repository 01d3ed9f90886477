import { useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { CheckboxField } from '../../../src/ui/form/CheckboxField.tsx';
import { JourneyForm } from '../../../src/ui/form/JourneyForm.tsx';
import { RadioField } from '../../../src/ui/form/RadioField.tsx';
import { TextField } from '../../../src/ui/form/TextField.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

type Errors = Record<string, string>;

/** The rules of this example; on a page they are the machine's. */
function errorsOf(values: Record<string, string>): Errors {
  return {
    ...(values['lastName'] === '' && { lastName: 'Last name is required' }),
    ...(values['time'] === '' && { time: 'Choose a time' }),
    ...(values['agree'] === '' && { agree: 'Accept the contract to go on' }),
  };
}

function Refusing() {
  const [errors, setErrors] = useState<Errors>({});
  const [said, setSaid] = useState('');
  return (
    <Row stacked>
      <JourneyForm
        name="refusing"
        errors={errors}
        submitLabel="Continue"
        actions={<Button variant="link">Save for later</Button>}
        onSubmit={(values) => {
          const refused = errorsOf(values);
          setErrors(refused);
          setSaid(Object.keys(refused).length === 0 ? `Accepted: ${values['lastName'] ?? ''}` : '');
        }}
      >
        <TextField name="lastName" label="Last name" autoComplete="off" />
        <RadioField
          name="time"
          label="When shall we ring?"
          options={[
            { value: 'AM', label: 'In the morning' },
            { value: 'PM', label: 'In the afternoon' },
          ]}
        />
        <CheckboxField name="agree" label="I accept the contract" />
      </JourneyForm>
      <p role="status">{said}</p>
    </Row>
  );
}

export const formEntry: Entry = {
  slug: 'form',
  name: 'Form',
  group: 'Forms',
  purpose: 'Fields, the way on, and above them everything that was refused.',
  files: ['src/ui/form/JourneyForm.tsx', 'src/ui/form/ErrorSummary.tsx'],
  props: propsOf<typeof JourneyForm>({
    name: 'Makes the ids of the fields; one form of that name on a page.',
    children: 'The fields.',
    errors: 'A message for each refused field, in the order of the fields.',
    draft: 'What was typed before, and who keeps what is typed now.',
    initial: 'What the fields start with where there is no draft.',
    onSubmit: 'Gets every field’s value; a box that is not ticked is an empty text.',
    submitLabel: 'The words of the submit button.',
    isQuiet: 'One form of several on its page, or one whose answer is the way on by now: its button is no primary one.',
    busy: 'We are acting on it: the button shows it, and another submit is ignored.',
    level: 'Of the heading of "There is a problem": 3 where the form stands under an h2, as in a dialog.',
    actions: 'Further ways on, after the submit button.',
  }),
  rules: [
    '"There is a problem" stands above the form, takes the focus, and each of its links leads to its field.',
    'The same words in the summary and at the field.',
    'The same refusal again takes the focus again; typing never does.',
    'Nothing typed is lost; passwords are never kept.',
  ],
  rows: ['UI-08', 'UI-09'],
  examples: [
    {
      id: 'refusing',
      title: 'Refused',
      about: 'Press Continue with nothing filled in.',
      rows: ['UI-09'],
      Draw: Refusing,
    },
    {
      id: 'busy',
      title: 'While we act on it',
      Draw: () => (
        <JourneyForm name="busy" submitLabel="Check address" busy onSubmit={() => undefined}>
          <TextField name="postcode" label="Postcode" initial="LK1 1AA" short />
        </JourneyForm>
      ),
    },
  ],
};
