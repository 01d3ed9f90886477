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
          { errors: { newPassword: 'Use a password of at least 12 characters' } },
        ],
      ],
      changingPassword: [
        [answered('changePassword'), 'passwordReplaced'],
        [
          failed('changePassword', refused(409, 'password.wrong')),
          'enteringPasswords',
          { errors: { currentPassword: 'That is not your current password. Check it and try again' } },
        ],
        [
          failed('changePassword', refused(429, 'rate.limited')),
          'enteringPasswords',
          { errors: { currentPassword: 'Too many attempts in a row. Wait a few minutes and try again' } },
        ],
        [
          failed('changePassword', refused(400, 'validation.failed')),
          'enteringPasswords',
          { errors: { newPassword: 'Choose another password' } },
        ],
        [failed('changePassword', offline), 'passwordNotChanged', { failure: offline }],
      ],
      passwordNotChanged: [['retry.requested', 'enteringPasswords', { failure: null }]],
    },
  },
);
