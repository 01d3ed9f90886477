import { expect } from 'vitest';
import { createActor, type AnyStateMachine, type InputFrom } from 'xstate';
import { unanswered } from '../model/explore.ts';
import type { AnalyticsEvent } from '../../src/analytics/catalogue.ts';
import { createFactReader } from '../../src/analytics/fact-reader.ts';
import type { JourneyAnalytics } from '../../src/analytics/journey-analytics.ts';
import type { Happening } from './describe-steps.ts';

/**
 * What is told of a customer of this machine to whom that happens; calls end only where `happenings` says so. Without a
 * journey's own declarations, what is told of every journey; but for its steps, which are told alike of all.
 */
export function toldOf<M extends AnyStateMachine>(
  { machine, journey, input }: { machine: M; journey?: JourneyAnalytics; input: InputFrom<M> },
  ...happenings: readonly Happening[]
): AnalyticsEvent[] {
  const told: AnalyticsEvent[] = [];
  const read = createFactReader({
    journeys: journey ? [journey] : [],
    track: (event) => void told.push(event),
    onMistake: (message) => expect.fail(message),
  });
  const actor = createActor(unanswered(machine), {
    input,
    inspect: (event) => read({ kind: 'journey', told: event, isRestoring: false, at: 0 }),
  }).start();
  for (const happening of happenings) actor.send(happening);
  return told.filter(({ name }) => name !== 'step_shown');
}
