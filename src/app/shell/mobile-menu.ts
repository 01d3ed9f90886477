import { createActor } from 'xstate';
import { mobileMenuMachine } from '../../../machines/mobile-menu/mobile-menu.machine.ts';
import { lockBody } from '../../ui/lock-body.ts';

/** Runs the menu's machine over this page. It holds nothing while it is closed, and so need not be stopped. */
export function startMobileMenu() {
  let unlock: (() => void) | null = null;
  const machine = mobileMenuMachine.provide({
    actions: {
      lockScrolling: (_, { scrollByPx }) => {
        unlock = lockBody(scrollByPx);
      },
      restoreScrolling: () => unlock?.(),
    },
  });
  return createActor(machine).start();
}
