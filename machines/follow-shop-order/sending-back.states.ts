import { failsTo, failureOf } from '../shared/failure.ts';
import {
  choosingPage,
  foundIn,
  followShopOrderSetup as s,
  reviewPage,
  store,
  tells,
} from './follow-shop-order.setup.ts';
import type { TypedReturn } from './follow-shop-order.types.ts';
import { beginReturnInput } from './sending-back.rules.ts';

const typedIn = ({ event }: { event: TypedReturn }) => event;

const toOrder = { target: 'showingOrder', actions: 'forgetNews' } as const;

export const choosingReturn = s.createStateConfig({
  id: 'choosingReturn',
  description: 'Choose which phones go back, why, and say what is wrong with them.',
  route: { guard: 'canSendBack' },
  meta: { view: 'ChoosingReturn', path: choosingPage, rows: ['PH-08'] },
  on: {
    'return.submitted': [
      {
        guard: { type: 'isReturnPossible', params: typedIn },
        target: 'reviewingReturn',
        actions: { type: 'storeReturn', params: typedIn },
      },
      { actions: { type: 'refuseReturn', params: typedIn } },
    ],
    'order.requested': toOrder,
  },
});

export const reviewingReturn = s.createStateConfig({
  id: 'reviewingReturn',
  description: 'Read what goes back, what comes of it and by when, before it is asked for.',
  route: { guard: 'isReviewable' },
  meta: { view: 'ReviewingReturn', path: reviewPage, rows: ['PH-08'] },
  on: {
    'return.confirmed': 'sendingReturn',
    'return.requested': 'choosingReturn',
    'order.requested': toOrder,
  },
});

export const sendingReturn = s.createStateConfig({
  description: 'We ask for the return, once.',
  tags: ['busy', 'committing'],
  meta: { view: 'ReviewingReturn', path: reviewPage, rows: ['PH-08'] },
  invoke: {
    id: 'beginReturn',
    src: 'beginReturn',
    input: ({ context }) => beginReturnInput(context),
    onDone: {
      target: 'showingOrder',
      actions: [{ type: 'tellReturn', params: foundIn }, store, 'forgetReturn'],
    },
    onError: [
      {
        guard: { type: 'isReturnRefused', params: failureOf },
        target: 'loadingOrder',
        actions: tells('returnNotPossible'),
      },
      {
        guard: { type: 'isDescriptionRefused', params: failureOf },
        target: 'choosingReturn',
        actions: 'refuseDescription',
      },
      failsTo('returnNotSent'),
    ],
  },
});

export const returnNotSent = s.createStateConfig({
  description: 'The return could not be asked for; nothing that was chosen is lost.',
  tags: ['failed', 'unsent'],
  meta: { view: 'ReturnNotSent', path: reviewPage, rows: ['PH-08', 'ER-04'] },
  exit: 'clearFailure',
  on: { 'retry.requested': 'sendingReturn', 'review.requested': 'reviewingReturn' },
});
