import { sendTo } from 'xstate';
import { failsTo } from '../shared/failure.ts';
import { setUpWith } from '../switch-provider/switch-standing.rules.ts';
import { needed } from '../shared/needed.ts';
import { orderPlaced } from './placed.states.ts';
import {
  awaitingLogIn,
  decidingMember,
  findingCurrentJourney,
  findingPlacedOrder,
  findingSavedJourney,
  journeyInterrupted,
  orderMissing,
  orderNotLoaded,
  savedJourneyMissing,
} from './resuming.states.ts';
import type { BookInstallOutput, NotesRow } from '../book-install/book-install.types.ts';
import type { ReviewOrderOutput } from '../review-order/review-order.types.ts';
import { isSwitchable, orderBroadbandSetup as s } from './order-broadband.setup.ts';
import {
  decidingNextStep,
  decidingReview,
  decidingSwitch,
  switchingAgain,
  switchingProvider,
} from './switching.states.ts';

type Came = { type: string; output?: unknown };

/** The wish lives as long as that visit to the booking: whoever comes there by any other way has come for the dates. */
const askedFor = ({ output }: Came): NotesRow | null =>
  (output as Partial<Extract<ReviewOrderOutput, { row: NotesRow }>> | undefined)?.row ?? null;

/** The row of the review from which the customer had gone to the booking that is done. */
const changedRow = ({ output }: Came): NotesRow | null =>
  (output as Partial<BookInstallOutput> | undefined)?.askedFor ?? null;

