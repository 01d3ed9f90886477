import { AddressFields } from '../../../src/ui/form/AddressFields.tsx';
import { AddressSearch } from '../../../src/ui/form/AddressSearch.tsx';
import { BirthDateFields } from '../../../src/ui/form/BirthDateFields.tsx';
import { EngineerFields } from '../../../src/ui/form/EngineerFields.tsx';
import { PasswordField } from '../../../src/ui/form/PasswordField.tsx';
import { ProofCodeForm } from '../../../src/ui/form/ProofCodeForm.tsx';
import { TextAreaField } from '../../../src/ui/form/TextAreaField.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Fields } from './Fields.tsx';
import { typedFieldProps } from './text-field.tsx';

export const textAreaEntry: Entry = {
  slug: 'textarea',
  name: 'Textarea',
  group: 'Forms',
  purpose: 'Several lines of text, such as notes for an engineer.',
  files: ['src/ui/form/TextAreaField.tsx'],
  props: propsOf<typeof TextAreaField>({
    ...typedFieldProps,
    maxLength: 'Counted, not cut off: what is too long is refused, so nothing pasted is lost silently.',
  }),
  rules: [
    'At least 160 px high; the customer may pull it higher.',
    'What is left is counted; a screen reader hears it for the last 20 characters. An emoji is one character.',
  ],
  rows: ['UI-05', 'UI-08', 'UI-09', 'UI-10'],
  examples: [
    {
      id: 'states',
      title: 'Plain and counted',
      rows: ['UI-05'],
      Draw: () => (
        <Fields name="notes">
          <TextAreaField name="plain" label="Anything else" />
          <TextAreaField
            name="counted"
            label="Health and safety"
            required={false}
            description="A dog, a low door, a steep path"
            maxLength={250}
          />
        </Fields>
      ),
    },
    {
      id: 'error',
      title: 'Too long, and refused',
      rows: ['UI-09'],
      Draw: () => (
        <Fields name="long-notes" errors={{ notes: 'Max 250 characters' }}>
          <TextAreaField name="notes" label="Anything else" maxLength={250} initial={'Ring twice. '.repeat(22)} />
        </Fields>
      ),
    },
    {
      id: 'read-only',
      title: 'Read-only',
      rows: ['UI-10'],
      Draw: () => (
        <Fields name="fixed-notes">
          <TextAreaField name="notes" label="Your notes" readOnly initial="Ring twice, please." />
        </Fields>
      ),
    },
  ],
};

export const passwordFieldEntry: Entry = {
  slug: 'password-field',
  name: 'Password field',
  group: 'Forms',
  purpose: 'A password that can be looked at.',
  files: ['src/ui/form/PasswordField.tsx'],
  props: propsOf<typeof PasswordField>({
    name: 'The key of its value, and of its error.',
    label: 'Always there, above the field.',
    description: 'What it has to be like, read out with it.',
    required: 'Required unless said otherwise.',
    hideOptional: 'Leaves "(optional)" away where the label says so itself.',
    autoComplete: 'current-password or new-password, for password managers.',
  }),
  rules: ['Sent, but never kept in a draft, shown or not.', 'Pasting is allowed, so password managers work.'],
  rows: ['UI-08', 'UI-09', 'UI-13'],
  examples: [
    {
      id: 'states',
      title: 'Plain and refused',
      Draw: () => (
        <Fields name="passwords" errors={{ second: 'Use 12 characters or more' }}>
          <PasswordField name="first" label="Password" autoComplete="current-password" />
          <PasswordField
            name="second"
            label="New password"
            description="12 characters or more"
            autoComplete="new-password"
          />
        </Fields>
      ),
    },
  ],
};

export const engineerFieldsEntry: Entry = {
  slug: 'engineer-fields',
  name: 'Engineer fields',
  group: 'Forms',
  purpose: 'What an engineer is told before a visit: whom to ask for, and what to know.',
  files: ['src/ui/form/EngineerFields.tsx', 'src/ui/form/NameFields.tsx'],
  props: propsOf<typeof EngineerFields>({ maxNoteLength: 'Characters that a note may have.' }),
  rules: ['Notes may be left out; name and phone number may not.'],
  rows: ['BK-24', 'BK-26'],
  examples: [
    {
      id: 'empty',
      title: 'Before anything is typed',
      rows: ['BK-24'],
      Draw: () => (
        <Fields name="engineer">
          <EngineerFields maxNoteLength={250} />
        </Fields>
      ),
    },
  ],
};

