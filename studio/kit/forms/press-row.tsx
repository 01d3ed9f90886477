import { useState } from 'react';
import { PressRow } from '../../../src/ui/PressRow/PressRow.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

const providers = ['Riverbourne Broadband', 'Riverside Fibre', 'Tidewell'];

function Pressing({ isLast = false }: { isLast?: boolean }) {
  const [pressed, setPressed] = useState<string | null>(null);
  return (
    <Row stacked>
      <ul aria-label={isLast ? 'Homes' : 'Providers'}>
        {providers.map((name) => (
          <li key={name}>
            <PressRow isLast={isLast} onPress={() => setPressed(name)}>
              {name}
            </PressRow>
          </li>
        ))}
      </ul>
      <p role="status">{pressed === null ? 'Nothing pressed' : `Pressed: ${pressed}`}</p>
    </Row>
  );
}

export const pressRowEntry: Entry = {
  slug: 'press-row',
  name: 'Row to press',
  group: 'Forms',
  purpose: 'One of a few things that were found, such as a provider or a home, in a list of them.',
  files: ['src/ui/PressRow/PressRow.tsx'],
  props: propsOf<typeof PressRow>({
    children: 'What was found.',
    isLast: 'Where pressing it ends the choice, and leads no further into a list: without the arrow.',
    onPress: 'Told that it was pressed.',
  }),
  rules: [
    'Every row is a button and a stop of the Tab key; arrows, Home and End lead through the rows of its list.',
    'For more than can be in sight at once, a select list is one stop of the Tab key.',
  ],
  rows: ['AD-08', 'SW-02'],
  examples: [
    { id: 'leads-on', title: 'Leading on', rows: ['SW-02'], Draw: () => <Pressing /> },
    { id: 'last', title: 'Ending the choice', rows: ['AD-08'], Draw: () => <Pressing isLast /> },
  ],
};
