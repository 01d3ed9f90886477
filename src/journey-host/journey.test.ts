import { assign, fromPromise, setup } from 'xstate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { JourneyMember, JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { createJourney } from './journey.ts';
import { journeyPart } from './journey-part.ts';
import { pageTable } from './page-table.ts';

const errand = setup({
  types: {
    context: {} as { isReady: boolean },
    input: {} as { isReady: boolean },
    events: {} as { type: 'first.done' } | { type: 'second.done' } | { type: 'retry.requested' },
    meta: {} as JourneyMeta<'First' | 'Second' | 'Asking' | 'Broken'>,
    tags: {} as 'failed',
  },
  actors: { save: fromPromise<void>(() => Promise.reject(new Error('no connection'))) },
  guards: { isReady: ({ context }) => context.isReady },
}).createMachine({
  id: 'errand',
  context: ({ input }) => input,
  meta: { path: '/errand' },
  initial: 'first',
  states: {
    first: { meta: { view: 'First' }, on: { 'first.done': 'second' } },
    second: {
      id: 'second',
      route: { guard: 'isReady' },
      meta: { view: 'Second', path: '/errand/second' },
      initial: 'resting',
      states: {
        resting: { on: { 'second.done': 'asking' } },
        asking: { meta: { view: 'Asking', modal: true }, on: { 'second.done': '#errand.saving' } },
      },
    },
    saving: { meta: { view: 'Second' }, invoke: { id: 'save', src: 'save', onDone: 'done', onError: 'broken' } },
    broken: { tags: ['failed'], meta: { view: 'Broken' }, on: { 'retry.requested': 'saving' } },
    done: { type: 'final' },
  },
});

const parent = setup({
  types: {
    context: {} as { member: JourneyMember | null; refused: string[] },
    input: {} as { member: JourneyMember | null },
    events: {} as
      | { type: 'begun' }
      | { type: 'page.refused'; path: string }
      | { type: 'member.changed'; member: JourneyMember | null },
    meta: {} as JourneyMeta<'Start' | 'End'>,
  },
  actors: { errand },
  guards: { isBegun: ({ context }) => context.member !== null },
}).createMachine({
  id: 'parent',
  context: ({ input }) => ({ ...input, refused: [] }),
  initial: 'starting',
  on: {
    'page.refused': { actions: assign({ refused: ({ context, event }) => [...context.refused, event.path] }) },
    'member.changed': { actions: ({ context, event }) => void (context.member = event.member) },
  },
  states: {
    starting: { id: 'starting', route: {}, meta: { view: 'Start', path: '/start' }, on: { begun: 'running' } },
    running: {
      id: 'running',
      route: { guard: 'isBegun' },
      invoke: {
        id: 'errand',
        src: 'errand',
        input: ({ context }) => ({ isReady: context.member !== null }),
        onDone: 'ended',
        onError: 'ended',
      },
    },
    ended: { id: 'ended', route: { guard: () => false }, meta: { view: 'End', path: '/end' } },
  },
});

const noViews = () => Promise.resolve({} as never);
const part = journeyPart({
  machine: parent,
  select: ({ context }) => context,
  views: noViews,
  children: { errand: journeyPart({ machine: errand, select: ({ value }) => value, views: noViews }) },
});

