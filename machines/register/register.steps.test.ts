import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, facts, refusedFields, registration, starts } from './register.cases.ts';
import { registerMachine } from './register.machine.ts';

describeSteps(
  { machine: registerMachine, starts, cases, facts },
  {
    begins: {
      'a visitor': 'enteringRegistration',
      'a visitor with a friend’s link': 'enteringRegistration',
      'a visitor who has picked a plan': 'enteringRegistration',
    },
    steps: {
      enteringRegistration: [
        [
          { type: 'registration.submitted', ...registration },
          'registeringMember',
          { errors: {}, failure: null },
          { registerMember: registration },
        ],
        [
          { type: 'registration.submitted', ...registration, password: 'short' },
          'enteringRegistration',
          { errors: { password: 'passwordShortBy7' } },
        ],
      ],
      registeringMember: [
        [answered('registerMember'), 'welcomingMember'],
        [
          failed('registerMember', refused(409, 'email.taken')),
          'enteringRegistration',
          { errors: { email: 'emailTaken' } },
        ],
        [
          failed('registerMember', {
            kind: 'HttpError',
            status: 400,
            code: 'validation.failed',
            message: '',
            fields: refusedFields,
          }),
          'enteringRegistration',
          { errors: { phone: 'Enter a UK number', birthYear: 'Check your date of birth' } },
        ],
        [failed('registerMember', offline), 'registrationNotAnswered', { failure: offline }],
      ],
      welcomingMember: [
        [answered('welcomeMember'), 'enteringRegistration'],
        [failed('welcomeMember', offline), 'memberNotWelcomed', { failure: offline }],
      ],
      registrationNotAnswered: [['retry.requested', 'enteringRegistration', { failure: null }]],
      memberNotWelcomed: [['retry.requested', 'welcomingMember', { failure: null }]],
    },
  },
);
