import { ShortDate } from '../../../src/ui/ShortDate/ShortDate.tsx';
import { Timeline } from '../../../src/ui/Timeline/Timeline.tsx';
import { propsOf, type Entry } from '../entry.ts';

export const timelineEntry: Entry = {
  slug: 'timeline',
  name: 'Timeline',
  group: 'Order',
  purpose: 'What has happened and what comes, along the line that runs from the street to the home.',
  files: ['src/ui/Timeline/Timeline.tsx'],
  props: propsOf<typeof Timeline>({
    steps: 'In their order: what, when, what it means, and whether it is done.',
    done: 'What is said of a step that is done to who cannot see it.',
  }),
  rules: ['It is a list: its order is that of the days.', 'A day that nobody knows is said in words.'],
  rows: ['OR-07'],
  examples: [
    {
      id: 'order',
      title: 'An order with a visit',
      Draw: () => (
        <Timeline
          done="done"
          steps={[
            { id: 'ordered', icon: 'check', title: 'Ordered', when: <ShortDate date="2026-11-23" />, isDone: true },
            { id: 'router', icon: 'router', title: 'Your router is on its way', when: 'A few days before' },
            {
              id: 'home',
              icon: 'home',
              title: 'Home install',
              when: <ShortDate date="2026-12-08" />,
              text: 'Someone needs to be at home.',
            },
          ]}
        />
      ),
    },
  ],
};
