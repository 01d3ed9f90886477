import { Accordion } from '../../../src/ui/Accordion/Accordion.tsx';
import { Text } from '../../../src/ui/Text/Text.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import { propsOf, type Entry } from '../entry.ts';

const questions = [
  { title: 'Do I have to be at home?', content: <Text>Only for the in-home visit, which takes about an hour.</Text> },
  {
    title: 'Who tells my old provider?',
    content: (
      <Text>
        We do. <TextLink to="/ui/link">Read how switching works</TextLink>
      </Text>
    ),
  },
  {
    title: 'May the engineer drill into the wall of a rented home, and whom do I have to ask?',
    content: <Text>Ask the owner.</Text>,
  },
];

export const accordionEntry: Entry = {
  slug: 'accordion',
  name: 'Accordion',
  group: 'Actions',
  purpose: 'Questions whose answers are put away until somebody wants them.',
  files: ['src/ui/Accordion/Accordion.tsx'],
  props: propsOf<typeof Accordion>({
    items:
      'Each with a title (drawn, where it is more than words), a note below it where there is one, its content, and open when it is to be open from the start.',
  }),
  rules: [
    'Enter and Space open and close; several can be open at once.',
    'Nothing that everybody needs is hidden in one.',
    'It works before the script has come, and the search of the browser finds what is in it.',
  ],
  rows: ['UI-05'],
  examples: [
    { id: 'closed', title: 'Closed', rows: ['UI-05'], Draw: () => <Accordion items={questions} /> },
    {
      id: 'note',
      title: 'With notes',
      Draw: () => (
        <Accordion
          items={[
            { title: 'We’ve got your order', note: 'Email, Mon, 02/02/26, 10:31am', content: <Text>Thank you.</Text> },
          ]}
        />
      ),
    },
    {
      id: 'open',
      title: 'One open from the start',
      Draw: () => (
        <Accordion
          items={[{ title: 'When do I pay first?', content: <Text>On your Go Live date.</Text>, open: true }]}
        />
      ),
    },
  ],
};
