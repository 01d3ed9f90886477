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
import { bookInstallMachine } from './book-install.machine.ts';

const morning = { slot: 'AM', formattedSlot: '8am-12pm', standing: 'proposed' };
const nothingFree = answered('findFirstSlot', availabilityOf());

/** A date that is gone is proposed no more: the date selector opens at the first date that the home can have. */
const outsideDateLost = [
  [
    'dateChange.requested',
    'choosingOutsideVisit.choosingOutsideDate',
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
    'choosingInHomeVisit.choosingInHomeDate',
    {},
    { selectAppointment: { appointmentId: inHomeId, visitType: 'IN_HOME', chosen: null } },
  ],
] as const;

/** Of the two visits' pages, up to the date that the customer says yes to. */
describeSteps(
  { machine: bookInstallMachine, starts, cases, facts },
  {
    steps: {
      'choosingOutsideVisit.findingOutsideSlot': [
        [
          answered('findFirstSlot', availability),
          'choosingOutsideVisit.outsideVisitProposed',
          {
            outsideVisit: { appointmentId: outsideId, ...outsideDate, standing: 'proposed' },
            inHomeLeadTimeInDays: 5,
          },
        ],
        [nothingFree, 'choosingOutsideVisit.outsideSlotsMissing', { failure: null }],
        [failed('findFirstSlot', broken), 'choosingOutsideVisit.outsideSlotsNotLoaded', { failure: broken }],
      ],
      'choosingOutsideVisit.outsideSlotsMissing': [
        ['dateChange.requested', 'choosingOutsideVisit.choosingOutsideDate'],
      ],
      'choosingOutsideVisit.outsideSlotsNotLoaded': [
        [
          'retry.requested',
          'choosingOutsideVisit.findingOutsideSlot',
          { failure: null },
          { findFirstSlot: { appointmentId: outsideId, startDate: null } },
        ],
      ],
      'choosingOutsideVisit.outsideVisitProposed': [
        ['dateChange.requested', 'choosingOutsideVisit.choosingOutsideDate'],
        // The in-home visit comes next, as its date stands; where none is needed or its date still suits, the notes.
        ...toOneOf(
          'visit.confirmed',
          'choosingInHomeVisit.findingInHomeSlot',
          'choosingInHomeVisit.inHomeVisitProposed',
          'choosingInHomeVisit.inHomeVisitExpired',
          'choosingInHomeVisit.inHomeVisitRejected',
          'choosingInHomeVisit.inHomeDateTaken',
          'choosingInHomeVisit.inHomeDateNotYetOpen',
          'choosingInHomeVisit.inHomeDateTooEarly',
          'choosingOutsideVisit.confirmingBooking.addingEngineerNotes',
          'choosingOutsideVisit.confirmingBooking.savingOutsideVisit',
        ),
      ],
      'choosingOutsideVisit.outsideVisitHeld': [
        ['dateChange.requested', 'choosingOutsideVisit.choosingOutsideDate'],
        ['engineerNotes.requested', 'choosingOutsideVisit.confirmingBooking.addingEngineerNotes'],
        ...toOneOf(
          'visit.confirmed',
          'choosingInHomeVisit.inHomeVisitProposed',
          'choosingInHomeVisit.inHomeVisitRejected',
          'choosingInHomeVisit.inHomeDateTaken',
          'choosingInHomeVisit.inHomeDateNotYetOpen',
          'choosingOutsideVisit.confirmingBooking.savingInHomeVisit',
          'choosingOutsideVisit.confirmingBooking.reservingVisits',
          'visitsHeld',
        ),
      ],
      'choosingOutsideVisit.outsideVisitExpired': outsideDateLost,
      'choosingOutsideVisit.outsideVisitRejected': outsideDateLost,
      'choosingOutsideVisit.outsideDateTaken': outsideDateLost,
      'choosingOutsideVisit.outsideDateNotYetOpen': outsideDateLost,
      'choosingOutsideVisit.visitsRejected': outsideDateLost,
      'choosingOutsideVisit.choosingOutsideDate': [
        [
          selected('2026-02-18'),
          'choosingOutsideVisit.outsideVisitProposed',
          { outsideVisit: { appointmentId: outsideId, date: '2026-02-18', ...morning }, inHomeLeadTimeInDays: 5 },
        ],
        [
          selected('2026-03-10'),
          'choosingOutsideVisit.outsideVisitProposed',
          { outsideVisit: { appointmentId: outsideId, date: '2026-03-10', ...morning } },
        ],
        [failed('selectAppointment', broken), 'choosingOutsideVisit.outsideSlotsNotLoaded', { failure: broken }],
        // Everything stays as it was.
        ...toOneOf(
          selectionCancelled,
          'choosingOutsideVisit.findingOutsideSlot',
          'choosingOutsideVisit.outsideVisitProposed',
          'choosingOutsideVisit.outsideVisitHeld',
          'choosingOutsideVisit.outsideVisitExpired',
          'choosingOutsideVisit.outsideVisitRejected',
          'choosingOutsideVisit.outsideDateTaken',
          'choosingOutsideVisit.outsideDateNotYetOpen',
          'choosingOutsideVisit.visitsRejected',
        ),
      ],
      'choosingInHomeVisit.findingInHomeSlot': [
        [
          answered('findFirstSlot', availability),
          'choosingInHomeVisit.inHomeVisitProposed',
          { inHomeVisit: { appointmentId: inHomeId, standing: 'proposed' }, inHomeLeadTimeInDays: 5 },
        ],
        // The outside visit is too late for what is free.
        [answered('findFirstSlot', availability), 'choosingInHomeVisit.inHomeSlotsMissing'],
        [nothingFree, 'choosingInHomeVisit.inHomeSlotsMissing', { failure: null }],
        [failed('findFirstSlot', broken), 'choosingInHomeVisit.inHomeSlotsNotLoaded', { failure: broken }],
      ],
      'choosingInHomeVisit.inHomeSlotsMissing': [
        ['dateChange.requested', 'choosingInHomeVisit.choosingInHomeDate'],
        ...toOneOf(
          'outsideVisitChange.requested',
          'choosingOutsideVisit.outsideVisitProposed',
          'choosingOutsideVisit.outsideVisitHeld',
        ),
      ],
      'choosingInHomeVisit.inHomeSlotsNotLoaded': [
        ['retry.requested', 'choosingInHomeVisit.findingInHomeSlot', { failure: null }],
        ['outsideVisitChange.requested', 'choosingOutsideVisit.outsideVisitProposed', { failure: null }],
        ['outsideVisitChange.requested', 'choosingOutsideVisit.outsideVisitHeld', { failure: null }],
      ],
      'choosingInHomeVisit.inHomeVisitProposed': [
        ['dateChange.requested', 'choosingInHomeVisit.choosingInHomeDate'],
        ...toOneOf(
          'visit.confirmed',
          'choosingInHomeVisit.confirmingBooking.addingEngineerNotes',
          'choosingInHomeVisit.confirmingBooking.savingOutsideVisit',
          'choosingInHomeVisit.confirmingBooking.savingInHomeVisit',
        ),
      ],
      'choosingInHomeVisit.inHomeVisitHeld': [
        ['dateChange.requested', 'choosingInHomeVisit.choosingInHomeDate'],
        ['engineerNotes.requested', 'choosingInHomeVisit.confirmingBooking.addingEngineerNotes'],
        ...toOneOf(
          'visit.confirmed',
          'choosingInHomeVisit.confirmingBooking.savingOutsideVisit',
          'choosingInHomeVisit.confirmingBooking.reservingVisits',
          'visitsHeld',
        ),
      ],
      'choosingInHomeVisit.inHomeVisitExpired': inHomeDateLost,
      'choosingInHomeVisit.inHomeVisitRejected': inHomeDateLost,
      'choosingInHomeVisit.inHomeDateTaken': inHomeDateLost,
      'choosingInHomeVisit.inHomeDateTooEarly': [
        ...inHomeDateLost,
        ['outsideVisitChange.requested', 'choosingOutsideVisit.outsideVisitProposed'],
      ],
      'choosingInHomeVisit.inHomeDateNotYetOpen': [
        ...inHomeDateLost,
        ...toOneOf(
          'outsideVisitChange.requested',
          'choosingOutsideVisit.outsideVisitProposed',
          'choosingOutsideVisit.outsideVisitHeld',
        ),
      ],
      'choosingInHomeVisit.choosingInHomeDate': [
        [
          selected('2026-02-25'),
          'choosingInHomeVisit.inHomeVisitProposed',
          { inHomeVisit: { appointmentId: inHomeId, date: '2026-02-25', ...morning }, inHomeLeadTimeInDays: 5 },
        ],
        [
          selected('2026-03-16'),
          'choosingInHomeVisit.inHomeVisitProposed',
          { inHomeVisit: { appointmentId: inHomeId, date: '2026-03-16', ...morning } },
        ],
        [failed('selectAppointment', broken), 'choosingInHomeVisit.inHomeSlotsNotLoaded', { failure: broken }],
        ...toOneOf(
          selectionCancelled,
          'choosingInHomeVisit.findingInHomeSlot',
          'choosingInHomeVisit.inHomeVisitProposed',
          'choosingInHomeVisit.inHomeVisitHeld',
          'choosingInHomeVisit.inHomeVisitExpired',
          'choosingInHomeVisit.inHomeVisitRejected',
          'choosingInHomeVisit.inHomeDateTaken',
          'choosingInHomeVisit.inHomeDateNotYetOpen',
          'choosingInHomeVisit.inHomeDateTooEarly',
        ),
      ],
    },
  },
);