/** The steps of the order, one at a time. */
export const ordering = s.createStateConfig({
  description: 'Step by step from the address to the order.',
  initial: 'decidingErrand',
  on: {
    'page.sought': [
      { guard: { type: 'isSummarySought', params: ({ event }) => event }, target: '.findingPlacedOrder' },
      {
        guard: 'isLookingWorthwhile',
        target: '.findingCurrentJourney',
        actions: { type: 'storeSought', params: ({ event }) => event },
      },
    ],
    'page.refused': { guard: 'isOpen', actions: 'noteMissingStep' },
    'savedJourney.requested': {
      target: '.decidingMember',
      actions: { type: 'storeSavedCode', params: ({ event }) => event },
    },
  },
  states: {
    decidingErrand: {
      meta: { rows: ['OR-07'] },
      description: 'Where the address names an order that was placed, that one is looked for; else an order begins.',
      always: [{ guard: 'isOrderNamed', target: 'findingPlacedOrder' }, { target: 'checkingAddress' }],
    },
    // No step of the order, and so before all of them: a page that is refused never leads here.
    registeringInterest: {
      meta: { rows: ['RI-01'] },
      id: 'registeringInterest',
      description: 'Be the first to know when service comes.',
      entry: 'showPage',
      route: {},
      invoke: {
        id: 'registerInterest',
        src: 'registerInterest',
        input: ({ context: { prospect, member } }) => ({ ...prospect, member }),
        onError: failsTo('journeyInterrupted'),
      },
    },
    checkingAddress: {
      meta: { rows: ['AD-01'] },
      id: 'checkingAddress',
      description: 'Find the home and say whether we can supply it.',
      entry: 'showPage',
      route: { guard: 'isOpen' },
      on: {
        'flags.changed': {
          actions: [
            { type: 'storeFlags', params: ({ event }) => event },
            sendTo('addressCheck', ({ event }) => ({ type: 'flags.changed', flags: event.flags })),
          ],
        },
        'postcode.given': { actions: sendTo('addressCheck', ({ event }) => event) },
      },
      invoke: {
        id: 'addressCheck',
        src: 'addressCheck',
        input: ({ context }) => ({
          premise: context.address?.premise ?? null,
          transactionId: context.address?.transactionId ?? null,
          status: context.address?.status ?? null,
          flags: context.flags,
        }),
        onDone: [
          {
            guard: { type: 'isPlansRequested', params: ({ event }) => event },
            target: 'choosingPlan',
            actions: { type: 'storeAddress', params: ({ event }) => event },
          },
          {
            guard: { type: 'isInterestRequested', params: ({ event }) => event },
            target: 'registeringInterest',
            actions: { type: 'storeProspect', params: ({ event }) => event },
          },
          { target: 'decidingMember', actions: { type: 'takeSavedCode', params: ({ event }) => event } },
        ],
        onError: failsTo('journeyInterrupted'),
      },
    },
    choosingPlan: {
      meta: { rows: ['PL-03'] },
      id: 'choosingPlan',
      description: 'Pick a plan and have it made.',
      entry: 'showPage',
      route: { guard: 'mayChoosePlan' },
      invoke: {
        id: 'choosePlan',
        src: 'choosePlan',
        input: ({ context }) => ({
          member: context.member,
          transactionId: needed(context.address, 'an address').transactionId,
          uprn: needed(context.address, 'an address').premise.uprn,
          speedBefore: context.speedBefore,
          booking: context.booking,
          household: context.household,
        }),
        // The page can be left at any time: who lives there is known when the customer is back.
        onSnapshot: { actions: { type: 'followHousehold', params: ({ event }) => event } },
        onDone: {
          target: 'decidingSwitch',
          actions: { type: 'storePlan', params: ({ event }) => event },
        },
        onError: failsTo('journeyInterrupted'),
      },
    },
    decidingSwitch,
    switchingProvider,
    decidingNextStep,
    decidingCustomisation: {
      meta: { rows: ['CU-05'] },
      description: 'Customising is skipped with its defaults where it is switched off (CU-05).',
      always: [
        { guard: 'isCustomisingOffered', target: 'customisingPlan' },
        { target: 'bookingInstall', actions: 'takeDefaults' },
      ],
    },
    customisingPlan: {
      meta: { rows: ['CU-01'] },
      id: 'customisingPlan',
      description: 'Choose contract length, kit and connection date.',
      entry: 'showPage',
      route: { guard: 'mayCustomise' },
      invoke: {
        id: 'customisePlan',
        src: 'customisePlan',
        input: ({ context }) => ({
          plan: needed(context.plan, 'a plan'),
          product: needed(context.product, 'a product'),
          customisation: context.customisation,
          lastChoice: context.lastChoice,
          uprn: context.address?.premise.uprn ?? null,
          isSwitchable: isSwitchable(context),
          switchingFrom: setUpWith(context.switching),
          isBooked: context.booking !== null,
        }),
        // The page can be left at any time, by Back say: what is chosen there is there again.
        onSnapshot: { actions: { type: 'followChoice', params: ({ event }) => event } },
        onDone: {
          target: 'decidingNextStep',
          actions: { type: 'storeCustomisation', params: ({ event }) => event },
        },
        onError: failsTo('journeyInterrupted'),
      },
    },
    bookingInstall: {
      meta: { rows: ['BK-01'] },
      id: 'bookingInstall',
      description: 'Book the outside visit and the in-home visit, as the home needs them.',
      entry: 'showPage',
      route: { guard: 'mayBook' },
      invoke: {
        id: 'bookInstall',
        src: 'bookInstall',
        input: ({ context, event }) => ({
          planId: needed(context.plan, 'a plan').id,
          askedFor: askedFor(event),
          installation: context.booking?.installation ?? null,
          booking: context.booking,
          // A request that is still looked for is tied, too: the consent may come after the booking (SW-13).
          switchId: context.switching.status?.id ?? null,
          contact: {
            firstName: context.member?.firstName ?? '',
            lastName: context.member?.lastName ?? '',
            phone: context.member?.phone ?? '',
          },
          isV2: context.flags.bookInstallV2,
        }),
        // What is being written is not what was booked any more, whatever becomes of it: no review shows it.
        onSnapshot: {
          guard: { type: 'isWriting', params: ({ event }) => event },
          actions: 'forgetBooking',
        },
        onDone: {
          target: 'decidingReview',
          actions: { type: 'storeBooking', params: ({ event }) => event.output },
        },
        onError: failsTo('journeyInterrupted'),
      },
    },
    decidingReview,
    reviewingOrder: {
      meta: { rows: ['OR-01', 'RT-04'] },
      id: 'reviewingOrder',
      description: 'Read everything once more, accept the contract and place the order.',
      entry: 'showPage',
      route: { guard: 'mayReview' },
      on: {
        'member.changed': {
          actions: [{ type: 'storeMember', params: ({ event }) => event }, sendTo('reviewOrder', ({ event }) => event)],
        },
      },
      invoke: {
        id: 'reviewOrder',
        src: 'reviewOrder',
        input: ({ context, event }) => ({
          member: context.member,
          plan: needed(context.plan, 'a plan'),
          product: needed(context.product, 'a product'),
          changed: changedRow(event),
          premise: needed(context.address, 'an address').premise,
          customisation: needed(context.customisation, 'the choices of the plan'),
          booking: needed(context.booking, 'a booking'),
          switching: isSwitchable(context) ? context.switching : null,
          contractsUi: context.flags.contractsUi,
          contractNewTab: context.flags.contractNewTab,
        }),
        onDone: [
          {
            guard: { type: 'isOrderPlaced', params: ({ event }) => event.output },
            target: '#orderPlaced',
            actions: { type: 'storePlacedOrder', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOrderOutdated', params: ({ event }) => event.output },
            target: 'findingCurrentJourney',
          },
          {
            guard: { type: 'areNotesNeeded', params: ({ event }) => event.output },
            target: 'bookingInstall',
          },
          { target: 'bookingInstall', actions: 'forgetBooking' },
        ],
        onError: failsTo('journeyInterrupted'),
      },
    },
    orderPlaced,
    switchingAgain,
    findingCurrentJourney,
    findingPlacedOrder,
    orderMissing,
    orderNotLoaded,
    decidingMember,
    awaitingLogIn,
    findingSavedJourney,
    savedJourneyMissing,
    journeyInterrupted,
    decidingPage: {
      meta: { rows: ['RT-03'] },
      description: 'Goes on at the page that was asked for, or else at the furthest step that everything known allows.',
      always: [
        { guard: 'isSwitchSought', target: 'switchingProvider' },
        { guard: 'isCustomisingSought', target: 'customisingPlan' },
        { guard: 'isBookingSought', target: 'bookingInstall' },
        { guard: 'isReviewNext', target: 'decidingReview' },
        { guard: 'mayBook', target: 'bookingInstall' },
        { guard: 'mayGoOn', target: 'decidingSwitch' },
        { guard: 'mayChoosePlan', target: 'choosingPlan' },
        { target: 'checkingAddress' },
      ],
    },
  },
});
