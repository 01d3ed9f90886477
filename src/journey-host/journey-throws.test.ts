import { assign, setup } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { needed } from '../../machines/shared/needed.ts';
import { createJourney } from './journey.ts';
import { journeyPart, type JourneyPart } from './journey-part.ts';

const shopping = setup({
  types: {
    context: {} as { plan: string | null },
    input: {} as { plan: string },
    events: {} as { type: 'plan.forgotten' } | { type: 'plan.ordered' },
    meta: {} as JourneyMeta<'Choosing' | 'Ordering' | 'Waiting'>,
  },
  actors: { orderPlan: setup({ types: { input: {} as { plan: string } } }).createMachine({}) },
  delays: { soon: 100 },
}).createMachine({
  id: 'shopping',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: {
      meta: { view: 'Choosing', path: '/choose' },
      on: { 'plan.forgotten': { target: 'waiting', actions: assign({ plan: null }) }, 'plan.ordered': 'ordering' },
    },
    waiting: {
      id: 'waiting',
      meta: { view: 'Waiting', path: '/wait' },
      on: { 'plan.ordered': 'ordering' },
      after: { soon: 'ordering' },
    },
    ordering: {
      meta: { view: 'Ordering', path: '/order' },
      invoke: { src: 'orderPlan', input: ({ context }) => ({ plan: needed(context.plan, 'a plan') }) },
    },
  },
});

const errand = setup({
  types: { events: {} as { type: 'errand.begun' }, meta: {} as JourneyMeta<'Resting'> },
  actors: { shopping },
}).createMachine({
  id: 'order',
  initial: 'resting',
  states: {
    resting: { meta: { view: 'Resting', path: '/rest' }, on: { 'errand.begun': 'running' } },
    running: { invoke: { id: 'shopping', src: 'shopping', input: { plan: 'p-1' } } },
  },
});

const views = () => Promise.resolve({} as never);
const alone = journeyPart({ machine: shopping, select: ({ context }) => context, views });
const asChild = journeyPart({ machine: errand, select: () => ({}), views, children: { shopping: alone } });

const logged: string[] = [];

function open(part: JourneyPart = alone) {
  const journey = createJourney({
    part,
    store: sessionStorage,
    key: 'shopping',
    hash: 'a',
    input: () => ({ plan: 'p-1' }),
    log: (message) => void logged.push(message),
  });
  const tell = (type: string) => journey.tell(journey.screen().page?.actor ?? journey.screen().root.actor, { type });
  return { journey, tell, view: () => journey.screen().page?.view };
}

beforeEach(() => {
  sessionStorage.clear();
  logged.length = 0;
  vi.stubGlobal('reportError', () => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a state entered without what it needs costs the step to it, and is logged', () => {
  const { journey, tell, view } = open();
  tell('plan.forgotten');
  journey.drawn();
  tell('plan.ordered');
  expect(journey.screen()).toMatchObject({ isBroken: true, path: '/wait' });
  expect(logged).toContain('The journey went back: A state was entered without a plan');
  journey.carryOn();
  expect(journey.screen().isBroken).toBe(false);
  expect(view()).toBe('Waiting');
});

test('so does a child that is entered without what it needs', () => {
  const { journey, tell, view } = open(asChild);
  tell('errand.begun');
  expect(view()).toBe('Choosing');
  tell('plan.forgotten');
  journey.drawn();
  tell('plan.ordered');
  expect(journey.screen()).toMatchObject({ isBroken: true, path: '/wait' });
  expect(logged).toContain('The journey went back: A state was entered without a plan');
});

test('a place that throws again by itself is left for a new journey, and the customer is told', async () => {
  const { journey, tell, view } = open();
  tell('plan.forgotten');
  journey.drawn();
  await vi.advanceTimersByTimeAsync(100);
  expect(journey.screen()).toMatchObject({ isBroken: true, path: '/wait' });
  await vi.advanceTimersByTimeAsync(100);
  expect(journey.screen()).toMatchObject({ isBroken: true, path: '/choose' });
  expect(logged.filter((line) => line.startsWith('The journey went back'))).toHaveLength(2);
  journey.carryOn();
  expect(view()).toBe('Choosing');
});

test('what is stored is the place gone back to: a reload does not meet the fault again', () => {
  const { journey, tell } = open();
  journey.drawn();
  tell('plan.forgotten');
  tell('plan.ordered');
  expect(open().journey.screen()).toMatchObject({ isBroken: false, path: '/choose' });
});
