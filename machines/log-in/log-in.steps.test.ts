import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, facts, starts } from './log-in.cases.ts';
import { logInMachine } from './log-in.machine.ts';

describeSteps(
  { machine: logInMachine, starts, cases, facts },
  {
    begins: { 'a visitor': 'enteringCredentials' },
    steps: {
      enteringCredentials: [
        [
          { type: 'credentials.submitted', email: 'rowan.archer@example.com', password: 'correct horse battery' },
          'checkingCredentials',
          { email: 'rowan.archer@example.com', errors: {}, failure: null },
          { checkCredentials: { email: 'rowan.archer@example.com', password: 'correct horse battery' } },
        ],
        [
          { type: 'credentials.submitted', email: '', password: '' },
          'enteringCredentials',
          { email: '', errors: { email: 'emailMissing', password: 'passwordMissing' } },
        ],
      ],
      checkingCredentials: [
        [answered('checkCredentials', { mfaRequired: false }), 'welcomingMember'],
        [answered('checkCredentials', { mfaRequired: true }), 'enteringCode'],
        [
          failed('checkCredentials', refused(401, 'credentials.wrong')),
          'enteringCredentials',
          { errors: { password: 'noMatch' } },
        ],
        [failed('checkCredentials', refused(429, 'attempts.too-many')), 'attemptsExceeded'],
        [failed('checkCredentials', offline), 'logInNotAnswered', { failure: offline }],
      ],
      welcomingMember: [
        [answered('welcomeMember'), 'enteringCredentials'],
        [failed('welcomeMember', offline), 'memberNotWelcomed', { failure: offline }],
      ],
      memberNotWelcomed: [
        ['retry.requested', 'welcomingMember', { failure: null }],
        ['logIn.restarted', 'enteringCredentials', { failure: null }],
      ],
      enteringCode: [
        [
          { type: 'code.submitted', code: '123 456' },
          'checkingCode',
          { errors: {} },
          { checkCode: { code: '123456' } },
        ],
        [{ type: 'code.submitted', code: '12345' }, 'enteringCode', { errors: { code: 'codeMissing' } }],
        ['recovery.chosen', 'enteringRecoveryCode', { errors: {} }],
        ['logIn.restarted', 'enteringCredentials', { errors: {} }],
      ],
      enteringRecoveryCode: [
        [
          { type: 'recoveryCode.submitted', code: '7kqm-2xwd-9htf' },
          'checkingRecoveryCode',
          { errors: {} },
          { checkCode: { code: '7KQM2XWD9HTF' } },
        ],
        [
          { type: 'recoveryCode.submitted', code: '7kqm' },
          'enteringRecoveryCode',
          { errors: { code: 'recoveryCodeMissing' } },
        ],
        ['app.chosen', 'enteringCode', { errors: {} }],
        ['logIn.restarted', 'enteringCredentials', { errors: {} }],
      ],
      checkingRecoveryCode: [
        [answered('checkCode'), 'welcomingMember'],
        [
          failed('checkCode', refused(401, 'totp.wrong')),
          'enteringRecoveryCode',
          { errors: { code: 'recoveryCodeWrong' } },
        ],
        [
          failed('checkCode', refused(401, 'totp.not-expected')),
          'enteringCredentials',
          {
            email: 'rowan.archer@example.com',
            errors: { password: 'tooLate' },
          },
        ],
        [failed('checkCode', refused(429, 'attempts.too-many')), 'attemptsExceeded'],
        [failed('checkCode', offline), 'logInNotAnswered', { failure: offline }],
      ],
      attemptsExceeded: [['logIn.restarted', 'enteringCredentials']],
      logInNotAnswered: [['retry.requested', 'enteringCredentials', { failure: null }]],
      checkingCode: [
        [answered('checkCode'), 'welcomingMember'],
        [failed('checkCode', refused(401, 'totp.wrong')), 'enteringCode', { errors: { code: 'codeWrong' } }],
        [
          failed('checkCode', refused(401, 'totp.not-expected')),
          'enteringCredentials',
          {
            email: 'rowan.archer@example.com',
            errors: { password: 'tooLate' },
          },
        ],
        [failed('checkCode', refused(429, 'attempts.too-many')), 'attemptsExceeded'],
        [failed('checkCode', offline), 'logInNotAnswered', { failure: offline }],
      ],
    },
  },
);
