import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';
import { landlineReferences, repairDue } from './switch-provider.rules.ts';
import { standingOf } from './switch-standing.rules.ts';

describeMachine({
  machine: switchProviderMachine,
  starts,
  cases,
  facts,
  invariants: {
    'details are asked for a provider that is known (SW-02)': (snapshot) =>
      !snapshot.matches('givingDetails') || snapshot.context.switching.provider !== null,
    'a match is looked for only after it was asked for (SW-03)': (snapshot) =>
      !snapshot.matches('checkingMatch') || snapshot.context.switching.status !== null,
    'details are shown as ready to start only after a match (SW-10)': (snapshot) =>
      !snapshot.matches('matchFound') ||
      (snapshot.context.switching.status !== null && standingOf(snapshot.context.switching.status) === 'matched'),
    'a switch is called set up only after consent (SW-04)': (snapshot) =>
      !snapshot.matches('switchSetUp') ||
      (snapshot.context.switching.status !== null && standingOf(snapshot.context.switching.status) === 'started'),
    'a customer who goes on without us leaves no request behind (SW-01)': (snapshot) =>
      snapshot.status !== 'done' ||
      snapshot.context.switching.wish === 'switch' ||
      snapshot.context.switching.status === null,
    'who has nothing else to do is not sent on with a match that is open (SW-07)': (snapshot) =>
      !(snapshot.status === 'done' && snapshot.output.kind === 'settled') ||
      snapshot.context.booking === null ||
      // The order is placed, and its summary goes on telling of the switch.
      snapshot.context.isOrdered ||
      snapshot.context.switching.wish !== 'switch' ||
      (snapshot.context.switching.status !== null && standingOf(snapshot.context.switching.status) === 'started'),
  },
  moves: {
    'nothing starts without consent (SW-04)': ({ event, after }) =>
      !('consent' in event && event.consent === false) || !after.matches({ matchFound: 'startingSwitch' }),
    'a linked landline is kept or let go by choice only (SW-10)': ({ event, before, after }) =>
      !('landline' in event && event.landline === '') ||
      landlineReferences(before.context.switching.status) === null ||
      !after.matches({ matchFound: 'startingSwitch' }),
    'what failed is not sent again unchanged, unless the fault passes by itself (SW-07)': ({ event, before, after }) =>
      event.type !== 'details.submitted' ||
      repairDue(before.context.switching)?.wantsChange !== true ||
      !('lastName' in event && event.lastName === 'Fairweather') ||
      after.matches('givingDetails'),
    'a second click while a request is under way does nothing (SW-03)': ({ event, before }) =>
      !before.hasTag('committing') || event.type.startsWith('xstate.'),
  },
});
