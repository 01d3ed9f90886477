import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, email, facts, starts } from './reset-password.cases.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

describeSteps(
  { machine: resetPasswordMachine, starts, cases, facts },
  {
    begins: {
      'somebody who has forgotten their password': 'enteringEmail',
      'somebody who opens the link': 'checkingLink',
    },
    steps: {
      enteringEmail: [
        [{ type: 'email.submitted', email: email }, 'requestingLink', { email: email, errors: {}, failure: null }],
        [{ type: 'email.submitted', email: 'rowan' }, 'enteringEmail', { errors: { email: 'emailWrong' } }],
      ],
      requestingLink: [
        [answered('requestLink'), 'linkSent'],
        [
          failed('requestLink', refused(400, 'validation.failed')),
          'enteringEmail',
          { errors: { email: 'emailWrong' } },
        ],
        [failed('requestLink', refused(429, 'rate.limited')), 'requestsExceeded'],
        [failed('requestLink', offline), 'linkNotRequested', { failure: offline }],
      ],
      checkingLink: [
        [
          answered('checkLink', { email: email, returnTo: '/choose-plan' }),
          'enteringNewPassword',
          { returnTo: '/choose-plan', email: email, failure: null },
        ],
        [failed('checkLink', refused(410, 'reset-link.used')), 'linkUsed'],
        [failed('checkLink', refused(410, 'reset-link.expired')), 'linkExpired'],
        [failed('checkLink', refused(404, 'reset-link.unknown')), 'linkUnknown'],
        [failed('checkLink', offline), 'linkNotChecked', { failure: offline }],
      ],
      linkSent: [['newLink.requested', 'enteringEmail']],
      requestsExceeded: [['newLink.requested', 'enteringEmail']],
      linkNotRequested: [
        ['retry.requested', 'requestingLink', { failure: null }, { requestLink: { email: email, returnTo: '/' } }],
      ],
      enteringNewPassword: [
        [
          { type: 'password.submitted', password: 'correct horse battery' },
          'savingPassword',
          { errors: {} },
          { savePassword: { password: 'correct horse battery' } },
        ],
        [
          { type: 'password.submitted', password: 'short' },
          'enteringNewPassword',
          { errors: { password: 'passwordShortBy7' } },
        ],
      ],
      linkUsed: [['newLink.requested', 'enteringEmail', { errors: {}, failure: null }]],
      linkExpired: [['newLink.requested', 'enteringEmail', { errors: {}, failure: null }]],
      linkUnknown: [['newLink.requested', 'enteringEmail', { errors: {}, failure: null }]],
      linkNotChecked: [['retry.requested', 'checkingLink', { errors: {}, failure: null }]],
      savingPassword: [
        [answered('savePassword'), 'passwordChanged'],
        [failed('savePassword', refused(410, 'reset-link.used')), 'linkUsed'],
        [failed('savePassword', refused(410, 'reset-link.expired')), 'linkExpired'],
        [failed('savePassword', refused(404, 'reset-link.unknown')), 'linkUnknown'],
        [
          failed('savePassword', refused(400, 'validation.failed')),
          'enteringNewPassword',
          { errors: { password: 'passwordRefused' } },
        ],
        [failed('savePassword', offline), 'passwordNotSaved', { failure: offline }],
      ],
      passwordNotSaved: [['retry.requested', 'enteringNewPassword', { failure: null }]],
    },
  },
);
