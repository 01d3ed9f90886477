import { setup } from 'xstate';
import { expect, test } from 'vitest';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { suppliedMachine } from '../../machines/shared/supplied.ts';
import { createJourney } from './journey.ts';
import { journeyPart, supplyChildren } from './journey-part.ts';
import { preloadViews, viewOf } from './part-views.ts';

const errand = setup({ types: { meta: {} as JourneyMeta<'Asking'> } }).createMachine({
  id: 'errand',
  meta: { path: '/errand' },
  initial: 'asking',
  states: { asking: { meta: { view: 'Asking' } } },
});

const parent = setup({
  types: { meta: {} as JourneyMeta<'Start'>, events: {} as { type: 'begun' } },
  actors: { errand: suppliedMachine<typeof errand>('errand') },
}).createMachine({
  id: 'parent',
  initial: 'starting',
  states: {
    starting: { id: 'starting', route: {}, meta: { view: 'Start', path: '/start' }, on: { begun: 'running' } },
    running: { id: 'running', route: {}, invoke: { id: 'errand', src: 'errand', onError: 'starting' } },
  },
});

const Start = () => null;
const Asking = () => null;

function journeyWithLaterErrand() {
  const later = () =>
    journeyPart({ machine: errand, select: () => null, loadViews: () => Promise.resolve({ Asking }) });
  const part = journeyPart({
    machine: parent.provide({}),
    select: () => null,
    loadViews: () => Promise.reject(new Error('all views were loaded')),
    ownCode: { Start: () => Promise.resolve(Start) },
  });
  const items = new Map<string, string>();
  const journey = createJourney({
    part,
    input: () => ({}),
    store: {
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
    },
    key: 'journey',
    hash: 'h',
  });
  return { part, journey, later };
}

test('a page of a child whose code has not come yet is nobody’s page', () => {
  const { journey } = journeyWithLaterErrand();
  expect(journey.owns('/start')).toBe(true);
  expect(journey.owns('/errand')).toBe(false);
});

test('once it has come the journey runs it, draws it and owns its page', () => {
  const { journey, part, later } = journeyWithLaterErrand();
  supplyChildren(part, { errand: later() });
  expect(journey.owns('/errand')).toBe(true);
  expect(journey.canEnter('/errand')).toBe(true);
  journey.enter('/errand');
  expect(journey.screen().page).toMatchObject({ view: 'Asking', part: { machine: { id: 'errand' } } });
});

test('a view with code of its own comes without the others', async () => {
  const { part } = journeyWithLaterErrand();
  expect(await viewOf({ part, view: 'Start' }).load()).toBe(Start);
});

test('a view that its part does not have is named', async () => {
  const part = { ...journeyWithLaterErrand().part, loadViews: () => Promise.resolve({}) };
  await expect(viewOf({ part, view: 'End' }).load()).rejects.toThrow('No view End for parent');
});

test('preloading brings the later children first, then the views of the one that follows', async () => {
  const { part, later } = journeyWithLaterErrand();
  const order: string[] = [];
  const whole = {
    ...part,
    loadViews: () => Promise.resolve({ Start }),
    later: {
      now: () => null,
      load: () => {
        order.push('children');
        supplyChildren(whole, {
          errand: { ...later(), loadViews: () => Promise.resolve(order.push('views')).then(() => ({ Asking })) },
        });
        return Promise.resolve();
      },
    },
  };
  await preloadViews(whole, whole);
  expect(order).toEqual(['children', 'views']);
});
