import { orderSteps, ProgressBar } from '../../../src/ui/ProgressBar/ProgressBar.tsx';
import { Chooser } from '../Chooser.tsx';
import { propsOf, type Entry } from '../entry.ts';

export const progressBarEntry: Entry = {
  slug: 'progress-bar',
  name: 'Progress bar',
  group: 'Order',
  purpose: 'How far the order is: Plan, Install, Review.',
  files: ['src/ui/ProgressBar/ProgressBar.tsx'],
  props: propsOf<typeof ProgressBar>({ current: 'The step the customer is on.' }),
  rules: ['What is before the current step is done, what is after it is to do; each says so to screen readers.'],
  rows: ['RT-05'],
  examples: [
    {
      id: 'steps',
      title: 'Each step',
      rows: ['RT-05'],
      Draw: () => <Chooser label="Step" names={orderSteps} renderOne={(step) => <ProgressBar current={step} />} />,
    },
  ],
};
