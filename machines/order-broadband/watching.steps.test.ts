import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import { loading, matched, failedWith, started, watchEnded } from '../switch-provider/switch-provider.cases.ts';
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
import { watchTells } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const consented = { ...matched, state: 'consented' };
const waiting = [...pasts.atSwitch, settled(awaited)];
const withSwitch = [...pasts.atSwitch, settled(agreed), customised, booked, ordered()];
const lookAgain = 'xstate.after.anotherWatch.orderBroadband.watchingMatch.matchNotWatched';
const placedWatch = (looks: number) => ({ matchWatch: { pace: 'placed', status: agreed.status, looks } });

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
      at: 'matchWatched',
      asks: { matchWatch: { pace: 'slow', status: loading, looks: 0 } },
      steps: [
        [
          watchEnded({ kind: 'answered', status: matched }),
          'noMatchAwaited',
          { switching: { ...awaited, status: matched } },
        ],
        [watchTells(loading, 3), 'matchWatched', { switching: awaited, looks: 0 }],
        [failed('matchWatch', broken), 'matchNotWatched', { switching: awaited }],
        [openPage('choosingPlan'), 'noMatchAwaited'],
        [openPage('switchingProvider'), 'noMatchAwaited'],
        [customised, 'matchWatched'],
      ],
    },
    'a member who books while a match is looked for (SW-07)': {
      begins: aMember,
      past: [...waiting, customised],
      at: 'matchWatched',
      steps: [[booked, 'noMatchAwaited']],
    },
    'a member who comes back to the booking while a match is looked for': {
      begins: aMember,
      past: [...waiting, customised, booked, openPage('bookingInstall')],
      at: 'matchWatched',
    },
    'a member for whom the looks have ended by a mistake of ours': {
      begins: aMember,
      past: [...waiting, failed('matchWatch', broken), 59_999],
      at: 'matchNotWatched',
      steps: [
        [lookAgain, 'matchWatched', { switching: awaited }],
        [openPage('switchingProvider'), 'noMatchAwaited'],
      ],
    },
    'a member whose match is looked for again after a mistake of ours (SW-07)': {
      begins: aMember,
      past: [...waiting, failed('matchWatch', broken), 60_000],
      at: 'matchWatched',
      asks: { matchWatch: { pace: 'slow', status: loading, looks: 0 } },
      steps: [
        [
          watchEnded({ kind: 'answered', status: matched }),
          'noMatchAwaited',
          { switching: { ...awaited, status: matched } },
        ],
      ],
    },
    'a member who has ordered, and whose switch is looked at again after a mistake of ours (SW-09)': {
      begins: aMember,
      past: [...withSwitch, watchTells(consented, 4), failed('matchWatch', broken), 60_000],
      at: 'matchWatched',
      asks: placedWatch(4),
    },
    'a member who has ordered with a switch (SW-09)': {
      begins: aMember,
      past: withSwitch,
      at: 'matchWatched',
      asks: placedWatch(0),
      steps: [
        [watchTells(consented), 'matchWatched', { looks: 1, switching: { ...agreed, status: consented } }],
        [
          watchTells(failedWith('1201')),
          'matchWatched',
          { looks: 1, switching: { status: failedWith('1201'), started } },
        ],
        [
          watchTells({ ...matched, state: 'triggered' }),
          'noMatchAwaited',
          { switching: { status: { state: 'triggered' } } },
        ],
        [failed('matchWatch', broken), 'matchNotWatched', { looks: 0, switching: agreed }],
        [{ type: 'savedJourney.requested', code: 'K7M2QX9P' }, 'noMatchAwaited', { order: null }],
      ],
    },
    'a member who has ordered with a switch, between two looks': {
      begins: aMember,
      past: [...withSwitch, watchTells(failedWith('1201'))],
      at: 'matchWatched',
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
    'a member who comes back to the summary: the looks before count (SW-09)': {
      begins: aMember,
      past: [...withSwitch, watchTells(consented, 4), openPage('registeringInterest'), openPage('orderPlaced')],
      at: 'matchWatched',
      asks: placedWatch(4),
    },
    'a member who has repaired the switch after the order': {
      begins: aMember,
      past: [...withSwitch, watchTells(failedWith('1201')), 'switch.requested', settled(agreed)],
      at: 'matchWatched',
      asks: placedWatch(0),
    },
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
