import { boost } from './boost.states.ts';
import { managePlanSetup } from './manage-plan.setup.ts';
import { pause } from './pause.states.ts';
import { page, plan } from './plan.states.ts';

/**
 * The errand: see what a plan and its contract are today, and boost it, and pause it. Which plan it is stands in the address
 * and comes in as input, so no state has an address of its own. Each card is a region of its own, so that all calls
 * begin at once and none fails for another.
 */
export const managePlanMachine = managePlanSetup.createMachine({
  id: 'managePlan',
  type: 'parallel',
  meta: { view: 'ManagePlan', rows: ['DB-01', 'DB-02'] },
  context: ({ input: { memberId, planId, contractNewTab } }) => ({
    memberId,
    planId,
    contractNewTab,
    found: null,
    boosts: null,
    boostNews: null,
    pauses: null,
    typed: null,
    errors: {},
    changed: null,
    pauseNews: null,
    failure: null,
  }),
  states: { page, plan, boost, pause },
});
