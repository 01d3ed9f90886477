import { Meter } from '../../../src/ui/Meter/Meter.tsx';
import { propsOf, type Entry } from '../entry.ts';

export const meterEntry: Entry = {
  slug: 'meter',
  name: 'Meter',
  group: 'Order',
  purpose: 'How much is left of something that is used up: data, minutes, texts, days.',
  files: ['src/ui/Meter/Meter.tsx'],
  props: propsOf<typeof Meter>({
    label: 'What is measured.',
    words: 'The measure in words; they are read aloud, too.',
    measure: 'How much is left, of how much; null of what has no limit, which has words and no bar.',
  }),
  rules: [
    'The words say all that the bar shows: nothing is told by length or colour alone.',
    'From a tenth on the bar is red.',
  ],
  rows: ['DB-01', 'MK-07'],
  examples: [
    {
      id: 'some',
      title: 'Some is left',
      Draw: () => <Meter label="Data" words="12.4 GB of 30 GB left" measure={{ left: 12.4, of: 30 }} />,
    },
    {
      id: 'little',
      title: 'Little is left',
      Draw: () => <Meter label="Minutes" words="20 of 500 left" measure={{ left: 20, of: 500 }} />,
    },
    {
      id: 'none',
      title: 'Nothing is left',
      Draw: () => <Meter label="Texts" words="None left: credit rates apply" measure={{ left: 0, of: 500 }} />,
    },
    { id: 'unlimited', title: 'Without a limit', Draw: () => <Meter label="Texts" words="Unlimited" measure={null} /> },
  ],
};
