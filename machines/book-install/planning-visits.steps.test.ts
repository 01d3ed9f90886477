import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { failed } from '../shared/model-case.ts';
import {
  broken,
  cases,
  eachDateWanted,
  facts,
  inHomeDate,
  inHomeId,
  outsideDate,
  outsideId,
  pairTaken,
  starts,
} from './book-install.cases.ts';
import { inHomePage, outsidePage } from './customers.cases.ts';
import { bookInstallMachine } from './book-install.machine.ts';

/** The visits' pages, each as its date stands; the outside visit comes first. */
const toEachDate = [
  'findingSlot',
  'visitProposed',
  'visitHeld',
  'visitExpired',
  'visitRejected',
  'visitsRejected',
  'dateTaken',
  'dateNotYetOpen',
].map((state) => outsidePage(state));

describeSteps(
  { machine: bookInstallMachine, starts, cases, facts },
  {
    steps: {
      planningVisits: [
        [
          pairTaken,
          inHomePage('confirmingBooking.addingEngineerNotes'),
          {
            outsideVisit: { appointmentId: outsideId, ...outsideDate, standing: 'chosen' },
            inHomeVisit: { appointmentId: inHomeId, ...inHomeDate, standing: 'chosen' },
            inHomeLeadTimeInDays: 5,
            isPair: true,
          },
        ],
        // The notes given before are kept, and asked for no more.
        [pairTaken, inHomePage('confirmingBooking.savingVisit'), { isPair: true }],
        ...toOneOf(eachDateWanted, ...toEachDate),
        ...toOneOf(failed('choosePair', broken), ...toEachDate),
      ],
    },
  },
);
