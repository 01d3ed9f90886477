import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import { availabilityOf } from '../select-appointment/select-appointment.cases.ts';
import {
  availability,
  broken,
  cases,
  facts,
  inHomeId,
  outsideDate,
  outsideId,
  selected,
  selectionCancelled,
  starts,
} from './book-install.cases.ts';
import { inHomePage, outsidePage } from './customers.cases.ts';
import { bookInstallMachine } from './book-install.machine.ts';

const morning = { slot: 'AM', formattedSlot: '8am-12pm', standing: 'proposed' };
const nothingFree = answered('findFirstSlot', availabilityOf());

/** A date that is gone is proposed no more: the date selector opens at the first date that the home can have. */
const outsideDateLost = [
  [
    'dateChange.requested',
    outsidePage('choosingDate'),
    {},
    {
      selectAppointment: {
        appointmentId: outsideId,
        visitType: 'PRE_WORK',
        startDate: '2026-02-16',
        earliestDate: '2026-02-16',
        chosen: null,
      },
    },
  ],
] as const;

const inHomeDateLost = [
  [
    'dateChange.requested',
    inHomePage('choosingDate'),
    {},
    { selectAppointment: { appointmentId: inHomeId, visitType: 'IN_HOME', chosen: null } },
  ],
] as const;