export const addressFieldsEntry: Entry = {
  slug: 'address-fields',
  name: 'Address fields',
  group: 'Forms',
  purpose: 'An address that is typed in full, for what is delivered or for who applies.',
  files: ['src/ui/form/AddressFields.tsx'],
  props: propsOf<typeof AddressFields>({ words: 'The labels of the four fields.' }),
  rules: ['A browser may fill all of it in. The second line may be left out.'],
  rows: ['PH-07'],
  examples: [
    {
      id: 'empty',
      title: 'Before anything is typed',
      rows: ['PH-07'],
      Draw: () => (
        <Fields name="address">
          <AddressFields
            words={{
              line1: 'First line of the address',
              line2: 'Second line',
              city: 'Town or city',
              postcode: 'Postcode',
            }}
          />
        </Fields>
      ),
    },
  ],
};

export const birthDateFieldsEntry: Entry = {
  slug: 'birth-date-fields',
  name: 'Birth date fields',
  group: 'Forms',
  purpose:
    'A date of birth as day, month and year: everybody knows theirs by heart, and nobody finds it in a calendar.',
  files: ['src/ui/form/BirthDateFields.tsx'],
  props: propsOf<typeof BirthDateFields>({}),
  rules: [
    'One error under all three, which says which part to mend; only that part is marked, and the summary leads there.',
    'The machine takes the three as they are typed, and the gateway a day of the calendar.',
  ],
  rows: ['AU-10', 'PH-04'],
  examples: [
    {
      id: 'states',
      title: 'Before anything is typed, and refused',
      Draw: () => (
        <>
          <Fields name="birth">
            <BirthDateFields />
          </Fields>
          <Fields name="wrong-birth" errors={{ birthYear: 'Enter all four digits of the year, like 1990' }}>
            <BirthDateFields />
          </Fields>
        </>
      ),
    },
  ],
};

const searched = {
  text: 'LK9 1SA',
  suggestions: [
    { id: 'street', type: 'Street', text: 'Heron Way', description: 'Larkford, LK9 1SA - 12 addresses' },
    { id: 'home', type: 'Address', text: '4 Heron Way', description: 'Larkford, LK9 1SA' },
  ],
  container: null,
  search: 'suggesting',
} as const;

export const addressSearchEntry: Entry = {
  slug: 'address-search',
  name: 'Address search',
  group: 'Forms',
  purpose: 'Finds an address by a postcode or what stands in it, in journeys that ask where something is sent.',
  files: ['src/ui/form/AddressSearch.tsx'],
  props: propsOf<typeof AddressSearch>({
    model: 'What is looked for, what was found, and what the search does.',
    errors: 'Why the text is not looked for, at text.',
    send: 'What is done, as the machines call it.',
    draft: 'What is typed but not sent.',
  }),
  rules: ['The address can be typed by hand at any time.', 'A new list takes the focus.'],
  rows: ['AD-08'],
  examples: [
    {
      id: 'suggestions',
      title: 'A street that can be opened, and a home',
      rows: ['AD-08'],
      Draw: () => (
        <AddressSearch
          model={searched}
          errors={{}}
          send={() => undefined}
          draft={{ values: {}, keep: () => undefined }}
        />
      ),
    },
  ],
};

export const proofCodeFormEntry: Entry = {
  slug: 'proof-code-form',
  name: 'Proof code form',
  group: 'Forms',
  purpose: 'The code without which no SIM and no number is moved, by email or from an authenticator app.',
  files: ['src/ui/form/ProofCodeForm.tsx'],
  props: propsOf<typeof ProofCodeForm>({
    way: 'Where the code is; null while it is being sent.',
    refusal: 'Why the code was refused; null where it was not.',
    submitLabel: 'What is done with the code.',
    busy: 'The code is being looked at.',
    onCode: 'The code as it was typed.',
    onAgain: 'Another email is asked for.',
    back: 'The way back.',
  }),
  rules: ['Another code is offered where it comes by email: an app has one at any time.'],
  rows: ['PH-12'],
  examples: [
    {
      id: 'email',
      title: 'A code that was sent, and one that was wrong',
      rows: ['PH-12'],
      Draw: () => (
        <ProofCodeForm
          way="EMAIL"
          refusal="wrong"
          submitLabel="Move my number"
          busy={false}
          onCode={() => undefined}
          onAgain={() => undefined}
          back={null}
        />
      ),
    },
  ],
};
