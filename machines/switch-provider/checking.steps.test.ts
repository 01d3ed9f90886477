import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { stillLoading } from '../shared/still-loading.ts';
import { cases, facts, failedWith, loading, matched, matchedWithLandline, starts } from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';
import type { SwitchStatus } from './switch-provider.types.ts';

/**
 * Where each answer leads. We ask again by ourselves once only; and who has chosen another provider since gives that
 * provider's details, with nothing to put right.
 */
const leads: readonly (readonly [SwitchStatus, string])[] = [
  [matched, 'matchFound.switchReadyToStart'],
  [matchedWithLandline, 'matchFound.switchReadyToStart'],
  [{ ...matched, state: 'consented' }, 'switchSetUp'],
  [{ ...matched, state: 'expired' }, 'matchExpired'],
  [{ ...matched, state: 'pondering' }, 'answerNotUnderstood'],
  [failedWith('1108'), 'givingDetails.correctingDetails'],
  [failedWith('1109'), 'givingDetails.correctingDetails'],
  [failedWith('1106'), 'addressNotMatched'],
  [failedWith('1107'), 'providerNotMatched'],
  [failedWith('1111'), 'switchInProgress'],
  [failedWith('9008'), 'providerNotAnswering.awaitingAutomaticRetry'],
  [failedWith('1202'), 'matchExpired'],
  [failedWith('4711'), 'answerNotUnderstood'],
  [failedWith('9008'), 'providerNotAnswering.retryOffered'],
  [failedWith('1108'), 'givingDetails.enteringDetails'],
  [failedWith('1109'), 'givingDetails.enteringDetails'],
];

/** The answer is kept, wherever it comes. */
const answers = (knows: object): Step<typeof switchProviderMachine>[] =>
  leads.map(([status, to]) => [answered('checkMatch', status), to, { providers: [], switching: { status }, ...knows }]);

/** Of a switch that is looked for; the first steps have a file of their own. */
describeSteps(
  { machine: switchProviderMachine, starts, cases, facts },
  {
    steps: {
      'checkingMatch.askingForResult': [
        ...answers({ retries: 0 }),
        [failed('checkMatch', stillLoading), 'checkingMatch.awaitingRetry'],
        [failed('checkMatch', offline), 'matchNotChecked', { retries: 0, failure: offline }],
        ['switch.declined', 'withdrawingSwitch', { retries: 0 }, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled', { retries: 0 }],
        ['detailsChange.requested', 'givingDetails.enteringDetails', { retries: 0 }],
        ['detailsChange.requested', 'givingDetails.correctingDetails', { retries: 0 }],
        [failed('checkMatch', stillLoading), 'matchStillChecked.awaitingNextLook', { retries: 0 }],
      ],
      'checkingMatch.awaitingRetry': [
        [
          'xstate.after.retryWait.switchProvider.checkingMatch.awaitingRetry',
          'checkingMatch.askingForResult',
          {},
          { checkMatch: { switchId: loading.id } },
        ],
        ['switch.declined', 'withdrawingSwitch', { retries: 0 }, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled', { retries: 0 }],
        ['detailsChange.requested', 'givingDetails.enteringDetails', { retries: 0 }],
        ['detailsChange.requested', 'givingDetails.correctingDetails', { retries: 0 }],
      ],
      matchNotChecked: [
        ['switch.declined', 'withdrawingSwitch', { failure: null }, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled', { failure: null }],
        [
          'retry.requested',
          'checkingMatch.askingForResult',
          { failure: null },
          { checkMatch: { switchId: loading.id } },
        ],
      ],
      'matchStillChecked.awaitingNextLook': [
        [
          'xstate.after.slowCheck.switchProvider.matchStillChecked.awaitingNextLook',
          'matchStillChecked.lookingAgain',
          {},
          { checkMatch: { switchId: loading.id } },
        ],
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['result.requested', 'matchStillChecked.lookingAgain', {}, { checkMatch: { switchId: loading.id } }],
      ],
      'matchStillChecked.lookingAgain': [
        ...answers({}),
        [failed('checkMatch', stillLoading), 'matchStillChecked.awaitingNextLook'],
        [failed('checkMatch', offline), 'matchStillChecked.awaitingNextLook'],
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['result.requested', 'matchStillChecked.lookingAgain'],
      ],
    },
  },
);
