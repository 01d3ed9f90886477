import { Text } from '../../../src/ui/Text/Text.tsx';
import { typography, type TypeName } from '../../../src/ui/palette.ts';
import { propsOf, type Entry } from '../entry.ts';
import { Named, Row } from '../Row.tsx';

const names = Object.keys(typography) as TypeName[];

export const typographyEntry: Entry = {
  slug: 'typography',
  name: 'Typography',
  group: 'Foundations',
  purpose: 'The eleven steps of the type scale, from the loudest to the quietest, and Text, which writes in them.',
  files: ['src/ui/Text/Text.tsx', 'src/ui/palette.ts'],
  props: propsOf<typeof Text>({
    children: 'The words.',
    type: 'A step of the scale; speak is running text and the default.',
    tone: 'soft for what is secondary; error and success only beside words that say so.',
    as: 'The element: p unless a span, div, strong, h2 or h3 is due.',
    id: 'For what is labelled by it.',
  }),
  rules: [
    'Sizes are rem, so the customer’s own text size counts; the four largest grow with the page.',
    'Use it in style sheets as font: var(--type-speak) with letter-spacing: var(--tracking-speak).',
    'The look of a heading and its level are two things: choose `as` for the outline of the page, `type` for the look.',
  ],
  rows: ['TK-05'],
  examples: [
    {
      id: 'scale',
      title: 'The scale',
      rows: ['TK-05'],
      Draw: () => (
        <Row stacked>
          {names.map((name) => (
            <Named key={name} name={`${name} · ${typography[name].weight} · ${typography[name].size}`}>
              <Text type={name}>Fast at both ends</Text>
            </Named>
          ))}
        </Row>
      ),
    },
    {
      id: 'tones',
      title: 'Tones',
      Draw: () => (
        <Row stacked>
          <Text>Running text: an engineer comes once, for about an hour.</Text>
          <Text tone="soft">Soft: what is good to know but not needed.</Text>
          <Text tone="success">Success: your dates are held.</Text>
          <Text tone="error">Error: that date is gone.</Text>
        </Row>
      ),
    },
    {
      id: 'long',
      title: 'Long words',
      about: 'They break instead of making the page wider than the screen.',
      Draw: () => (
        <Text>
          wren.fairweather.of.the.house.at.the.end.of.skylark.lane.behind.the.old.telephone.exchange@example.com
        </Text>
      ),
    },
  ],
};
