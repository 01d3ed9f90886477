import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { cases, facts, loading, starts } from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';

/** Of a switch that is to be put right; the first steps have a file of their own. */
describeSteps(
  { machine: switchProviderMachine, starts, cases, facts },
  {
    steps: {
      matchExpired: [
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['detailsChange.requested', 'givingDetails.enteringDetails'],
        ['providerChange.requested', 'loadingProviders'],
        ['match.requested', 'requestingMatch'],
        ['detailsChange.requested', 'givingDetails.correctingDetails'],
      ],
      answerNotUnderstood: [
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['detailsChange.requested', 'givingDetails.enteringDetails'],
        ['providerChange.requested', 'loadingProviders'],
        ['match.requested', 'requestingMatch'],
        ['result.requested', 'checkingMatch', {}, { matchWatch: { pace: 'quick', looks: 0 } }],
        ['detailsChange.requested', 'givingDetails.correctingDetails'],
      ],
      addressNotMatched: [
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['detailsChange.requested', 'givingDetails.correctingDetails'],
        ['providerChange.requested', 'loadingProviders'],
        ['addressChange.requested', 'addressNeeded'],
        ['detailsChange.requested', 'givingDetails.enteringDetails'],
      ],
      providerNotMatched: [
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['detailsChange.requested', 'givingDetails.correctingDetails'],
        ['providerChange.requested', 'loadingProviders'],
        ['detailsChange.requested', 'givingDetails.enteringDetails'],
      ],
      switchInProgress: [
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['detailsChange.requested', 'givingDetails.correctingDetails'],
        ['providerChange.requested', 'loadingProviders'],
        ['match.requested', 'requestingMatch'],
        ['detailsChange.requested', 'givingDetails.enteringDetails'],
      ],
      'providerNotAnswering.awaitingAutomaticRetry': [
        [
          'xstate.after.automaticRetry.switchProvider.providerNotAnswering.awaitingAutomaticRetry',
          'requestingMatch',
          { automaticRetries: 1 },
        ],
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['detailsChange.requested', 'givingDetails.correctingDetails'],
        ['providerChange.requested', 'loadingProviders'],
        ['match.requested', 'requestingMatch'],
        ['detailsChange.requested', 'givingDetails.enteringDetails'],
      ],
      'providerNotAnswering.retryOffered': [
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['detailsChange.requested', 'givingDetails.correctingDetails'],
        ['providerChange.requested', 'loadingProviders'],
        ['match.requested', 'requestingMatch'],
        ['detailsChange.requested', 'givingDetails.enteringDetails'],
      ],
    },
  },
);
