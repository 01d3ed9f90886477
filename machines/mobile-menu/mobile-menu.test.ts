import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './mobile-menu.cases.ts';
import { mobileMenuMachine } from './mobile-menu.machine.ts';
import { isMenuOpen } from './mobile-menu.selectors.ts';
import type { MobileMenuEvent } from './mobile-menu.types.ts';

describeMachine({
  machine: mobileMenuMachine,
  starts,
  cases,
  facts,
  ends: ['closed'],
  invariants: {
    'the menu is open or closed, and the toggle always answers (SH-16)': (snapshot) =>
      snapshot.matches('open') !== snapshot.matches('closed') && snapshot.can({ type: 'menu.toggled' }),
  },
  moves: {
    'a device that is turned has no menu over the page (SH-16)': ({ event, after }) =>
      event.type !== 'device.turned' || !isMenuOpen(after),
    'another page or a wide screen has no menu over it': ({ event, after }) =>
      !['page.changed', 'screen.widened'].includes(event.type) || !isMenuOpen(after),
    'only the toggle opens it': ({ event, before, after }) =>
      isMenuOpen(before) || !isMenuOpen(after) || event.type === 'menu.toggled',
  },
});

type Done = { locked: number[]; restored: number };

/** The menu over a page that notes what is done to it. */
function menuOverPage() {
  const done: Done = { locked: [], restored: 0 };
  const machine = mobileMenuMachine.provide({
    actions: {
      lockScrolling: (_, { scrollByPx }) => done.locked.push(scrollByPx),
      restoreScrolling: () => {
        done.restored += 1;
      },
    },
  });
  return { menu: createActor(machine).start(), done };
}

const event = fc.constantFrom<MobileMenuEvent>(
  { type: 'menu.toggled' },
  { type: 'menu.dismissed' },
  { type: 'device.turned' },
  { type: 'screen.widened' },
  { type: 'page.changed', path: '/' },
);

describe('the page under the menu (SH-17)', () => {
  it('is locked and scrolled by 8 px while the menu is open, and restored when it closes', () => {
    const { menu, done } = menuOverPage();
    expect(done).toEqual({ locked: [], restored: 0 });
    menu.send({ type: 'menu.toggled' });
    expect(done).toEqual({ locked: [8], restored: 0 });
    menu.send({ type: 'device.turned' });
    expect(done).toEqual({ locked: [8], restored: 1 });
  });

  it('is locked exactly while the menu is open, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { menu, done } = menuOverPage();
        for (const each of events) {
          menu.send(each);
          expect(done.locked.length - done.restored).toBe(isMenuOpen(menu.getSnapshot()) ? 1 : 0);
        }
      }),
    );
  });
});
