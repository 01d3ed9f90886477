/** What the script in the page (scripts/build/first-script.ts) has heard while there was no app; see src/app/take-over.ts. */
type Early = {
  /** The form that was sent or the button that was pressed last. */
  last: HTMLElement | null;
  /** The customer has touched the page. */
  isTouched: boolean;
  /**
   * Ends the keeping: from now on the app hears what happens, and whoever sends or presses again has done the last
   * thing by themselves.
   */
  stop: () => void;
  /** The code of the page that most go on to, as far as this one does not bring it: addresses. */
  next: string[];
  /** The postcode with which somebody has come; see src/session/given-postcode.ts. */
  postcode?: string;
};

declare global {
  interface Window {
    early?: Early;
  }
}

/** The customer has touched the page. */
export const signsOfTouch = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'wheel',
] as const;

const waiting: (() => void)[] = [];
/** The script in the page has listened before. */
const isTouched = (): boolean => window.early?.isTouched === true;

let isActive = false;

/** A browser may find no idle moment for as long as a page stands there (ms). */
const AT_LATEST_MS = 1_000;

/** Runs what can wait, when the browser has nothing better to do, and soon whether it has or not. */
export function whenIdle(work: () => void): void {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AT_LATEST_MS });
  else setTimeout(work, 200);
}

/** A pointer that rests where the page comes up is told of, too. The script in the page takes this function as it stands. */
export const isAtRest = ({ type, movementX, movementY }: Event & { movementX?: number; movementY?: number }): boolean =>
  type === 'pointermove' && !movementX && !movementY;

function wake(event: Event): void {
  if (isAtRest(event)) return;
  isActive = true;
  for (const sign of signsOfTouch) window.removeEventListener(sign, wake, true);
  for (const work of waiting.splice(0)) whenIdle(work);
}

/**
 * Runs what may come in handy soon: once the customer has touched the page, and when the browser has nothing better to
 * do. Who only looks at the first page downloads no more than that page.
 */
export function whenActive(work: () => void): void {
  if (isActive || isTouched()) return whenIdle(work);
  if (waiting.length === 0)
    for (const sign of signsOfTouch) window.addEventListener(sign, wake, { capture: true, passive: true });
  waiting.push(work);
}
