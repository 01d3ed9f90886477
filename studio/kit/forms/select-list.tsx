import { useState } from 'react';
import { SelectList } from '../../../src/ui/SelectList/SelectList.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

const homes = [3, 5, 7, 9, 11, 13, 15, 17, 19].map((number) => ({
  value: String(number),
  label: `${number} Skylark Lane`,
  hint: number === 7 ? 'LK1 1AA, our broadband is here already' : 'LK1 1AA',
}));

function Choosing({ label, start }: { label: string; start?: string }) {
  const [chosen, setChosen] = useState<string | undefined>(start);
  return (
    <Row stacked>
      <SelectList label={label} options={homes} selected={chosen} onSelect={setChosen} />
      <p role="status">{chosen === undefined ? 'Nothing selected' : `Selected: ${chosen} Skylark Lane`}</p>
    </Row>
  );
}

export const selectListEntry: Entry = {
  slug: 'select-list',
  name: 'Select list',
  group: 'Forms',
  purpose: 'A list to pick one thing from, such as a home among those that were found.',
  files: ['src/ui/SelectList/SelectList.tsx'],
  props: propsOf<typeof SelectList>({
    label: 'What is chosen from it, for screen readers.',
    options: 'Each with a value, a label, and a hint under it where there is one.',
    selected: 'The value that is chosen.',
    onSelect: 'Told of the value that was picked.',
  }),
  rules: [
    'Arrows, Home and End move the highlight; Enter, Space or ArrowRight selects; a click does both.',
    'The list is one stop of the Tab key.',
    'The highlight is seen only while the list has the focus; what is selected is always seen.',
  ],
  rows: ['UI-03'],
  examples: [
    {
      id: 'open',
      title: 'Nothing selected',
      about: 'Tab to it, then use the arrows, Home, End, and Enter, Space or ArrowRight.',
      rows: ['UI-03'],
      Draw: () => <Choosing label="Homes in Skylark Lane" />,
    },
    { id: 'selected', title: 'One selected', Draw: () => <Choosing label="Homes, one selected" start="7" /> },
  ],
};
