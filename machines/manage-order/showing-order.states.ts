import type { EngineerDetails } from '../book-install/book-install.types.ts';
import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { changingEarlierDate } from './earlier-date.states.ts';
import { currentVisit, detailedVisit, movedVisit, selectionInput } from './manage-order.rules.ts';
import { ending, manageOrderSetup as s, tooLateToChange } from './manage-order.setup.ts';
import type { ManageOrderContext, MemberOrder } from './manage-order.types.ts';

const toDetails = { type: 'storeDetails', params: ({ event }: { event: EngineerDetails }) => event } as const;

const areComplete = { type: 'areDetailsComplete', params: ({ event }: { event: EngineerDetails }) => event } as const;

const refuse = { type: 'refuseDetails', params: ({ event }: { event: EngineerDetails }) => event } as const;

const ofOrder = ({ context: { memberId, orderId } }: { context: ManageOrderContext }) => ({ memberId, orderId });

const storeOrder = {
  type: 'storeOrder',
  params: ({ event }: { event: { output: MemberOrder } }) => ({ found: event.output }),
} as const;

/** The order as it stands, and what its member does about it: a date, an earlier one, the engineer’s details, a calendar, the end. */
export const showingOrder = s.createStateConfig({
  description: 'The order as it stands: visits, promises, papers, and what can be changed.',
  meta: { view: 'ShowingOrder', rows: ['OR-05', 'OR-06', 'DB-04', 'BK-28', 'BK-29', 'BK-31'] },
  initial: 'readingOrder',
  states: {
    readingOrder: {
      description: 'Read the order, or choose what to change.',
      ...quietLook({
        while: 'isUnderWay',
        input: ofOrder,
        onDone: { target: 'upToDate', actions: storeOrder },
      }),
      on: {
        'dateChange.requested': {
          guard: { type: 'isMovable', params: ({ event }) => event },
          target: 'findingDates',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'detailsChange.requested': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: 'changingDetails',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'calendar.requested': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: 'makingCalendar',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'earlierDate.requested': {
          guard: { type: 'canAsk', params: ({ event }) => event },
          target: 'askingForEarlierDate',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'earlierDate.waived': {
          guard: { type: 'isAsked', params: ({ event }) => event },
          target: 'waivingEarlierDate',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'offer.accepted': {
          guard: { type: 'isOnOffer', params: ({ event }) => event },
          target: 'acceptingOffer',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'offer.declined': {
          guard: { type: 'isOnOffer', params: ({ event }) => event },
          target: 'decliningOffer',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'payout.submitted': [
          {
            guard: { type: 'mayPayTo', params: ({ event }) => event },
            target: 'askingForPayout',
            actions: { type: 'storeAccount', params: ({ event }) => event },
          },
          { guard: 'isAccountWanted', actions: { type: 'refuseAccount', params: ({ event }) => event } },
        ],
        'cancellation.requested': { guard: 'isCancellable', target: 'confirmingCancellation', actions: 'forgetNews' },
      },
    },
    refreshingOrder: {
      description: 'We read the order anew, as something has happened to it.',
      tags: ['busy'],
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ofOrder,
        onDone: { target: 'readingOrder', actions: storeOrder },
        onError: failsTo('#manageOrder.orderNotLoaded'),
      },
    },
    findingDates: {
      description: 'We ask from which day on the visit can take place.',
      tags: ['busy'],
      invoke: {
        id: 'findFirstDate',
        src: 'findFirstDate',
        input: ({ context }) => ({
          planId: needed(context.found, 'an order').order.plan.id,
          visitId: currentVisit(context).id,
        }),
        onDone: [
          {
            guard: { type: 'isDateOnOffer', params: ({ event }) => ({ startDate: event.output }) },
            target: 'choosingDate',
            actions: { type: 'storeStartDate', params: ({ event }) => ({ startDate: event.output }) },
          },
          { target: '#manageOrder.changeTooLate' },
        ],
        onError: failsTo('#manageOrder.datesNotLoaded'),
      },
    },
    choosingDate: {
      description: 'Choose another date for the visit. Cancelled, everything stays as it was.',
      invoke: {
        id: 'selectAppointment',
        src: 'selectAppointment',
        input: ({ context }) => selectionInput(context),
        onDone: [
          {
            guard: { type: 'isAppointmentSelected', params: ({ event }) => event },
            target: 'savingDate',
            actions: { type: 'storeDate', params: ({ event }) => event },
          },
          { target: 'readingOrder' },
        ],
        onError: failsTo('#manageOrder.datesNotLoaded'),
      },
    },
    savingDate: {
      description: 'We move the visit to the date that was chosen.',
      tags: ['busy', 'committing'],
      meta: { rows: ['BK-26', 'BK-30'] },
      invoke: {
        id: 'moveVisit',
        src: 'moveVisit',
        input: ({ context }) => movedVisit(context),
        onDone: { target: 'refreshingOrder', actions: { type: 'tell', params: { news: 'dateChanged' } } },
        onError: [
          { guard: { type: 'isDateTaken', params: failureOf }, target: '#manageOrder.dateTaken' },
          { guard: { type: 'isDateNotYetOpen', params: failureOf }, target: '#manageOrder.dateNotYetOpen' },
          { guard: tooLateToChange, target: '#manageOrder.changeTooLate' },
          ending,
          failsTo('#manageOrder.dateNotSaved'),
        ],
      },
    },
    changingDetails: {
      description: 'Say whom the engineer asks for, and what they should know.',
      meta: { view: 'ChangingDetails', modal: true, rows: ['BK-24', 'BK-26'] },
      on: {
        'details.submitted': [{ guard: areComplete, target: 'savingDetails', actions: toDetails }, { actions: refuse }],
        'details.closed': { target: 'readingOrder', actions: 'forgetDetails' },
      },
    },
    savingDetails: {
      description: 'We save the details for the engineer.',
      tags: ['busy', 'committing'],
      meta: { view: 'ChangingDetails', modal: true, rows: ['BK-26'] },
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context }) => detailedVisit(context),
        onDone: { target: 'refreshingOrder', actions: { type: 'tell', params: { news: 'detailsChanged' } } },
        onError: [
          { guard: tooLateToChange, target: '#manageOrder.detailsTooLate' },
          ending,
          failsTo('#manageOrder.detailsNotSaved'),
        ],
      },
    },
    makingCalendar: {
      description: 'We make a file for the customer’s calendar.',
      tags: ['busy'],
      invoke: {
        id: 'makeCalendar',
        src: 'makeCalendar',
        input: ({ context }) => ({
          orderId: needed(context.found, 'an order').order.id,
          appointmentId: currentVisit(context).id,
        }),
        onDone: 'readingOrder',
        onError: failsTo('#manageOrder.calendarNotMade'),
      },
    },
    ...changingEarlierDate,
    askingForPayout: {
      description: 'We note where the compensation of an order that never went live is to be paid.',
      tags: ['busy', 'committing'],
      invoke: {
        id: 'payOut',
        src: 'payOut',
        input: ({ context: { memberId, orderId, account } }) => ({
          memberId,
          orderId,
          account: needed(account, 'an account'),
        }),
        onDone: {
          target: 'readingOrder',
          actions: [
            'forgetAccount',
            { type: 'tell', params: { news: 'payoutAsked' } },
            { type: 'storeOrder', params: ({ event }) => ({ found: event.output }) },
          ],
        },
        onError: [
          {
            // Paid, or on a bill, since the page was read.
            guard: { type: 'isNothingOwed', params: failureOf },
            target: 'refreshingOrder',
            actions: ['forgetAccount', { type: 'tell', params: { news: 'nothingOwed' } }],
          },
          failsTo('#manageOrder.payoutNotAsked'),
        ],
      },
    },
    confirmingCancellation: {
      description: 'Read what it means to cancel the order, and confirm it.',
      meta: { view: 'ConfirmingCancellation', modal: true, rows: ['DB-06'] },
      on: { 'cancellation.confirmed': 'cancellingOrder', 'cancellation.declined': 'readingOrder' },
    },
    cancellingOrder: {
      description: 'We cancel the order.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingCancellation', modal: true, rows: ['DB-06'] },
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: {
          target: 'readingOrder',
          actions: ['tellEnding', { type: 'storeOrder', params: ({ event }) => ({ found: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isNotCancellable', params: failureOf },
            target: 'refreshingOrder',
            actions: { type: 'tell', params: { news: 'notCancellable' } },
          },
          failsTo('#manageOrder.orderNotCancelled'),
        ],
      },
    },
  },
});
