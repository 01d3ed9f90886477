import { describe, expect, it } from 'vitest';
import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { readChart } from '../../charts/read-chart.ts';
import { findInChart, leavesOf, screenOf } from './chart-facts.ts';

const chart = readChart(choosePlanMachine);

describe('a product owner', () => {
  it('finds a state by its words, an event by its own, and nothing by what is not there', () => {
    expect(findInChart(chart, 'choosing plan', 'customer')[0]).toMatchObject({
      kind: 'state',
      id: 'choosePlan.choosingPlan',
      label: 'Choosing plan',
    });
    const [selected] = findInChart(chart, 'plan selected offer', 'customer');
    expect(selected).toMatchObject({ kind: 'transition', label: expect.stringContaining('plan selected') });
    expect(findInChart(chart, 'unicorn', 'customer')).toEqual([]);
    expect(findInChart(chart, '  ', 'customer')).toEqual([]);
  });

  it('finds the same by the names in the code, a page or a call', () => {
    const found = (query: string) => findInChart(chart, query, 'developer').map(({ id }) => id);
    expect(found('ChoosingPlan')).toContain('choosePlan.choosingPlan');
    expect(found('createPlan')).toContain('choosePlan.creatingPlan');
    expect(found('isOnOffer').length).toBeGreaterThan(0);
  });

  it('sees where the journey stands and which view the customer has before them', () => {
    const active = new Set(['choosePlan', 'choosePlan.choosingPlan']);
    expect(leavesOf(chart, active).map(({ key }) => key)).toEqual(['choosingPlan']);
    expect(screenOf(chart, active)).toMatchObject({ view: 'ChoosingPlan' });
    expect(screenOf(chart, new Set())).toBeNull();
  });
});
