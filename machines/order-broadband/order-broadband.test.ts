import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './order-broadband.cases.ts';
import { isAwaited, isSettled } from '../switch-provider/switch-standing.rules.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

describeMachine({
  machine: orderBroadbandMachine,
  starts,
  cases,
  facts,
  ends: ['orderPlaced', 'registeringInterest'],
  invariants: {
    'plans are shown only for a home that was checked (RT-03)': (snapshot) =>
      !snapshot.matches({ ordering: 'choosingPlan' }) || snapshot.context.address !== null,
    'visits are booked only for a plan (RT-03)': (snapshot) =>
      !snapshot.matches({ ordering: 'bookingInstall' }) ||
      (snapshot.context.plan !== null && snapshot.context.customisation !== null),
    'an order is reviewed only with its visits booked, and with length and kit kept for its plan (RT-03, CU-01)': (
      snapshot,
    ) =>
      !snapshot.matches({ ordering: 'reviewingOrder' }) ||
      (snapshot.context.booking !== null &&
        snapshot.context.customisation?.productId === snapshot.context.plan?.productId),
    'an order is reviewed only when nothing about the old broadband is open (SW-01, SW-07)': (snapshot) =>
      !snapshot.matches({ ordering: 'reviewingOrder' }) || isSettled(snapshot.context.switching),
    'a match is looked for in one place only (SW-06)': (snapshot) =>
      snapshot.matches({ watchingMatch: 'noMatchAwaited' }) || !snapshot.matches({ ordering: 'switchingProvider' }),
    'a match that is looked for is watched where the customer goes on meanwhile (SW-07)': (snapshot) =>
      !isAwaited(snapshot.context.switching) ||
      !(snapshot.matches({ ordering: 'customisingPlan' }) || snapshot.matches({ ordering: 'bookingInstall' })) ||
      !snapshot.matches({ watchingMatch: 'noMatchAwaited' }),
    'customising is skipped where it is switched off (CU-05)': (snapshot) =>
      !snapshot.matches({ ordering: 'customisingPlan' }) || snapshot.context.flags.customisePlan,
    'an order is shown only when there is one (OR-07)': (snapshot) =>
      !snapshot.matches({ ordering: 'orderPlaced' }) || snapshot.context.order !== null,
    'the speed of the home before is of no use once a plan is chosen for this one': ({ context }) =>
      context.plan === null || context.speedBefore === null,
    'a saved journey is looked for only for a member (CU-04)': (snapshot) =>
      !snapshot.matches({ ordering: 'findingSavedJourney' }) || snapshot.context.member !== null,
  },
  moves: {
    'after the order no page leads back into the journey (RT-03)': ({ event, before, after }) =>
      before.context.order === null ||
      event.type !== 'xstate.route' ||
      after.matches({ ordering: 'orderPlaced' }) ||
      // It is no page of its own: whoever repairs a switch stays there.
      (before.matches({ ordering: 'switchingAgain' }) && after.matches({ ordering: 'switchingAgain' })) ||
      after.matches({ ordering: 'registeringInterest' }),
    'before the commercial launch no page of the order can be opened (SC-10)': ({ event, before, after }) =>
      event.type !== 'xstate.route' ||
      after.context.flags.commercialLaunch ||
      (['choosingPlan', 'switchingProvider', 'customisingPlan', 'bookingInstall', 'reviewingOrder'] as const).every(
        (page) => before.matches({ ordering: page }) || !after.matches({ ordering: page }),
      ),
    'before the commercial launch nothing is said to be missing (SC-10)': ({ event, before, after }) =>
      event.type !== 'page.refused' ||
      after.context.flags.commercialLaunch ||
      before.context.order !== null ||
      after.context.missing === null,
    'an order begun elsewhere never takes the place of the home just checked (RT-03)': ({ event, before, after }) =>
      event.type !== 'page.sought' ||
      before.context.address === null ||
      !after.matches({ ordering: 'findingCurrentJourney' }),
    'what was missing is said on the page that is shown in its place, and on no page opened after it (RT-03)': ({
      event,
      after,
    }) => event.type !== 'xstate.route' || after.matches({ ordering: 'orderPlaced' }) || after.context.missing === null,
    'the page that was asked for is forgotten once one is shown (RT-03)': ({ after }) =>
      after.context.sought === null ||
      !(['choosingPlan', 'switchingProvider', 'customisingPlan', 'bookingInstall', 'reviewingOrder'] as const).some(
        (page) => after.matches({ ordering: page }),
      ),
    'after the order nothing is said to be missing (RT-03)': ({ event, before, after }) =>
      event.type !== 'page.refused' || before.context.order === null || after.context.missing === null,
    'another home starts the choice of a plan anew': ({ event, before, after }) =>
      before.context.address === null ||
      event.type !== 'xstate.done.actor.addressCheck' ||
      before.context.address.premise.premiseId === after.context.address?.premise.premiseId ||
      (after.context.plan === null && after.context.switching.status === null),
    'visits that the network let go are not shown as booked': ({ event, after }) =>
      !('output' in event && JSON.stringify(event.output) === '{"kind":"visitsNeeded"}') ||
      after.context.booking === null,
  },
});
