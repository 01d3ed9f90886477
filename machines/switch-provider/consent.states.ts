import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { fromTheMatch, switchProviderSetup as s, withoutTheSwitch } from './switch-provider.setup.ts';
import { landlineReferences } from './switch-provider.rules.ts';

/** The match is there: what the switch means, and the customer's word that we may start it (SW-10, SW-11). */
export const matchFound = s.createStateConfig({
  id: 'matchFound',
  description: 'The provider has found the customer and told them what the switch means.',
  meta: { view: 'MatchFound' },
  initial: 'switchReadyToStart',
  exit: 'clearErrors',
  states: {
    switchReadyToStart: {
      description: 'Read what ends and how it goes, decide about the landline, and agree.',
      meta: { view: 'SwitchReadyToStart', modal: true, rows: ['SW-10', 'SW-11'] },
      on: {
        'switchDetails.closed': 'switchPutAside',
        'consent.submitted': [
          {
            guard: { type: 'isConsentComplete', params: ({ event }) => event },
            target: 'startingSwitch',
            actions: { type: 'storeConsent', params: ({ event }) => event },
          },
          { actions: { type: 'refuseConsent', params: ({ event }) => event } },
        ],
      },
    },
    switchPutAside: {
      meta: { rows: ['SW-10'] },
      description: 'The details are closed; they can be opened again, or everything else be decided.',
      on: { ...fromTheMatch, 'switchDetails.opened': 'switchReadyToStart' },
    },
    startingSwitch: {
      id: 'startingSwitch',
      description: 'We note the consent and tie the switch to the installation.',
      tags: ['busy', 'committing'],
      meta: { view: 'SwitchReadyToStart', modal: true, rows: ['SW-04'] },
      invoke: {
        id: 'startSwitch',
        src: 'startSwitch',
        input: ({ context: { switching, landline, planId, isV2 } }) => ({
          switchId: needed(switching.status, 'a switch').id,
          reference: landline && (landlineReferences(switching.status)?.[landline] ?? null),
          planId,
          isV2,
        }),
        onDone: [
          {
            guard: 'isOrdered',
            target: '#switchSettled',
            actions: { type: 'storeStarted', params: ({ event }) => ({ started: event.output }) },
          },
          {
            target: '#switchSetUp',
            actions: { type: 'storeStarted', params: ({ event }) => ({ started: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isMatchGone', params: failureOf },
            target: '#matchExpired',
          },
          failsTo('#consentNotSent'),
        ],
      },
    },
  },
});

export const consentNotSent = s.createStateConfig({
  id: 'consentNotSent',
  description: 'The consent did not reach us; nothing has started, try again.',
  tags: ['failed', 'unsent'],
  meta: { view: 'ConsentNotSent', rows: ['SW-04', 'ER-04'] },
  exit: 'clearFailure',
  on: { ...withoutTheSwitch, 'retry.requested': '#startingSwitch', 'switchDetails.opened': 'matchFound' },
});

export const switchSetUp = s.createStateConfig({
  id: 'switchSetUp',
  description: 'The switch starts with the order; until then it can be changed or taken back.',
  meta: { view: 'SwitchSetUp', rows: ['SW-09'] },
  on: { 'order.continued': 'switchSettled', 'switch.declined': 'withdrawingSwitch' },
});

export const withdrawingSwitch = s.createStateConfig({
  id: 'withdrawingSwitch',
  description: 'We take the request back before the customer goes on without us.',
  tags: ['busy', 'committing'],
  meta: { view: 'CheckingMatch', rows: ['SW-04'] },
  invoke: {
    id: 'withdrawSwitch',
    src: 'withdrawSwitch',
    input: ({ context }) => ({ switchId: needed(context.switching.status, 'a switch').id }),
    onDone: { target: 'switchSettled', actions: 'forgetSwitch' },
    onError: failsTo('switchNotWithdrawn'),
  },
});

export const switchNotWithdrawn = s.createStateConfig({
  description: 'The request could not be taken back; the switch stands as it did, try again.',
  tags: ['failed', 'unsent'],
  meta: { view: 'SwitchNotWithdrawn', rows: ['SW-04', 'ER-04'] },
  exit: 'clearFailure',
  on: { 'retry.requested': 'withdrawingSwitch', 'switchDetails.opened': 'decidingMatch' },
});
