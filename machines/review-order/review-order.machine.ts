import { assign, setup } from 'xstate';
import type { PlacedOrder, Plan } from '../order-broadband/order-broadband.types.ts';
import { codeOf, failsTo, type Failure, failureOf } from '../shared/failure.ts';
import type { JourneyMember, JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  PlaceOrderInput,
  PreparedContract,
  ReviewOrderContext,
  ReviewOrderEvent,
  ReviewOrderInput,
  ReviewOrderOutput,
  ReviewOrderView,
} from './review-order.types.ts';

/** The gateway's codes for an order that is not what was read. */
const changedOrder: ReadonlySet<string> = new Set(['contract.missing', 'contract.changed']);

/** The gateway's codes for visits that are not held any more. */
const lostVisits: ReadonlySet<string> = new Set(['reservation.expired', 'reservation.missing']);

/** The gateway's code for a switch that is neither agreed to nor withdrawn. */
const openSwitch = 'switch.unsettled';

/** The gateway's code for a home at which the member has a plan already. */
const secondOrder = 'order.exists';

/** Whether somebody is called otherwise, or reached otherwise, than is known here; who they are cannot change in an order. */
const isToldOtherwise = (known: JourneyMember | null, told: JourneyMember | null): boolean =>
  told !== null && (['firstName', 'lastName', 'email', 'phone'] as const).some((key) => told[key] !== known?.[key]);

const told = ({ event }: { event: { member: JourneyMember | null } }) => event;

/** What the customer has corrected in their profile is read here, and stands in a contract that is prepared for it. */
const corrected = {
  'member.changed': {
    guard: { type: 'isCorrected', params: told },
    target: 'preparingContract',
    reenter: true,
    actions: [{ type: 'storeMember', params: told }, 'forgetContract'],
  },
} as const;

/** The notes are changed where the visits are booked. */
const toNotes = { 'engineerNotes.requested': 'engineerNotesNeeded' } as const;

/**
 * The errand: read everything once more, accept the contract and place the order, once.
 * `placeOrder` looks for the plan's order before it sends one, so a reload or a double click makes no second order.
 */
