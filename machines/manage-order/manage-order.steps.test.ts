import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { details, inHomeId, outsideId, selected, selectionCancelled } from '../book-install/book-install.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  account,
  accountGiven,
  cases,
  ending,
  facts,
  input,
  noSuchOrder,
  notCancellable,
  nothingOwed,
  notYetOpen,
  over,
  phoneForgotten,
  sortCodeForgotten,
  starts,
  submitted,
  taken,
  tooLate,
} from './manage-order.cases.ts';
import { manageOrderMachine } from './manage-order.machine.ts';
import { due } from '../shared/quiet-look.cases.ts';
import { cancelling, closed, onItsWay, orderId, owed, running, toRebook, unpaid } from './orders.cases.ts';

const broken = new Error('The code of the calendar did not arrive');

/** What is pressed while we look for news is done all the same. */
const choices: readonly Step<typeof manageOrderMachine>[] = [
  [
    { type: 'dateChange.requested', visitId: outsideId },
    'showingOrder.findingDates',
    { visitId: outsideId, news: null },
    { findFirstDate: { planId: running.order.plan.id, visitId: outsideId } },
  ],
  [{ type: 'detailsChange.requested', visitId: inHomeId }, 'showingOrder.changingDetails', { visitId: inHomeId }],
  [{ type: 'detailsChange.requested', visitId: outsideId }, 'showingOrder.changingDetails', { visitId: outsideId }],
  [{ type: 'calendar.requested', visitId: inHomeId }, 'showingOrder.makingCalendar', { visitId: inHomeId }],
  [{ type: 'calendar.requested', visitId: outsideId }, 'showingOrder.makingCalendar', { visitId: outsideId }],
  ['cancellation.requested', 'showingOrder.confirmingCancellation', { news: null }],
];

