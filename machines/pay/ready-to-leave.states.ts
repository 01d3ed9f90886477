import { paySetup as s, store } from './pay.setup.ts';
import { decided, lookInput } from './taking-card.states.ts';

/**
 * The provider takes payments on a page of its own, and no frame of ours has it. Nobody is sent there before they press, so that Back leads
 * here, and what came of the last try is read here: the provider's webhook brings it a second or two after the customer is back.
 */
export const readyToLeave = s.createStateConfig({
  description: 'Read what is paid, or what came of the last try, and go on to the provider’s own page.',
  meta: { view: 'ReadyToLeave', rows: ['PH-08', 'PH-09', 'PH-10', 'PH-11'] },
  initial: 'awaitingPress',
  on: { 'provider.requested': { guard: 'hasHostedPage', target: '#pay.goingToProvider' } },
  states: {
    awaitingPress: {
      description: 'We look again in a second, and every ten once there was time enough for news.',
      after: { resultDue: 'lookingForNews' },
    },
    lookingForNews: {
      description:
        'Once somebody is at the page, we look quietly whether it is paid, refused, or over; if that fails, nothing changes.',
      invoke: {
        id: 'lookAtPayment',
        src: 'lookAtPayment',
        input: ({ context }) => lookInput(context, true),
        onDone: [...decided, { target: 'awaitingPress', actions: [store, { type: 'countLook' }] }],
        onError: { target: 'awaitingPress', actions: 'countLook' },
      },
    },
  },
});
