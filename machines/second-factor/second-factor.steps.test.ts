import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, facts, password, recoveryCodes, setUp, starts } from './second-factor.cases.ts';
import { secondFactorMachine } from './second-factor.machine.ts';

const proofCodeRefused = {
  errors: {
    code: 'proofWrong',
  },
};
const proofMissing = {
  errors: { password: 'passwordMissing', code: 'proofMissing' },
};
const passwordRefused = { errors: { password: 'passwordWrong' } };
const tooManyPasswords = { errors: { password: 'tooManyTries' } };

describeSteps(
  { machine: secondFactorMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loadingFactor' },
    steps: {
      loadingFactor: [
        [answered('loadStanding', { isOn: true, recoveryCodesLeft: 9 }), 'choosingChange', { recoveryCodesLeft: 9 }],
        [answered('loadStanding', { isOn: false, recoveryCodesLeft: 0 }), 'enteringPassword'],
        [failed('loadStanding', offline), 'factorNotLoaded', { failure: offline }],
      ],
      factorNotLoaded: [['retry.requested', 'loadingFactor', { failure: null }]],
      enteringPassword: [
        [
          { type: 'password.submitted', password },
          'beginningSetUp',
          { errors: {} },
          { beginSetUp: { password, code: null } },
        ],
        [{ type: 'password.submitted', password: '' }, 'enteringPassword', { errors: { password: 'passwordMissing' } }],
      ],
      beginningSetUp: [
        [answered('beginSetUp', setUp), 'addingDevice', { setUp }],
        [failed('beginSetUp', refused(409, 'password.wrong')), 'enteringPassword', passwordRefused],
        [failed('beginSetUp', refused(429, 'rate.limited')), 'enteringPassword', tooManyPasswords],
        // It was switched on elsewhere since.
        [failed('beginSetUp', refused(409, 'totp.wrong')), 'loadingFactor', { errors: {} }],
        [failed('beginSetUp', offline), 'changeNotMade', { failure: offline }],
      ],
      choosingChange: [
        ['device.chosen', 'provingForDevice'],
        ['removal.chosen', 'provingForRemoval'],
      ],
      provingForRemoval: [
        [
          { type: 'proof.submitted', password, code: '123 456' },
          'removingFactor',
          { errors: {} },
          { removeFactor: { password, code: '123456' } },
        ],
        [{ type: 'proof.submitted', password: '', code: '12345' }, 'provingForRemoval', proofMissing],
        ['change.cancelled', 'choosingChange', { errors: {} }],
      ],
      removingFactor: [
        [answered('removeFactor'), 'factorSwitchedOff'],
        [failed('removeFactor', refused(409, 'password.wrong')), 'provingForRemoval', passwordRefused],
        [failed('removeFactor', refused(429, 'rate.limited')), 'provingForRemoval', tooManyPasswords],
        [failed('removeFactor', refused(409, 'totp.wrong')), 'provingForRemoval', proofCodeRefused],
        [failed('removeFactor', offline), 'changeNotMade', { failure: offline }],
      ],
      provingForDevice: [
        [
          { type: 'proof.submitted', password, code: '123 456' },
          'replacingDevice',
          { errors: {} },
          { beginSetUp: { password, code: '123456' } },
        ],
        [{ type: 'proof.submitted', password: '', code: '12345' }, 'provingForDevice', proofMissing],
        ['change.cancelled', 'choosingChange', { errors: {} }],
      ],
      replacingDevice: [
        [answered('beginSetUp', setUp), 'addingDevice', { setUp }],
        [failed('beginSetUp', refused(409, 'password.wrong')), 'provingForDevice', passwordRefused],
        [failed('beginSetUp', refused(429, 'rate.limited')), 'provingForDevice', tooManyPasswords],
        [failed('beginSetUp', refused(409, 'totp.wrong')), 'provingForDevice', proofCodeRefused],
        [failed('beginSetUp', offline), 'changeNotMade', { failure: offline }],
      ],
      changeNotMade: [['retry.requested', 'loadingFactor', { failure: null }]],
      addingDevice: [
        [
          { type: 'code.submitted', code: '123 456' },
          'confirmingDevice',
          { errors: {} },
          { confirmDevice: { code: '123456' } },
        ],
        [{ type: 'code.submitted', code: '12345' }, 'addingDevice', { errors: { code: 'codeMissing' } }],
        ['setUp.restarted', 'loadingFactor', { setUp: null, errors: {} }],
      ],
      confirmingDevice: [
        [answered('confirmDevice', recoveryCodes), 'factorSwitchedOn', { setUp: null, recoveryCodes }],
        [failed('confirmDevice', refused(409, 'totp.wrong')), 'addingDevice', { errors: { code: 'codeWrong' } }],
        [failed('confirmDevice', refused(429, 'rate.limited')), 'addingDevice', { errors: { code: 'tooManyTries' } }],
        [failed('confirmDevice', refused(410, 'set-up.expired')), 'setUpExpired', { setUp: null }],
        [failed('confirmDevice', offline), 'deviceNotConfirmed', { setUp: null, failure: offline }],
      ],
      setUpExpired: [['setUp.restarted', 'loadingFactor']],
      deviceNotConfirmed: [['retry.requested', 'loadingFactor', { failure: null }]],
    },
  },
);
