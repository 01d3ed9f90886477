import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { boostBlocked, cases, facts, input, noSuchPlan, starts } from './manage-plan.cases.ts';
import { managePlanMachine } from './manage-plan.machine.ts';
import { due } from '../shared/quiet-look.cases.ts';
import { boosted, livePlan, noneLeft, someBoosts } from './plans.cases.ts';

const model = { machine: managePlanMachine, starts, cases, facts };
const { memberId, planId } = input;
const asked = { memberId, planId };
const retry = (card: string) => ({ type: 'retry.requested', card });

describeSteps(model, {
  region: 'plan',
  begins: { 'a member with a plan': 'loadingPlan' },
  steps: {
    loadingPlan: [
      [answered('loadPlan', livePlan), 'showingPlan', { found: livePlan }],
      [failed('loadPlan', noSuchPlan), 'planMissing'],
      [failed('loadPlan', offline), 'planNotLoaded', { failure: offline }],
    ],
    planNotLoaded: [
      [retry('plan'), 'loadingPlan', {}, { loadPlan: asked }],
      ['retry.requested', 'loadingPlan'],
    ],
  },
});

describeSteps(model, {
  region: 'boost',
  begins: { 'a member with a plan': 'loadingBoosts' },
  steps: {
    loadingBoosts: [
      [answered('loadBoosts', someBoosts), 'showingBoosts.upToDate', { boosts: someBoosts }],
      [answered('loadBoosts', noneLeft), 'showingBoosts.upToDate', { boosts: noneLeft }],
      [failed('loadBoosts', offline), 'boostsNotLoaded', { failure: offline }],
    ],
    boostsNotLoaded: [
      [retry('boost'), 'loadingBoosts', {}, { loadBoosts: asked }],
      ['retry.requested', 'loadingBoosts'],
    ],
    'showingBoosts.upToDate': [
      ['boost.requested', 'startingBoost', { boostNews: null }, { startBoost: asked }],
      [due('managePlan.boost.showingBoosts'), 'showingBoosts.lookingForNews', {}, { lookForNews: asked }],
    ],
    'showingBoosts.lookingForNews': [
      [answered('lookForNews', noneLeft), 'showingBoosts.upToDate', { boosts: noneLeft, boostNews: null }],
      [answered('lookForNews', boosted), 'showingBoosts.upToDate', { boosts: boosted }],
      [failed('lookForNews', offline), 'showingBoosts.upToDate'],
      // A pause that was taken back meanwhile makes way for another boost.
      ['boost.requested', 'startingBoost', { boostNews: null }, { startBoost: asked }],
    ],
    startingBoost: [
      [answered('startBoost', boosted), 'showingBoosts.upToDate', { boosts: boosted, boostNews: 'started' }],
      [failed('startBoost', boostBlocked), 'refreshingBoosts', { boostNews: 'refused' }, { loadBoosts: asked }],
      [failed('startBoost', offline), 'boostNotStarted', { failure: offline, boosts: someBoosts }],
    ],
    boostNotStarted: [
      [retry('boost'), 'startingBoost', {}, { startBoost: asked }],
      ['retry.requested', 'startingBoost'],
    ],
    refreshingBoosts: [
      [answered('loadBoosts', noneLeft), 'showingBoosts.upToDate', { boosts: noneLeft, boostNews: 'refused' }],
      [answered('loadBoosts', someBoosts), 'showingBoosts.upToDate', { boosts: someBoosts }],
      [failed('loadBoosts', offline), 'boostsNotLoaded', { failure: offline }],
    ],
  },
});
