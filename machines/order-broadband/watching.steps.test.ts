import { describeCustomers, type Customer } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import { stillLoading } from '../shared/still-loading.ts';
import { loading, matched, failedWith, started } from '../switch-provider/switch-provider.cases.ts';
import {
  agreed,
  aMember,
  awaited,
  booked,
  broken,
  customised,
  homeFound,
  openPage,
  ordered,
  pasts,
  planFor,
  settled,
  unswitchable,
} from './customers.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const consented = { ...matched, state: 'consented' };
const switchId = loading.id;
const waiting = [...pasts.atSwitch, settled(awaited)];
const withSwitch = [...pasts.atSwitch, settled(agreed), customised, booked, ordered()];
const looked = (status: object) => answered('checkPlacedSwitch', status);

/** Looks at a switch that the losing provider has not answered, so many, each after the wait that stands before it. */
const looks = (times: number) =>
  Array.from({ length: times - 1 }, (_, before) => [Math.min(500 * 2 ** before, 8000), looked(consented)]).flat();

type Waiting = Customer<typeof orderBroadbandMachine>;

/** Who waits so long for the next look, and no shorter. */
const waitsFor = (ms: number, past: Waiting['past'] = []): Record<string, Waiting> => ({
  [`just before ${ms} ms, after ${past.length} happenings`]: {
    begins: aMember,
    past: [...past, ms - 1],
    at: 'placedSwitchKnown',
  },
  [`at ${ms} ms, after ${past.length} happenings`]: {
    begins: aMember,
    past: [...past, ms],
    at: 'lookingAtPlacedSwitch',
    asks: { checkPlacedSwitch: { switchId } },
  },
});

describeCustomers(
  { machine: orderBroadbandMachine, region: 'watchingMatch' },
  {
    'a member with no switch, who customises': { begins: aMember, past: pasts.atCustomising, at: 'noMatchAwaited' },
    'a member with a switch agreed, who customises': {
      begins: aMember,
      past: [...pasts.atSwitch, settled(agreed)],
      at: 'noMatchAwaited',
    },
    'a member who goes on to customise while a match is looked for (SW-07)': {
      begins: aMember,
      past: waiting,
      at: 'awaitingMatch',
      steps: [
        [openPage('choosingPlan'), 'noMatchAwaited'],
        [openPage('switchingProvider'), 'noMatchAwaited'],
        [customised, 'awaitingMatch'],
      ],
    },
    'the same, just before the next look': { begins: aMember, past: [...waiting, 14_999], at: 'awaitingMatch' },
    'the same, when the next look is due (SW-06)': {
      begins: aMember,
      past: [...waiting, 15_000],
      at: 'lookingForMatch',
      asks: { checkMatch: { switchId } },
      steps: [
        [answered('checkMatch', matched), 'noMatchAwaited', { switching: { ...awaited, status: matched } }],
        [failed('checkMatch', stillLoading), 'awaitingMatch', { switching: awaited }],
        [openPage('choosingPlan'), 'noMatchAwaited'],
        [customised, 'lookingForMatch'],
      ],
    },
    'a member who books while a match is looked for (SW-07)': {
      begins: aMember,
      past: [...waiting, customised],
      at: 'awaitingMatch',
      steps: [[booked, 'noMatchAwaited']],
    },
    'a member who comes back to the booking while a match is looked for': {
      begins: aMember,
      past: [...waiting, customised, booked, openPage('bookingInstall')],
      at: 'awaitingMatch',
    },
    'a member who has ordered with a switch (SW-09)': {
      begins: aMember,
      past: withSwitch,
      at: 'lookingAtPlacedSwitch',
      asks: { checkPlacedSwitch: { switchId } },
      steps: [
        [looked(consented), 'placedSwitchKnown', { looks: 1, switching: { ...agreed, status: consented } }],
        [
          looked(failedWith('1201')),
          'placedSwitchKnown',
          { looks: 1, switching: { status: failedWith('1201'), started } },
        ],
        [
          looked({ ...matched, state: 'triggered' }),
          'noMatchAwaited',
          { switching: { status: { state: 'triggered' } } },
        ],
        [failed('checkPlacedSwitch', broken), 'placedSwitchKnown', { looks: 1, switching: agreed }],
        [{ type: 'savedJourney.requested', code: 'K7M2QX9P' }, 'noMatchAwaited', { order: null }],
      ],
    },
    'a member who has ordered with a switch, between two looks': {
      begins: aMember,
      past: [...withSwitch, looked(failedWith('1201'))],
      at: 'placedSwitchKnown',
      steps: [
        ['switch.requested', 'noMatchAwaited', { looks: 0 }],
        [openPage('registeringInterest'), 'noMatchAwaited'],
      ],
    },
    'a member who leaves the summary while we look': {
      begins: aMember,
      past: [...withSwitch, openPage('registeringInterest')],
      at: 'noMatchAwaited',
    },
    'a member who has repaired the switch after the order': {
      begins: aMember,
      past: [...withSwitch, looked(failedWith('1201')), 'switch.requested', settled(agreed)],
      at: 'lookingAtPlacedSwitch',
    },
    ...waitsFor(500, [...withSwitch, looked(consented)]),
    ...waitsFor(8000, [...withSwitch, looked(consented), ...looks(8)]),
    ...waitsFor(15_000, [...withSwitch, looked(consented), ...looks(9)]),
    ...waitsFor(60_000, [...withSwitch, looked({ ...matched, state: 'ordered' })]),
    ...waitsFor(60_000, [...withSwitch, 0, looked(failedWith('1202'))]),
    'a member who has ordered without a switch': {
      begins: aMember,
      past: [...pasts.atReview, ordered()],
      at: 'noMatchAwaited',
    },
    'a member who has ordered, and ends the old broadband without us': {
      begins: aMember,
      past: [...pasts.atSwitch, settled({ ...agreed, wish: 'self' }), customised, booked, ordered()],
      at: 'noMatchAwaited',
    },
    'a member who wanted a switch, and whose home turned out not to be switchable (AD-18)': {
      begins: aMember,
      past: [
        ...pasts.atSwitch,
        answered('switchProvider', { kind: 'addressNeeded', switching: awaited }),
        homeFound({ ...unswitchable, transactionId: 'ncc-2' }),
        planFor,
        customised,
        booked,
        ordered(),
      ],
      at: 'noMatchAwaited',
    },
  },
);
