import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  agreed,
  cases,
  chosen,
  chosenNothing,
  chosenTooMany,
  dayHasTurned,
  facts,
  input,
  notAgreed,
  otherLastDay,
  pauseBlocked,
  starts,
  tooLong,
} from './manage-plan.cases.ts';
import { managePlanMachine } from './manage-plan.machine.ts';
import {
  allUsed,
  fewDays,
  freePauses,
  made,
  nothingTyped,
  planned,
  resting,
  switching,
  tooMany,
  typed,
  unmade,
} from './pauses.cases.ts';

const { memberId, planId } = input;
const asked = { memberId, planId };
const retry = { type: 'retry.requested', card: 'pause' };
const toPlan = { ...asked, from: '2026-03-20', days: 14, lastDayAccepted: '2027-03-09' };
const toEnd = { ...asked, pauseId: planned.pause?.id };

describeSteps(
  { machine: managePlanMachine, starts, cases, facts },
  {
    region: 'pause',
    begins: { 'a member with a plan': 'loadingPauses' },
    steps: {
      loadingPauses: [
        ...[freePauses, fewDays, planned, resting, allUsed, switching].map(
          (pauses) => [answered('loadPauses', pauses), 'showingPauses', { pauses }] as const,
        ),
        [failed('loadPauses', offline), 'pausesNotLoaded', { failure: offline }],
      ],
      pausesNotLoaded: [
        [retry, 'loadingPauses', {}, { loadPauses: asked }],
        ['retry.requested', 'loadingPauses'],
      ],
      showingPauses: [
        ['pause.requested', 'choosingPause', { pauseNews: null }],
        ['end.requested', 'confirmingEnd', { pauseNews: null }],
      ],
      choosingPause: [
        [chosen, 'agreeingToPause', { typed, errors: {} }],
        // With what another tab has left of it.
        [chosen, 'choosingPause', { typed, errors: { days: 'daysTooMany' } }],
        [chosenTooMany, 'choosingPause', { typed: tooMany, errors: { days: 'daysTooMany' } }],
        [chosenNothing, 'choosingPause', { typed: nothingTyped, errors: { from: 'fromMissing', days: 'daysMissing' } }],
        ['pause.closed', 'showingPauses', { typed: null, errors: {}, changed: null }],
      ],
      agreeingToPause: [
        [agreed, 'planningPause', { typed }, { planPause: toPlan }],
        [notAgreed, 'agreeingToPause', { errors: { agreed: 'agreementMissing' } }],
        ['days.requested', 'choosingPause', { typed }],
        ['pause.closed', 'showingPauses', { typed: null, errors: {}, changed: null }],
      ],
      planningPause: [
        [answered('planPause', made), 'showingPauses', { ...made, typed: null, pauseNews: 'planned' }],
        [failed('planPause', tooLong), 'refreshingPauses', { typed, changed: 'tooLong' }, { loadPauses: asked }],
        [failed('planPause', otherLastDay), 'refreshingPauses', { typed, changed: 'lastDay' }, { loadPauses: asked }],
        [failed('planPause', dayHasTurned), 'refreshingPauses', { typed, changed: 'start' }, { loadPauses: asked }],
        [failed('planPause', pauseBlocked), 'refreshingPauses', { typed }, { loadPauses: asked }],
        [failed('planPause', offline), 'pauseNotPlanned', { typed, failure: offline }],
      ],
      refreshingPauses: [
        [answered('loadPauses', freePauses), 'agreeingToPause', { typed, pauses: freePauses }],
        [answered('loadPauses', fewDays), 'choosingPause', { typed, errors: { days: 'daysTooMany' } }],
        ...[planned, resting, allUsed, switching].map(
          (pauses) =>
            [
              answered('loadPauses', pauses),
              'showingPauses',
              { pauses, typed: null, changed: null, pauseNews: 'refused' },
            ] as const,
        ),
        [failed('loadPauses', offline), 'pausesNotLoaded', { typed, failure: offline }],
      ],
      pauseNotPlanned: [
        [retry, 'planningPause', { typed }, { planPause: toPlan }],
        ['retry.requested', 'planningPause'],
        ['days.requested', 'choosingPause', { typed }],
        ['pause.closed', 'loadingPauses', { typed: null }],
      ],
      confirmingEnd: [
        ['end.confirmed', 'endingPause', {}, { endPause: toEnd }],
        ['end.declined', 'showingPauses'],
      ],
      endingPause: [
        [answered('endPause', unmade), 'showingPauses', unmade],
        [failed('endPause', offline), 'pauseNotEnded', { failure: offline }],
      ],
      pauseNotEnded: [
        [retry, 'endingPause', {}, { endPause: toEnd }],
        ['retry.requested', 'endingPause'],
        ['end.declined', 'loadingPauses'],
      ],
    },
  },
);
