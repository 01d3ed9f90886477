import { setup } from 'xstate';
import type { MobileMenuEvent } from './mobile-menu.types.ts';

/** How far the page moves under the menu that opens over it (SH-17 says "slightly"). px */
const slightly = 8;

/** The app supplies what is done to the page; without it nothing is. */
const supplied = () => undefined;

/** The navigation below the large breakpoint: closed, or open over a page that holds still (SH-16, SH-17). */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
  actions: {
    lockScrolling: supplied as (_: unknown, params: { scrollByPx: number }) => void,
    restoreScrolling: supplied,
  },
}).createMachine({
  id: 'mobile-menu',
  initial: 'closed',
  states: {
    closed: {
      meta: { rows: ['SH-17'] },
      description: 'The customer sees the page and can scroll it.',
      on: { 'menu.toggled': 'open' },
    },
    open: {
      meta: { rows: ['SH-16', 'SH-17'] },
      description: 'The menu fills the screen; the page behind it stays where it is.',
      entry: { type: 'lockScrolling', params: { scrollByPx: slightly } },
      exit: 'restoreScrolling',
      on: {
        'menu.toggled': 'closed',
        'menu.dismissed': 'closed',
        'device.turned': 'closed',
        'screen.widened': 'closed',
        'page.changed': 'closed',
      },
    },
  },
});
