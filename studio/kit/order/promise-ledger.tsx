import { PromiseLedger } from '../../../src/ui/PromiseLedger/PromiseLedger.tsx';
import type { Promised } from '../../../src/ui/PromiseLedger/promised.ts';
import { propsOf, type Entry } from '../entry.ts';

const lateStart = { rateInPence: 646, per: 'DAY', days: 0, amountInPence: 0 } as const;
const missedVisit = { rateInPence: 3233, per: 'VISIT', days: 0, amountInPence: 0 } as const;

const outsideVisit: Promised = {
  id: '0d7c9f8e-6d53-4f0e-8f6a-5a6f5b9d2c01',
  kind: 'OUTSIDE_VISIT',
  date: '2026-01-05',
  slot: 'AM',
  state: 'OPEN',
  causedBy: null,
  actionOwner: 'NETWORK',
  endedOn: null,
  compensation: missedVisit,
};
const homeVisit: Promised = {
  ...outsideVisit,
  id: '0d7c9f8e-6d53-4f0e-8f6a-5a6f5b9d2c02',
  kind: 'HOME_VISIT',
  date: '2026-01-14',
  slot: 'PM',
};
const goLive: Promised = {
  ...homeVisit,
  id: '0d7c9f8e-6d53-4f0e-8f6a-5a6f5b9d2c03',
  kind: 'GO_LIVE',
  slot: null,
  compensation: lateStart,
};

/** The same promise with another end, as a row of its own. */
const ended = (promise: Promised, change: Partial<Promised>): Promised => ({
  ...promise,
  id: `${promise.id}-${change.state}`,
  actionOwner: null,
  endedOn: promise.date,
  ...change,
});

const everyEnd: readonly Promised[] = [
  ended(outsideVisit, { state: 'MOVED', causedBy: 'CUSTOMER', endedOn: '2025-12-30' }),
  ended(outsideVisit, { date: '2026-01-06', state: 'KEPT', endedOn: '2026-01-06' }),
  ended(homeVisit, {
    state: 'BROKEN',
    causedBy: 'NETWORK',
    actionOwner: 'CUSTOMER',
    compensation: { ...missedVisit, amountInPence: 3233 },
  }),
  ended(goLive, {
    state: 'BROKEN',
    causedBy: 'NETWORK',
    actionOwner: 'NETWORK',
    compensation: { ...lateStart, days: 3, amountInPence: 1938 },
  }),
  ended(homeVisit, { date: '2026-01-20', state: 'CALLED_OFF', causedBy: 'CUSTOMER', endedOn: '2026-01-19' }),
];

export const promiseLedgerEntry: Entry = {
  slug: 'promise-ledger',
  name: 'Promise ledger',
  group: 'Order',
  purpose:
    'The dates that a customer was promised: what became of each, who acts next, and what a broken one is worth.',
  files: ['src/ui/PromiseLedger/PromiseLedger.tsx'],
  props: propsOf<typeof PromiseLedger>({
    promises: 'As the gateway gives them, the earliest date first.',
    compensationInPence: 'What broken promises are worth so far; without any, the sum is not shown.',
    isOnBill:
      'Whether it comes off a bill, as it does where there is one; of an order that never went live the page says what becomes of it.',
  }),
  rules: [
    'A promise stays in the list when it has ended, so that a customer can see what was said before.',
    'The state is in words and a sign, never in a colour alone.',
    'It computes no money: rates and amounts are those of the gateway.',
  ],
  rows: ['DB-04', 'OR-05'],
  examples: [
    {
      id: 'to-come',
      title: 'To come',
      Draw: () => <PromiseLedger promises={[outsideVisit, homeVisit, goLive]} compensationInPence={0} />,
    },
    {
      id: 'ended',
      title: 'Moved, kept, broken, called off',
      rows: ['DB-04'],
      Draw: () => <PromiseLedger promises={everyEnd} compensationInPence={5171} />,
    },
    { id: 'none', title: 'No promise yet', Draw: () => <PromiseLedger promises={[]} compensationInPence={0} /> },
  ],
};
