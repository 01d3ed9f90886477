import { whenActive, whenIdle } from '../journey-host/when-active.ts';
import type { Site } from './site.ts';

/**
 * Once the first page is drawn and the browser idle: the question about cookies where it has not been answered, and the
 * scripts that the customer has agreed to. Who has said no to all gets neither. Once the customer does something, what
 * sees to it that the focus is not lost.
 */
export function afterArrival({ consent, consentAtStart }: Site): void {
  // Before anything has the focus there is nothing to lose; without it the browser does what it does.
  whenActive(
    () => void import('../ui/lost-focus.ts').then(({ watchLostFocus }) => watchLostFocus()).catch(() => undefined),
  );
  if (consentAtStart?.length === 0) return;
  // What does not arrive now is asked for again by the next page or by "Cookie settings".
  whenIdle(() => void consent.load().catch(() => undefined));
}
