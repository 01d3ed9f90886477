import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  allGone,
  cases,
  dearer,
  facts,
  filled,
  full,
  galaxy,
  gone,
  mintAsked,
  noneLeft,
  ofNow,
  starts,
  tooDear,
} from './view-phone.cases.ts';
import { viewPhoneMachine } from './view-phone.machine.ts';

const { slug } = galaxy;
const mint = { type: 'address.read', asked: mintAsked };
const chosen = { asked: mintAsked };

const close = ['note.closed', 'showingPhone.upToDate', { wanted: null, failure: null }] as const;

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
        // The press waits for the price and stock of now.
        ['phone.wanted', 'showingPhone.refreshing'],
        [answered('refreshPhone', ofNow), 'showingPhone.upToDate', { phone: ofNow }],
        [answered('refreshPhone', ofNow), 'showingPhone.addingPhone.sending', { phone: ofNow }],
        [failed('refreshPhone', gone), 'phoneMissing'],
        [failed('refreshPhone', offline), 'showingPhone.outOfDate', { failure: offline, wanted: null }],
      ],
      'showingPhone.upToDate': [
        [mint, 'showingPhone.upToDate', chosen],
        ['phone.wanted', 'showingPhone.addingPhone.sending'],
      ],
      'showingPhone.outOfDate': [
        [mint, 'showingPhone.outOfDate', chosen],
        ['retry.requested', 'showingPhone.refreshing', { failure: null, wanted: null }, { refreshPhone: { slug } }],
        ['phone.wanted', 'showingPhone.refreshing', { failure: null }, { refreshPhone: { slug } }],
      ],
      'showingPhone.addingPhone.sending': [
        [mint, 'showingPhone.addingPhone.sending', chosen],
        [answered('addPhone', filled), 'showingPhone.addingPhone.phoneAdded', { basket: filled }],
        ...[tooDear, noneLeft].map(
          (failure) => [failed('addPhone', failure), 'showingPhone.addingPhone.lookingAgain', { failure }] as const,
        ),
        [failed('addPhone', full), 'showingPhone.addingPhone.basketFull', { failure: full }],
        [failed('addPhone', offline), 'showingPhone.addingPhone.phoneNotAdded', { failure: offline }],
      ],
      'showingPhone.addingPhone.lookingAgain': [
        [mint, 'showingPhone.addingPhone.lookingAgain', chosen],
        [answered('readPhoneAnew', dearer), 'showingPhone.addingPhone.priceRisen', { phone: dearer }],
        [answered('readPhoneAnew', dearer), 'showingPhone.addingPhone.phoneNotAdded', { phone: dearer }],
        [answered('readPhoneAnew', allGone), 'showingPhone.addingPhone.soldOut', { phone: allGone }],
        // It costs no more than was seen: the refusal was of another moment, and the customer tries again.
        [answered('readPhoneAnew', ofNow), 'showingPhone.addingPhone.phoneNotAdded', { phone: ofNow }],
        [failed('readPhoneAnew', offline), 'showingPhone.addingPhone.phoneNotAdded', { failure: offline }],
      ],
      'showingPhone.addingPhone.phoneAdded': [[mint, 'showingPhone.addingPhone.phoneAdded', chosen], close],
      'showingPhone.addingPhone.priceRisen': [
        [mint, 'showingPhone.addingPhone.priceRisen', chosen],
        ['price.accepted', 'showingPhone.addingPhone.sending', { failure: null }],
        close,
      ],
      'showingPhone.addingPhone.soldOut': [[mint, 'showingPhone.addingPhone.soldOut', chosen], close],
      'showingPhone.addingPhone.basketFull': [[mint, 'showingPhone.addingPhone.basketFull', chosen], close],
      'showingPhone.addingPhone.phoneNotAdded': [
        [mint, 'showingPhone.addingPhone.phoneNotAdded', chosen],
        ['retry.requested', 'showingPhone.addingPhone.sending', { failure: null }],
        close,
      ],
    },
  },
);
