import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { acceptInput, wantsMeshWifi } from './change-plan.rules.ts';
import { changePlanSetup, choosing, confirming, foundIn, readAnew, store, storeAnswer } from './change-plan.setup.ts';
import { confirmation } from './confirmation.states.ts';

/** What the gateway refuses because the plan stands otherwise by now: how it does is read anew, and told. */
const standsOtherwise = [
  {
    guard: { type: 'isAskedElsewhere', params: failureOf },
    target: 'loadingChanges',
    actions: readAnew('askedElsewhere'),
  },
  { guard: { type: 'isGone', params: failureOf }, target: 'loadingChanges', actions: readAnew('unavailable') },
  { guard: { type: 'isUnchanged', params: failureOf }, target: 'loadingChanges', actions: readAnew('unchanged') },
] as const;

/**
 * The errand: change a plan or its kit from its next bill on, or undo that (DB-05). The three pages have the names that the specification gives
 * them. Which plan it is stands in the address and comes in as input; a reload reads how it stands.
 */
export const changePlanMachine = changePlanSetup.createMachine({
  id: 'changePlan',
  context: ({ input: { memberId, planId } }) => ({
    memberId,
    planId,
    changing: null,
    productId: null,
    meshWifi: null,
    offer: null,
    errors: {},
    news: null,
    failure: null,
  }),
  initial: 'loadingChanges',
  states: {
    loadingChanges: {
      description: 'We look up what the plan can become.',
      tags: ['busy'],
      meta: { view: 'LoadingChanges', rows: ['DB-05'] },
      entry: 'forgetOffer',
      invoke: {
        id: 'loadChanges',
        src: 'loadChanges',
        input: ({ context: { memberId, planId } }) => ({ memberId, planId }),
        onDone: [
          { guard: { type: 'isAsked', params: foundIn }, target: 'change_plan_confirmation', actions: store },
          { guard: { type: 'isNotLive', params: foundIn }, target: 'notLiveYet', actions: store },
          { guard: { type: 'isEnding', params: foundIn }, target: 'planEnding', actions: store },
          { guard: { type: 'isEnded', params: foundIn }, target: 'planEnded', actions: store },
          { guard: { type: 'isSwitching', params: foundIn }, target: 'planSwitching', actions: store },
          { guard: { type: 'isNotChangeable', params: foundIn }, target: 'notChangeable', actions: store },
          { target: 'choose_plan', actions: store },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'planMissing' },
          failsTo('changesNotLoaded'),
        ],
      },
    },
    planMissing: {
      description: 'The member has no plan at this address.',
      meta: { view: 'PlanMissing', rows: ['ER-04'] },
    },
    changesNotLoaded: {
      description: 'What the plan can become could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'ChangesNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingChanges', actions: 'clearFailure' } },
    },
    notLiveYet: {
      description: 'The plan is not live yet, so there is none to change.',
      meta: { view: 'NotLiveYet', rows: ['DB-05'] },
    },
    planEnding: {
      description: 'The plan is ending: it can be kept first.',
      meta: { view: 'PlanEnding', rows: ['DB-05'] },
    },
    planEnded: {
      description: 'The plan has ended.',
      meta: { view: 'PlanEnded', rows: ['DB-05'] },
    },
    planSwitching: {
      description: 'Another provider takes the plan over before its next bill, from which a change would count.',
      meta: { view: 'PlanSwitching', rows: ['DB-05', 'SW-12'] },
    },
    notChangeable: {
      description: 'The plan can’t be changed now, for a reason that this page doesn’t know.',
      meta: { view: 'NotChangeable', rows: ['DB-05'] },
    },
    choose_plan: {
      id: 'choose_plan',
      description:
        'Compare the plans that can be had with the present one, each with mesh Wi-Fi or without, and choose one.',
      route: { guard: 'canChoose' },
      meta: { view: 'ChoosePlan', path: choosing, history: 'replace', rows: ['DB-05', 'CU-02'] },
      on: {
        'meshWifi.toggled': { actions: { type: 'storeKit', params: ({ event }) => event } },
        'plan.chosen': {
          guard: { type: 'isOnOffer', params: ({ event }) => event },
          target: 'drawingOffer',
          actions: { type: 'storeProduct', params: ({ event }) => event },
        },
      },
    },
    drawingOffer: {
      description: 'We draw the contract as it would be.',
      tags: ['busy'],
      meta: { view: 'DrawingOffer', rows: ['DB-05'] },
      invoke: {
        id: 'offerChange',
        src: 'offerChange',
        input: ({ context }) => ({
          planId: context.planId,
          productId: needed(context.productId, 'a chosen plan'),
          meshWifi: wantsMeshWifi(context),
        }),
        onDone: {
          target: 'confirm_plan',
          actions: { type: 'storeOffer', params: ({ event }) => ({ offer: event.output }) },
        },
        onError: [...standsOtherwise, failsTo('offerNotDrawn')],
      },
    },
    offerNotDrawn: {
      description: 'The new contract could not be drawn; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'OfferNotDrawn', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'drawingOffer', 'plans.requested': 'choose_plan' },
    },
    confirm_plan: {
      id: 'confirm_plan',
      description: 'Read what changes and from when, with the new contract, and change the plan.',
      route: { guard: 'isOffered' },
      meta: { view: 'ConfirmPlan', path: confirming, rows: ['DB-05'] },
      on: {
        'change.submitted': [
          {
            guard: { type: 'arePapersAccepted', params: ({ event }) => event },
            target: 'acceptingChange',
            actions: 'forgetErrors',
          },
          { actions: 'refusePapers' },
        ],
        'plans.requested': { target: 'choose_plan', actions: ['forgetOffer', 'forgetErrors'] },
      },
    },
    acceptingChange: {
      description: 'We note the change.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmPlan', path: confirming, rows: ['DB-05'] },
      invoke: {
        id: 'acceptChange',
        src: 'acceptChange',
        input: ({ context }) => acceptInput(context),
        onDone: { target: 'change_plan_confirmation', actions: storeAnswer },
        onError: [
          { guard: { type: 'isOutdated', params: failureOf }, target: 'drawingOffer', actions: readAnew('outdated') },
          ...standsOtherwise,
          failsTo('changeNotSent'),
        ],
      },
    },
    changeNotSent: {
      description: 'The change could not be noted; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'ChangeNotSent', path: confirming, rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'acceptingChange', 'offer.requested': 'confirm_plan' },
    },
    ...confirmation,
  },
});
