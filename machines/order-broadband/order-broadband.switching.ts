import { premiseLine } from '../address-check/address-check.selectors.ts';
import { asFailure } from '../shared/failure.ts';
import { orderBroadbandSetup as s } from './order-broadband.setup.ts';

export const decidingSwitch = s.createStateConfig({
  description:
    'Who has decided about their old broadband, or whose home cannot be switched, is not asked (SW-01, AD-18).',
  always: [{ guard: 'isSwitchSettled', target: 'decidingCustomisation' }, { target: 'switchingProvider' }],
});

export const switchingProvider = s.createStateConfig({
  meta: { rows: ['SW-01'] },
  id: 'switchingProvider',
  description: 'Move the old broadband over from another provider, or say that it is not wanted.',
  route: { guard: 'maySwitch' },
  invoke: {
    id: 'switchProvider',
    src: 'switchProvider',
    input: ({ context }) => {
      const { plan, address, switching, member, booking, customisation, flags } = context;
      if (!plan || !address) throw new Error('switchingProvider was entered without a plan');
      return {
        planId: plan.id,
        transactionId: address.transactionId,
        address: premiseLine(address.premise),
        switching: { ...switching, lastName: switching.lastName || (member?.lastName ?? '') },
        isV2: flags.bookInstallV2,
        booking,
        connectionDate: customisation?.connectionDate ?? null,
      };
    },
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
    onError: {
      target: 'journeyInterrupted',
      actions: { type: 'storeFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
    },
  },
});

export const decidingNextStep = s.createStateConfig({
  description: 'After the switch goes on where the customer came from: the review, the booking, or the plan.',
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

/** While the customer goes on with the order, a match that takes longer is looked for, slowly (SW-07). */
export const watchingMatch = s.createStateConfig({
  description: 'What goes on beside the steps: a match that the provider still looks for.',
  initial: 'noMatchAwaited',
  states: {
    noMatchAwaited: {
      description: 'No match is looked for, or the customer is not at a step that goes on meanwhile.',
      always: { guard: 'isMatchAwaited', target: 'awaitingMatch' },
    },
    awaitingMatch: {
      meta: { rows: ['SW-06'] },
      description: 'The next look is some seconds away.',
      always: { guard: 'isNoMatchAwaited', target: 'noMatchAwaited' },
      after: { slowCheck: 'lookingForMatch' },
    },
    lookingForMatch: {
      meta: { rows: ['SW-06', 'SW-07'] },
      description: 'We look whether the result is there.',
      always: { guard: 'isNoMatchAwaited', target: 'noMatchAwaited' },
      invoke: {
        id: 'checkMatch',
        src: 'checkMatch',
        input: ({ context }) => ({ switchId: context.switching.status?.id ?? '' }),
        onDone: {
          target: 'noMatchAwaited',
          actions: { type: 'storeMatch', params: ({ event }) => ({ status: event.output }) },
        },
        onError: 'awaitingMatch',
      },
    },
  },
});
