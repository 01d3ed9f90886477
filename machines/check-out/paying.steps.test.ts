import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  address,
  bankUnanswered,
  cases,
  dayGone,
  facts,
  home,
  paymentSessionId,
  soldOutSince,
  starts,
  street,
  unavailable,
} from './check-out.cases.ts';
import { checkOutMachine } from './check-out.machine.ts';
import { notSigned, orderId } from './credit.cases.ts';

const finding = 'choosingAddress.findingAddress';
const typing = 'choosingAddress.typingAddress';
const searching = `${finding}.searchingAddresses`;
const search = { type: 'search.submitted', text: 'LK9 1SA' };
const noText = { type: 'search.submitted', text: '' };
const addressSaid = { type: 'address.submitted', ...address };

/** What can be done wherever an address is looked for; a text that is too short is refused where it is typed. */
const searched = (state: string) =>
  [
    [search, searching, { text: 'LK9 1SA', errors: {} }],
    [noText, `${finding}.${state}`, { errors: { text: 'searchTooShort' } }],
    ['manualEntry.requested', typing, { suggestions: [] }],
  ] as const;

describeSteps(
  { machine: checkOutMachine, starts, cases, facts },
  {
    steps: {
      [`${finding}.awaitingText`]: searched('awaitingText'),
      [searching]: [
        ...searched('searchingAddresses'),
        [answered('searchAddresses', [home, street]), `${finding}.choosingSuggestion`, { suggestions: [home, street] }],
        [answered('searchAddresses', []), `${finding}.suggestionsMissing`],
        [failed('searchAddresses', offline), `${finding}.searchFailed`, { failure: offline }],
      ],
      [`${finding}.choosingSuggestion`]: [
        ...searched('choosingSuggestion'),
        [
          { type: 'suggestion.chosen', suggestion: home },
          `${finding}.retrievingAddress`,
          { chosenId: home.id },
          { retrieveAddress: { id: home.id } },
        ],
        [
          { type: 'suggestion.chosen', suggestion: street },
          searching,
          { containers: [street] },
          { searchAddresses: { containerId: street.id } },
        ],
        ['container.closed', searching, { containers: [] }],
      ],
      [`${finding}.suggestionsMissing`]: searched('suggestionsMissing'),
      [`${finding}.searchFailed`]: [...searched('searchFailed'), ['retry.requested', searching, { failure: null }]],
      [`${finding}.retrievingAddress`]: [
        ...searched('retrievingAddress'),
        [answered('retrieveAddress', address), typing, { foundAddress: address }],
        [failed('retrieveAddress', offline), `${finding}.retrievalFailed`, { failure: offline }],
      ],
      [`${finding}.retrievalFailed`]: [
        ...searched('retrievalFailed'),
        ['retry.requested', `${finding}.retrievingAddress`, { failure: null }],
      ],
      [typing]: [
        ...toOneOf(
          addressSaid,
          'choosingDay',
          'choosingSims',
          'choosingWays.choosing',
          'takingCredit.savingChoice',
          'reviewingOrder.readingOrder',
        ),
        [{ ...addressSaid, city: '' }, typing, { errors: { city: 'cityMissing' } }],
        ['search.requested', `${finding}.awaitingText`, { errors: {} }],
      ],
      'reviewingOrder.beginningPayment': [
        [
          answered('beginPayment', { paymentSessionId }),
          'reviewingOrder.leadingOn',
          { paymentSessionId },
          { leadOn: { paymentSessionId } },
        ],
        // The last one went while it was read: nothing is paid.
        [failed('beginPayment', soldOutSince), 'orderChanged', { change: 'soldOut' }],
        [failed('beginPayment', bankUnanswered), 'beingPaid'],
        [failed('beginPayment', dayGone), 'refreshingDays', { day: null, isDayGone: true }],
        // A day has passed since it was signed, or a payment was given up: it is signed again, and not applied for again.
        [
          failed('beginPayment', notSigned),
          'takingCredit.loadingCredit',
          { credit: null, isSignatureGone: true },
          { loadCredit: { orderId } },
        ],
        [failed('beginPayment', unavailable), 'paymentNotBegun', { failure: unavailable }],
      ],
      'reviewingOrder.leadingOn': [
        [answered('leadOn'), 'reviewingOrder.readingOrder'],
        [failed('leadOn', offline), 'paymentNotBegun'],
      ],
    },
  },
);
