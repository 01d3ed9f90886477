import { failsTo } from '../shared/failure.ts';
import { paths } from '../shared/paths.ts';
import { checkingMatch, matchNotChecked, matchStillChecked } from './checking.states.ts';
import { consentNotSent, matchFound, switchNotWithdrawn, switchSetUp, withdrawingSwitch } from './consent.states.ts';
import {
  addressNotMatched,
  answerNotUnderstood,
  matchExpired,
  providerNotAnswering,
  providerNotMatched,
  switchInProgress,
} from './failed-matches.states.ts';
import { givingDetails, matchNotRequested, requestingMatch } from './request.states.ts';
import { fromTheStart, switchProviderSetup } from './switch-provider.setup.ts';

/**
 * The errand: move the broadband over from another provider by One Touch Switch, or say that it is not wanted.
 * All that is known is in `switching`, which the order follows and gives back: the page can be left at any time.
 */
export const switchProviderMachine = switchProviderSetup.createMachine({
  id: 'switchProvider',
  context: ({ input }) => ({
    ...input,
    providers: [],
    automaticRetries: 0,
    landline: null,
    errors: {},
    failure: null,
  }),
  meta: { path: paths.switch },
  initial: 'decidingStart',
  states: {
    decidingStart: {
      description: 'Goes on where the customer left it.',
      always: [{ guard: 'isWanted', target: 'decidingRequest' }, { target: 'choosingSwitch' }],
    },
    choosingSwitch: {
      description: 'Say whether there is broadband at the home now, and whether we shall switch it.',
      meta: { view: 'ChoosingSwitch', rows: ['SW-01'] },
      exit: 'clearErrors',
      on: {
        'wish.submitted': [
          {
            guard: { type: 'isSwitchWanted', params: ({ event }) => event },
            target: 'decidingRequest',
            actions: { type: 'storeWish', params: ({ event }) => event },
          },
          {
            guard: { type: 'isDoneWithoutUs', params: ({ event }) => event },
            target: 'switchSettled',
            actions: { type: 'storeWish', params: ({ event }) => event },
          },
          { actions: 'refuseWish' },
        ],
      },
    },
    decidingRequest: {
      description: 'Whether a match was asked for, and of whom.',
      always: [
        { guard: 'hasRequest', target: 'decidingMatch' },
        { guard: 'hasProvider', target: 'givingDetails' },
        { target: 'loadingProviders' },
      ],
    },
    loadingProviders: {
      id: 'loadingProviders',
      description: 'We fetch the providers that take part in One Touch Switch.',
      tags: ['busy'],
      meta: { view: 'ChoosingProvider', rows: ['SW-02'] },
      invoke: {
        id: 'loadProviders',
        src: 'loadProviders',
        input: {},
        onDone: {
          target: 'choosingProvider',
          actions: { type: 'storeProviders', params: ({ event }) => ({ providers: event.output }) },
        },
        onError: failsTo('providersNotLoaded'),
      },
    },
    providersNotLoaded: {
      description: 'The providers could not be fetched; try again, or go on without switching.',
      tags: ['failed'],
      meta: { view: 'ProvidersNotLoaded', rows: ['SW-02', 'ER-04'] },
      exit: 'clearFailure',
      on: { ...fromTheStart, 'retry.requested': 'loadingProviders' },
    },
    choosingProvider: {
      description: 'Find the provider in the list, by name.',
      meta: { view: 'ChoosingProvider', rows: ['SW-02'] },
      on: {
        ...fromTheStart,
        'provider.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'givingDetails',
          actions: { type: 'storeProvider', params: ({ event }) => event },
        },
        'provider.missed': { target: 'providerNotListed', actions: 'forgetProviders' },
      },
    },
    providerNotListed: {
      description: 'The provider takes no part in One Touch Switch: the customer ends that service themselves.',
      meta: { view: 'ProviderNotListed', rows: ['SW-02'] },
      on: { ...fromTheStart, 'providerChange.requested': 'loadingProviders' },
    },
    givingDetails,
    requestingMatch,
    matchNotRequested,
    decidingMatch: {
      id: 'decidingMatch',
      description: 'Where the switch stands, and what puts a failed match right.',
      always: [
        { guard: { type: 'hasStanding', params: { standing: 'loading' } }, target: 'checkingMatch' },
        { guard: { type: 'hasStanding', params: { standing: 'matched' } }, target: 'matchFound' },
        { guard: { type: 'hasStanding', params: { standing: 'started' } }, target: 'switchSetUp' },
        { guard: { type: 'hasStanding', params: { standing: 'ended' } }, target: 'matchExpired' },
        { guard: { type: 'isRepairedBy', params: { group: 'details' } }, target: 'givingDetails' },
        { guard: { type: 'isRepairedBy', params: { group: 'address' } }, target: 'addressNotMatched' },
        { guard: { type: 'isRepairedBy', params: { group: 'otherProvider' } }, target: 'providerNotMatched' },
        { guard: { type: 'isRepairedBy', params: { group: 'wait' } }, target: 'switchInProgress' },
        { guard: { type: 'isRepairedBy', params: { group: 'retryLater' } }, target: 'providerNotAnswering' },
        { guard: { type: 'isRepairedBy', params: { group: 'startAgain' } }, target: 'matchExpired' },
        { target: 'answerNotUnderstood' },
      ],
    },
    checkingMatch,
    matchNotChecked,
    matchStillChecked,
    addressNotMatched,
    providerNotMatched,
    switchInProgress,
    providerNotAnswering,
    matchExpired,
    answerNotUnderstood,
    matchFound,
    consentNotSent,
    switchSetUp,
    withdrawingSwitch,
    switchNotWithdrawn,
    addressNeeded: {
      description: 'The customer goes back to say where the home is.',
      type: 'final',
      output: () => 'addressNeeded',
    },
    switchSettled: {
      meta: { rows: ['SW-01'] },
      id: 'switchSettled',
      description: 'The customer goes on with the order.',
      type: 'final',
    },
  },
  output: ({ context, event }) => ({
    kind: event.output === 'addressNeeded' ? 'addressNeeded' : 'settled',
    switching: context.switching,
  }),
});
