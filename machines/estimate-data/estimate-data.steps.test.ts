import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, plans, starts } from './estimate-data.cases.ts';
import { estimateDataMachine } from './estimate-data.machine.ts';
import { noHours } from './estimate-data.rules.ts';

/** What can be done at any time, and leaves all else as it is. */
const anyTime = (place: string): Step<typeof estimateDataMachine>[] => [
  [{ type: 'hours.changed', use: 'music', hours: 7 }, place, { hours: { ...noHours, music: 7 } }],
  ['hours.cleared', place, { hours: noHours }],
];

describeSteps(
  { machine: estimateDataMachine, starts, cases, facts },
  {
    begins: { 'a visitor': 'estimatingData.loadingPlans' },
    steps: {
      'estimatingData.loadingPlans': [
        ...anyTime('estimatingData.loadingPlans'),
        [answered('loadPlans', plans), 'estimatingData.recommending', { plans }],
        [failed('loadPlans', offline), 'estimatingData.plansNotLoaded', { failure: offline }],
      ],
      'estimatingData.recommending': anyTime('estimatingData.recommending'),
      'estimatingData.plansNotLoaded': [
        ...anyTime('estimatingData.plansNotLoaded'),
        ['retry.requested', 'estimatingData.loadingPlans', { failure: null }],
      ],
    },
  },
);
