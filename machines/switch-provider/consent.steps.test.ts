import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, facts, loading, started, starts } from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';

/** Of a switch that is agreed to, or withdrawn; the first steps have a file of their own. */
describeSteps(
  { machine: switchProviderMachine, starts, cases, facts },
  {
    steps: {
      'matchFound.switchReadyToStart': [
        [
          { type: 'consent.submitted', consent: true, landline: '' },
          'matchFound.startingSwitch',
          { landline: null, errors: {} },
          {
            startSwitch: {
              switchId: loading.id,
              reference: null,
              planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
              isV2: true,
            },
          },
        ],
        [
          { type: 'consent.submitted', consent: true, landline: 'letGo' },
          'matchFound.startingSwitch',
          { landline: 'letGo', errors: {} },
        ],
        [
          { type: 'consent.submitted', consent: false, landline: 'keep' },
          'matchFound.switchReadyToStart',
          { errors: { consent: 'consentMissing' } },
        ],
        ['switchDetails.closed', 'matchFound.switchPutAside'],
        [
          { type: 'consent.submitted', consent: true, landline: '' },
          'matchFound.switchReadyToStart',
          { errors: { landline: 'landlineMissing' } },
        ],
      ],
      switchSetUp: [
        ['order.continued', 'switchSettled'],
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
      ],
      withdrawingSwitch: [
        [answered('withdrawSwitch'), 'switchSettled', { switching: { wish: 'self', status: null, started: null } }],
        [failed('withdrawSwitch', offline), 'switchNotWithdrawn', { failure: offline }],
      ],
      'matchFound.startingSwitch': [
        [answered('startSwitch', started), 'switchSetUp', { landline: null, switching: { started: started } }],
        [failed('startSwitch', refused(409, 'switch.expired')), 'matchExpired'],
        [failed('startSwitch', offline), 'consentNotSent', { failure: offline }],
        [answered('startSwitch', started), 'switchSettled', { landline: null, switching: { started: started } }],
      ],
      'matchFound.switchPutAside': [
        ['switch.declined', 'withdrawingSwitch', { errors: {} }, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled', { errors: {} }],
        ['detailsChange.requested', 'givingDetails.enteringDetails', { errors: {} }],
        ['providerChange.requested', 'loadingProviders', { errors: {} }],
        ['switchDetails.opened', 'matchFound.switchReadyToStart'],
      ],
      switchNotWithdrawn: [
        ['retry.requested', 'withdrawingSwitch', { failure: null }, { withdrawSwitch: { switchId: loading.id } }],
        ['switchDetails.opened', 'checkingMatch', { failure: null }, { matchWatch: { pace: 'quick', looks: 0 } }],
        ['switchDetails.opened', 'switchSetUp', { failure: null }],
        ['switchDetails.opened', 'matchExpired', { failure: null }],
        ['switchDetails.opened', 'answerNotUnderstood', { failure: null }],
        ['switchDetails.opened', 'givingDetails.correctingDetails', { failure: null }],
        ['switchDetails.opened', 'addressNotMatched', { failure: null }],
        ['switchDetails.opened', 'providerNotMatched', { failure: null }],
        ['switchDetails.opened', 'switchInProgress', { failure: null }],
        ['switchDetails.opened', 'providerNotAnswering.awaitingAutomaticRetry', { failure: null }],
        ['switchDetails.opened', 'matchFound.switchReadyToStart', { failure: null }],
        ['switchDetails.opened', 'providerNotAnswering.retryOffered', { failure: null }],
        ['switchDetails.opened', 'givingDetails.enteringDetails', { failure: null }],
      ],
      consentNotSent: [
        ['switch.declined', 'withdrawingSwitch', { failure: null }, { withdrawSwitch: { switchId: loading.id } }],
        ['retry.requested', 'matchFound.startingSwitch', { failure: null }],
        ['switchDetails.opened', 'matchFound.switchReadyToStart', { failure: null }],
      ],
    },
  },
);
