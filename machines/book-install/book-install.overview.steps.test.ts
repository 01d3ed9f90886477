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
          'choosingOutsideVisit.findingOutsideSlot',
          {},
          { findFirstSlot: { appointmentId: outsideId, startDate: null } },
        ],
        [
          'keyInfo.read',
          'choosingInHomeVisit.findingInHomeSlot',
          {},
          { findFirstSlot: { appointmentId: inHomeId, startDate: '2026-02-16' } },
        ],
        // Who reads it once more comes to what the visits are by then, the outside visit first.
        ...toOneOf(
          'keyInfo.read',
          'choosingOutsideVisit.outsideVisitProposed',
          'choosingOutsideVisit.outsideVisitHeld',
          'choosingOutsideVisit.outsideVisitExpired',
          'choosingOutsideVisit.outsideVisitRejected',
          'choosingOutsideVisit.outsideDateTaken',
          'choosingOutsideVisit.outsideDateNotYetOpen',
          'choosingOutsideVisit.visitsRejected',
          'choosingInHomeVisit.inHomeVisitProposed',
          'choosingInHomeVisit.inHomeVisitRejected',
          'choosingInHomeVisit.inHomeDateTaken',
          'choosingInHomeVisit.inHomeDateNotYetOpen',
        ),
      ],
    },
  },
);
