import { Card } from '../../../src/ui/Card/Card.tsx';
import { Text } from '../../../src/ui/Text/Text.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

const tones = ['card', 'sunken', 'pink', 'yellow', 'turquoise', 'olive'] as const;

export const cardEntry: Entry = {
  slug: 'card',
  name: 'Card',
  group: 'Layout',
  purpose: 'A surface for what belongs together.',
  files: ['src/ui/Card/Card.tsx'],
  props: propsOf<typeof Card>({
    children: 'What belongs together.',
    tone: 'card (the default), sunken for what is quiet, pink, yellow, turquoise or olive for what is loud.',
    as: 'div, or section, article or li where the outline of the page has one.',
    'aria-labelledby': 'The id of its heading, for a section or an article.',
  }),
  rules: ['No card within a card.', 'A tint means nothing by itself; the words say it.'],
  rows: ['TK-04', 'TK-06'],
  examples: [
    {
      id: 'tones',
      title: 'Tones',
      Draw: () => (
        <Row stacked>
          {tones.map((tone) => (
            <Card key={tone} tone={tone}>
              <Text type="loud-bold">{tone}</Text>
              <Text tone="soft">No mid-contract price rises on 12 month deals.</Text>
            </Card>
          ))}
        </Row>
      ),
    },
  ],
};
