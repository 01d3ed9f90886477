import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { failed } from '../shared/model-case.ts';
import {
  bothVisits,
  broken,
  cases,
  datedVisits,
  facts,
  inHomeDate,
  inHomeId,
  loaded,
  notFound,
  noVisit,
  onlyInHome,
  onlyOutside,
  outsideDate,
  outsideId,
  starts,
  withoutInHomeVisit,
} from './book-install.cases.ts';
import { inHomePage, outsidePage } from './customers.cases.ts';
import { bookInstallMachine } from './book-install.machine.ts';

const undated = { outsideVisit: null, inHomeVisit: null };
const asked = { loadInstallation: { planId: 'plan-1', switchId: null, isV2: true } };

/** Up to the first visit; the visits' pages have files of their own. */
describeSteps(
  { machine: bookInstallMachine, starts, cases, facts },
  {
    begins: {
      'a customer who books for the first time': 'readingOverview.loadingInstallation',
      'a customer who comes back from the review': 'readingOverview.visitsListed',
      'a customer whom the review sends for the engineer notes': inHomePage('confirmingBooking.addingEngineerNotes'),
      'the same with a visit outside only': outsidePage('confirmingBooking.addingEngineerNotes'),
    },
    steps: {
      'readingOverview.loadingInstallation': [
        [loaded(bothVisits), 'readingOverview.visitsListed', { installation: bothVisits, ...undated }],
        [loaded(onlyOutside), 'readingOverview.visitsListed', { installation: onlyOutside, ...undated }],
        [loaded(onlyInHome), 'readingOverview.visitsListed', { installation: onlyInHome, ...undated }],
        [loaded(noVisit), 'readingOverview.visitsNotNeeded', { installation: noVisit, ...undated }],
        [loaded(withoutInHomeVisit), 'readingOverview.installationMissing', { installation: null, failure: null }],
        [
          loaded(datedVisits),
          'readingOverview.visitsListed',
          {
            installation: datedVisits,
            outsideVisit: { appointmentId: outsideId, ...outsideDate, standing: 'chosen' },
            inHomeVisit: { appointmentId: inHomeId, ...inHomeDate, standing: 'chosen' },
          },
        ],
        [
          loaded(datedVisits, outsideId, inHomeId),
          'readingOverview.visitsListed',
          {
            outsideVisit: { ...outsideDate, standing: 'expired' },
            inHomeVisit: { ...inHomeDate, standing: 'expired' },
          },
        ],
        [failed('loadInstallation', notFound), 'readingOverview.installationMissing', { failure: null }],
        [failed('loadInstallation', broken), 'readingOverview.installationNotLoaded', { failure: broken }],
      ],
      'readingOverview.installationMissing': [['retry.requested', 'readingOverview.loadingInstallation', {}, asked]],
      'readingOverview.installationNotLoaded': [
        ['retry.requested', 'readingOverview.loadingInstallation', { failure: null }, asked],
      ],
      'readingOverview.visitsListed': [['overview.read', 'readingKeyInfo']],
      'readingOverview.visitsNotNeeded': [['overview.read', 'visitsHeld']],
      readingKeyInfo: [
        [
          'keyInfo.read',
          'planningVisits',
          {},
          {
            choosePair: {
              outsideAppointmentId: outsideId,
              inHomeAppointmentId: inHomeId,
              earliestInHomeDate: '2026-02-16',
              isPairLost: false,
            },
          },
        ],
        [
          'eachDate.requested',
          outsidePage('findingSlot'),
          {},
          { findFirstSlot: { appointmentId: outsideId, startDate: null } },
        ],
        [
          'keyInfo.read',
          outsidePage('findingSlot'),
          {},
          { findFirstSlot: { appointmentId: outsideId, startDate: null } },
        ],
        [
          'keyInfo.read',
          inHomePage('findingSlot'),
          {},
          { findFirstSlot: { appointmentId: inHomeId, startDate: '2026-02-16' } },
        ],
        // Who reads it once more comes to what the visits are by then, the outside visit first.
        ...toOneOf(
          'keyInfo.read',
          outsidePage('visitProposed'),
          outsidePage('visitHeld'),
          outsidePage('visitExpired'),
          outsidePage('visitRejected'),
          outsidePage('dateTaken'),
          outsidePage('dateNotYetOpen'),
          outsidePage('visitsRejected'),
          inHomePage('visitProposed'),
          inHomePage('visitRejected'),
          inHomePage('dateTaken'),
          inHomePage('dateNotYetOpen'),
        ),
      ],
    },
  },
);
