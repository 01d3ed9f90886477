import { assign, createActor, setup } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { Failure } from '../../machines/shared/failure.ts';
import type { AnalyticsEvent } from './catalogue.ts';
import { createFactReader } from './fact-reader.ts';
import { createFacts } from './facts.ts';
import { journeyAnalytics } from './journey-analytics.ts';
import { createTracker, type LayerEntry } from './tracker.ts';

const failure: Failure = { kind: 'HttpError', status: 409, code: 'appointment.taken', message: 'Wren!', fields: [] };

const tea = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as { type: 'tea.ordered' } | { type: 'tea.spilt' } | { type: 'retry.requested' },
    tags: {} as 'failed',
  },
  guards: { never: () => false },
}).createMachine({
  id: 'tea',
  context: { failure: null },
  initial: 'waiting',
  states: {
    waiting: { on: { 'tea.ordered': 'pouring' } },
    pouring: { always: 'served' },
    served: {
      on: {
        'tea.spilt': { target: 'spilt', actions: assign({ failure: () => ({ ...failure }) }) },
        'tea.ordered': { guard: 'never' },
      },
    },
    spilt: { tags: ['failed'], on: { 'retry.requested': 'served' } },
  },
});

const saved: AnalyticsEvent = { name: 'journey_saved', data: {} };
const declared = journeyAnalytics<typeof tea>('tea', {
  taking: { 'tea.ordered': () => saved },
  entering: { pouring: () => ({ name: 'interest_registered', data: {} }), served: () => null },
});

function watched(journeys = [declared]) {
  const told: AnalyticsEvent[] = [];
  /** Each state that lasts is told beside (steps-shown.test.ts). */
  const steps: AnalyticsEvent[] = [];
  const onMistake = vi.fn<(message: string) => void>();
  const facts = createFacts(() =>
    Promise.resolve(
      createFactReader({
        journeys,
        track: (event) => void (event.name === 'step_shown' ? steps : told).push(event),
        onMistake,
      }),
    ),
  );
  const start = (snapshot?: object) => {
    let isRestoring = snapshot !== undefined;
    const actor = createActor(tea, {
      ...(snapshot && { snapshot: snapshot as never }),
      inspect: (event) => facts.journey(event, isRestoring),
    }).start();
    isRestoring = false;
    return actor;
  };
  return { facts, told, onMistake, start };
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

test('what happens before the code is there is told in order once it is', async () => {
  const { facts, told, start } = watched();
  start().send({ type: 'tea.ordered' });
  expect(told).toEqual([]);
  await facts.load();
  expect(told.map(({ name }) => name)).toEqual(['journey_saved', 'interest_registered']);
});

test('an event that the machine does not take, or refuses, is not told', async () => {
  const { facts, told, start } = watched();
  await facts.load();
  const actor = start();
  actor.send({ type: 'tea.ordered' });
  actor.send({ type: 'tea.ordered' });
  expect(told).toHaveLength(2);
});

test('a failure that is shown is told by kind, status and code, each time, and never in its words', async () => {
  const { facts, told, start } = watched([]);
  await facts.load();
  const actor = start();
  actor.send({ type: 'tea.ordered' });
  actor.send({ type: 'tea.spilt' });
  const data = { kind: 'HttpError', status: 409, code: 'appointment.taken', journey: 'tea', state: 'spilt' };
  expect(told).toEqual([{ name: 'error_shown', data }]);
  actor.send({ type: 'retry.requested' });
  actor.send({ type: 'tea.spilt' });
  expect(told).toHaveLength(2);
});

test('a journey that goes on after a reload tells nothing again', async () => {
  const first = watched();
  const actor = first.start();
  actor.send({ type: 'tea.ordered' });
  actor.send({ type: 'tea.spilt' });
  const { facts, told, start } = watched();
  await facts.load();
  const restored = start(actor.getPersistedSnapshot());
  expect(told).toEqual([]);
  restored.send({ type: 'retry.requested' });
  restored.send({ type: 'tea.spilt' });
  expect(told.map(({ name }) => name)).toEqual(['error_shown']);
});

test('a mistake in what a journey declares does not stop the journey, and is logged once (SC-16)', async () => {
  const layer: unknown[] = [];
  const onMistake = vi.fn<(message: string) => void>();
  const wrong = journeyAnalytics<typeof tea>('tea', {
    // An id in the wrong shape, as the gateway could give it.
    taking: { 'tea.spilt': () => ({ name: 'order_placed', data: { order_id: 'L-1' } as never }) },
    entering: {
      served: () => {
        throw new TypeError('no plan');
      },
    },
  });
  const read = createFactReader({
    journeys: [wrong],
    track: createTracker({ push: (entry) => layer.push(entry) }),
    onMistake,
  });
  const actor = createActor(tea, {
    inspect: (told) => read({ kind: 'journey', told, isRestoring: false, at: 0 }),
  }).start();
  actor.send({ type: 'tea.ordered' });
  for (const _ of [1, 2, 3]) {
    actor.send({ type: 'tea.spilt' });
    actor.send({ type: 'retry.requested' });
  }
  expect(actor.getSnapshot().value).toBe('served');
  expect(onMistake.mock.calls).toEqual([['no plan'], ['Validation error: order_placed.order_id has to be a uuid']]);
  expect(layer.filter((entry) => (entry as LayerEntry).event === 'error_shown')).toHaveLength(3);
});

test('a page is told by the title it came up with, and its fields are new ones', async () => {
  const { facts, told } = watched();
  document.title = 'Log in';
  document.body.innerHTML = '<h1>Log in</h1>';
  const heading = document.querySelector('h1');
  history.replaceState(null, '', '/auth/login?redirect=%2Fcustomise-plan');
  facts.pageShown(heading);
  facts.pageShown(heading);
  await pause();
  await facts.load();
  expect(told).toEqual([
    { name: 'page_view', data: { page_path: '/auth/login', page_title: 'Log in', page_type: 'auth' } },
  ]);
  facts.listen(document);
  document.body.innerHTML = '<h1>Log in</h1><form name="log-in"><input name="email"></form>';
  const focus = () => document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  focus();
  focus();
  history.replaceState(null, '', '/auth/register');
  facts.pageShown(document.querySelector('h1'));
  await pause();
  focus();
  expect(told.slice(1).map(({ name }) => name)).toEqual(['form_field_focused', 'page_view', 'form_field_focused']);
});

test('a view that is only passed through is no page: it has taken its heading away', async () => {
  const { facts, told } = watched();
  await facts.load();
  document.title = 'Check your address';
  document.body.innerHTML = '<h1>Check your address</h1>';
  facts.pageShown(document.querySelector('h1'));
  document.body.innerHTML = '';
  await pause();
  expect(told).toEqual([]);
});

test('a view on which the customer waits for a page is none itself; the page is told with its own title', async () => {
  const { facts, told } = watched();
  await facts.load();
  history.replaceState(null, '', '/customise-plan');
  document.title = 'Finding your order';
  document.body.innerHTML = '<h1 data-waiting="true">Finding your order</h1>';
  facts.pageShown(document.querySelector('h1'));
  await pause();
  document.title = 'Make it yours';
  document.body.innerHTML = '<h1>Make it yours</h1>';
  facts.pageShown(document.querySelector('h1'));
  await pause();
  expect(told.map(({ data }) => data)).toMatchObject([{ page_path: '/customise-plan', page_title: 'Make it yours' }]);
});
