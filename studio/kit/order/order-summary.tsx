import { OrderPrice, OrderSummary, type SummarisedOrder } from '../../../src/ui/OrderSummary/OrderSummary.tsx';
import { PlanSoFar } from '../../../src/ui/OrderSummary/PlanSoFar.tsx';
import { propsOf, type Entry } from '../entry.ts';

const begun: SummarisedOrder = {
  planName: '150 Mbps',
  contractText: '12 months',
  planPriceInPence: 3500,
  meshPriceInPence: null,
  monthlyPriceInPence: 3500,
  setupPriceInPence: 0,
  outsideVisit: 'open',
  inHomeVisit: 'open',
  goLiveDay: null,
  switching: 'open',
};

const complete: SummarisedOrder = {
  ...begun,
  contractText: '1 month rolling',
  meshPriceInPence: 400,
  monthlyPriceInPence: 3900,
  setupPriceInPence: 3000,
  outsideVisit: { date: '2026-12-03', slot: 'AM' },
  inHomeVisit: { date: '2026-12-10', slot: 'PM' },
  goLiveDay: '2026-12-10',
  switching: { from: 'Riverbourne Broadband' },
};

export const orderSummaryEntry: Entry = {
  slug: 'order-summary',
  name: 'Order summary',
  group: 'Order',
  purpose: 'The order as it stands: what the customer gets, when it comes, what it costs and when that is first paid.',
  files: [
    'src/ui/OrderSummary/OrderSummary.tsx',
    'src/ui/OrderSummary/SummaryCard.tsx',
    'src/ui/OrderSummary/PlanSoFar.tsx',
  ],
  props: propsOf<typeof OrderSummary>({
    order: 'What is known of the order; livingSummaryOf makes it of what the order’s machine knows.',
  }),
  rules: [
    'It has the same rows from the plan to the review: an answer that comes moves nothing.',
    'Of an order that is placed the visits are no rows: they have cards of their own, and every day is in full.',
    'Nothing is paid today, and it says so in pounds: £0.00.',
  ],
  rows: ['CU-01', 'OR-08'],
  examples: [
    { id: 'begun', title: 'With a plan alone', Draw: () => <OrderSummary order={begun} /> },
    {
      id: 'earliest',
      title: 'With the first day that Go Live can be',
      Draw: () => <OrderSummary order={{ ...begun, earliestGoLiveDay: '2026-12-14' }} />,
    },
    { id: 'complete', title: 'With everything chosen', Draw: () => <OrderSummary order={complete} /> },
    {
      id: 'connected',
      title: 'For a home that needs no visit and switches nothing',
      Draw: () => (
        <OrderSummary
          order={{ ...begun, outsideVisit: 'none', inHomeVisit: 'none', goLiveDay: '2026-12-01', switching: 'none' }}
        />
      ),
    },
    {
      id: 'plan-so-far',
      title: 'As a card beside an account, with a plan alone (PlanSoFar)',
      Draw: () => (
        <PlanSoFar
          plan={{
            name: '150 Mbps',
            priceInPence: 2500,
            setupPriceInPence: 0,
            contract: '12 months',
            earliestGoLiveDay: '2026-12-14',
          }}
          changeTo="/ui/order-summary"
        />
      ),
    },
    { id: 'price', title: 'What it costs alone (OrderPrice)', Draw: () => <OrderPrice order={complete} /> },
  ],
};
