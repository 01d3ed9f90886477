import { failsTo } from '../shared/failure.ts';
import { paths } from '../shared/paths.ts';
import { beginningChoice } from './customise-plan.rules.ts';
import { keepingChoice } from './keeping.states.ts';
import { customisePlanSetup } from './customise-plan.setup.ts';
import type { CustomisePlanOutput } from './customise-plan.types.ts';

/**
 * The errand: contract length, kit and connection date for the plan picked.
 * The choice is kept on the gateway when the customer goes on or saves the journey for later.
 */
export const customisePlanMachine = customisePlanSetup.createMachine({
  id: 'customisePlan',
  context: ({ input }) => ({
    plan: input.plan,
    lengths: [input.product],
    choice: beginningChoice(input),
    months: input.lastChoice?.months ?? null,
    uprn: input.uprn,
    isSwitchable: input.isSwitchable,
    switchingFrom: input.switchingFrom,
    isBooked: input.isBooked,
    speedInMbps: input.product.downstreamSpeedInMbps,
    meshMonthlyPriceInPence: 0,
    isDateFree: false,
    isOutsideVisitRequired: true,
    errors: {},
    ticket: null,
    failure: null,
  }),
  meta: { path: paths.customisePlan },
  initial: 'loadingOptions',
  states: {
    loadingOptions: {
      description: 'We fetch the contract lengths, and whether a visit decides the connection date.',
      tags: ['busy'],
      meta: { view: 'CustomisingPlan', rows: ['CU-02'] },
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        input: ({ context }) => ({
          planId: context.plan.id,
          speedInMbps: context.speedInMbps,
          uprn: context.uprn,
        }),
        onDone: { target: 'customisingPlan', actions: { type: 'storeOptions', params: ({ event }) => event.output } },
        onError: failsTo('optionsNotLoaded'),
      },
    },
    optionsNotLoaded: {
      description: 'The options could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'OptionsNotLoaded', rows: ['CU-02', 'ER-04'] },
      on: { 'retry.requested': { target: 'loadingOptions', actions: 'clearFailure' } },
    },
    customisingPlan: {
      description: 'Choose contract length, kit and connection date.',
      meta: { view: 'CustomisingPlan' },
      initial: 'choosingOptions',
      states: {
        choosingOptions: {
          meta: { rows: ['CU-01', 'CU-02', 'CU-03'] },
          description: 'Every choice changes the summary and the price at once.',
          on: {
            'length.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              actions: { type: 'chooseLength', params: ({ event }) => event },
            },
            'meshWifi.toggled': { actions: { type: 'chooseMesh', params: ({ event }) => event } },
            'connectionDate.chosen': [
              {
                guard: { type: 'isDateOnOffer', params: ({ event }) => event },
                actions: { type: 'chooseDate', params: ({ event }) => event },
              },
              { guard: 'isDateFree', actions: { type: 'refuseDate', params: ({ event }) => event } },
            ],
            'saving.requested': [
              { guard: 'isDateComplete', target: '#keepingForLater' },
              { actions: 'refuseMissingDate' },
            ],
            'installBooking.requested': [
              { guard: 'isDateComplete', target: '#keepingCustomisation' },
              { actions: 'refuseMissingDate' },
            ],
          },
        },
        journeySaved: {
          id: 'journeySaved',
          description: 'The journey is saved; here are the code and the link to come back.',
          meta: { view: 'JourneySaved', modal: true, rows: ['CU-04'] },
          on: { 'ticket.closed': { target: 'choosingOptions', actions: 'clearTicket' } },
        },
      },
    },
    keepingCustomisation: keepingChoice({
      id: 'keepingCustomisation',
      description: 'We keep what was chosen with the plan.',
      rows: ['CU-01'],
      kept: 'planCustomised',
      notKept: 'customisationNotKept',
    }),
    customisationNotKept: {
      description: 'What was chosen could not be kept; try again or choose differently.',
      tags: ['failed', 'unsent'],
      meta: { view: 'CustomisationNotKept', rows: ['CU-01', 'ER-04'] },
      on: {
        'retry.requested': { target: 'keepingCustomisation', actions: 'clearFailure' },
        'choice.reviewed': { target: 'customisingPlan', actions: 'clearFailure' },
      },
    },
    keepingForLater: keepingChoice({
      id: 'keepingForLater',
      description: 'We keep what was chosen before the journey is saved.',
      rows: ['CU-04'],
      kept: 'savingJourney',
      notKept: 'journeyNotSaved',
    }),
    savingJourney: {
      description: 'We save the journey so that it can go on later or elsewhere.',
      tags: ['busy', 'committing'],
      meta: { view: 'CustomisingPlan', rows: ['CU-04'] },
      invoke: {
        id: 'saveJourney',
        src: 'saveJourney',
        input: ({ context }) => ({ planId: context.plan.id }),
        onDone: {
          target: '#journeySaved',
          actions: { type: 'storeTicket', params: ({ event }) => ({ ticket: event.output }) },
        },
        onError: failsTo('journeyNotSaved'),
      },
    },
    journeyNotSaved: {
      description: 'The journey could not be saved; try again or go on now.',
      tags: ['failed', 'unsent'],
      meta: { view: 'JourneyNotSaved', rows: ['CU-04', 'ER-04'] },
      on: {
        'retry.requested': { target: 'keepingForLater', actions: 'clearFailure' },
        'choice.reviewed': { target: 'customisingPlan', actions: 'clearFailure' },
      },
    },
    planCustomised: { description: 'The plan is as the customer wants it.', type: 'final' },
  },
  // The choice is one of the lengths offered (guarded), so the product is there.
  output: ({ context }) =>
    ({
      plan: context.plan,
      product: context.lengths.find((product) => product.productId === context.choice.productId),
      customisation: context.choice,
    }) as CustomisePlanOutput,
});
