import { SidePicture } from '../../../src/ui/art/SidePicture.tsx';
import { Beside } from '../../../src/ui/Column/Beside.tsx';
import { Column } from '../../../src/ui/Column/Column.tsx';
import { Text } from '../../../src/ui/Text/Text.tsx';
import { propsOf, type Entry } from '../entry.ts';

export const columnEntry: Entry = {
  slug: 'column',
  name: 'Column',
  group: 'Layout',
  purpose: 'The middle of a page: 680 px for reading and forms, 1140 px for what stands side by side.',
  files: ['src/ui/Column/Column.tsx', 'src/ui/Column/Beside.tsx', 'src/ui/Column/BesideAccount.tsx'],
  props: [
    ...propsOf<typeof Column>(
      {
        children: 'The page, from its heading down; the gaps between its parts are the column’s.',
        width: 'text (680 px, the default) or page (1140 px).',
      },
      'Column',
    ),
    ...propsOf<typeof Beside>(
      {
        aside: 'Stands right of the column from 768 px; a phone goes without it.',
        isWide: 'It needs more room: there is some from 992 px.',
        children: 'The page, as in a column.',
      },
      'Beside',
    ),
  ],
  rules: [
    'Every page stands in a column, so that lines stay readable and nothing touches the edge of a phone.',
    'A column of text stands in the middle by itself. With something beside it, and below the progress bar, it begins where the header begins.',
  ],
  rows: ['TK-02'],
  examples: [
    ...(['text', 'page'] as const).map((width) => ({
      id: width,
      title: width === 'text' ? 'For reading and forms' : 'For what stands side by side',
      rows: ['TK-02'],
      bare: true,
      Draw: () => (
        <Column width={width}>
          <Text>
            An engineer brings the fibre to your wall from outside; nobody has to be at home. A second one connects you
            from inside and stays for about an hour.
          </Text>
          <Text>Both visits are on weekdays, and you choose the morning or the afternoon.</Text>
        </Column>
      ),
    })),
    {
      id: 'beside',
      title: 'With something beside it',
      rows: ['TK-02'],
      bare: true,
      Draw: () => (
        <Beside aside={<SidePicture name="house" tone="yellow" facts={['From £25 a month', 'Real people to help']} />}>
          <Text>Start typing your postcode or address, then pick your home.</Text>
        </Beside>
      ),
    },
  ],
};
