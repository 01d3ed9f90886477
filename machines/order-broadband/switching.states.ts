import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { MatchWatchInput } from '../match-watch/match-watch.types.ts';
import { failsTo } from '../shared/failure.ts';
import type { SwitchProviderInput } from '../switch-provider/switch-provider.types.ts';
import { needed } from '../shared/needed.ts';
import { orderBroadbandSetup as s } from './order-broadband.setup.ts';
import type { OrderBroadbandContext } from './order-broadband.types.ts';

export const decidingSwitch = s.createStateConfig({
  description:
    'Who has decided about their old broadband, or whose home cannot be switched, is not asked (SW-01, AD-18). Whoever has picked the plan of a complete order again goes on to its review.',
  always: [
    { guard: 'mayReview', target: 'reviewingOrder' },
    { guard: 'isSwitchSettled', target: 'decidingCustomisation' },
    { target: 'switchingProvider' },
  ],
});

function switchOf({ context }: { context: OrderBroadbandContext }): SwitchProviderInput {
  const { plan, address, switching, member, booking, customisation, flags, order } = context;
  const { transactionId, premise } = needed(address, 'an address');
  return {
    planId: needed(plan, 'a plan').id,
    transactionId,
    address: premiseLine(premise),
    switching: { ...switching, lastName: switching.lastName || (member?.lastName ?? '') },
    isV2: flags.bookInstallV2,
    booking,
    connectionDate: customisation?.connectionDate ?? null,
    isOrdered: order !== null,
  };
}

export const switchingProvider = s.createStateConfig({
  meta: { rows: ['SW-01'] },
  id: 'switchingProvider',
  description: 'Move the old broadband over from another provider, or say that it is not wanted.',
  entry: 'showPage',
  route: { guard: 'maySwitch' },
  invoke: {
    id: 'switchProvider',
    src: 'switchProvider',
    input: switchOf,
    // The page can be left at any time: what is known of the switch is known here, too.
    onSnapshot: { actions: { type: 'followSwitch', params: ({ event }) => event } },
    onDone: [
      {
        guard: { type: 'isAddressNeeded', params: ({ event }) => event.output },
        target: 'checkingAddress',
        actions: { type: 'storeSwitching', params: ({ event }) => event.output },
      },
      { target: 'decidingNextStep', actions: { type: 'storeSwitching', params: ({ event }) => event.output } },
    ],
    onError: failsTo('journeyInterrupted'),
  },
});

/** Opened from the order summary only; Back leads there, and a link to the first page starts another order. */
export const switchingAgain = s.createStateConfig({
  meta: { rows: ['SW-04', 'SW-09'] },
  id: 'switchingAgain',
  description: 'The switch has failed after the order: ask the provider again, or end the old broadband oneself.',
  tags: ['over'],
  invoke: {
    id: 'switchProvider',
    src: 'switchProvider',
    input: switchOf,
    onSnapshot: { actions: { type: 'followSwitch', params: ({ event }) => event } },
    onDone: { target: 'orderPlaced', actions: { type: 'storeSwitching', params: ({ event }) => event.output } },
    onError: 'orderPlaced',
  },
});

export const decidingNextStep = s.createStateConfig({
  description:
    'After a step goes on as far as everything known leads: to the review, from which it may have been changed, the booking, or the plan.',
  always: [
    { guard: 'mayReview', target: 'reviewingOrder' },
    { guard: 'mayBook', target: 'bookingInstall' },
    { target: 'decidingCustomisation' },
  ],
});

export const decidingReview = s.createStateConfig({
  description: 'With the visits held, the switch is the last thing that may be open.',
  always: [{ guard: 'isSwitchSettled', target: 'reviewingOrder' }, { target: 'switchingProvider' }],
});

/**
 * What no step waits for: a match that takes longer, while the customer goes on with the order (SW-07), and what becomes
 * of the switch once the order is placed (SW-09). The page of the switch has it watched by itself.
 */
export const watchingMatch = s.createStateConfig({
  description: 'What goes on beside the steps: what the losing provider says of the switch.',
  initial: 'noMatchAwaited',
  states: {
    noMatchAwaited: {
      description: 'Nothing is looked for, or the customer is not at a step that goes on meanwhile.',
      always: { guard: 'isMatchWatched', target: 'matchWatched' },
    },
    matchWatched: {
      meta: { rows: ['SW-06', 'SW-07', 'SW-09'] },
      description:
        'We look what the losing provider says: slowly before the order, and for the order summary after it.',
      always: { guard: 'isNoMatchWatched', target: 'noMatchAwaited' },
      invoke: {
        id: 'matchWatch',
        src: 'matchWatch',
        input: ({ context: { switching, order, looks } }): MatchWatchInput => ({
          pace: order ? 'placed' : 'slow',
          status: needed(switching.status, 'a switch'),
          looks,
        }),
        onSnapshot: { actions: { type: 'followWatch', params: ({ event }) => event } },
        onDone: { target: 'noMatchAwaited', actions: { type: 'storeMatch', params: ({ event }) => event } },
        onError: 'matchNotWatched',
      },
    },
    matchNotWatched: {
      description:
        'The looks have ended by a mistake of ours: we look again in a minute; the page of the switch looks by itself.',
      always: { guard: 'isNoMatchWatched', target: 'noMatchAwaited' },
      after: { anotherWatch: 'matchWatched' },
    },
  },
});
