import { failsTo } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { orderBroadbandSetup as s } from './order-broadband.setup.ts';

/** Journeys begun before: in another tab, on another device, or saved for later (CU-04). */

export const findingCurrentJourney = s.createStateConfig({
  description: 'A page in the middle was opened; we look for the journey this member has begun.',
  tags: ['busy'],
  meta: { view: 'FindingSavedJourney', rows: ['RT-03'] },
  invoke: {
    id: 'findCurrentJourney',
    src: 'findCurrentJourney',
    input: {},
    onDone: [
      {
        guard: { type: 'isJourneyFound', params: ({ event }) => ({ journey: event.output }) },
        target: 'decidingPage',
        actions: { type: 'storeResumedJourney', params: ({ event }) => ({ journey: event.output }) },
      },
      { target: 'decidingPage' },
    ],
    // Nothing is lost when the look-up fails: the customer starts at the furthest page known here.
    onError: 'decidingPage',
  },
});

/** Links about an order lead here, often on another device; a member may have several orders. */
export const findingPlacedOrder = s.createStateConfig({
  description: 'We look for the order that the address names, or else for the newest of this member.',
  tags: ['busy'],
  meta: { view: 'FindingSavedJourney', rows: ['OR-07', 'SW-09'] },
  invoke: {
    id: 'findPlacedOrder',
    src: 'findPlacedOrder',
    input: ({ context }) => ({ orderId: context.orderId }),
    onDone: [
      {
        guard: { type: 'isJourneyFound', params: ({ event }) => ({ journey: event.output }) },
        target: 'orderPlaced',
        actions: { type: 'storeResumedJourney', params: ({ event }) => ({ journey: event.output }) },
      },
      { guard: 'isOrderNamed', target: 'orderMissing' },
      { target: 'decidingPage' },
    ],
    onError: [{ guard: 'isOrderNamed', ...failsTo('orderNotLoaded') }, { target: 'decidingPage' }],
  },
});

export const orderMissing = s.createStateConfig({
  description: 'The member has no such order, or none that was not cancelled.',
  meta: { view: 'OrderMissing', path: paths.orderSummary, history: 'replace', rows: ['ER-04'] },
});

export const orderNotLoaded = s.createStateConfig({
  description: 'The order could not be fetched; try again.',
  tags: ['failed'],
  meta: { view: 'OrderNotLoaded', path: paths.orderSummary, history: 'replace', rows: ['ER-04'] },
  on: { 'retry.requested': 'findingPlacedOrder' },
});

export const decidingMember = s.createStateConfig({
  description: 'A saved journey is given back to its member only.',
  always: [{ guard: 'isMember', target: 'findingSavedJourney' }, { target: 'awaitingLogIn' }],
});

export const awaitingLogIn = s.createStateConfig({
  description: 'The customer logs in to get the saved journey back.',
  tags: ['busy'],
  meta: { view: 'FindingSavedJourney', path: paths.postcodeChecker, detour: 'log-in', rows: ['AU-07', 'AU-08'] },
  on: {
    'member.loggedIn': {
      target: 'findingSavedJourney',
      actions: { type: 'storeMember', params: ({ event }) => event },
    },
    'logIn.abandoned': { target: 'checkingAddress', actions: 'forgetSavedCode' },
  },
});

export const findingSavedJourney = s.createStateConfig({
  description: 'We fetch the journey that was saved for later.',
  tags: ['busy'],
  meta: { view: 'FindingSavedJourney', path: paths.postcodeChecker, rows: ['CU-04'] },
  invoke: {
    id: 'findSavedJourney',
    src: 'findSavedJourney',
    input: ({ context }) => ({ code: needed(context.savedCode, 'a saved code') }),
    onDone: [
      {
        guard: { type: 'isJourneyFound', params: ({ event }) => ({ journey: event.output }) },
        target: 'decidingPage',
        actions: { type: 'storeResumedJourney', params: ({ event }) => ({ journey: event.output }) },
      },
      { target: 'savedJourneyMissing' },
    ],
    onError: failsTo('journeyInterrupted'),
  },
});

export const savedJourneyMissing = s.createStateConfig({
  description: 'There is no saved journey with that code for this member.',
  meta: { view: 'SavedJourneyMissing', path: paths.postcodeChecker, rows: ['CU-04'] },
  on: { 'journey.abandoned': { target: 'checkingAddress', actions: 'forgetSavedCode' } },
});

export const journeyInterrupted = s.createStateConfig({
  description: 'The journey could not be shown; try again, or start from the address.',
  tags: ['failed'],
  meta: { view: 'JourneyInterrupted', path: paths.postcodeChecker, rows: ['RT-03', 'ER-04'] },
  on: {
    'retry.requested': [{ guard: 'isCodeKnown', target: 'decidingMember' }, { target: 'decidingPage' }],
    'journey.abandoned': { target: 'checkingAddress', actions: 'forgetSavedCode' },
  },
});
