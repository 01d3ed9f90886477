import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { selected, selectionCancelled } from '../book-install/book-install.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  closed,
  closedAndPaused,
  ended,
  none,
  notLive,
  open,
  openElsewhere,
  over,
  paused,
  planId,
  planWith,
  reported,
  tooLate,
  typed,
  visitId,
  wantsDay,
  withMoved,
  withVisit,
} from './faults.cases.ts';
import {
  cases,
  changes,
  facts,
  input,
  noneNow,
  noNumber,
  noSuchPlan,
  nothingTyped,
  notYetOpen,
  pastChange,
  reports,
  starts,
  stillToCome,
  taken,
} from './report-fault.cases.ts';
import { due } from '../shared/quiet-look.cases.ts';
import { reportFaultMachine } from './report-fault.machine.ts';

const asked = { memberId: input.memberId, planId };

/** What is pressed while we look for news is done all the same. */
const choices: readonly Step<typeof reportFaultMachine>[] = [
  ['news.requested', 'showingFault.refreshingFault', { news: null }, { loadFaults: asked }],
  ['closure.requested', 'showingFault.confirmingClosure', { news: null }],
  [changes, 'showingFault.findingDates', { visitId, chosen: null, news: null }, { loadFaults: asked }],
];

describeSteps(
  { machine: reportFaultMachine, starts, cases, facts },
  {
    begins: { 'a member with a plan': 'loadingFaults' },
    steps: {
      loadingFaults: [
        [answered('loadFaults', planWith(none)), 'describingFault', { found: planWith(none) }],
        [answered('loadFaults', planWith(open)), 'showingFault.readingFault.upToDate', { report: null }],
        [
          answered('loadFaults', planWith(withVisit)),
          'showingFault.readingFault.upToDate',
          { found: planWith(withVisit) },
        ],
        [answered('loadFaults', planWith(tooLate)), 'showingFault.readingFault.upToDate', { found: planWith(tooLate) }],
        [
          answered('loadFaults', planWith(wantsDay)),
          'showingFault.readingFault.upToDate',
          { found: planWith(wantsDay) },
        ],
        [answered('loadFaults', planWith(over)), 'faultOver', { found: planWith(over) }],
        // What was typed has been refused, and can be had by now.
        [answered('loadFaults', planWith(over)), 'describingFault', { report: typed }],
        [answered('loadFaults', planWith(notLive)), 'faultBlocked', { found: planWith(notLive) }],
        [answered('loadFaults', planWith(paused)), 'faultBlocked', { found: planWith(paused) }],
        [answered('loadFaults', planWith(ended)), 'faultBlocked', { found: planWith(ended) }],
        [failed('loadFaults', noSuchPlan), 'planMissing'],
        [failed('loadFaults', offline), 'faultsNotLoaded', { failure: offline }],
      ],
      faultsNotLoaded: [['retry.requested', 'loadingFaults', { failure: null }, { loadFaults: asked }]],
      describingFault: [
        [
          reports(typed),
          'sendingReport',
          { report: typed, errors: {}, news: null },
          { reportFault: { planId, report: { ...typed, details: 'Every ten minutes' } } },
        ],
        [
          reports(nothingTyped),
          'describingFault',
          { errors: { problem: 'problemMissing', sinceDate: 'dateMissing', sinceTime: 'timeMissing' } },
        ],
      ],
      sendingReport: [
        [answered('reportFault', open), 'showingFault.readingFault.upToDate', { news: 'reported', report: null }],
        [
          answered('reportFault', openElsewhere),
          'showingFault.readingFault.upToDate',
          { news: 'openAlready', report: null },
        ],
        [failed('reportFault', noneNow), 'loadingFaults', { news: 'refused', report: typed }],
        [failed('reportFault', stillToCome), 'describingFault', { errors: { sinceDate: 'inFuture' }, report: typed }],
        [failed('reportFault', noNumber), 'describingFault', { errors: { contactPhone: 'phoneWrong' } }],
        [failed('reportFault', offline), 'reportNotSent', { failure: offline, report: typed }],
      ],
      reportNotSent: [
        ['retry.requested', 'sendingReport', { failure: null, report: typed }],
        ['report.requested', 'describingFault', { failure: null, report: typed }],
      ],
      'showingFault.readingFault.upToDate': [
        [
          due('reportFault.showingFault.readingFault'),
          'showingFault.readingFault.lookingForNews',
          {},
          { lookForNews: asked },
        ],
        ...choices,
      ],
      'showingFault.readingFault.lookingForNews': [
        [
          answered('lookForNews', planWith(withVisit)),
          'showingFault.readingFault.upToDate',
          { found: planWith(withVisit) },
        ],
        [answered('lookForNews', planWith(over)), 'faultOver', { found: planWith(over) }],
        [answered('lookForNews', planWith(paused)), 'faultBlocked', { found: planWith(paused) }],
        [failed('lookForNews', offline), 'showingFault.readingFault.upToDate', { failure: null }],
        ...choices,
      ],
      'showingFault.findingDates': [
        [answered('loadFaults', planWith(none)), 'faultOver', { news: 'visitNotMoved' }],
        [answered('loadFaults', planWith(open)), 'showingFault.readingFault.upToDate', { news: 'visitNotMoved' }],
        [answered('loadFaults', planWith(withVisit)), 'showingFault.choosingDate', { found: planWith(withVisit) }],
        [
          answered('loadFaults', planWith(tooLate)),
          'showingFault.readingFault.upToDate',
          { found: planWith(tooLate), news: 'visitNotMoved' },
        ],
        [answered('loadFaults', planWith(wantsDay)), 'showingFault.choosingDate', { found: planWith(wantsDay) }],
        [answered('loadFaults', planWith(over)), 'faultOver', { found: planWith(over), news: 'visitNotMoved' }],
        [answered('loadFaults', planWith(notLive)), 'faultBlocked', { news: 'visitNotMoved' }],
        [answered('loadFaults', planWith(paused)), 'faultBlocked', { news: 'visitNotMoved' }],
        [answered('loadFaults', planWith(ended)), 'faultBlocked', { news: 'visitNotMoved' }],
        [failed('loadFaults', noSuchPlan), 'datesNotLoaded', { failure: noSuchPlan }],
        [failed('loadFaults', offline), 'datesNotLoaded', { failure: offline }],
      ],
      'showingFault.choosingDate': [
        [
          selected('2026-09-11'),
          'showingFault.movingVisit',
          { chosen: { date: '2026-09-11', slot: 'AM', formattedSlot: '8am-12pm' } },
          { moveVisit: { planId, visitId, choice: { date: '2026-09-11', slot: 'AM' } } },
        ],
        [selectionCancelled, 'showingFault.readingFault.upToDate', { news: null }],
        [failed('selectAppointment', offline), 'datesNotLoaded', { failure: offline }],
      ],
      'showingFault.movingVisit': [
        [answered('moveVisit', withMoved), 'showingFault.readingFault.upToDate', { news: 'visitMoved' }],
        [answered('moveVisit', over), 'faultOver', { news: 'visitNotMoved' }],
        [failed('moveVisit', taken), 'dateTaken'],
        [failed('moveVisit', notYetOpen), 'dateNotYetOpen'],
        [failed('moveVisit', pastChange), 'showingFault.refreshingFault', { news: 'visitNotMoved' }],
        [failed('moveVisit', offline), 'dateNotSaved', { failure: offline }],
      ],
      dateTaken: [
        ['otherDate.requested', 'showingFault.findingDates', {}, { loadFaults: asked }],
        ['fault.requested', 'showingFault.refreshingFault'],
      ],
      dateNotYetOpen: [
        ['otherDate.requested', 'showingFault.findingDates'],
        ['fault.requested', 'showingFault.refreshingFault'],
      ],
      datesNotLoaded: [
        ['retry.requested', 'showingFault.findingDates', { failure: null }],
        ['fault.requested', 'showingFault.refreshingFault', { failure: null }],
      ],
      dateNotSaved: [
        ['retry.requested', 'showingFault.movingVisit', { failure: null }],
        ['fault.requested', 'showingFault.refreshingFault', { failure: null }],
      ],
      'showingFault.refreshingFault': [
        [answered('loadFaults', planWith(none)), 'faultOver'],
        [answered('loadFaults', planWith(open)), 'showingFault.readingFault.upToDate', { found: planWith(open) }],
        [
          answered('loadFaults', planWith(withVisit)),
          'showingFault.readingFault.upToDate',
          { found: planWith(withVisit) },
        ],
        [answered('loadFaults', planWith(tooLate)), 'showingFault.readingFault.upToDate', { found: planWith(tooLate) }],
        [
          answered('loadFaults', planWith(wantsDay)),
          'showingFault.readingFault.upToDate',
          { found: planWith(wantsDay) },
        ],
        [answered('loadFaults', planWith(over)), 'faultOver', { found: planWith(over) }],
        [answered('loadFaults', planWith(notLive)), 'faultBlocked'],
        [answered('loadFaults', planWith(paused)), 'faultBlocked'],
        [answered('loadFaults', planWith(ended)), 'faultBlocked', { found: planWith(ended) }],
        [failed('loadFaults', noSuchPlan), 'showingFault.newsNotFetched'],
        [failed('loadFaults', offline), 'showingFault.newsNotFetched', { failure: offline }],
      ],
      'showingFault.newsNotFetched': [
        ['retry.requested', 'showingFault.refreshingFault', { failure: null }],
        ['closure.requested', 'showingFault.confirmingClosure', { failure: null }],
        [changes, 'showingFault.findingDates', { visitId, failure: null }],
      ],
      'showingFault.confirmingClosure': [
        ['closure.confirmed', 'showingFault.closingFault', {}, { closeFault: { planId, faultId: reported.id } }],
        ['closure.declined', 'showingFault.readingFault.upToDate'],
      ],
      'showingFault.closingFault': [
        [answered('closeFault', closed), 'faultOver', { news: 'worksAgain' }],
        [answered('closeFault', closedAndPaused), 'faultOver', { news: 'worksAgain' }],
        [answered('closeFault', openElsewhere), 'showingFault.readingFault.upToDate', { news: null }],
        [failed('closeFault', offline), 'closureNotSent', { failure: offline }],
      ],
      closureNotSent: [
        ['retry.requested', 'showingFault.closingFault', { failure: null }],
        ['closure.declined', 'showingFault.readingFault.upToDate', { failure: null }],
      ],
      faultOver: [['report.requested', 'describingFault', { news: null }]],
    },
  },
);
