import { describeMachine } from '../../tests/support/model/describe-machine.ts';
import { cases, facts, starts } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

describeMachine({
  machine: orderBroadbandMachine,
  starts,
  cases,
  facts,
  ends: ['orderPlaced', 'registeringInterest'],
  invariants: {
    'plans are shown only for a home that was checked (RT-03)': (snapshot) =>
      !snapshot.matches('choosingPlan') || snapshot.context.address !== null,
    'visits are booked only for a plan (RT-03)': (snapshot) =>
      !snapshot.matches('bookingInstall') ||
      (snapshot.context.plan !== null && snapshot.context.customisation !== null),
    'an order is reviewed only with its visits booked (RT-03)': (snapshot) =>
      !snapshot.matches('reviewingOrder') || snapshot.context.booking !== null,
    'customising is skipped where it is switched off (CU-05)': (snapshot) =>
      !snapshot.matches('customisingPlan') || snapshot.context.flags.customisePlan,
    'an order is shown only when there is one (OR-07)': (snapshot) =>
      !snapshot.matches('orderPlaced') || snapshot.context.order !== null,
    'a saved journey is looked for only for a member (CU-04)': (snapshot) =>
      !snapshot.matches('findingSavedJourney') || snapshot.context.member !== null,
  },
  moves: {
    'after the order no page leads back into the journey (RT-03)': ({ event, before, after }) =>
      before.context.order === null ||
      event.type !== 'xstate.route' ||
      after.matches('orderPlaced') ||
      after.matches('registeringInterest'),
    'an order begun elsewhere never takes the place of the home just checked (RT-03)': ({ event, before, after }) =>
      event.type !== 'page.sought' || before.context.address === null || !after.matches('findingCurrentJourney'),
    'after the order nothing is said to be missing (RT-03)': ({ event, before, after }) =>
      event.type !== 'page.refused' || before.context.order === null || after.context.missing === null,
    'another home starts the choice of a plan anew': ({ event, before, after }) =>
      before.context.address === null ||
      event.type !== 'xstate.done.actor.addressCheck' ||
      before.context.address.premise.premiseId === after.context.address?.premise.premiseId ||
      after.context.plan === null,
    'visits that the network let go are not shown as booked': ({ event, after }) =>
      !('output' in event && JSON.stringify(event.output) === '{"kind":"visitsNeeded"}') ||
      after.context.booking === null,
  },
});
