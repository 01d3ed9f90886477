import { assign, setup } from 'xstate';
import { addressErrors, trimAddress, wireAddress } from '../check-out/check-out.rules.ts';
import { isEmail } from '../shared/email.ts';
import { codeOf, type Failed, failsTo, failureOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { nameErrors } from '../shared/typed-text.ts';
import type {
  FreeSim,
  FreeSimForm,
  FreeSimRequest,
  OrderFreeSimContext,
  OrderFreeSimEvent,
  OrderFreeSimInput,
  OrderFreeSimView,
} from './order-free-sim.types.ts';

/** Why the form is refused, by field; empty when it can be sent. */
export function freeSimErrors(form: FreeSimForm): OrderFreeSimContext['errors'] {
  const email = form.email.trim();
  const emailError = email === '' ? 'emailMissing' : isEmail(email) ? null : 'emailWrong';
  return {
    ...(form.count !== '1' && form.count !== '2' && { count: 'countMissing' as const }),
    ...nameErrors(form),
    ...(emailError && { email: emailError }),
    ...addressErrors(form),
  };
}

const requestOf = ({ requestId, form }: OrderFreeSimContext): FreeSimRequest => ({
  requestId,
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  email: form.email.trim(),
  address: wireAddress(trimAddress(form)),
  count: Number(form.count),
});

const empty: FreeSimForm = {
  count: '',
  firstName: '',
  lastName: '',
  email: '',
  line1: '',
  line2: '',
  city: '',
  postcode: '',
};

/** The errand: have one or two free SIM cards posted. */
export const orderFreeSimMachine = setup({
  types: {
    context: {} as OrderFreeSimContext,
    input: {} as OrderFreeSimInput,
    events: {} as OrderFreeSimEvent,
    meta: {} as JourneyMeta<OrderFreeSimView>,
    tags: {} as JourneyTag,
  },
  actors: { orderSim: supplied<FreeSim, FreeSimRequest>('orderSim') },
  guards: {
    isFormComplete: (_, form: FreeSimForm) => Object.keys(freeSimErrors(form)).length === 0,
    isLimit: (_, { failure }: Failed) => codeOf(failure) === 'free-sim.limit',
  },
  actions: {
    storeForm: assign({
      form: (_, { count, firstName, lastName, email, line1, line2, city, postcode }: FreeSimForm) => ({
        count,
        firstName,
        lastName,
        email,
        line1,
        line2,
        city,
        postcode,
      }),
      errors: {},
    }),
    refuseForm: assign({ errors: (_, form: FreeSimForm) => freeSimErrors(form) }),
    storeOrdered: assign((_, { ordered }: { ordered: FreeSim }) => ({ ordered })),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'orderFreeSim',
  context: ({ input: { requestId } }) => ({ requestId, form: empty, errors: {}, ordered: null, failure: null }),
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description: 'Say how many SIM cards you need, and where they go.',
      meta: { view: 'EnteringDetails', rows: ['PH-12'] },
      on: {
        'order.submitted': [
          {
            guard: { type: 'isFormComplete', params: ({ event }) => event },
            target: 'orderingSim',
            actions: { type: 'storeForm', params: ({ event }) => event },
          },
          { actions: { type: 'refuseForm', params: ({ event }) => event } },
        ],
      },
    },
    orderingSim: {
      description: 'We have the cards posted.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringDetails', rows: ['PH-12'] },
      invoke: {
        id: 'orderSim',
        src: 'orderSim',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'simOrdered',
          actions: { type: 'storeOrdered', params: ({ event }) => ({ ordered: event.output }) },
        },
        onError: [{ guard: { type: 'isLimit', params: failureOf }, ...failsTo('limitReached') }, failsTo('notOrdered')],
      },
    },
    limitReached: {
      description: 'The household has had its two free SIM cards in 30 days.',
      meta: { view: 'LimitReached', rows: ['PH-12'] },
      exit: 'clearFailure',
      on: { 'details.changed': 'enteringDetails' },
    },
    notOrdered: {
      description: 'The cards could not be ordered; nothing typed is lost: try again, or change it.',
      tags: ['failed', 'unsent'],
      meta: { view: 'NotOrdered', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'orderingSim', 'details.changed': 'enteringDetails' },
    },
    simOrdered: {
      description: 'The cards are on their way: read when they should be there.',
      meta: { view: 'SimOrdered', rows: ['PH-12'] },
    },
  },
});
