import { assign, setup } from 'xstate';
import { addressErrors, trimAddress, wireAddress } from '../check-out/check-out.rules.ts';
import { isEmail } from '../shared/email.ts';
import { codeOf, type Failed, failsTo, failureOf } from '../shared/failure.ts';
import {
  type Address,
  addressSearchActors,
  addressSearchChanges as search,
  addressSearchGuards,
  findingAddressStates,
  nothingLookedFor,
  type Suggestion,
} from '../shared/finding-address.ts';
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

/** Another request, by a number that follows: what came through by the one before stays as it is. */
export const nextRequest = (requestId: string): string => {
  const next = (Number.parseInt(requestId.slice(-2), 16) + 1) % 256;
  return `${requestId.slice(0, -2)}${next.toString(16).padStart(2, '0')}`;
};

type Chosen = { suggestion: Suggestion };

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
  actors: { orderSim: supplied<FreeSim, FreeSimRequest>('orderSim'), ...addressSearchActors },
  guards: {
    ...addressSearchGuards,
    isFormComplete: (_, form: FreeSimForm) => Object.keys(freeSimErrors(form)).length === 0,
    isLimit: (_, { failure }: Failed) => codeOf(failure) === 'free-sim.limit',
    isOrderedBefore: (_, { failure }: Failed) => codeOf(failure) === 'free-sim.ordered-before',
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
    storeText: assign((_, typed: { text: string }) => search.storeText(typed)),
    refuseText: assign((_, typed: { text: string }) => search.refuseText(typed)),
    storeSuggestions: assign((_, found: { suggestions: readonly Suggestion[] }) => search.storeSuggestions(found)),
    openContainer: assign(({ context }, chosen: Chosen) => search.openContainer(context, chosen)),
    closeContainer: assign(({ context }) => search.closeContainer(context)),
    storeChosen: assign((_, chosen: Chosen) => search.storeChosen(chosen)),
    storeFound: assign(({ context }, found: { address: Address }) => ({
      ...search.storeFound(context, found),
      form: { ...context.form, ...found.address },
    })),
    forgetSearch: assign(search.forgetSearch),
    clearErrors: assign({ errors: {} }),
    beginAnother: assign({ requestId: ({ context }) => nextRequest(context.requestId) }),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'orderFreeSim',
  context: ({ input: { requestId } }) => ({
    requestId,
    ...nothingLookedFor,
    form: empty,
    errors: {},
    ordered: null,
    failure: null,
  }),
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      id: 'enteringDetails',
      description: 'Say how many SIM cards you need, and where they go: type the address, or have it found.',
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
        'search.requested': { target: 'findingAddress', actions: 'clearErrors' },
      },
    },
    findingAddress: {
      ...findingAddressStates('#enteringDetails'),
      meta: { view: 'FindingAddress', rows: ['AD-01', 'AD-08', 'PH-12'] },
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
        onError: [
          { guard: { type: 'isLimit', params: failureOf }, ...failsTo('limitReached') },
          { guard: { type: 'isOrderedBefore', params: failureOf }, ...failsTo('orderedBefore') },
          failsTo('notOrdered'),
        ],
      },
    },
    limitReached: {
      description: 'The household has had its two free SIM cards in 30 days.',
      meta: { view: 'LimitReached', rows: ['PH-12'] },
      exit: 'clearFailure',
      on: { 'details.changed': 'enteringDetails' },
    },
    orderedBefore: {
      description: 'What was sent first has come through after all, with other details: read which, or order more.',
      meta: { view: 'OrderedBefore', rows: ['PH-12', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'another.requested': { target: 'enteringDetails', actions: 'beginAnother' } },
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
