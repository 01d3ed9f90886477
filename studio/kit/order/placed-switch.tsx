import { PlacedSwitchNews } from '../../../src/ui/PlacedSwitch/PlacedSwitchNews.tsx';
import { placedSwitchCopy } from '../../../src/ui/PlacedSwitch/placed-switch.copy.ts';
import { Chooser } from '../Chooser.tsx';
import { propsOf, type Entry } from '../entry.ts';

const news = [
  'telling',
  'accepted',
  'complete',
  'checking',
  'ready',
  'notOrdered',
  'ranOut',
  'refused',
  'overAlready',
  'cancelled',
  'planEnded',
  'unknown',
] as const;

export const placedSwitchEntry: Entry = {
  slug: 'placed-switch',
  name: 'News of a switch',
  group: 'Order',
  purpose: 'How a switch to us goes once the broadband is ordered, on the order summary and the page of the switch.',
  files: ['src/ui/PlacedSwitch/PlacedSwitchNews.tsx'],
  props: propsOf<typeof PlacedSwitchNews>({
    news: 'Where the switch stands.',
    provider: 'The old provider.',
    code: 'Why the last step did not go, by its fault code; null where it did.',
    day: 'When the old service ends, in words: "on …".',
    planEndedOn: 'The last day of the plan, once that has ended; null until then.',
  }),
  rules: ['What goes as it should is told in plain text; an alert stands only where something is done or to be done.'],
  rows: ['SW-09', 'SW-11'],
  examples: [
    {
      id: 'all',
      title: 'Wherever it stands',
      Draw: () => (
        <Chooser
          label="News"
          names={news}
          renderOne={(name) => (
            <PlacedSwitchNews
              news={name}
              provider="Kestrel Telecom"
              code={name === 'refused' ? '1104' : null}
              day={placedSwitchCopy.whenLive}
              planEndedOn={name === 'planEnded' ? '2027-03-03' : null}
            />
          )}
        />
      ),
    },
  ],
};
