import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { failed, offline } from '../shared/model-case.ts';
import {
  broken,
  cases,
  facts,
  failedWith,
  loading,
  matched,
  matchedWithLandline,
  starts,
  watchEnded,
} from './switch-provider.cases.ts';
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
const answers: Step<typeof switchProviderMachine>[] = leads.map(([status, to]) => [
  watchEnded({ kind: 'answered', status }),
  to,
  { providers: [], switching: { status } },
]);

const watch = (pace: 'quick' | 'slow') => ({ matchWatch: { pace, status: { id: loading.id }, looks: 0 } });

/** Of a switch that is looked for; the first steps have a file of their own. */
describeSteps(
  { machine: switchProviderMachine, starts, cases, facts },
  {
    steps: {
      checkingMatch: [
        ...answers,
        [watchEnded({ kind: 'delayed' }), 'matchStillChecked', { failure: null }, watch('slow')],
        [watchEnded({ kind: 'notChecked', failure: offline }), 'matchNotChecked', { failure: offline }],
        [failed('matchWatch', broken), 'matchNotChecked', { failure: broken }],
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['detailsChange.requested', 'givingDetails.enteringDetails'],
        ['detailsChange.requested', 'givingDetails.correctingDetails'],
      ],
      matchNotChecked: [
        ['switch.declined', 'withdrawingSwitch', { failure: null }, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled', { failure: null }],
        ['retry.requested', 'checkingMatch', { failure: null }, watch('quick')],
      ],
      matchStillChecked: [
        ...answers,
        [failed('matchWatch', broken), 'matchNotChecked', { failure: broken }],
        ['switch.declined', 'withdrawingSwitch', {}, { withdrawSwitch: { switchId: loading.id } }],
        ['order.continued', 'switchSettled'],
        ['result.requested', 'matchStillChecked'],
      ],
    },
  },
);
