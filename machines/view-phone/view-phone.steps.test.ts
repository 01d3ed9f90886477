import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, galaxy, gone, ofNow, starts } from './view-phone.cases.ts';
import { viewPhoneMachine } from './view-phone.machine.ts';

const { slug } = galaxy;
const mint = { type: 'address.read', asked: { colour: 'mint' } };
const chosen = { asked: { colour: 'mint' } };

describeSteps(
  { machine: viewPhoneMachine, starts, cases, facts },
  {
    begins: { 'a visitor at the address': 'showingPhone.refreshing', 'a visitor from the range': 'loadingPhone' },
    steps: {
      loadingPhone: [
        [mint, 'loadingPhone', chosen],
        [answered('loadPhone', ofNow), 'showingPhone.upToDate', { phone: ofNow }],
        [failed('loadPhone', gone), 'phoneMissing'],
        [failed('loadPhone', offline), 'phoneNotLoaded', { failure: offline }],
      ],
      phoneNotLoaded: [
        [mint, 'phoneNotLoaded', chosen],
        ['retry.requested', 'loadingPhone', { failure: null }, { loadPhone: { slug } }],
      ],
      phoneMissing: [[mint, 'phoneMissing', chosen]],
      'showingPhone.refreshing': [
        [mint, 'showingPhone.refreshing', chosen],
        [answered('refreshPhone', ofNow), 'showingPhone.upToDate', { phone: ofNow }],
        [failed('refreshPhone', gone), 'phoneMissing'],
        [failed('refreshPhone', offline), 'showingPhone.outOfDate', { phone: galaxy, failure: offline }],
      ],
      'showingPhone.upToDate': [[mint, 'showingPhone.upToDate', chosen]],
      'showingPhone.outOfDate': [
        [mint, 'showingPhone.outOfDate', chosen],
        ['retry.requested', 'showingPhone.refreshing', { failure: null }, { refreshPhone: { slug } }],
      ],
    },
  },
);
