import type { ModelCase } from '../shared/model-case.ts';
import type { mobileMenuMachine } from './mobile-menu.machine.ts';

export const starts: Record<string, undefined> = { 'a customer on a phone': undefined };

export const cases: readonly ModelCase<typeof mobileMenuMachine>[] = [
  { type: 'menu.toggled' },
  { type: 'menu.dismissed' },
  { type: 'device.turned' },
  { type: 'screen.widened' },
  { type: 'page.changed', path: '/postcode-checker' },
];

/** There is no context: all there is to know is whether it is open. */
export const facts = () => null;
