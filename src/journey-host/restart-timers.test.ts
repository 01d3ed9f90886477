import { createActor, setup, SimulatedClock, type Snapshot } from 'xstate';
import { expect, test } from 'vitest';
import { restartTimers } from './restart-timers.ts';

const child = setup({
  types: { context: {} as { retries: number }, events: {} as { type: 'given.up' } },
  delays: { wait: ({ context }) => 100 * (context.retries + 1), brief: 50 },
}).createMachine({
  id: 'child',
  context: { retries: 2 },
  initial: 'waiting',
  states: {
    waiting: { after: { wait: 'asked' }, on: { 'given.up': 'resting' } },
    asked: { after: { brief: 'answered' } },
    answered: {},
    resting: {},
  },
});

const parent = setup({ actors: { child } }).createMachine({
  id: 'parent',
  type: 'parallel',
  states: {
    errand: { invoke: { id: 'child', src: 'child' } },
    beside: { initial: 'still', states: { still: { after: { 1000: 'looked' } }, looked: {} } },
  },
});

function restored() {
  const first = createActor(parent).start();
  const snapshot = JSON.parse(JSON.stringify(first.getPersistedSnapshot())) as Snapshot<unknown>;
  first.stop();
  const clock = new SimulatedClock();
  const actor = createActor(parent, { snapshot, clock }).start();
  restartTimers(actor);
  return {
    actor,
    clock,
    errand: actor.getSnapshot().children['child'] as ReturnType<typeof createActor<typeof child>>,
  };
}

test('after a reload a state goes on after its delay, and so does the state of a child', () => {
  const { actor, clock, errand } = restored();
  clock.increment(299);
  expect(errand.getSnapshot().value).toBe('waiting');
  clock.increment(1);
  expect(errand.getSnapshot().value).toBe('asked');
  clock.increment(50);
  expect(errand.getSnapshot().value).toBe('answered');
  expect(actor.getSnapshot().value).toMatchObject({ beside: 'still' });
  clock.increment(650);
  expect(actor.getSnapshot().value).toMatchObject({ beside: 'looked' });
});

test('a state that is left meanwhile takes its timer with it', () => {
  const { clock, errand } = restored();
  errand.send({ type: 'given.up' });
  clock.increment(10_000);
  expect(errand.getSnapshot().value).toBe('resting');
});
