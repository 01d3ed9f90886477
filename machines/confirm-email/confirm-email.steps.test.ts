import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, email, facts, password, starts } from './confirm-email.cases.ts';
import { confirmEmailMachine } from './confirm-email.machine.ts';

describeSteps(
  { machine: confirmEmailMachine, starts, cases, facts },
  {
    begins: { 'somebody who opens the link': 'checkingLink' },
    steps: {
      checkingLink: [
        [answered('checkLink', { email }), 'readingAddress', { email }],
        [failed('checkLink', refused(410, 'email-link.used')), 'linkUsed'],
        [failed('checkLink', refused(410, 'email-link.expired')), 'linkExpired'],
        [failed('checkLink', refused(404, 'email-link.unknown')), 'linkUnknown'],
        [failed('checkLink', offline), 'linkNotChecked', { failure: offline }],
      ],
      linkNotChecked: [['retry.requested', 'checkingLink', { failure: null }]],
      readingAddress: [
        [{ type: 'email.confirmed', password }, 'confirmingEmail', { errors: {} }, { confirmEmail: { password } }],
        [{ type: 'email.confirmed', password: '' }, 'readingAddress', { errors: { password: 'passwordMissing' } }],
      ],
      confirmingEmail: [
        [answered('confirmEmail'), 'emailConfirmed'],
        [
          failed('confirmEmail', refused(409, 'password.wrong')),
          'readingAddress',
          { errors: { password: 'passwordWrong' } },
        ],
        [
          failed('confirmEmail', refused(400, 'validation.failed')),
          'readingAddress',
          { errors: { password: 'passwordWrong' } },
        ],
        [
          failed('confirmEmail', refused(429, 'rate.limited')),
          'readingAddress',
          { errors: { password: 'tooManyTries' } },
        ],
        [failed('confirmEmail', refused(409, 'email.taken')), 'emailTaken'],
        [failed('confirmEmail', refused(410, 'email-link.used')), 'linkUsed'],
        [failed('confirmEmail', refused(410, 'email-link.expired')), 'linkExpired'],
        [failed('confirmEmail', refused(404, 'email-link.unknown')), 'linkUnknown'],
        [failed('confirmEmail', offline), 'emailNotConfirmed', { failure: offline }],
      ],
      emailNotConfirmed: [['retry.requested', 'readingAddress', { failure: null }]],
    },
  },
);
