import { useState } from 'react';
import { CheckboxField } from '../../../src/ui/form/CheckboxField.tsx';
import { RadioField } from '../../../src/ui/form/RadioField.tsx';
import { Tick } from '../../../src/ui/form/Tick.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Fields } from './Fields.tsx';

const whose = [
  { value: 'own', label: 'I own it' },
  { value: 'rent', label: 'I rent it', hint: 'We’ll tell you what to ask the owner' },
  { value: 'other', label: 'Something else' },
];

const amounts = [
  { value: '10', label: '£10' },
  { value: '20', label: '£20' },
  { value: '50', label: '£50' },
  { value: 'other', label: 'Another amount' },
];

export const radioGroupEntry: Entry = {
  slug: 'radio-group',
  name: 'Radio group',
  group: 'Forms',
  purpose: 'One of a few, all of them in sight.',
  files: ['src/ui/form/RadioField.tsx'],
  props: propsOf<typeof RadioField>({
    name: 'The key of its value, and of its error.',
    label: 'The question.',
    description: 'Words under the question that are read out with it.',
    required: 'Required unless said otherwise, with an asterisk; what is not gets "(optional)".',
    hideOptional: 'Leaves "(optional)" away where the question says so itself.',
    initial: 'The value that is chosen where there is no draft.',
    isLabelHidden: 'Read out only, where the heading of the page asks the question.',
    options:
      'Each with a value, a label, a hint under it, and above it what heads it and those after it, where there is one.',
    areShort: 'Of a word or an amount each: side by side, three abreast on a phone.',
  }),
  rules: [
    'One stop of the Tab key; the arrows move and choose.',
    'The error is the group’s, and the link in the summary leads to its first option.',
    'More than about seven: use a select list.',
  ],
  rows: ['UI-04', 'UI-08'],
  examples: [
    {
      id: 'required',
      title: 'Required',
      rows: ['UI-04'],
      Draw: () => (
        <Fields name="home">
          <RadioField
            name="whose"
            label="Whose home is it?"
            description="So that we know whom to ask"
            options={whose}
          />
        </Fields>
      ),
    },
    {
      id: 'optional',
      title: 'Optional, one chosen from the start',
      rows: ['UI-08'],
      Draw: () => (
        <Fields name="garden">
          <RadioField name="whose" label="Whose garden is it?" required={false} initial="own" options={whose} />
        </Fields>
      ),
    },
    {
      id: 'short',
      title: 'Short ones, side by side',
      rows: ['UI-04'],
      Draw: () => (
        <Fields name="amounts">
          <RadioField name="amount" label="How much?" areShort initial="20" options={amounts} />
        </Fields>
      ),
    },
    {
      id: 'error',
      title: 'Refused',
      rows: ['UI-04', 'UI-09'],
      Draw: () => (
        <Fields name="drive" errors={{ whose: 'Choose whose drive it is' }}>
          <RadioField name="whose" label="Whose drive is it?" options={whose} />
        </Fields>
      ),
    },
  ],
};

export const checkboxEntry: Entry = {
  slug: 'checkbox',
  name: 'Checkbox',
  group: 'Forms',
  purpose: 'Something to agree to, or to have as well.',
  files: ['src/ui/form/CheckboxField.tsx'],
  props: propsOf<typeof CheckboxField>({
    name: 'The key of its value, and of its error.',
    label: 'What is agreed to. Links may stand in it.',
    description: 'Words under it that are read out with it.',
    required: 'Required unless said otherwise, with an asterisk; what is not gets "(optional)".',
    hideOptional: 'Leaves "(optional)" away where the label says so itself.',
    value: 'What is sent when it is ticked; an empty text is sent when it is not.',
    initial: 'Ticked from the start. Never for something that costs, or for marketing.',
  }),
  rules: ['An asterisk where it has to be ticked.', 'The whole line can be tapped.'],
  rows: ['UI-04', 'UI-08'],
  examples: [
    {
      id: 'required',
      title: 'Required',
      rows: ['UI-04'],
      Draw: () => (
        <Fields name="agreement">
          <CheckboxField
            name="agree"
            label={
              <>
                I have read the <TextLink to="/terms">terms</TextLink> and agree to them
              </>
            }
          />
        </Fields>
      ),
    },
    {
      id: 'optional',
      title: 'Optional, ticked, described',
      Draw: () => (
        <Fields name="extras">
          <CheckboxField name="news" label="Write to me about new speeds" required={false} />
          <CheckboxField
            name="mesh"
            label="Mesh Wi-Fi"
            description="For homes with thick walls"
            required={false}
            hideOptional
            initial
          />
        </Fields>
      ),
    },
    {
      id: 'error',
      title: 'Refused',
      rows: ['UI-04', 'UI-09'],
      Draw: () => (
        <Fields name="refused-agreement" errors={{ agree: 'Accept the contract to place your order' }}>
          <CheckboxField name="agree" label="I accept the contract" />
        </Fields>
      ),
    },
  ],
};

function Wanted() {
  const [isWanted, setWanted] = useState(true);
  return <Tick label="Tell me by email" isTicked={isWanted} onChange={setWanted} />;
}

export const tickEntry: Entry = {
  slug: 'tick',
  name: 'Tick',
  group: 'Forms',
  purpose: 'A box that counts as soon as it is ticked, outside every form.',
  files: ['src/ui/form/Tick.tsx'],
  props: propsOf<typeof Tick>({
    label: 'What is so while it is ticked.',
    isTicked: 'How it stands: what was said last, also while that is being saved.',
    onChange: 'Called with how it is to stand.',
  }),
  rules: ['What could not be saved is said next to it, with a way to try again.', 'The whole line can be tapped.'],
  rows: ['OR-09'],
  examples: [{ id: 'ticked', title: 'Ticked', Draw: Wanted }],
};
