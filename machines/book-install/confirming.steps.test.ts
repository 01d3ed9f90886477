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
  notesUnchanged,
  outsideId,
  outsideWindow,
  phoneForgotten,
  starts,
  taken,
} from './book-install.cases.ts';
import { inHomePage, outsidePage } from './customers.cases.ts';
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
const onPage = (page: typeof outsidePage) => {
  const at = (step: string) => page(`confirmingBooking.${step}`);

  return {
    [at('savingVisit')]: [
      [
        saved,
        at('savingVisit'),
        { outsideVisit: { standing: 'saved' }, inHomeVisit: { standing: 'chosen' } },
        { saveVisit: { visit: { appointmentId: inHomeId } } },
      ],
      [saved, at('reservingVisits'), {}, reserve],
      // Of a pair, the next pairs are offered.
      [failed('saveVisit', taken), 'planningVisits', { isPair: true, failure: null }],
      [failed('saveVisit', taken), outsidePage('dateTaken'), { outsideVisit: { standing: 'taken' }, failure: null }],
      [failed('saveVisit', taken), inHomePage('dateTaken'), { inHomeVisit: { standing: 'taken' }, failure: null }],
      [
        failed('saveVisit', outsideWindow),
        outsidePage('dateNotYetOpen'),
        { outsideVisit: { standing: 'notYetOpen' }, failure: null },
      ],
      [
        failed('saveVisit', outsideWindow),
        inHomePage('dateNotYetOpen'),
        { inHomeVisit: { standing: 'notYetOpen' }, failure: null },
      ],
      [failed('saveVisit', broken), at('visitsNotSaved'), { failure: broken }],
    ],
    [at('visitsNotSaved')]: [
      ['retry.requested', at('savingVisit'), { failure: null }],
      ['engineerNotes.requested', at('addingEngineerNotes'), { failure: null }],
    ],
    [at('reservingVisits')]: [
      [accepted, 'visitsHeld'],
      [notAccepted('PartiallyAccepted', outsideId), outsidePage('visitRejected'), outsideAgain],
      [notAccepted('PartiallyAccepted', inHomeId), inHomePage('visitRejected'), inHomeAgain],
      [notAccepted('Rejected', inHomeId), inHomePage('visitRejected'), inHomeAgain],
      [notAccepted('Rejected', outsideId, inHomeId), outsidePage('visitsRejected'), bothAgain],
      // Nothing but the one visit that the home needs can be asked for again.
      ...(page === outsidePage
        ? [
            [notAccepted('Rejected', outsideId, inHomeId), outsidePage('visitRejected'), outsideAgain],
            [notAccepted('PartiallyAccepted', inHomeId), at('visitsNotReserved'), { failure: ofNoVisit }],
            [notAccepted('Rejected', inHomeId), at('visitsNotReserved'), { failure: ofNoVisit }],
          ]
        : [
            [notAccepted('Rejected', outsideId, inHomeId), inHomePage('visitRejected'), inHomeAgain],
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
const asBegun = { contact, notes: { healthAndSafety: '', engineerInstructions: '' }, errors: {} };
/** Nothing is saved, and nothing held anew. */
const untouched = { outsideVisit: { standing: 'held' }, isForNotes: false };
const refused = { errors: { phone: 'phoneMissing' } };

/** From the date that the customer says yes to last, to visits that the network holds. */
describeSteps(
  { machine: bookInstallMachine, starts, cases, facts },
  {
    steps: {
      [outsidePage('confirmingBooking.addingEngineerNotes')]: [
        [bookingConfirmed, outsidePage('confirmingBooking.savingVisit'), given],
        [notesUnchanged, outsidePage('confirmingBooking.savingVisit'), asBegun],
        [notesUnchanged, 'visitsHeld', untouched],
        [phoneForgotten, outsidePage('confirmingBooking.addingEngineerNotes'), refused],
        ...toOneOf('engineerNotes.closed', outsidePage('visitProposed'), outsidePage('visitHeld'), 'visitsHeld'),
      ],
      ...onPage(outsidePage),
      [inHomePage('confirmingBooking.addingEngineerNotes')]: [
        [bookingConfirmed, inHomePage('confirmingBooking.savingVisit'), given],
        [notesUnchanged, inHomePage('confirmingBooking.savingVisit'), asBegun],
        [notesUnchanged, 'visitsHeld', untouched],
        [phoneForgotten, inHomePage('confirmingBooking.addingEngineerNotes'), refused],
        ...toOneOf('engineerNotes.closed', inHomePage('visitProposed'), inHomePage('visitHeld'), 'visitsHeld'),
      ],
      ...onPage(inHomePage),
    },
  },
);
