import { setup, type AnyActorRef } from 'xstate';
import { beforeEach, expect, test } from 'vitest';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { suppliedMachine } from '../../machines/shared/supplied.ts';
import { createJourney } from './journey.ts';
import { journeyPart, type JourneyPart } from './journey-part.ts';
import { late } from './late.ts';
import { lateView } from './late-view.tsx';
import { loadChildren, preloadViews, viewOf } from './part-views.ts';

const errand = setup({
  types: { meta: {} as JourneyMeta<'Asking' | 'Asked'>, events: {} as { type: 'answered' } },
}).createMachine({
  id: 'errand',
  meta: { path: '/errand' },
  initial: 'asking',
  states: {
    asking: { meta: { view: 'Asking' }, on: { answered: 'asked' } },
    asked: { meta: { view: 'Asked' }, on: { answered: 'done' } },
    done: { type: 'final' },
  },
});

const parent = setup({
  types: { meta: {} as JourneyMeta<'Start'>, events: {} as { type: 'begun' } },
  actors: { errand: suppliedMachine<typeof errand>('errand') },
}).createMachine({
  id: 'parent',
  initial: 'starting',
  states: {
    starting: { id: 'starting', route: {}, meta: { view: 'Start', path: '/start' }, on: { begun: 'running' } },
    running: {
      id: 'running',
      route: {},
      invoke: { id: 'errand', src: 'errand', onDone: 'done', onError: 'starting' },
    },
    done: { meta: { view: 'Start', path: '/done' } },
  },
});

const Start = () => null;
const Asking = () => null;
const Asked = () => null;

const items = new Map<string, string>();
const store = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
};

beforeEach(() => items.clear());

function journeyWithLaterErrand(loaded: string[] = []) {
  const part = journeyPart({
    machine: parent,
    select: () => null,
    views: () => Promise.resolve({ views: { Start } }),
    ownCode: { Start: () => Promise.resolve(Start) },
    children: {
      errand: late(() => {
        loaded.push('errand');
        return Promise.resolve(
          journeyPart({
            machine: errand,
            select: ({ value }) => value,
            views: () => {
              loaded.push('views of the errand');
              return Promise.resolve({ views: { Asking, Asked } });
            },
          }),
        );
      }),
    },
  });
  const told: string[] = [];
  const open = () =>
    createJourney({
      part,
      input: () => ({}),
      store,
      key: 'journey',
      hash: 'h',
      observe: (event) => {
        const { logic } = event.actorRef as unknown as { logic: { id: string } };
        if (event.type === '@xstate.actor') told.push(logic.id);
      },
    });
  return { part, open, told };
}

test('a page of a child whose code has not come yet is nobody’s page', () => {
  const journey = journeyWithLaterErrand().open();
  expect(journey.owns('/start')).toBe(true);
  expect(journey.owns('/errand')).toBe(false);
});

test('once it has come the journey that runs already runs it, draws it and owns its page', async () => {
  const { open, part, told } = journeyWithLaterErrand();
  const journey = open();
  await loadChildren(part);
  expect(journey.owns('/errand')).toBe(true);
  expect(journey.canEnter('/errand')).toBe(true);
  journey.enter('/errand');
  expect(journey.screen().page).toMatchObject({ view: 'Asking', part: { machine: { id: 'errand' } } });
  expect(told).toContain('errand');
});

test('a journey that was saved in it goes on there, once its code has come', async () => {
  const first = journeyWithLaterErrand();
  const before = first.open();
  await loadChildren(first.part);
  before.enter('/errand');
  before.tell(before.screen().page?.actor as AnyActorRef, { type: 'answered' });
  expect(before.screen().page?.view).toBe('Asked');

  const { open, part } = journeyWithLaterErrand();
  await loadChildren(part);
  const journey = open();
  expect(journey.screen().page).toMatchObject({ view: 'Asked', model: 'asked' });
  journey.tell(journey.screen().page?.actor as AnyActorRef, { type: 'answered' });
  expect(journey.screen().path).toBe('/done');
});

test('without its code a child fails as one that breaks at its start: its parent decides what comes of it', () => {
  const journey = journeyWithLaterErrand().open();
  journey.send({ type: 'begun' });
  expect(journey.screen().path).toBe('/start');
});

test('a view with code of its own comes without the others', async () => {
  const { part } = journeyWithLaterErrand();
  const alone = { ...part, loadViews: () => Promise.reject(new Error('all views were loaded')) };
  expect(await viewOf({ part: alone, view: 'Start' }).load()).toBe(Start);
});

test('a dialog with code of its own in the list of views is fetched ahead of need, and drawn once it is there', async () => {
  const fetched: string[] = [];
  const Dialog = lateView(() => {
    fetched.push('dialog');
    return Promise.resolve(Start);
  });
  const part = { ...journeyWithLaterErrand().part, loadViews: () => Promise.resolve({ Start, Dialog }) };
  const at = (view: string) => viewOf({ part: { ...part, ownCode: {} }, view });
  await at('Start').load();
  expect(fetched).toEqual([]);
  const dialog = viewOf({ part, view: 'Dialog' });
  expect(dialog.now()).toBeNull();
  await preloadViews(part, part);
  expect(fetched).toEqual(['dialog']);
  expect(dialog.now()).toBe(Dialog);
});

test('a view that its part does not have is named', async () => {
  const part = { ...journeyWithLaterErrand().part, loadViews: () => Promise.resolve({}) };
  await expect(viewOf({ part, view: 'End' }).load()).rejects.toThrow('No view End for parent');
});

test('preloading brings the later children first, then the views of the one that follows', async () => {
  const loaded: string[] = [];
  const { part } = journeyWithLaterErrand(loaded);
  await preloadViews(part, part);
  expect(loaded).toEqual(['errand', 'views of the errand']);
});

/** A journey of three steps; below the second there is a page and a watch, which shows nothing. */
function journeyOfSteps() {
  const loaded: string[] = [];
  const step = (name: string, shows: readonly string[], children: Record<string, JourneyPart> = {}) =>
    journeyPart({
      machine: setup({ types: { meta: {} as JourneyMeta } }).createMachine({ id: name }),
      select: () => null,
      views: () => {
        if (shows.length > 0) loaded.push(name);
        return Promise.resolve({ views: Object.fromEntries(shows.map((view) => [view, Start])) });
      },
      children,
    });
  const watch = step('watch', []);
  const date = step('date', ['Date']);
  const steps = {
    first: step('first', ['First']),
    second: step('second', ['Second'], { watch, date }),
    beside: step('beside', []),
    third: step('third', ['Third']),
    last: step('last', ['Last']),
  };
  return { journey: step('journey', ['Start'], steps), ...steps, date, loaded };
}

test.each([
  ['first', ['journey', 'first', 'second']],
  ['second', ['journey', 'second', 'date', 'third']],
  ['date', ['journey', 'second', 'date', 'third']],
  ['third', ['journey', 'third', 'last']],
  ['last', ['journey', 'last']],
] as const)('at the %s step what is below it and the next step that shows something are fetched', async (at, ahead) => {
  const { journey, loaded, ...parts } = journeyOfSteps();
  await preloadViews(journey, parts[at]);
  expect(loaded.toSorted()).toEqual(ahead.toSorted());
});
