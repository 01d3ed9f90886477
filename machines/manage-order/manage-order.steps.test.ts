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
  noneEarlier,
  noSuchOrder,
  notCancellable,
  nothingOwed,
  notYetOpen,
  offerGone,
  over,
  phoneForgotten,
  sortCodeForgotten,
  starts,
  submitted,
  taken,
  theOffer,
  tooLate,
} from './manage-order.cases.ts';
import { manageOrderMachine } from './manage-order.machine.ts';
import { due } from '../shared/quiet-look.cases.ts';
import {
  asked,
  cancelling,
  closed,
  offered,
  onItsWay,
  orderId,
  owed,
  running,
  toRebook,
  unpaid,
} from './orders.cases.ts';

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
  [
    { type: 'earlierDate.requested', visitId: outsideId },
    'showingOrder.askingForEarlierDate',
    { visitId: outsideId, news: null },
    { askForEarlierDate: { visitId: outsideId } },
  ],
  [
    { type: 'earlierDate.waived', visitId: outsideId },
    'showingOrder.waivingEarlierDate',
    { visitId: outsideId, news: null },
    { waiveEarlierDate: { visitId: outsideId } },
  ],
  [
    { type: 'offer.accepted', ...theOffer },
    'showingOrder.acceptingOffer',
    { visitId: outsideId, news: null },
    { acceptOffer: theOffer },
  ],
  [
    { type: 'offer.declined', ...theOffer },
    'showingOrder.decliningOffer',
    { visitId: outsideId, news: null },
    { declineOffer: theOffer },
  ],
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
        [answered('loadOrder', asked), 'showingOrder.readingOrder.upToDate', { found: asked }],
        [answered('loadOrder', offered), 'showingOrder.readingOrder.upToDate', { found: offered }],
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
        [answered('lookForNews', offered), 'showingOrder.readingOrder.upToDate', { found: offered }],
        [failed('lookForNews', offline), 'showingOrder.readingOrder.upToDate', { failure: null }],
        ...choices,
      ],
      'showingOrder.refreshingOrder': [
        [answered('loadOrder', running), 'showingOrder.readingOrder.upToDate', { found: running }],
        [answered('loadOrder', toRebook), 'showingOrder.readingOrder.upToDate', { found: toRebook }],
        [answered('loadOrder', closed), 'showingOrder.readingOrder.upToDate', { found: closed }],
        [answered('loadOrder', owed), 'showingOrder.readingOrder.upToDate', { found: owed }],
        [answered('loadOrder', unpaid), 'showingOrder.readingOrder.upToDate', { found: unpaid }],
        [answered('loadOrder', asked), 'showingOrder.readingOrder.upToDate', { found: asked }],
        [answered('loadOrder', offered), 'showingOrder.readingOrder.upToDate', { found: offered }],
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
      'showingOrder.askingForEarlierDate': [
        [answered('askForEarlierDate'), 'showingOrder.refreshingOrder', { news: 'earlierDateAsked' }],
        [failed('askForEarlierDate', tooLate), 'changeTooLate'],
        [failed('askForEarlierDate', over), 'changeTooLate'],
        [failed('askForEarlierDate', ending), 'showingOrder.refreshingOrder', { news: 'ending' }],
        [failed('askForEarlierDate', noneEarlier), 'showingOrder.refreshingOrder', { news: 'noneEarlier' }],
        [failed('askForEarlierDate', offline), 'earlierDateNotAsked', { failure: offline }],
      ],
      earlierDateNotAsked: [
        ['retry.requested', 'showingOrder.askingForEarlierDate', { failure: null }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null }],
      ],
      'showingOrder.waivingEarlierDate': [
        [answered('waiveEarlierDate'), 'showingOrder.refreshingOrder', { news: 'earlierDateWaived' }],
        [failed('waiveEarlierDate', offline), 'earlierDateNotWaived', { failure: offline }],
      ],
      earlierDateNotWaived: [
        ['retry.requested', 'showingOrder.waivingEarlierDate', { failure: null }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null }],
      ],
      'showingOrder.acceptingOffer': [
        [answered('acceptOffer'), 'showingOrder.refreshingOrder', { news: 'offerAccepted' }],
        [failed('acceptOffer', offerGone), 'offerGone', { failure: null }],
        [failed('acceptOffer', tooLate), 'changeTooLate'],
        [failed('acceptOffer', over), 'changeTooLate'],
        [failed('acceptOffer', ending), 'showingOrder.refreshingOrder', { news: 'ending' }],
        [failed('acceptOffer', offline), 'offerNotAccepted', { failure: offline }],
      ],
      offerGone: [['order.requested', 'showingOrder.refreshingOrder']],
      offerNotAccepted: [
        ['retry.requested', 'showingOrder.acceptingOffer', { failure: null }, { acceptOffer: theOffer }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null }],
      ],
      'showingOrder.decliningOffer': [
        [answered('declineOffer'), 'showingOrder.refreshingOrder', { news: 'offerDeclined' }],
        [failed('declineOffer', offline), 'offerNotDeclined', { failure: offline }],
      ],
      offerNotDeclined: [
        ['retry.requested', 'showingOrder.decliningOffer', { failure: null }, { declineOffer: theOffer }],
        ['order.requested', 'showingOrder.refreshingOrder', { failure: null }],
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
