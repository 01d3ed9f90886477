import { TextField } from '../../../src/ui/form/TextField.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Fields } from './Fields.tsx';

/** What all fields have that text is typed into. */
export const typedFieldProps = {
  name: 'The key of its value, and of its error.',
  label: 'Always there, above the field.',
  description: 'Words between label and field that are read out with it.',
  required: 'Required unless said otherwise; what is not gets "(optional)".',
  hideOptional: 'Leaves "(optional)" away where the label says so itself.',
  readOnly: 'Shown and sent, never changed: never required and never wrong.',
  initial: 'What it starts with where there is no draft.',
};

export const textFieldEntry: Entry = {
  slug: 'text-field',
  name: 'Text field',
  group: 'Forms',
  purpose: 'A line of text.',
  files: [
    'src/ui/form/TextField.tsx',
    'src/ui/form/FieldFrame.tsx',
    'src/ui/form/FieldError.tsx',
    'src/ui/form/PatternMask.tsx',
  ],
  props: propsOf<typeof TextField>({
    ...typedFieldProps,
    type: 'text (the default), email, tel, search or date.',
    inputMode: 'Which keyboard a phone shows.',
    autoComplete: 'What the browser may fill in; see WCAG 1.3.5.',
    autoCapitalize: 'What a phone writes in capitals.',
    placeholder: 'An example; never in place of the label.',
    min: 'The first day that a date may be.',
    max: 'The last one.',
    onChange: 'For what is decided with every change; all else is told when the form is submitted.',
    short: 'For what is short by nature: a postcode, a house number.',
    pattern:
      '# is a digit, * a letter or digit, all else is written by itself: ##-##-##. Its code comes with the field.',
  }),
  rules: [
    'Required by default.',
    'An error stands under the field with a sign; the field has a red border and a tinted ground, and the same words are in the summary above the form.',
    'The line is at most 60 px high, with all its words 200 px from 768 px on.',
    'The text stays in the field whatever happens; the form keeps it as a draft.',
  ],
  rows: ['UI-08', 'UI-09', 'UI-10', 'UI-11', 'UI-13'],
  examples: [
    {
      id: 'plain',
      title: 'Plain, described, short',
      rows: ['UI-08', 'UI-11', 'UI-13'],
      Draw: () => (
        <Fields name="plain">
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
          <TextField
            name="email"
            label="Email"
            type="email"
            description="We send your confirmation here"
            placeholder="name@example.com"
          />
          <TextField name="postcode" label="Postcode" short autoCapitalize="characters" initial="LK1 1AA" />
        </Fields>
      ),
    },
    {
      id: 'optional',
      title: 'Optional',
      rows: ['UI-08'],
      Draw: () => (
        <Fields name="optional">
          <TextField name="account" label="Account number" required={false} />
          <TextField name="more" label="Anything else, if you like" required={false} hideOptional />
        </Fields>
      ),
    },
    {
      id: 'error',
      title: 'Refused',
      rows: ['UI-09'],
      Draw: () => (
        <Fields name="refused" errors={{ email: 'Enter a valid email', phone: 'Phone number is required' }}>
          <TextField name="email" label="Email" description="We send your confirmation here" initial="wren@" />
          <TextField name="phone" label="Phone number" type="tel" />
        </Fields>
      ),
    },
    {
      id: 'read-only',
      title: 'Read-only',
      about: 'Both have been refused by the form; neither says so.',
      rows: ['UI-10'],
      Draw: () => (
        <Fields name="fixed" errors={{ email: 'Enter a valid email', provider: 'Required' }}>
          <TextField name="email" label="Email" readOnly initial="wren@example.com" />
          <TextField name="provider" label="Your provider" readOnly required={false} initial="Kestrel Telecom" />
        </Fields>
      ),
    },
    {
      id: 'pattern',
      title: 'With a pattern',
      about: 'Type digits only, paste "12 34 56", or change one in the middle: the signs between keep their places.',
      rows: ['UI-11'],
      Draw: () => (
        <Fields name="pattern">
          <TextField name="code" label="Sort code" pattern="##-##-##" inputMode="numeric" short />
          <TextField name="saved" label="Your code" pattern="****-****" initial="a1b2" short />
        </Fields>
      ),
    },
  ],
};
