import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { availabilityOf, selectionOf } from '../select-appointment/select-appointment.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import * as known from './choose-pair.cases.ts';
import { choosePairMachine } from './choose-pair.machine.ts';

const { cases, facts, starts, input, outsideAnswered, inHomeAnswered, behindLastDate } = known;

const noneOutside = answered('loadOutsideDates', availabilityOf());
const noneInHome = answered('loadInHomeDates', availabilityOf());
const outsideOffline = failed('loadOutsideDates', offline);
const inHomeOffline = failed('loadInHomeDates', offline);
const fromFirst = { loadInHomeDates: { appointmentId: input.inHomeAppointmentId, startDate: '2026-02-22' } };
const [proposed, missing] = ['choosingPair.pairsProposed', 'choosingPair.pairsMissing'];
const [loading, notLoaded] = ['choosingPair.loadingInHomeDates', 'choosingPair.datesNotLoaded'];

/** Everywhere; what is on its way is asked for once more where a list needs it. */
const leaves = ['eachDate.requested', 'eachDateRequested', { taken: null }] as const;
const takes = [
  known.taken,
  'pairTaken',
  {
    taken: {
      outsideVisit: selectionOf('2026-02-17', 'PM'),
      inHomeVisit: selectionOf('2026-02-24', 'AM'),
    },
  },
] as const;

describeSteps(
  { machine: choosePairMachine, starts, cases, facts },
  {
    begins: {
      'a customer who plans both visits': 'choosingPair.loadingOutsideDates',
      'a customer whose pair has gone meanwhile': 'choosingPair.loadingOutsideDates',
    },
    steps: {
      'choosingPair.loadingOutsideDates': [
        [outsideAnswered, loading, { leadTimeInDays: 5, nextBlock: '2026-02-22' }, fromFirst],
        [noneOutside, missing, { nextBlock: null }],
        [outsideOffline, notLoaded, { failure: offline, outsideDates: null }],
        leaves,
      ],
      [loading]: [
        ...toOneOf(inHomeAnswered, proposed, loading),
        ...toOneOf(known.oneAfternoon, proposed, loading, missing),
        ...toOneOf(noneInHome, proposed, loading, missing),
        ...toOneOf(failed('loadInHomeDates', behindLastDate), proposed, missing),
        [inHomeOffline, notLoaded, { failure: offline }],
        takes,
        leaves,
        ...toOneOf(known.onlyFridays, loading),
        ...toOneOf(known.anyDay, loading, proposed),
        ...toOneOf(known.mornings, loading, proposed),
      ],
      [proposed]: [
        takes,
        leaves,
        ...toOneOf('morePairs.requested', proposed, loading),
        ...toOneOf(known.onlyFridays, proposed, loading, missing),
        [known.anyDay, proposed, { weekday: null, slot: null, wanted: 3 }],
        ...toOneOf(known.mornings, proposed, loading, missing),
      ],
      [missing]: [
        leaves,
        ...toOneOf(known.onlyFridays, missing),
        ...toOneOf(known.anyDay, proposed, missing),
        ...toOneOf(known.mornings, missing),
      ],
      [notLoaded]: [
        takes,
        leaves,
        ['retry.requested', 'choosingPair.loadingOutsideDates', { failure: null }],
        ['retry.requested', loading, { failure: null }],
        ...toOneOf(known.onlyFridays, loading),
        ...toOneOf(known.anyDay, loading, proposed),
        ...toOneOf(known.mornings, loading, proposed),
      ],
    },
  },
);
