import { useState } from 'react';
import { BarSlot, StepAction } from '../../../src/ui/SummaryFooter/StepAction.tsx';
import { SummaryFooter } from '../../../src/ui/SummaryFooter/SummaryFooter.tsx';
import { SummaryList } from '../../../src/ui/SummaryList/SummaryList.tsx';
import { propsOf, type Entry } from '../entry.ts';

function Counting() {
  const [views, setViews] = useState(0);
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  return (
    <BarSlot value={slot}>
      <StepAction form="summary-footer-step" label="Book your install" busy={false}>
        <form name="summary-footer-step" onSubmit={(event) => event.preventDefault()}>
          <p>Summary asked for: {views}</p>
        </form>
      </StepAction>
      <SummaryFooter
        caption="Full fibre 150 · £0.00 today"
        total="£25 a month"
        onViewSummary={() => setViews(views + 1)}
        actionRef={setSlot}
      />
    </BarSlot>
  );
}

export const summaryListEntry: Entry = {
  slug: 'summary-list',
  name: 'Summary list',
  group: 'Order',
  purpose: 'What has been chosen so far, a row each, with a way to change it.',
  files: ['src/ui/SummaryList/SummaryList.tsx'],
  props: propsOf<typeof SummaryList>({
    rows: 'Each with a term, its details, and change: an event (onChange) or a path (to); isNone where there is nothing yet, so that it is added.',
  }),
  rules: ['"Change" is read out with what it changes.'],
  rows: ['CU-01'],
  examples: [
    {
      id: 'rows',
      title: 'With and without change',
      Draw: () => (
        <SummaryList
          rows={[
            { term: 'Plan', details: 'Full fibre 150', change: { onChange: () => undefined } },
            { term: 'Address', details: '7 Skylark Lane, Larkfield, LK1 1AA', change: { to: '/ui/summary-list' } },
            { term: 'Other phone', details: 'None', isNone: true, change: { to: '/ui/summary-list' } },
            { term: 'Email', details: 'wren.fairweather.of.the.house.at.the.end.of.the.lane@example.com' },
          ]}
        />
      ),
    },
  ],
};

export const summaryFooterEntry: Entry = {
  slug: 'summary-footer',
  name: 'Summary footer',
  group: 'Order',
  purpose: 'Stays at the foot of the screen while the customer chooses: the sum, and the way on.',
  files: ['src/ui/SummaryFooter/SummaryFooter.tsx', 'src/ui/SummaryFooter/StepAction.tsx'],
  props: propsOf<typeof SummaryFooter>({
    total: 'The sum so far: "£25 a month".',
    caption: 'What it is for: "Full fibre 150".',
    onViewSummary: 'Asked for by "View summary".',
    actionRef: 'Takes the place where a step draws its way on, by StepAction.',
  }),
  rules: ['On a low screen it stands at the end of the page, so that it hides nothing.'],
  rows: ['CU-01'],
  examples: [{ id: 'footer', title: 'With its way on', rows: ['CU-01'], bare: true, Draw: Counting }],
};
