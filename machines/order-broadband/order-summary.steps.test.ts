import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { agreed, aMember, booked, customised, openPage, ordered, pasts, settled } from './customers.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const opened = 'summary.opened';
const closed = 'summary.closed';

describeCustomers(
  { machine: orderBroadbandMachine, region: 'orderSummary' },
  {
    'a member at the plans has no summary yet': {
      begins: aMember,
      past: pasts.atPlans,
      at: 'summaryClosed',
      ignores: [opened, closed],
    },
    'a member who is asked about the old broadband can look at the summary (CU-01)': {
      begins: aMember,
      past: pasts.atSwitch,
      at: 'summaryClosed',
      steps: [[opened, 'viewingSummary']],
      ignores: [closed],
    },
    'a member who looks at the summary while customising (CU-01)': {
      begins: aMember,
      past: [...pasts.atCustomising, opened],
      at: 'viewingSummary',
      steps: [
        [closed, 'summaryClosed'],
        [openPage('switchingProvider'), 'summaryClosed'],
      ],
      ignores: [opened],
    },
    'a member who looks at the summary while booking (CU-01)': {
      begins: aMember,
      past: [...pasts.atBooking, opened],
      at: 'viewingSummary',
      steps: [[closed, 'summaryClosed']],
    },
    'a member who looks at the summary at the review (OR-08)': {
      begins: aMember,
      past: [...pasts.atReview, opened],
      at: 'viewingSummary',
      steps: [
        [closed, 'summaryClosed'],
        [ordered(), 'summaryClosed'],
      ],
    },
    'a member who has ordered has the confirmation in its place': {
      begins: aMember,
      past: [...pasts.atSwitch, settled(agreed), customised, booked, ordered()],
      at: 'summaryClosed',
      ignores: [opened],
    },
  },
);
