import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, loading, matched, riverbourne, starts, tidewell } from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';

describeSteps(
  { machine: switchProviderMachine, starts, cases, facts },
  {
    begins: {
      'a customer with a plan': 'choosingSwitch',
      'a customer who has chosen a provider before': 'givingDetails.enteringDetails',
      'a customer who comes back to a match that is still looked for': 'checkingMatch',
      'a customer who has everything else done': 'checkingMatch',
      'a customer whose switch has failed after the order': 'matchExpired',
    },
    steps: {
      choosingSwitch: [
        [{ type: 'wish.submitted', wish: 'switch' }, 'loadingProviders', { errors: {}, switching: { wish: 'switch' } }],
        [{ type: 'wish.submitted', wish: 'none' }, 'switchSettled', { errors: {}, switching: { wish: 'none' } }],
        [{ type: 'wish.submitted', wish: 'self' }, 'switchSettled', { errors: {}, switching: { wish: 'self' } }],
        [{ type: 'wish.submitted', wish: '' }, 'choosingSwitch', { errors: { wish: 'wishMissing' } }],
      ],
      loadingProviders: [
        [
          answered('loadProviders', [riverbourne, tidewell]),
          'choosingProvider',
          { providers: [riverbourne, tidewell] },
        ],
        [failed('loadProviders', offline), 'providersNotLoaded', { failure: offline }],
      ],
      choosingProvider: [
        [
          { type: 'provider.chosen', providerId: 'RBRN' },
          'givingDetails.enteringDetails',
          { providers: [], switching: { provider: riverbourne } },
        ],
        [
          { type: 'provider.chosen', providerId: 'RTDW' },
          'givingDetails.enteringDetails',
          { providers: [], switching: { provider: tidewell } },
        ],
        ['switch.declined', 'switchSettled', { switching: { wish: 'self' } }],
        ['provider.missed', 'providerNotListed', { providers: [] }],
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        [
          { type: 'provider.chosen', providerId: 'RBRN' },
          'givingDetails.correctingDetails',
          { providers: [], switching: { provider: riverbourne } },
        ],
      ],
      providersNotLoaded: [
        ['switch.declined', 'switchSettled', { failure: null, switching: { wish: 'self' } }],
        ['retry.requested', 'loadingProviders', { failure: null }],
        ['switch.declined', 'withdrawingSwitch', { failure: null }, { withdrawSwitch: { switchId: loading.id } }],
      ],
      'givingDetails.enteringDetails': [
        [
          { type: 'details.submitted', lastName: 'Fairweather', accountNumber: '' },
          'requestingMatch',
          { automaticRetries: 0, errors: {} },
        ],
        [
          { type: 'details.submitted', lastName: 'Merryweather', accountNumber: '100 200 300' },
          'requestingMatch',
          { automaticRetries: 0, errors: {}, switching: { lastName: 'Merryweather', accountNumber: '100 200 300' } },
        ],
        [
          { type: 'details.submitted', lastName: ' ', accountNumber: '' },
          'givingDetails.enteringDetails',
          { errors: { lastName: 'lastNameMissing' } },
        ],
        ['switch.declined', 'switchSettled', { errors: {}, switching: { wish: 'self' } }],
        ['providerChange.requested', 'loadingProviders', { errors: {} }],
        ['switch.declined', 'withdrawingSwitch', { errors: {} }, { withdrawSwitch: { switchId: loading.id } }],
      ],
      providerNotListed: [
        ['switch.declined', 'switchSettled', { switching: { wish: 'self' } }],
        ['providerChange.requested', 'loadingProviders'],
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
      ],
      requestingMatch: [
        [
          answered('requestMatch', loading),
          'checkingMatch',
          { providers: [], landline: null, switching: { status: loading } },
          { matchWatch: { pace: 'quick', status: loading, looks: 0 } },
        ],
        [
          answered('requestMatch', matched),
          'matchFound.switchReadyToStart',
          { providers: [], landline: null, switching: { status: matched } },
        ],
        [
          failed('requestMatch', {
            kind: 'HttpError',
            status: 400,
            code: 'invalid.request',
            message: '',
            fields: [{ path: 'losingProviderAccountNumber', message: 'Too long' }],
          }),
          'givingDetails.detailsRefused',
          { errors: { accountNumber: 'Too long' } },
        ],
        [failed('requestMatch', offline), 'matchNotRequested', { failure: offline }],
      ],
      'givingDetails.detailsRefused': [
        [
          { type: 'details.submitted', lastName: 'Fairweather', accountNumber: '' },
          'requestingMatch',
          { automaticRetries: 0, errors: {} },
        ],
        [
          { type: 'details.submitted', lastName: 'Merryweather', accountNumber: '100 200 300' },
          'requestingMatch',
          { automaticRetries: 0, errors: {}, switching: { lastName: 'Merryweather', accountNumber: '100 200 300' } },
        ],
        [
          { type: 'details.submitted', lastName: ' ', accountNumber: '' },
          'givingDetails.detailsRefused',
          { errors: { lastName: 'lastNameMissing' } },
        ],
        ['switch.declined', 'switchSettled', { errors: {}, switching: { wish: 'self' } }],
        ['providerChange.requested', 'loadingProviders', { errors: {} }],
        ['switch.declined', 'withdrawingSwitch', { errors: {} }, { withdrawSwitch: { switchId: loading.id } }],
        [{ type: 'details.submitted', lastName: 'Fairweather', accountNumber: '' }, 'givingDetails.detailsRefused'],
      ],
      matchNotRequested: [
        ['switch.declined', 'switchSettled', { failure: null, switching: { wish: 'self' } }],
        ['order.continued', 'switchSettled', { failure: null }],
        ['detailsChange.requested', 'givingDetails.enteringDetails', { failure: null }],
        ['providerChange.requested', 'loadingProviders', { failure: null }],
        ['retry.requested', 'requestingMatch', { failure: null }],
        ['switch.declined', 'withdrawingSwitch', { failure: null }, { withdrawSwitch: { switchId: loading.id } }],
        ['detailsChange.requested', 'givingDetails.correctingDetails', { failure: null }],
      ],
      'givingDetails.correctingDetails': [
        [{ type: 'details.submitted', lastName: 'Fairweather', accountNumber: '' }, 'givingDetails.correctingDetails'],
        [
          { type: 'details.submitted', lastName: 'Merryweather', accountNumber: '100 200 300' },
          'requestingMatch',
          { automaticRetries: 0, errors: {}, switching: { lastName: 'Merryweather', accountNumber: '100 200 300' } },
          {
            requestMatch: {
              planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
              transactionId: 'ncc-1',
              switchId: loading.id,
              providerId: 'RBRN',
              lastName: 'Merryweather',
              accountNumber: '100 200 300',
            },
          },
        ],
        [
          { type: 'details.submitted', lastName: ' ', accountNumber: '' },
          'givingDetails.correctingDetails',
          { errors: { lastName: 'lastNameMissing' } },
        ],
        ['switch.declined', 'withdrawingSwitch', { errors: {} }, { withdrawSwitch: { switchId: loading.id } }],
        ['providerChange.requested', 'loadingProviders', { errors: {} }],
        [
          { type: 'details.submitted', lastName: 'Fairweather', accountNumber: '' },
          'requestingMatch',
          { automaticRetries: 0, errors: {} },
          {
            requestMatch: {
              planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
              transactionId: 'ncc-1',
              switchId: loading.id,
              providerId: 'RBRN',
              lastName: 'Fairweather',
              accountNumber: '',
            },
          },
        ],
      ],
    },
  },
);
