import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, input, noSuchSwitch, overAlready, starts } from './follow-switch.cases.ts';
import { due } from '../shared/quiet-look.cases.ts';
import { followSwitchMachine } from './follow-switch.machine.ts';
import {
  arrived,
  arriving,
  coming,
  disputed,
  enquiry,
  followedAs,
  gone,
  notOrdered,
  stopped,
} from './switches.cases.ts';

/** What is pressed while we look for news is done all the same. */
const choices: Readonly<Record<'arrival' | 'departure', readonly Step<typeof followSwitchMachine>[]>> = {
  arrival: [
    ['details.requested', 'followingArrival.switchReady'],
    ['progress.requested', 'loadingSwitch', {}, { loadSwitch: input }],
  ],
  departure: [
    ['details.requested', 'followingDeparture.switchReady', { told: null }],
    ['objection.requested', 'followingDeparture.confirmingObjection', { told: null }],
  ],
};

describeSteps(
  { machine: followSwitchMachine, starts, cases, facts },
  {
    begins: { 'a member with a switch': 'loadingSwitch' },
    steps: {
      loadingSwitch: [
        [
          answered('loadSwitch', followedAs(arriving)),
          'followingArrival.readingArrival.upToDate',
          { followed: followedAs(arriving) },
        ],
        [
          answered('loadSwitch', followedAs(notOrdered)),
          'followingArrival.readingArrival.upToDate',
          { followed: followedAs(notOrdered) },
        ],
        [
          answered('loadSwitch', followedAs(enquiry)),
          'followingDeparture.readingDeparture.upToDate',
          { followed: followedAs(enquiry) },
        ],
        [
          answered('loadSwitch', followedAs(coming)),
          'followingDeparture.readingDeparture.upToDate',
          { followed: followedAs(coming) },
        ],
        [
          answered('loadSwitch', followedAs(gone)),
          'followingDeparture.readingDeparture.upToDate',
          { followed: followedAs(gone) },
        ],
        [failed('loadSwitch', noSuchSwitch), 'switchMissing'],
        [failed('loadSwitch', offline), 'switchNotLoaded', { failure: offline }],
      ],
      switchNotLoaded: [['retry.requested', 'loadingSwitch', { failure: null }, { loadSwitch: input }]],
      'followingArrival.readingArrival.upToDate': [
        [
          due('followSwitch.followingArrival.readingArrival'),
          'followingArrival.readingArrival.lookingForNews',
          {},
          { lookForNews: input },
        ],
        ...choices.arrival,
      ],
      'followingArrival.readingArrival.lookingForNews': [
        [
          answered('lookForNews', followedAs(arrived)),
          'followingArrival.readingArrival.upToDate',
          { followed: followedAs(arrived) },
        ],
        [failed('lookForNews', offline), 'followingArrival.readingArrival.upToDate', { failure: null }],
        ...choices.arrival,
      ],
      'followingArrival.switchReady': [['details.closed', 'followingArrival.readingArrival.upToDate']],
      'followingDeparture.readingDeparture.upToDate': [
        [
          due('followSwitch.followingDeparture.readingDeparture'),
          'followingDeparture.readingDeparture.lookingForNews',
          {},
          { lookForNews: input },
        ],
        ...choices.departure,
      ],
      'followingDeparture.readingDeparture.lookingForNews': [
        [
          answered('lookForNews', followedAs(gone)),
          'followingDeparture.readingDeparture.upToDate',
          { followed: followedAs(gone) },
        ],
        [failed('lookForNews', offline), 'followingDeparture.readingDeparture.upToDate', { failure: null }],
        ...choices.departure,
      ],
      'followingDeparture.switchReady': [['details.closed', 'followingDeparture.readingDeparture.upToDate']],
      'followingDeparture.confirmingObjection': [
        ['objection.confirmed', 'followingDeparture.objecting', {}, { objectToSwitch: input }],
        ['objection.declined', 'followingDeparture.readingDeparture.upToDate'],
      ],
      'followingDeparture.objecting': [
        [
          answered('objectToSwitch', stopped),
          'followingDeparture.readingDeparture.upToDate',
          { told: 'voided', followed: followedAs(stopped) },
        ],
        [
          answered('objectToSwitch', disputed),
          'followingDeparture.readingDeparture.upToDate',
          { told: 'caseOpened', followed: followedAs(disputed) },
        ],
        [failed('objectToSwitch', overAlready), 'loadingSwitch', { told: 'overAlready' }],
        [failed('objectToSwitch', offline), 'objectionNotSent', { failure: offline }],
      ],
      objectionNotSent: [
        ['retry.requested', 'followingDeparture.objecting', { failure: null }],
        ['switch.requested', 'followingDeparture.readingDeparture.upToDate', { failure: null }],
      ],
    },
  },
);
