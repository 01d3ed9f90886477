import { vi } from 'vitest';
import { assign, setup } from 'xstate';
import type { JourneyMeta, JourneyTag } from '../../machines/shared/journey-meta.ts';
import { createAddressBar } from './address-bar.ts';
import { createJourney } from './journey.ts';
import { journeyPart } from './journey-part.ts';

/** Three pages, of which the second takes a moment to be written, and one that is looked for. */
const machine = setup({
  types: {
    context: {} as { reached: number; refused: string[] },
    events: {} as
      | { type: 'went.on' }
      | { type: 'saved' }
      | { type: 'found' }
      | { type: 'page.sought'; path: string }
      | { type: 'page.refused'; path: string },
    meta: {} as JourneyMeta<'One' | 'Two' | 'Three' | 'Looking'>,
    tags: {} as JourneyTag,
  },
  guards: {
    isSecondOpen: ({ context }) => context.reached >= 2,
    isThirdOpen: ({ context }) => context.reached >= 3,
    isNever: () => false,
    isNothingKnown: ({ context }) => context.reached === 1,
  },
  actions: {
    reach: assign({ reached: ({ context }, { page }: { page: number }) => Math.max(context.reached, page) }),
    note: assign({ refused: ({ context }, { path }: { path: string }) => [...context.refused, path] }),
  },
}).createMachine({
  id: 'errand',
  context: { reached: 1, refused: [] },
  initial: 'one',
  on: {
    'page.sought': { guard: 'isNothingKnown', target: '.looking' },
    'page.refused': { actions: { type: 'note', params: ({ event }) => event } },
  },
  states: {
    one: {
      id: 'one',
      route: {},
      meta: { view: 'One', path: '/one' },
      on: { 'went.on': { target: 'two', actions: { type: 'reach', params: { page: 2 } } } },
    },
    skipped: { id: 'skipped', route: { guard: 'isNever' }, meta: { view: 'Two', path: '/skipped' } },
    two: {
      id: 'two',
      route: { guard: 'isSecondOpen' },
      meta: { view: 'Two', path: '/two' },
      on: { 'went.on': 'saving' },
    },
    saving: {
      tags: ['busy', 'committing'],
      meta: { view: 'Two', path: '/two' },
      on: { saved: { target: 'three', actions: { type: 'reach', params: { page: 3 } } } },
    },
    three: { id: 'three', route: { guard: 'isThirdOpen' }, meta: { view: 'Three', path: '/three' } },
    looking: {
      tags: ['busy'],
      meta: { view: 'Looking' },
      on: { found: { target: 'two', actions: { type: 'reach', params: { page: 3 } } } },
    },
  },
});

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A tab as browsers have it: entries are written at once, walks are made later, one after the other. */
export function tabAt(path: string) {
  let entries = [{ key: 'first', path }];
  let at = 0;
  let written = 0;
  let walks: number[] = [];
  let onWalk: () => void = () => undefined;
  let left: string | null = null;
  return {
    entry: () => ({ index: at, key: entries[at]?.key ?? '', path: entries[at]?.path ?? '' }),
    show: (next: string, replace: boolean) => {
      if (!replace) at += 1;
      written += 1;
      entries = [...entries.slice(0, at), { key: `written ${written}`, path: next }];
    },
    go: (distance: number) => void walks.push(distance),
    isNewVisit: () => false,
    isLeft: (page: string) => page === left,
    /** The site leads away from this page: nobody who may see it is here any more. */
    leave: (page: string) => void (left = page),
    listen: (listener: () => void) => void (onWalk = listener),
    /** The browser makes the walk that was asked for first; false where none was. */
    walk: (): boolean => {
      const [distance, ...rest] = walks;
      if (distance === undefined) return false;
      walks = rest;
      if (!entries[at + distance]) return true;
      at += distance;
      onWalk();
      return true;
    },
    /** The walks asked for come to nothing. */
    drop: () => void (walks = []),
    length: () => entries.length,
  };
}

export const refusedOf = (journey: ReturnType<typeof createJourney>) =>
  (journey.screen().root.model as { refused: string[] }).refused;

/** A customer at a page, with the address bar that goes with it. */
export function customerAt(path: string) {
  const tab = tabAt(path);
  const part = journeyPart({
    machine,
    select: ({ context }) => context,
    views: () => Promise.resolve({} as never),
  });
  const journey = createJourney({ part, input: () => undefined, store: nowhere, key: 'errand', hash: '1' });
  const bar = createAddressBar(journey, tab);
  bar.opened(false);
  tab.listen(bar.walked);
  journey.subscribe(bar.journeyMoved);
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) {
      await vi.advanceTimersByTimeAsync(200);
      while (tab.walk()) await vi.advanceTimersByTimeAsync(0);
      bar.linked();
    }
  };
  const where = () => ({ page: journey.screen().path, address: tab.entry().path });
  return { tab, journey, bar, settle, where, told: () => vi.advanceTimersByTimeAsync(0) };
}