const alex: JourneyMember = {
  memberId: '1',
  firstName: 'Alex',
  lastName: 'Finch',
  email: 'alex.finch@example.com',
  phone: '',
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const open = (hash = 'a') =>
  createJourney({ part, store: sessionStorage, key: 'test', hash, input: (member) => ({ member }) });

beforeEach(() => sessionStorage.clear());

describe('pages', () => {
  test('are read from the definitions, as a chain through the machines', () => {
    expect(Object.fromEntries(pageTable(part))).toEqual({
      '/start': [{ to: '#starting', child: null }],
      '/errand': [{ to: '#running', child: 'errand' }],
      '/errand/second': [
        { to: '#running', child: 'errand' },
        { to: '#second', child: null },
      ],
      '/end': [{ to: '#ended', child: null }],
    });
  });

  test('a page inside an errand that is not running is tried first, and asking changes nothing', () => {
    const journey = open();
    expect(journey.canEnter('/errand/second')).toBe(false);
    journey.memberChanged(alex);
    expect(journey.canEnter('/errand/second')).toBe(true);
    expect(journey.screen().path).toBe('/start');
  });

  test('a customer who may go there lands inside the errand', () => {
    const journey = open();
    journey.memberChanged(alex);
    journey.enter('/errand/second');
    expect(journey.screen()).toMatchObject({ path: '/errand/second', page: { view: 'Second' } });
  });

  test('a page asked for too early leads to the furthest one that may be shown (RT-03)', () => {
    const journey = open();
    journey.refuse('/errand/second');
    expect(journey.screen().path).toBe('/start');
    journey.memberChanged(alex);
    journey.refuse('/end');
    expect(journey.screen().path).toBe('/errand/second');
    expect(journey.screen().root.model).toMatchObject({ refused: ['/errand/second', '/end'] });
  });
});

describe('a page sought or begun anew', () => {
  test('a journey that has nothing to look for says so at once', () => {
    expect(open().seek('/errand/second')).toBe(false);
  });

  test('a new journey begins only at a page that a new one may show', async () => {
    const journey = open();
    journey.memberChanged(alex);
    journey.enter('/errand/second');
    expect(journey.restartAt('/end')).toBe(false);
    expect(journey.screen().path).toBe('/errand/second');
    expect(journey.restartAt('/start')).toBe(true);
    expect(journey.screen().path).toBe('/start');
  });
});

describe('what is shown', () => {
  test('a modal state is drawn over the page of the state above it', async () => {
    const journey = open();
    journey.memberChanged(alex);
    journey.enter('/errand/second');
    journey.screen().page?.actor.send({ type: 'second.done' });
    await settle();
    expect(journey.screen()).toMatchObject({
      path: '/errand/second',
      page: { view: 'Second' },
      modals: [{ view: 'Asking' }],
    });
  });

  test('what failed is tried again when the customer comes back', async () => {
    const journey = open();
    journey.memberChanged(alex);
    journey.enter('/errand/second');
    for (let step = 0; step < 2; step++) journey.screen().page?.actor.send({ type: 'second.done' });
    await settle();
    expect(journey.screen().page?.view).toBe('Broken');
    journey.resumed(true);
    expect(journey.screen().page?.view).toBe('Second');
  });
});

describe('a reload', () => {
  test('brings the customer back to the same place with what they typed', async () => {
    const first = open();
    first.memberChanged(alex);
    first.enter('/errand/second');
    first.draft('parent/errand/Second').keep({ note: 'ring the bell' });
    await settle();
    const second = open();
    expect(second.screen()).toMatchObject({ path: '/errand/second', page: { view: 'Second' } });
    expect(second.draft('parent/errand/Second').values).toEqual({ note: 'ring the bell' });
  });

  test('under other machines starts anew', async () => {
    const first = open('a');
    first.memberChanged(alex);
    first.enter('/errand/second');
    await settle();
    expect(open('b').screen().path).toBe('/start');
  });
});

describe('another person', () => {
  test('does not see the journey of the member before', async () => {
    const journey = open();
    journey.memberChanged(alex);
    journey.enter('/errand/second');
    journey.memberChanged({ ...alex, memberId: '2' });
    await settle();
    expect(journey.screen().path).toBe('/start');
  });

  test('a visitor who logs in keeps the journey', async () => {
    const journey = open();
    journey.screen().root.actor.send({ type: 'begun' });
    await settle();
    journey.memberChanged(alex);
    expect(journey.screen().path).toBe('/errand');
  });
});

describe('what is heard of a journey', () => {
  function watch(store: Storage = sessionStorage) {
    const heard: string[] = [];
    const observe = (told: { type: string }, isRestoring: boolean) => void heard.push(`${told.type} ${isRestoring}`);
    const log: string[] = [];
    const journey = createJourney({
      part,
      store,
      key: 'test',
      hash: 'a',
      input: (member) => ({ member }),
      observe,
      log: (message) => void log.push(message),
    });
    return { journey, heard, log };
  }

  test('every step, and whether it is only told since the journey goes on from before', async () => {
    const first = watch();
    first.journey.memberChanged(alex);
    first.journey.enter('/errand/second');
    await settle();
    expect(first.heard).toContain('@xstate.microstep false');
    expect(first.heard.filter((line) => line.endsWith('true'))).toEqual([]);
    const { journey, heard } = watch();
    expect(heard.filter((line) => line.endsWith('false'))).toEqual([]);
    expect(heard).not.toContain('@xstate.microstep true');
    journey.memberChanged(alex);
    expect(heard).toContain('@xstate.microstep false');
  });

  test('a mistake of ours in a call is logged; a failure is not, as it has words of its own (ER-04)', async () => {
    const { journey, log } = watch();
    journey.memberChanged(alex);
    journey.enter('/errand/second');
    const { page } = journey.screen();
    page?.actor.send({ type: 'second.done' });
    page?.actor.send({ type: 'second.done' });
    await settle();
    expect(journey.screen().page?.view).toBe('Broken');
    expect(log).toEqual(['Unexpected error: no connection']);
  });
});