/** Of the two visits' pages, up to the date that the customer says yes to. */
describeSteps(
  { machine: bookInstallMachine, starts, cases, facts },
  {
    steps: {
      [outsidePage('findingSlot')]: [
        [
          answered('findFirstSlot', availability),
          outsidePage('visitProposed'),
          {
            outsideVisit: { appointmentId: outsideId, ...outsideDate, standing: 'proposed' },
            inHomeLeadTimeInDays: 5,
          },
        ],
        [nothingFree, outsidePage('slotsMissing'), { failure: null }],
        [failed('findFirstSlot', broken), outsidePage('slotsNotLoaded'), { failure: broken }],
      ],
      [outsidePage('slotsMissing')]: [['dateChange.requested', outsidePage('choosingDate')]],
      [outsidePage('slotsNotLoaded')]: [
        [
          'retry.requested',
          outsidePage('findingSlot'),
          { failure: null },
          { findFirstSlot: { appointmentId: outsideId, startDate: null } },
        ],
      ],
      [outsidePage('visitProposed')]: [
        ['dateChange.requested', outsidePage('choosingDate')],
        // The in-home visit comes next, as its date stands; where none is needed or its date still suits, the notes.
        ...toOneOf(
          'visit.confirmed',
          inHomePage('findingSlot'),
          inHomePage('visitProposed'),
          inHomePage('visitExpired'),
          inHomePage('visitRejected'),
          inHomePage('dateTaken'),
          inHomePage('dateNotYetOpen'),
          inHomePage('dateTooEarly'),
          outsidePage('confirmingBooking.addingEngineerNotes'),
          outsidePage('confirmingBooking.savingVisit'),
        ),
      ],
      [outsidePage('visitHeld')]: [
        ['dateChange.requested', outsidePage('choosingDate')],
        ['engineerNotes.requested', outsidePage('confirmingBooking.addingEngineerNotes')],
        ...toOneOf(
          'visit.confirmed',
          inHomePage('visitProposed'),
          inHomePage('visitRejected'),
          inHomePage('dateTaken'),
          inHomePage('dateNotYetOpen'),
          outsidePage('confirmingBooking.savingVisit'),
          outsidePage('confirmingBooking.reservingVisits'),
          'visitsHeld',
        ),
      ],
      [outsidePage('visitExpired')]: outsideDateLost,
      [outsidePage('visitRejected')]: outsideDateLost,
      [outsidePage('dateTaken')]: outsideDateLost,
      [outsidePage('dateNotYetOpen')]: outsideDateLost,
      [outsidePage('visitsRejected')]: outsideDateLost,
      [outsidePage('choosingDate')]: [
        [
          selected('2026-02-18'),
          outsidePage('visitProposed'),
          { outsideVisit: { appointmentId: outsideId, date: '2026-02-18', ...morning }, inHomeLeadTimeInDays: 5 },
        ],
        [
          selected('2026-03-10'),
          outsidePage('visitProposed'),
          { outsideVisit: { appointmentId: outsideId, date: '2026-03-10', ...morning } },
        ],
        [failed('selectAppointment', broken), outsidePage('slotsNotLoaded'), { failure: broken }],
        // Everything stays as it was.
        ...toOneOf(
          selectionCancelled,
          outsidePage('findingSlot'),
          outsidePage('visitProposed'),
          outsidePage('visitHeld'),
          outsidePage('visitExpired'),
          outsidePage('visitRejected'),
          outsidePage('dateTaken'),
          outsidePage('dateNotYetOpen'),
          outsidePage('visitsRejected'),
        ),
      ],
      [inHomePage('findingSlot')]: [
        [
          answered('findFirstSlot', availability),
          inHomePage('visitProposed'),
          { inHomeVisit: { appointmentId: inHomeId, standing: 'proposed' }, inHomeLeadTimeInDays: 5 },
        ],
        // The outside visit is too late for what is free.
        [answered('findFirstSlot', availability), inHomePage('slotsMissing')],
        [nothingFree, inHomePage('slotsMissing'), { failure: null }],
        [failed('findFirstSlot', broken), inHomePage('slotsNotLoaded'), { failure: broken }],
      ],
      [inHomePage('slotsMissing')]: [
        ['dateChange.requested', inHomePage('choosingDate')],
        ...toOneOf('outsideVisitChange.requested', outsidePage('visitProposed'), outsidePage('visitHeld')),
      ],
      [inHomePage('slotsNotLoaded')]: [
        ['retry.requested', inHomePage('findingSlot'), { failure: null }],
        ['outsideVisitChange.requested', outsidePage('visitProposed'), { failure: null }],
        ['outsideVisitChange.requested', outsidePage('visitHeld'), { failure: null }],
      ],
      [inHomePage('visitProposed')]: [
        ['dateChange.requested', inHomePage('choosingDate')],
        ...toOneOf(
          'visit.confirmed',
          inHomePage('confirmingBooking.addingEngineerNotes'),
          inHomePage('confirmingBooking.savingVisit'),
        ),
      ],
      [inHomePage('visitHeld')]: [
        ['dateChange.requested', inHomePage('choosingDate')],
        ['engineerNotes.requested', inHomePage('confirmingBooking.addingEngineerNotes')],
        ...toOneOf(
          'visit.confirmed',
          inHomePage('confirmingBooking.savingVisit'),
          inHomePage('confirmingBooking.reservingVisits'),
          'visitsHeld',
        ),
      ],
      [inHomePage('visitExpired')]: inHomeDateLost,
      [inHomePage('visitRejected')]: inHomeDateLost,
      [inHomePage('dateTaken')]: inHomeDateLost,
      [inHomePage('dateTooEarly')]: [...inHomeDateLost, ['outsideVisitChange.requested', outsidePage('visitProposed')]],
      [inHomePage('dateNotYetOpen')]: [
        ...inHomeDateLost,
        ...toOneOf('outsideVisitChange.requested', outsidePage('visitProposed'), outsidePage('visitHeld')),
      ],
      [inHomePage('choosingDate')]: [
        [
          selected('2026-02-25'),
          inHomePage('visitProposed'),
          { inHomeVisit: { appointmentId: inHomeId, date: '2026-02-25', ...morning }, inHomeLeadTimeInDays: 5 },
        ],
        [
          selected('2026-03-16'),
          inHomePage('visitProposed'),
          { inHomeVisit: { appointmentId: inHomeId, date: '2026-03-16', ...morning } },
        ],
        [failed('selectAppointment', broken), inHomePage('slotsNotLoaded'), { failure: broken }],
        ...toOneOf(
          selectionCancelled,
          inHomePage('findingSlot'),
          inHomePage('visitProposed'),
          inHomePage('visitHeld'),
          inHomePage('visitExpired'),
          inHomePage('visitRejected'),
          inHomePage('dateTaken'),
          inHomePage('dateNotYetOpen'),
          inHomePage('dateTooEarly'),
        ),
      ],
    },
  },
);
