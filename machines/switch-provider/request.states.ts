import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { fromTheMatch, fromTheStart, switchProviderSetup as s } from './switch-provider.setup.ts';

/** Who the customer is with, as the bill has it; the same form puts a failed match right. */
export const givingDetails = s.createStateConfig({
  id: 'givingDetails',
  description: 'Give the last name and the account number, as they stand on the bill.',
  meta: { view: 'GivingDetails' },
  initial: 'decidingDetails',
  exit: 'clearErrors',
  states: {
    decidingDetails: {
      description: 'Details that did not match are put right; otherwise they are given for the first time.',
      always: [{ guard: 'isRepairDue', target: 'correctingDetails' }, { target: 'enteringDetails' }],
    },
    enteringDetails: {
      meta: { rows: ['SW-03'] },
      description: 'Nothing was asked yet, or what was asked is to be asked differently.',
    },
    correctingDetails: {
      meta: { rows: ['SW-07'] },
      description: 'We say what was sent and what did not match; the field in question has the focus.',
    },
    detailsRefused: {
      meta: { rows: ['SW-03'] },
      id: 'detailsRefused',
      description: 'The gateway could not take a field; its words stand at it.',
    },
  },
  on: {
    ...fromTheStart,
    'providerChange.requested': '#loadingProviders',
    'details.submitted': [
      {
        guard: { type: 'areDetailsNew', params: ({ event }) => event },
        target: '#requestingMatch',
        actions: { type: 'storeDetails', params: ({ event }) => event },
      },
      { actions: { type: 'refuseDetails', params: ({ event }) => event } },
    ],
  },
});

export const requestingMatch = s.createStateConfig({
  id: 'requestingMatch',
  description: 'We ask the provider whether it finds the customer.',
  tags: ['busy', 'committing'],
  meta: { view: 'CheckingMatch', rows: ['SW-03'] },
  invoke: {
    id: 'requestMatch',
    src: 'requestMatch',
    input: ({ context: { planId, transactionId, switching } }) => ({
      planId,
      transactionId,
      switchId: switching.status?.id ?? null,
      providerId: needed(switching.provider?.id ?? switching.status?.losingProviderId, 'a provider'),
      lastName: switching.lastName,
      accountNumber: switching.accountNumber,
    }),
    onDone: {
      target: 'decidingMatch',
      actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
    },
    onError: [
      {
        guard: { type: 'areFieldsRefused', params: failureOf },
        target: '#detailsRefused',
        actions: { type: 'refuseFields', params: failureOf },
      },
      failsTo('matchNotRequested'),
    ],
  },
});

export const matchNotRequested = s.createStateConfig({
  description: 'The provider could not be asked; try again, or go on without.',
  tags: ['failed', 'unsent'],
  meta: { view: 'MatchNotRequested', rows: ['SW-03', 'ER-04'] },
  exit: 'clearFailure',
  on: { ...fromTheMatch, ...fromTheStart, 'retry.requested': 'requestingMatch' },
});
