import type { SnapshotFrom } from 'xstate';
import type { mobileMenuMachine } from './mobile-menu.machine.ts';

export const isMenuOpen = (snapshot: SnapshotFrom<typeof mobileMenuMachine>): boolean => snapshot.matches('open');