export const reviewOrderMachine = setup({
  types: {
    context: {} as ReviewOrderContext,
    input: {} as ReviewOrderInput,
    events: {} as ReviewOrderEvent,
    output: {} as ReviewOrderOutput,
    meta: {} as JourneyMeta<ReviewOrderView>,
    tags: {} as JourneyTag,
  },
  actors: {
    prepareContract: supplied<PreparedContract, { planId: string }>('prepareContract'),
    placeOrder: supplied<PlacedOrder, PlaceOrderInput>('placeOrder'),
  },
  guards: {
    isContractAccepted: (_, params: { contractAccepted: boolean }) => params.contractAccepted,
    isVisitLost: (_, params: { failure: Failure }) => lostVisits.has(codeOf(params.failure)),
    isSwitchOpen: (_, params: { failure: Failure }) => codeOf(params.failure) === openSwitch,
    isHomeOrdered: (_, params: { failure: Failure }) => codeOf(params.failure) === secondOrder,
    isOrderChanged: (_, params: { failure: Failure }) => changedOrder.has(codeOf(params.failure)),
    isCorrected: ({ context }, params: { member: JourneyMember | null }) =>
      isToldOtherwise(context.member, params.member),
    isPlanChanged: ({ context }, params: { plan: Plan }) =>
      params.plan.productId !== context.plan.productId || params.plan.monthlyPrice !== context.plan.monthlyPrice,
  },
  actions: {
    storeContract: assign((_, { contract, member }: PreparedContract) => ({ contract, ...(member && { member }) })),
    forgetContract: assign({ contract: null, errors: {}, failure: null }),
    storeMember: assign({ member: (_, params: { member: JourneyMember | null }) => params.member }),
    refuseAgreement: assign({ errors: { contractAccepted: 'notAccepted' } }),
    clearErrors: assign({ errors: {} }),
    forgetChanged: assign({ changed: null }),
    storeOrder: assign({ order: (_, params: { order: PlacedOrder }) => params.order }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'reviewOrder',
  context: ({ input }) => ({ ...input, contract: null, errors: {}, order: null, failure: null }),
  meta: { path: paths.orderConfirmation },
  initial: 'preparingContract',
  states: {
    preparingContract: {
      description: 'We prepare the contract summary and the contract information.',
      tags: ['busy'],
      meta: { view: 'ReviewingOrder', rows: ['CO-01'] },
      invoke: {
        id: 'prepareContract',
        src: 'prepareContract',
        input: ({ context }) => ({ planId: context.plan.id }),
        onDone: [
          { guard: { type: 'isPlanChanged', params: ({ event }) => event.output }, target: 'orderChanged' },
          { target: 'reviewingOrder', actions: { type: 'storeContract', params: ({ event }) => event.output } },
        ],
        onError: failsTo('contractNotPrepared'),
      },
      on: { ...toNotes, ...corrected },
    },
    contractNotPrepared: {
      description: 'The contract could not be prepared; try again.',
      tags: ['failed'],
      meta: { view: 'ContractNotPrepared', rows: ['CO-01', 'ER-04'] },
      on: { 'retry.requested': { target: 'preparingContract', actions: 'clearFailure' }, ...corrected },
    },
    reviewingOrder: {
      description: 'Check the details, read the contract, accept it and place the order.',
      meta: { view: 'ReviewingOrder', rows: ['OR-01', 'CO-02', 'BK-32'] },
      exit: 'forgetChanged',
      on: {
        'hold.ended': 'visitsExpired',
        'order.submitted': [
          {
            guard: { type: 'isContractAccepted', params: ({ event }) => event },
            target: 'placingOrder',
            actions: 'clearErrors',
          },
          { actions: 'refuseAgreement' },
        ],
        ...toNotes,
        ...corrected,
      },
    },
    placingOrder: {
      description: 'We place the order; once, whatever is clicked.',
      tags: ['busy', 'committing'],
      meta: { view: 'ReviewingOrder', rows: ['OR-02', 'OR-03'] },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({
          planId: context.plan.id,
          contractDocId: needed(context.contract, 'a contract').contractInformationDocId,
        }),
        onDone: {
          target: 'orderPlaced',
          actions: { type: 'storeOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isVisitLost', params: failureOf },
            target: 'visitsExpired',
          },
          {
            guard: { type: 'isSwitchOpen', params: failureOf },
            target: 'switchUnfinished',
          },
          {
            guard: { type: 'isHomeOrdered', params: failureOf },
            target: 'homeOrdered',
          },
          {
            guard: { type: 'isOrderChanged', params: failureOf },
            target: 'orderChanged',
          },
          failsTo('orderNotPlaced'),
        ],
      },
    },
    orderNotPlaced: {
      description: 'The order could not be placed; nothing was ordered twice, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'OrderNotPlaced', rows: ['OR-02', 'ER-04'] },
      on: {
        'retry.requested': { target: 'placingOrder', actions: 'clearFailure' },
        'order.reviewed': { target: 'reviewingOrder', actions: 'clearFailure' },
        ...corrected,
      },
    },
    visitsExpired: {
      description: 'The visits were held for a day and are free again; choose them once more.',
      meta: { view: 'VisitsExpired', rows: ['BK-32'] },
      on: { 'visits.changed': 'visitsNeeded' },
    },
    switchUnfinished: {
      description: 'A switch was begun, in another tab say, and neither agreed to nor stopped: that comes first.',
      meta: { view: 'SwitchUnfinished', rows: ['SW-01', 'OR-03'] },
      on: { 'switchChange.requested': 'orderOutdated' },
    },
    orderChanged: {
      description: 'The plan was changed elsewhere, in another tab say; read it again before it is ordered.',
      meta: { view: 'OrderChanged', rows: ['OR-03'] },
      on: { 'changes.requested': 'orderOutdated' },
    },
    homeOrdered: {
      description: 'The home has a plan already, ordered in another tab say; a second order would be a mistake.',
      meta: { view: 'HomeOrdered', rows: ['OR-02', 'OR-03'] },
    },
    orderOutdated: {
      description: 'What is known here is fetched anew, and the order goes on where that leads.',
      type: 'final',
      output: () => ({ kind: 'orderOutdated' }),
    },
    engineerNotesNeeded: {
      meta: { rows: ['BK-23'] },
      description: 'The customer changes whom the engineer meets or what they should know, and comes back.',
      type: 'final',
      output: ({ event }) => ({
        kind: 'engineerNotesNeeded',
        row: needed(event.type === 'engineerNotes.requested' ? event : null, 'a row to change').row,
      }),
    },
    visitsNeeded: { description: 'The customer goes back to choose the visits.', type: 'final' },
    orderPlaced: {
      meta: { rows: ['OR-07'] },
      description: 'There is an order.',
      type: 'final',
    },
  },
  output: ({ context, event }) => {
    if (context.order) return { kind: 'orderPlaced', order: context.order };
    return (event.output as ReviewOrderOutput | undefined) ?? { kind: 'visitsNeeded' };
  },
});
