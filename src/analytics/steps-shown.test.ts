import { createActor, setup, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { createTracker } from './tracker.ts';
import { createStepsShown } from './steps-shown.ts';

/** Tea is ordered, made, and drunk; who waits for it may read. */
const tea = setup({
  types: { events: {} as { type: 'tea.ordered' } | { type: 'tea.drunk' } | { type: 'page.turned' } },
  actors: { make: fromPromise(() => Promise.resolve()) },
}).createMachine({
  id: 'tea',
  type: 'parallel',
  states: {
    table: {
      initial: 'choosing',
      states: {
        choosing: { on: { 'tea.ordered': 'making' } },
        making: { tags: ['busy'], invoke: { src: 'make', onDone: 'pouring', onError: 'choosing' } },
        pouring: { always: 'served' },
        served: { on: { 'tea.drunk': 'emptied' } },
        emptied: {},
      },
    },
    book: { initial: 'open', states: { open: { on: { 'page.turned': 'read' } }, read: {} } },
  },
});

/** A customer at the machine, by a clock that the test sets; `told` is what the data layer has. */
function customer({
  make = () => Promise.resolve(),
  snapshot,
}: { make?: () => Promise<void>; snapshot?: object } = {}) {
  const told: unknown[] = [];
  const track = createTracker({ push: (entry) => told.push(entry) });
  const stepsShown = createStepsShown();
  const clock = { seconds: 0 };
  let isRestoring = snapshot !== undefined;
  const machine = tea.provide({ actors: { make: fromPromise(make) } });
  const actor = createActor(machine, {
    ...(snapshot && { snapshot: snapshot as never }),
    inspect: (event) => stepsShown(event, isRestoring, clock.seconds * 1_000).forEach(track),
  }).start();
  isRestoring = false;
  return { actor, clock, told };
}

const step = (state: string, by: string, from?: string, seconds?: number) => ({
  event: 'step_shown',
  journey: 'tea',
  state: `tea.${state}`,
  by,
  ...(from === undefined ? {} : { from: `tea.${from}` }),
  ...(seconds === undefined ? {} : { seconds }),
});

test('each state that lasts is told, with what led there and how long the one before lasted', async () => {
  let isMade = (): void => undefined;
  const { actor, clock, told } = customer({ make: () => new Promise((resolve) => (isMade = resolve)) });
  expect(told).toEqual([step('table.choosing', 'start'), step('book.open', 'start')]);
  told.length = 0;
  clock.seconds = 20;
  actor.send({ type: 'tea.ordered' });
  clock.seconds = 22;
  actor.send({ type: 'page.turned' });
  clock.seconds = 35;
  isMade();
  await expect.poll(() => actor.getSnapshot().matches({ table: 'served' })).toBe(true);
  expect(told).toEqual([
    step('book.read', 'page.turned', 'book.open', 22),
    step('table.served', 'tea.ordered', 'table.choosing', 20),
  ]);
});

test('a try that fails and leaves the customer where they are is no step', async () => {
  const { actor, clock, told } = customer({ make: () => Promise.reject(new Error('no water')) });
  told.length = 0;
  clock.seconds = 5;
  actor.send({ type: 'tea.ordered' });
  await expect.poll(() => actor.getSnapshot().matches({ table: 'choosing' })).toBe(true);
  expect(told).toEqual([]);
});

test('what comes of a wait at the beginning is where the customer starts, once', async () => {
  const told: unknown[] = [];
  const track = createTracker({ push: (entry) => told.push(entry) });
  const stepsShown = createStepsShown();
  const kettle = setup({ actors: { boil: fromPromise(() => Promise.resolve()) } }).createMachine({
    id: 'tea',
    initial: 'boiling',
    states: {
      boiling: { tags: ['busy'], invoke: { src: 'boil', onDone: 'choosing' } },
      choosing: { on: { ordered: 'served' } },
      served: {},
    },
  });
  const open = async (snapshot?: object) => {
    let isOpen = false;
    const actor = createActor(kettle, {
      ...(snapshot && { snapshot: snapshot as never }),
      inspect: (event) => stepsShown(event, snapshot !== undefined && !isOpen, 0).forEach(track),
    });
    actor.start();
    isOpen = true;
    const waiting = actor.getPersistedSnapshot();
    await expect.poll(() => actor.getSnapshot().matches('choosing')).toBe(true);
    return { actor, waiting };
  };
  const { actor, waiting } = await open();
  actor.send({ type: 'ordered' });
  expect(told).toEqual([step('choosing', 'start'), step('served', 'ordered', 'choosing', 0)]);
  told.length = 0;
  // The way on from a reload in the middle of the wait is no second start.
  await open(waiting);
  expect(told).toEqual([step('choosing', 'answer')]);
});

test('what was before a reload is not told again, and the time of it is not known', async () => {
  const first = customer();
  first.actor.send({ type: 'tea.ordered' });
  await expect.poll(() => first.actor.getSnapshot().matches({ table: 'served' })).toBe(true);
  const { actor, told } = customer({ snapshot: first.actor.getPersistedSnapshot() });
  expect(told).toEqual([]);
  actor.send({ type: 'tea.drunk' });
  expect(told).toEqual([step('table.emptied', 'tea.drunk', 'table.served')]);
});

test('how long a state lasted is not known where the clock has gone back', () => {
  const { actor, clock, told } = customer();
  clock.seconds = -5;
  actor.send({ type: 'page.turned' });
  expect(told.at(-1)).toEqual(step('book.read', 'page.turned', 'book.open'));
});
