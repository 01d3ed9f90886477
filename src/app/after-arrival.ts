import { whenIdle } from '../journey-host/when-active.ts';
import type { Site } from './site.ts';

/**
 * Once the first page is drawn and the browser idle: the question about cookies where it has not been answered, and the
 * scripts that the customer has agreed to. Who has said no to all gets neither.
 */
export function afterArrival({ consent, consentAtStart }: Site): void {
  if (consentAtStart?.length === 0) return;
  // What does not arrive now is asked for again by the next page or by "Cookie settings".
  whenIdle(() => void consent.load().catch(() => undefined));
}