describeSteps(
  { machine: manageOrderMachine, starts, cases, facts },
  {
    begins: { 'a member with an order': 'loadingOrder' },
    steps: {
      loadingOrder: [
        [answered('loadOrder', running), 'showingOrder.readingOrder.upToDate', { found: running }],
        [answered('loadOrder', toRebook), 'showingOrder.readingOrder.upToDate', { found: toRebook }],
        [answered('loadOrder', closed), 'showingOrder.readingOrder.upToDate', { found: closed }],
        [answered('loadOrder', owed), 'showingOrder.readingOrder.upToDate', { found: owed }],
        [answered('loadOrder', unpaid), 'showingOrder.readingOrder.upToDate', { found: unpaid }],
        [failed('loadOrder', noSuchOrder), 'orderMissing'],
        [failed('loadOrder', offline), 'orderNotLoaded', { failure: offline }],
      ],
      orderNotLoaded: [['retry.requested', 'loadingOrder', { failure: null }, { loadOrder: input }]],
      'showingOrder.readingOrder.upToDate': [
        [
          due('manageOrder.showingOrder.readingOrder'),
          'showingOrder.readingOrder.lookingForNews',
          {},
          { lookForNews: input },
        ],
        ...choices,
        [
          accountGiven,
          'showingOrder.askingForPayout',
          { account, accountErrors: {}, news: null },
          { payOut: { account } },
        ],
        [sortCodeForgotten, 'showingOrder.readingOrder.upToDate', { accountErrors: { sortCode: 'sortCodeWrong' } }],
      ],
      'showingOrder.readingOrder.lookingForNews': [
        [answered('lookForNews', toRebook), 'showingOrder.readingOrder.upToDate', { found: toRebook }],
        [failed('lookForNews', offline), 'showingOrder.readingOrder.upToDate', { failure: null }],
        ...choices,
      ],
      'showingOrder.refreshingOrder': [
        [answered('loadOrder', running), 'showingOrder.readingOrder.upToDate', { found: running }],
        [answered('loadOrder', toRebook), 'showingOrder.readingOrder.upToDate', { found: toRebook }],
        [answered('loadOrder', closed), 'showingOrder.readingOrder.upToDate', { found: closed }],
        [answered('loadOrder', owed), 'showingOrder.readingOrder.upToDate', { found: owed }],
        [answered('loadOrder', unpaid), 'showingOrder.readingOrder.upToDate', { found: unpaid }],
        [failed('loadOrder', noSuchOrder), 'orderNotLoaded', { failure: noSuchOrder }],
        [failed('loadOrder', offline), 'orderNotLoaded', { failure: offline }],
      ],
      'showingOrder.findingDates': [
        [answered('findFirstDate', '2026-02-10'), 'showingOrder.choosingDate', { startDate: '2026-02-10' }],
        [answered('findFirstDate', null), 'changeTooLate'],
        [failed('findFirstDate', offline), 'datesNotLoaded', { failure: offline }],
      ],
      'showingOrder.choosingDate': [
        [
          selected('2026-02-18'),
          'showingOrder.savingDate',
          { chosen: { date: '2026-02-18', slot: 'AM', formattedSlot: '8am-12pm' } },
          { moveVisit: { visitId: outsideId, date: { date: '2026-02-18', slot: 'AM' } } },
        ],
        [selectionCancelled, 'showingOrder.readingOrder.upToDate'],
        [failed('selectAppointment', offline), 'datesNotLoaded', { failure: offline }],
      ],
      'showingOrder.savingDate': [
        [answered('moveVisit'), 'showingOrder.refreshingOrder', { news: 'dateChanged' }],
        [failed('moveVisit', taken), 'dateTaken'],
        [failed('moveVisit', notYetOpen), 'dateNotYetOpen'],
        [failed('moveVisit', tooLate), 'changeTooLate'],
        [failed('moveVisit', ending), 'showingOrder.refreshingOrder', { news: 'ending' }],
        [failed('moveVisit', offline), 'dateNotSaved', { failure: offline }],
      ],
      'showingOrder.changingDetails': [
        [submitted, 'showingOrder.savingDetails', { details, errors: {} }],
        [phoneForgotten, 'showingOrder.changingDetails', { errors: { phone: 'phoneMissing' } }],
        ['details.closed', 'showingOrder.readingOrder.upToDate', { details: null, errors: {} }],
      ],
      'showingOrder.savingDetails': [
        [answered('saveDetails'), 'showingOrder.refreshingOrder', { news: 'detailsChanged' }],
        [failed('saveDetails', tooLate), 'detailsTooLate', { details }],
        [failed('saveDetails', over), 'detailsTooLate', { details }],
        [failed('saveDetails', ending), 'showingOrder.refreshingOrder', { news: 'ending' }],
        [failed('saveDetails', offline), 'detailsNotSaved', { failure: offline, details }],
      ],
      detailsNotSaved: [
        ['retry.requested', 'showingOrder.savingDetails', { details }],
        ['details.resumed', 'showingOrder.changingDetails', { details }],
        ['order.requested', 'showingOrder.refreshingOrder'],
      ],
      'showingOrder.makingCalendar': [
        [answered('makeCalendar'), 'showingOrder.readingOrder.upToDate'],
        [failed('makeCalendar', broken), 'calendarNotMade'],
      ],
      calendarNotMade: [
        ['retry.requested', 'showingOrder.makingCalendar', { failure: null }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null }],
      ],
      'showingOrder.askingForPayout': [
        [
          answered('payOut', onItsWay),
          'showingOrder.readingOrder.upToDate',
          { found: onItsWay, account: null, news: 'payoutAsked' },
        ],
        [failed('payOut', nothingOwed), 'showingOrder.refreshingOrder', { account: null, news: 'nothingOwed' }],
        [failed('payOut', offline), 'payoutNotAsked', { failure: offline, account }],
      ],
      payoutNotAsked: [
        ['retry.requested', 'showingOrder.askingForPayout', { failure: null, account }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null, account }],
      ],
      'showingOrder.confirmingCancellation': [
        ['cancellation.confirmed', 'showingOrder.cancellingOrder', {}, { cancelOrder: { orderId } }],
        ['cancellation.declined', 'showingOrder.readingOrder.upToDate'],
      ],
      'showingOrder.cancellingOrder': [
        [answered('cancelOrder', cancelling), 'showingOrder.readingOrder.upToDate', { found: cancelling }],
        [failed('cancelOrder', notCancellable), 'showingOrder.refreshingOrder', { news: 'notCancellable' }],
        [failed('cancelOrder', offline), 'orderNotCancelled', { failure: offline }],
      ],
      orderNotCancelled: [
        ['retry.requested', 'showingOrder.cancellingOrder', { failure: null }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null }],
      ],
      dateTaken: [
        ['otherDate.requested', 'showingOrder.findingDates'],
        ['order.requested', 'showingOrder.refreshingOrder'],
      ],
      dateNotYetOpen: [
        ['otherDate.requested', 'showingOrder.findingDates'],
        ['order.requested', 'showingOrder.refreshingOrder'],
      ],
      changeTooLate: [['order.requested', 'showingOrder.refreshingOrder']],
      detailsTooLate: [
        ['details.resumed', 'showingOrder.changingDetails', { details }],
        ['order.requested', 'showingOrder.refreshingOrder'],
      ],
      datesNotLoaded: [
        ['retry.requested', 'showingOrder.findingDates', { failure: null }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null }],
      ],
      dateNotSaved: [
        ['retry.requested', 'showingOrder.savingDate', { failure: null }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null }],
      ],
    },
  },
);
