import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, input, noSuchSwitch, overAlready, starts } from './follow-switch.cases.ts';
import { followSwitchMachine } from './follow-switch.machine.ts';
import { arriving, coming, disputed, enquiry, followedAs, gone, notOrdered, stopped } from './switches.cases.ts';

describeSteps(
  { machine: followSwitchMachine, starts, cases, facts },
  {
    begins: { 'a member with a switch': 'loadingSwitch' },
    steps: {
      loadingSwitch: [
        [
          answered('loadSwitch', followedAs(arriving)),
          'followingArrival.readingArrival',
          { followed: followedAs(arriving) },
        ],
        [
          answered('loadSwitch', followedAs(notOrdered)),
          'followingArrival.readingArrival',
          { followed: followedAs(notOrdered) },
        ],
        [
          answered('loadSwitch', followedAs(enquiry)),
          'followingDeparture.readingDeparture',
          { followed: followedAs(enquiry) },
        ],
        [
          answered('loadSwitch', followedAs(coming)),
          'followingDeparture.readingDeparture',
          { followed: followedAs(coming) },
        ],
        [
          answered('loadSwitch', followedAs(gone)),
          'followingDeparture.readingDeparture',
          { followed: followedAs(gone) },
        ],
        [failed('loadSwitch', noSuchSwitch), 'switchMissing'],
        [failed('loadSwitch', offline), 'switchNotLoaded', { failure: offline }],
      ],
      switchNotLoaded: [['retry.requested', 'loadingSwitch', { failure: null }, { loadSwitch: input }]],
      'followingArrival.readingArrival': [
        ['details.requested', 'followingArrival.switchReady'],
        ['progress.requested', 'loadingSwitch', {}, { loadSwitch: input }],
      ],
      'followingArrival.switchReady': [['details.closed', 'followingArrival.readingArrival']],
      'followingDeparture.readingDeparture': [
        ['details.requested', 'followingDeparture.switchReady', { told: null }],
        ['objection.requested', 'followingDeparture.confirmingObjection', { told: null }],
      ],
      'followingDeparture.switchReady': [['details.closed', 'followingDeparture.readingDeparture']],
      'followingDeparture.confirmingObjection': [
        ['objection.confirmed', 'followingDeparture.objecting', {}, { objectToSwitch: input }],
        ['objection.declined', 'followingDeparture.readingDeparture'],
      ],
      'followingDeparture.objecting': [
        [
          answered('objectToSwitch', stopped),
          'followingDeparture.readingDeparture',
          { told: 'voided', followed: followedAs(stopped) },
        ],
        [
          answered('objectToSwitch', disputed),
          'followingDeparture.readingDeparture',
          { told: 'caseOpened', followed: followedAs(disputed) },
        ],
        [failed('objectToSwitch', overAlready), 'loadingSwitch', { told: 'overAlready' }],
        [failed('objectToSwitch', offline), 'objectionNotSent', { failure: offline }],
      ],
      objectionNotSent: [
        ['retry.requested', 'followingDeparture.objecting', { failure: null }],
        ['switch.requested', 'followingDeparture.readingDeparture', { failure: null }],
      ],
    },
  },
);
