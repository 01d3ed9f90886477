import { whenActive, whenIdle } from '../journey-host/when-active.ts';
import { questionPlace } from '../third-party/consent/consent-choice.ts';
import type { Site } from './site.ts';

/** What some browsers tell of the line. */
type Line = { saveData?: boolean; effectiveType?: string };

/**
 * The code of the page that most go on to, behind all else that the browser fetches: it is quick there, and there without
 * a connection, too. It is not run before it is wanted. Who saves data, or has little of it, gets it when they ask.
 */
function fetchNextPage(): void {
  const { saveData, effectiveType = '' } = (Reflect.get(navigator, 'connection') ?? {}) as Line;
  if (saveData === true || effectiveType.includes('2g')) return;
  for (const href of window.early?.next ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/**
 * Once the first page is drawn and the browser idle: the question about cookies where it has not been answered, and the
 * scripts that the customer has agreed to; then the code of the next page. Who has said no to all gets that alone. Once
 * the customer does something, what sees to it that the focus is not lost.
 */
export function afterArrival({ consent, consentAtStart }: Site): void {
  // Before anything has the focus there is nothing to lose; without it the browser does what it does.
  whenActive(
    () => void import('../ui/lost-focus.ts').then(({ watchLostFocus }) => void watchLostFocus()).catch(() => undefined),
  );
  // What does not arrive now is asked for again by the next page or by "Cookie settings".
  const bringConsent = () => void consent.load().catch(() => undefined);
  const place = document.getElementById(questionPlace);
  if (consentAtStart?.length !== 0 || place?.hasChildNodes()) whenIdle(bringConsent);
  // Who answers waits for nothing else.
  if (window.question?.pressed) bringConsent();
  else place?.addEventListener('click', bringConsent, { once: true });
  whenIdle(fetchNextPage);
}
