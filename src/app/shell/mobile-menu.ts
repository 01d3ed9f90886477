import { createActor, type InspectionEvent } from 'xstate';
import { mobileMenuMachine } from '../../../machines/mobile-menu/mobile-menu.machine.ts';
import { lockBody } from '../../ui/lock-body.ts';

/**
 * Runs the menu's machine over this page. It holds nothing while it is closed, and so need not be stopped.
 * `watch` hears all that it does.
 */
export function startMobileMenu(watch?: (told: InspectionEvent) => void) {
  let unlock: (() => void) | null = null;
  const machine = mobileMenuMachine.provide({
    actions: {
      lockScrolling: (_, { scrollByPx }) => {
        unlock = lockBody(scrollByPx);
      },
      restoreScrolling: () => unlock?.(),
    },
  });
  return createActor(machine, watch && { inspect: watch }).start();
}
