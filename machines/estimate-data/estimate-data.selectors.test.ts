import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { unanswered } from '../../studio/model/explore.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { middle, plans, small } from './estimate-data.cases.ts';
import { estimateDataMachine } from './estimate-data.machine.ts';
import { selectEstimateData } from './estimate-data.selectors.ts';

/** What the page is told after this has happened. */
function shown(...events: object[]) {
  const actor = createActor(unanswered(estimateDataMachine)).start();
  for (const event of events) actor.send(event as never);
  return selectEstimateData(actor.getSnapshot() as SnapshotFrom<typeof estimateDataMachine>);
}

const loaded = answered('loadPlans', plans);

test('an estimate is there before the plans are', () => {
  expect(shown({ type: 'hours.changed', use: 'music', hours: 7 })).toMatchObject({
    isAnything: true,
    megabytes: 3000,
    plan: null,
    isLoading: true,
    isNotLoaded: false,
  });
});

test('the plan that is named follows the hours', () => {
  expect(shown(loaded)).toMatchObject({ isAnything: false, megabytes: 0, plan: small, isLoading: false });
  expect(shown(loaded, { type: 'hours.changed', use: 'films', hours: 5 })).toMatchObject({
    megabytes: 21_429,
    plan: middle,
  });
});

test('each use says its hours, in the order of the page', () => {
  const { hours } = shown(loaded, { type: 'hours.changed', use: 'social', hours: 3 });
  expect(hours.map(({ use }) => use)).toEqual(['maps', 'web', 'music', 'social', 'calls', 'films', 'filmsHd']);
  expect(hours.filter((each) => each.hours > 0)).toEqual([{ use: 'social', hours: 3 }]);
});

test('plans that did not come are said to be missing', () => {
  expect(shown(failed('loadPlans', offline))).toMatchObject({ plan: null, isLoading: false, isNotLoaded: true });
});
