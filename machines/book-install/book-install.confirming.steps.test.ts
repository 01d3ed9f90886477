import { describeSteps, toOneOf, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import {
  accepted,
  bookingConfirmed,
  broken,
  cases,
  contact,
  facts,
  inHomeId,
  notAccepted,
  outsideId,
  outsideWindow,
  phoneForgotten,
  starts,
  taken,
} from './book-install.cases.ts';
import { bookInstallMachine } from './book-install.machine.ts';

type Rows = Step<typeof bookInstallMachine>[];

const saved = answered('saveVisit');
const reserve = { reserveVisits: { planId: 'plan-1', contact } };

const contradictory = {
  kind: 'ValidationError',
  message: "Validation error: 'rejectedAppointmentIds' condition not met based on 'status'",
};
const ofNoVisit = {
  kind: 'ValidationError',
  message: "Validation error: 'rejectedAppointmentIds' names no visit of this plan",
};

const outsideAgain = { outsideVisit: { standing: 'rejected' }, failure: null };
const inHomeAgain = { inHomeVisit: { standing: 'rejected' }, failure: null };
const bothAgain = { outsideVisit: { standing: 'rejected' }, inHomeVisit: { standing: 'rejected' } };

/** The same steps stand on the page of the visit that is the last one to settle; the address stays. */
const onPage = (page: 'choosingOutsideVisit' | 'choosingInHomeVisit') => {
  const at = (step: string) => `${page}.confirmingBooking.${step}`;

  const notSaved: Rows = [[failed('saveVisit', broken), at('visitsNotSaved'), { failure: broken }]];

  return {
    [at('savingOutsideVisit')]: [
      [saved, at('savingInHomeVisit'), { outsideVisit: { standing: 'saved' } }],
      [saved, at('reservingVisits'), { outsideVisit: { standing: 'saved' } }, reserve],
      [
        failed('saveVisit', taken),
        'choosingOutsideVisit.outsideDateTaken',
        { outsideVisit: { standing: 'taken' }, failure: null },
      ],
      [
        failed('saveVisit', outsideWindow),
        'choosingOutsideVisit.outsideDateNotYetOpen',
        { outsideVisit: { standing: 'notYetOpen' }, failure: null },
      ],
      ...notSaved,
    ],
    [at('savingInHomeVisit')]: [
      [saved, at('reservingVisits'), { inHomeVisit: { standing: 'saved' } }, reserve],
      [
        failed('saveVisit', taken),
        'choosingInHomeVisit.inHomeDateTaken',
        { inHomeVisit: { standing: 'taken' }, failure: null },
      ],
      [
        failed('saveVisit', outsideWindow),
        'choosingInHomeVisit.inHomeDateNotYetOpen',
        { inHomeVisit: { standing: 'notYetOpen' }, failure: null },
      ],
      ...notSaved,
    ],
    [at('visitsNotSaved')]: [
      ['retry.requested', at('savingOutsideVisit'), { failure: null }],
      ['retry.requested', at('savingInHomeVisit'), { failure: null }],
      ['engineerNotes.requested', at('addingEngineerNotes'), { failure: null }],
    ],
    [at('reservingVisits')]: [
      [accepted, 'visitsHeld'],
      [notAccepted('PartiallyAccepted', outsideId), 'choosingOutsideVisit.outsideVisitRejected', outsideAgain],
      [notAccepted('PartiallyAccepted', inHomeId), 'choosingInHomeVisit.inHomeVisitRejected', inHomeAgain],
      [notAccepted('Rejected', inHomeId), 'choosingInHomeVisit.inHomeVisitRejected', inHomeAgain],
      [notAccepted('Rejected', outsideId, inHomeId), 'choosingOutsideVisit.visitsRejected', bothAgain],
      // Nothing but the one visit that the home needs can be asked for again.
      ...(page === 'choosingOutsideVisit'
        ? [
            [notAccepted('Rejected', outsideId, inHomeId), 'choosingOutsideVisit.outsideVisitRejected', outsideAgain],
            [notAccepted('PartiallyAccepted', inHomeId), at('visitsNotReserved'), { failure: ofNoVisit }],
            [notAccepted('Rejected', inHomeId), at('visitsNotReserved'), { failure: ofNoVisit }],
          ]
        : [
            [notAccepted('Rejected', outsideId, inHomeId), 'choosingInHomeVisit.inHomeVisitRejected', inHomeAgain],
            [notAccepted('PartiallyAccepted', outsideId), at('visitsNotReserved'), { failure: ofNoVisit }],
          ]),
      [notAccepted('Rejected'), at('visitsNotReserved'), { failure: contradictory }],
      [failed('reserveVisits', broken), at('visitsNotReserved'), { failure: broken }],
    ],
    [at('visitsNotReserved')]: [
      ['retry.requested', at('reservingVisits'), { failure: null }, reserve],
      ['engineerNotes.requested', at('addingEngineerNotes'), { failure: null }],
    ],
  } as Record<string, Rows>;
};

const given = { contact, notes: { healthAndSafety: '', engineerInstructions: 'Ring the lower bell' }, errors: {} };
const refused = { errors: { phone: 'Phone number is required' } };

/** From the date that the customer says yes to last, to visits that the network holds. */
describeSteps(
  { machine: bookInstallMachine, starts, cases, facts },
  {
    steps: {
      'choosingOutsideVisit.confirmingBooking.addingEngineerNotes': [
        [bookingConfirmed, 'choosingOutsideVisit.confirmingBooking.savingOutsideVisit', given],
        [phoneForgotten, 'choosingOutsideVisit.confirmingBooking.addingEngineerNotes', refused],
        ...toOneOf(
          'engineerNotes.closed',
          'choosingOutsideVisit.outsideVisitProposed',
          'choosingOutsideVisit.outsideVisitHeld',
        ),
      ],
      ...onPage('choosingOutsideVisit'),
      'choosingInHomeVisit.confirmingBooking.addingEngineerNotes': [
        [bookingConfirmed, 'choosingInHomeVisit.confirmingBooking.savingOutsideVisit', given],
        [bookingConfirmed, 'choosingInHomeVisit.confirmingBooking.savingInHomeVisit', given],
        [phoneForgotten, 'choosingInHomeVisit.confirmingBooking.addingEngineerNotes', refused],
        ...toOneOf(
          'engineerNotes.closed',
          'choosingInHomeVisit.inHomeVisitProposed',
          'choosingInHomeVisit.inHomeVisitHeld',
        ),
      ],
      ...onPage('choosingInHomeVisit'),
    },
  },
);
