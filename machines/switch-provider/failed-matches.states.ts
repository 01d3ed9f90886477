import { fromTheMatch, switchProviderSetup as s } from './switch-provider.setup.ts';

/** About a third of all matches fail at first: each fault leads to what puts it right (SW-07). */

export const addressNotMatched = s.createStateConfig({
  id: 'addressNotMatched',
  description: 'The provider has the customer under another address, or not at all; say where, or add the account.',
  meta: { view: 'AddressNotMatched', rows: ['SW-07'] },
  on: { ...fromTheMatch, 'addressChange.requested': { guard: 'mayChangeAddress', target: 'addressNeeded' } },
});

export const providerNotMatched = s.createStateConfig({
  id: 'providerNotMatched',
  description: 'This provider has no such service there; choose another one, or go on without.',
  meta: { view: 'ProviderNotMatched', rows: ['SW-07'] },
  on: fromTheMatch,
});

export const switchInProgress = s.createStateConfig({
  id: 'switchInProgress',
  description: 'Another switch or order for the same service is under way; it has to end first.',
  meta: { view: 'SwitchInProgress', rows: ['SW-07'] },
  on: { ...fromTheMatch, 'match.requested': 'requestingMatch' },
});

export const providerNotAnswering = s.createStateConfig({
  id: 'providerNotAnswering',
  description: 'The provider, or the way to it, has trouble that passes; we try once more, then the customer decides.',
  meta: { view: 'ProviderNotAnswering' },
  initial: 'decidingAutomaticRetry',
  on: { ...fromTheMatch, 'match.requested': 'requestingMatch' },
  states: {
    decidingAutomaticRetry: {
      description: 'One try more is ours; after that it is up to the customer.',
      always: [{ guard: 'mayRetryAlone', target: 'awaitingAutomaticRetry' }, { target: 'retryOffered' }],
    },
    awaitingAutomaticRetry: {
      meta: { rows: ['SW-07'] },
      description: 'We ask again by ourselves in a moment.',
      after: { automaticRetry: { target: '#requestingMatch', actions: 'countAutomaticRetry' } },
    },
    retryOffered: {
      meta: { rows: ['SW-07'] },
      description: 'The customer may ask again at any time.',
    },
  },
});

export const matchExpired = s.createStateConfig({
  id: 'matchExpired',
  description: 'The reference is good no longer; ask the provider once more.',
  meta: { view: 'MatchExpired', rows: ['SW-07'] },
  on: { ...fromTheMatch, 'match.requested': 'requestingMatch' },
});

export const answerNotUnderstood = s.createStateConfig({
  id: 'answerNotUnderstood',
  description: 'An answer or a state that nobody has told us of; every way on is open.',
  meta: { view: 'AnswerNotUnderstood', rows: ['SW-07', 'SW-09'] },
  on: { ...fromTheMatch, 'match.requested': 'requestingMatch', 'result.requested': 'checkingMatch' },
});
