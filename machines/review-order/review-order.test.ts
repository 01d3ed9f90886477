import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './review-order.cases.ts';
import { reviewOrderMachine } from './review-order.machine.ts';

describeMachine({
  machine: reviewOrderMachine,
  starts,
  cases,
  facts,
  ends: ['homeOrdered'],
  invariants: {
    'an order is placed only with a contract that could be read (CO-01)': (snapshot) =>
      !snapshot.matches('placingOrder') || snapshot.context.contract !== null,
    'the journey ends with an order, with visits to choose again, with notes to change, or with a look at what was changed':
      (snapshot) =>
        snapshot.status !== 'done' ||
        snapshot.context.order !== null ||
        snapshot.matches('visitsNeeded') ||
        snapshot.matches('engineerNotesNeeded') ||
        snapshot.matches('orderOutdated'),
  },
  moves: {
    'an order needs the contract to be accepted (OR-02)': ({ event, after }) =>
      !('contractAccepted' in event && event.contractAccepted === false) || !after.matches('placingOrder'),
    'a switch that the gateway holds open is finished before anything is ordered (SW-01)': ({ event, after }) =>
      !('error' in event && JSON.stringify(event.error).includes('switch.unsettled')) ||
      after.matches('switchUnfinished'),
    'a home that the member has a plan for is not ordered again (OR-02)': ({ event, after }) =>
      !('error' in event && JSON.stringify(event.error).includes('order.exists')) || after.matches('homeOrdered'),
    'a second click while the order is placed does nothing (OR-02)': ({ event, before }) =>
      !(before.matches('placingOrder') && event.type === 'order.submitted'),
  },
});
