import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, facts, passwords, starts } from './change-password.cases.ts';
import { changePasswordMachine } from './change-password.machine.ts';

describeSteps(
  { machine: changePasswordMachine, starts, cases, facts },
  {
    begins: { 'a member': 'enteringPasswords' },
    steps: {
      enteringPasswords: [
        [
          {
            type: 'passwords.submitted',
            currentPassword: 'correct horse battery',
            newPassword: 'a brand new password',
          },
          'changingPassword',
          { errors: {}, failure: null },
          { changePassword: passwords },
        ],
        [
          { type: 'passwords.submitted', currentPassword: 'correct horse battery', newPassword: 'short' },
          'enteringPasswords',
          { errors: { newPassword: 'passwordShortBy7' } },
        ],
      ],
      changingPassword: [
        [answered('changePassword'), 'passwordReplaced'],
        [
          failed('changePassword', refused(409, 'password.wrong')),
          'enteringPasswords',
          { errors: { currentPassword: 'currentPasswordWrong' } },
        ],
        [
          failed('changePassword', refused(429, 'rate.limited')),
          'enteringPasswords',
          { errors: { currentPassword: 'tooManyTries' } },
        ],
        [
          failed('changePassword', refused(400, 'validation.failed')),
          'enteringPasswords',
          { errors: { newPassword: 'passwordRefused' } },
        ],
        [failed('changePassword', offline), 'passwordNotChanged', { failure: offline }],
      ],
      passwordNotChanged: [['retry.requested', 'enteringPasswords', { failure: null }]],
    },
  },
);
