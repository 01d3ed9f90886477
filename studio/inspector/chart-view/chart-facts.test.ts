import { describe, expect, it } from 'vitest';
import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { readChart } from '../../charts/read-chart.ts';
import { leavesOf, screenOf } from './chart-facts.ts';

const chart = readChart(choosePlanMachine);

describe('a product owner', () => {
  it('sees where the journey stands and which view the customer has before them', () => {
    const active = new Set(['choosePlan', 'choosePlan.choosingPlan']);
    expect(leavesOf(chart, active).map(({ key }) => key)).toEqual(['choosingPlan']);
    expect(screenOf(chart, active)).toMatchObject({ view: 'ChoosingPlan' });
    expect(screenOf(chart, new Set())).toBeNull();
  });
});
