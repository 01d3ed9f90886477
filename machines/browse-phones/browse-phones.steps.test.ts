import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, ofNow, starts } from './browse-phones.cases.ts';
import { browsePhonesMachine } from './browse-phones.machine.ts';

const apple = { type: 'address.read', asked: { brands: 'apple' } };

describeSteps(
  { machine: browsePhonesMachine, starts, cases, facts },
  {
    begins: {
      'a visitor': 'showingPhones.refreshing',
      'a visitor who wants one refurbished': 'showingPhones.refreshing',
    },
    steps: {
      'showingPhones.refreshing': [
        [apple, 'showingPhones.refreshing', { brands: ['apple'] }],
        [answered('loadPhones', ofNow), 'showingPhones.upToDate', { phones: ofNow }],
        [failed('loadPhones', offline), 'showingPhones.outOfDate', { failure: offline }],
      ],
      'showingPhones.upToDate': [[apple, 'showingPhones.upToDate', { brands: ['apple'] }]],
      'showingPhones.outOfDate': [
        [apple, 'showingPhones.outOfDate', { brands: ['apple'], failure: offline }],
        ['retry.requested', 'showingPhones.refreshing', { failure: null }],
      ],
    },
  },
);
