import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, form, fromAddressCheck, starts } from './register-interest.cases.ts';
import { registerInterestMachine } from './register-interest.machine.ts';

const submitted = { type: 'interest.submitted', ...form };
const addressless = { ...form, postcode: '', streetNumber: '' };
const nameAndEmailMissing = { firstName: 'firstNameMissing', email: 'emailMissing' };

describeSteps(
  { machine: registerInterestMachine, starts, cases, facts },
  {
    begins: {
      'a visitor without an address': 'enteringDetails',
      'a customer from the address check': 'enteringDetails',
    },
    steps: {
      enteringDetails: [
        [submitted, 'registeringInterest', { form, errors: {} }, { registerProspect: { email: form.email } }],
        [{ ...submitted, email: 'rowan.archer' }, 'enteringDetails', { errors: { email: 'emailWrong' } }],
        [
          { type: 'interest.submitted', ...addressless },
          'enteringDetails',
          { errors: { postcode: 'postcodeMissing' } },
        ],
        [
          { type: 'interest.submitted', ...addressless },
          'registeringInterest',
          { form: addressless, errors: {} },
          { registerProspect: { nccTransactionId: 'ncc-1', address: fromAddressCheck.address } },
        ],
        [
          { type: 'interest.submitted', postcode: '', streetNumber: '', firstName: '', lastName: '', email: '' },
          'enteringDetails',
          { errors: nameAndEmailMissing },
        ],
      ],
      registeringInterest: [
        [answered('registerProspect'), 'interestRegistered', { failure: null }],
        [failed('registerProspect', offline), 'interestNotRegistered', { failure: offline }],
      ],
      interestNotRegistered: [
        ['retry.requested', 'registeringInterest', {}, { registerProspect: { email: form.email } }],
        ['details.changed', 'enteringDetails'],
      ],
    },
  },
);
