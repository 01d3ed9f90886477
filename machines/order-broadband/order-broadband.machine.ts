import { asFailure } from '../shared/failure.ts';
import { paths } from '../shared/paths.ts';
import { orderPlaced } from './order-broadband.placed.ts';
import { orderBroadbandSetup } from './order-broadband.setup.ts';

/**
 * The parent of the order: Plan, Install, Review. Each step is an errand of its own that starts from what is known
 * and ends with what it found out; this chart only says in which order, and what makes a step legal.
 */
export const orderBroadbandMachine = orderBroadbandSetup.createMachine({
  id: 'orderBroadband',
  context: ({ input }) => ({
    ...input,
    address: null,
    product: null,
    plan: null,
    customisation: null,
    booking: null,
    order: null,
    prospect: { address: null, transactionId: null },
    missing: null,
    savedCode: null,
    failure: null,
  }),
  initial: 'checkingAddress',
  on: {
    'member.changed': { actions: { type: 'storeMember', params: ({ event }) => event } },
    'flags.changed': { actions: { type: 'storeFlags', params: ({ event }) => event } },
    'page.sought': { guard: 'isLookingWorthwhile', target: '.findingCurrentJourney' },
    'page.refused': { guard: 'isOpen', actions: 'noteMissingStep' },
    'savedJourney.requested': {
      target: '.decidingMember',
      actions: { type: 'storeSavedCode', params: ({ event }) => event },
    },
  },
  states: {
    checkingAddress: {
      id: 'checkingAddress',
      description: 'Find the home and say whether we can supply it.',
      route: { guard: 'isOpen' },
      invoke: {
        id: 'addressCheck',
        src: 'addressCheck',
        input: ({ context }) => ({
          premise: context.address?.premise ?? null,
          transactionId: context.address?.transactionId ?? null,
          status: context.address?.status ?? null,
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
        onError: {
          target: 'journeyInterrupted',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
        },
      },
    },
    choosingPlan: {
      id: 'choosingPlan',
      description: 'Pick a plan and have it made.',
      route: { guard: 'mayChoosePlan' },
      invoke: {
        id: 'choosePlan',
        src: 'choosePlan',
        input: ({ context }) => ({
          member: context.member,
          transactionId: context.address?.transactionId ?? '',
          uprn: context.address?.premise.uprn ?? null,
        }),
        onDone: {
          target: 'decidingSwitch',
          actions: { type: 'storePlan', params: ({ event }) => event },
        },
        onError: {
          target: 'journeyInterrupted',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
        },
      },
    },
    decidingSwitch: {
      description: 'The place where switching from another provider begins; for now every order starts without it.',
      always: 'decidingCustomisation',
    },
    decidingCustomisation: {
      description: 'Customising is skipped with its defaults where it is switched off (CU-05).',
      always: [
        { guard: 'isCustomisingOffered', target: 'customisingPlan' },
        { target: 'bookingInstall', actions: 'takeDefaults' },
      ],
    },
    customisingPlan: {
      id: 'customisingPlan',
      description: 'Choose contract length, kit and connection date.',
      route: { guard: 'mayCustomise' },
      invoke: {
        id: 'customisePlan',
        src: 'customisePlan',
        input: ({ context: { plan, product, customisation, address } }) => {
          if (!plan || !product) throw new Error('customisingPlan was entered without a plan');
          return { plan, product, customisation, uprn: address?.premise.uprn ?? null };
        },
        onDone: {
          target: 'bookingInstall',
          actions: { type: 'storeCustomisation', params: ({ event }) => event },
        },
        onError: {
          target: 'journeyInterrupted',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
        },
      },
    },
    bookingInstall: {
      id: 'bookingInstall',
      description: 'Book the outside visit and the in-home visit, as the home needs them.',
      route: { guard: 'mayBook' },
      invoke: {
        id: 'bookInstall',
        src: 'bookInstall',
        input: ({ context }) => ({
          planId: context.plan?.id ?? '',
          installation: context.booking?.installation ?? null,
          booking: context.booking,
          contact: {
            firstName: context.member?.firstName ?? '',
            lastName: context.member?.lastName ?? '',
            phone: context.member?.phone ?? '',
          },
          isV2: context.flags.bookInstallV2,
        }),
        onDone: {
          target: 'reviewingOrder',
          actions: { type: 'storeBooking', params: ({ event }) => ({ booking: event.output }) },
        },
        onError: {
          target: 'journeyInterrupted',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
        },
      },
    },
    reviewingOrder: {
      id: 'reviewingOrder',
      description: 'Read everything once more, accept the contract and place the order.',
      route: { guard: 'mayReview' },
      invoke: {
        id: 'reviewOrder',
        src: 'reviewOrder',
        input: ({ context: { member, plan, product, address, customisation, booking, flags } }) => {
          if (!plan || !product || !address || !customisation || !booking)
            throw new Error('reviewingOrder was entered before everything was chosen');
          return {
            member,
            plan,
            product,
            premise: address.premise,
            customisation,
            booking,
            contractsUi: flags.contractsUi,
            contractNewTab: flags.contractNewTab,
          };
        },
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
          { target: 'bookingInstall', actions: 'forgetBooking' },
        ],
        onError: {
          target: 'journeyInterrupted',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
        },
      },
    },
    orderPlaced,
    registeringInterest: {
      id: 'registeringInterest',
      description: 'Be the first to know when service comes.',
      route: {},
      invoke: {
        id: 'registerInterest',
        src: 'registerInterest',
        input: ({ context }) => context.prospect,
        onError: {
          target: 'journeyInterrupted',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
        },
      },
    },
    findingCurrentJourney: {
      description: 'A page in the middle was opened; we look for the journey this member has begun.',
      tags: ['busy'],
      meta: { view: 'FindingSavedJourney' },
      invoke: {
        id: 'findCurrentJourney',
        src: 'findCurrentJourney',
        input: {},
        onDone: [
          {
            guard: { type: 'isJourneyFound', params: ({ event }) => ({ journey: event.output }) },
            target: 'decidingPage',
            actions: { type: 'storeResumedJourney', params: ({ event }) => ({ journey: event.output }) },
          },
          { target: 'decidingPage' },
        ],
        // Nothing is lost when the look-up fails: the customer starts at the furthest page known here.
        onError: 'decidingPage',
      },
    },
    decidingMember: {
      description: 'A saved journey is given back to its member only.',
      always: [{ guard: 'isMember', target: 'findingSavedJourney' }, { target: 'awaitingLogIn' }],
    },
    awaitingLogIn: {
      description: 'The customer logs in to get the saved journey back.',
      tags: ['busy'],
      meta: { view: 'FindingSavedJourney', path: paths.postcodeChecker, detour: 'log-in' },
      on: {
        'member.loggedIn': {
          target: 'findingSavedJourney',
          actions: { type: 'storeMember', params: ({ event }) => event },
        },
        'logIn.abandoned': { target: 'checkingAddress', actions: 'forgetSavedCode' },
      },
    },
    findingSavedJourney: {
      description: 'We fetch the journey that was saved for later.',
      tags: ['busy'],
      meta: { view: 'FindingSavedJourney', path: paths.postcodeChecker },
      invoke: {
        id: 'findSavedJourney',
        src: 'findSavedJourney',
        input: ({ context }) => ({ code: context.savedCode ?? '' }),
        onDone: [
          {
            guard: { type: 'isJourneyFound', params: ({ event }) => ({ journey: event.output }) },
            target: 'decidingPage',
            actions: { type: 'storeResumedJourney', params: ({ event }) => ({ journey: event.output }) },
          },
          { target: 'savedJourneyMissing' },
        ],
        onError: {
          target: 'journeyInterrupted',
          actions: { type: 'storeFailure', params: ({ event }) => ({ failure: asFailure(event.error) }) },
        },
      },
    },
    savedJourneyMissing: {
      description: 'There is no saved journey with that code for this member.',
      meta: { view: 'SavedJourneyMissing', path: paths.postcodeChecker },
      on: { 'journey.abandoned': { target: 'checkingAddress', actions: 'forgetSavedCode' } },
    },
    journeyInterrupted: {
      description: 'The journey could not be shown; try again, or start from the address.',
      tags: ['failed'],
      meta: { view: 'JourneyInterrupted', path: paths.postcodeChecker },
      on: {
        'retry.requested': [{ guard: 'isCodeKnown', target: 'decidingMember' }, { target: 'decidingPage' }],
        'journey.abandoned': { target: 'checkingAddress', actions: 'forgetSavedCode' },
      },
    },
    decidingPage: {
      description: 'Goes on at the furthest step that everything known allows.',
      always: [
        { guard: 'mayReview', target: 'reviewingOrder' },
        { guard: 'mayBook', target: 'bookingInstall' },
        { guard: 'hasPlan', target: 'decidingSwitch' },
        { guard: 'mayChoosePlan', target: 'choosingPlan' },
        { target: 'checkingAddress' },
      ],
    },
  },
});
