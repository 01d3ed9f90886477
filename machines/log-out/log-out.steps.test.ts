import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, starts } from './log-out.cases.ts';
import { logOutMachine } from './log-out.machine.ts';

describeSteps(
  { machine: logOutMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loggingOut' },
    steps: {
      loggingOut: [
        [answered('logOut'), 'loggedOut'],
        [failed('logOut', offline), 'logOutFailed', { failure: offline }],
      ],
      logOutFailed: [['retry.requested', 'loggingOut', { failure: null }]],
    },
  },
);
