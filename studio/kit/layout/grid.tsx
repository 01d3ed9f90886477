import { Card } from '../../../src/ui/Card/Card.tsx';
import { Grid, GridItem } from '../../../src/ui/Grid/Grid.tsx';
import { propsOf, type Entry } from '../entry.ts';

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

export const gridEntry: Entry = {
  slug: 'grid',
  name: 'Grid',
  group: 'Layout',
  purpose: 'Columns of one width, 12 unless said otherwise, for what stands side by side.',
  files: ['src/ui/Grid/Grid.tsx'],
  props: [
    ...propsOf<typeof Grid>(
      {
        children: 'Grid items.',
        columns: '12, or 4 or 6.',
        as: 'div, or ul or ol when it is a list; its items are li then.',
      },
      'Grid',
    ),
    ...propsOf<typeof GridItem>(
      {
        children: 'What stands in it.',
        span: 'Columns on every screen; all of them where nothing is said.',
        medium: 'Columns from 768 px.',
        large: 'Columns from 992 px.',
        as: 'div, li or section.',
      },
      'GridItem',
    ),
  ],
  rules: [
    'Start with the phone: without `span` an item has the whole width there.',
    'The order on the screen is the order of the code, so the keyboard follows the eye.',
    'The gaps are 16 px, and 24 from 768 px.',
  ],
  rows: ['TK-03'],
  examples: [
    {
      id: 'twelve',
      title: 'Twelve columns',
      rows: ['TK-03'],
      Draw: () => (
        <Grid>
          {twelve.map((column) => (
            <GridItem key={column} span={3} medium={2} large={1}>
              {column}
            </GridItem>
          ))}
        </Grid>
      ),
    },
    {
      id: 'thirds',
      title: 'From one column to three',
      about: 'Under each other on a phone, two from 768 px, three from 992 px.',
      Draw: () => (
        <Grid as="ul">
          {['150 Mbps', '500 Mbps', '1 Gbps'].map((plan) => (
            <GridItem key={plan} as="li" medium={6} large={4}>
              <Card tone="sunken">{plan}</Card>
            </GridItem>
          ))}
        </Grid>
      ),
    },
    {
      id: 'four',
      title: 'Four columns, and a grid within',
      Draw: () => (
        <Grid columns={4}>
          <GridItem span={2} large={1}>
            <Card tone="turquoise">One or two of four</Card>
          </GridItem>
          <GridItem span={2} large={3}>
            <Grid columns={6}>
              <GridItem medium={3}>
                <Card tone="olive">Half of the rest</Card>
              </GridItem>
              <GridItem medium={3}>
                <Card tone="olive">The other half</Card>
              </GridItem>
            </Grid>
          </GridItem>
        </Grid>
      ),
    },
  ],
};
