import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Whether the words in #root are those that the app would draw at this path, so that it can take them over as they
 * are. The script in the page takes the mark away where a journey goes on from before.
 */
export const isBuiltFor = (root: HTMLElement, pathname: string): boolean => root.dataset['page'] === pathname;

/** Around the app and what stands in its place when it breaks: once that is drawn, it answers by itself; `onDrawn` hears of it. */
export function TakeOver({
  children,
  onDrawn,
}: {
  children: ReactNode;
  onDrawn?: (() => void) | undefined;
}): ReactNode {
  useLayoutEffect(() => {
    window.early?.stop();
    // For who measures or tests: what is pressed from now on is answered by the app.
    performance.mark('taken-over');
    onDrawn?.();
  }, [onDrawn]);
  return children;
}

const nameOf = (button: HTMLElement): string | null => button.ariaLabel ?? button.textContent;

/** A page that is drawn anew has another button in the place of the one that was pressed. */
function inItsPlace(root: HTMLElement, pressed: HTMLElement): HTMLElement | null {
  const same = [...root.querySelectorAll('button')].filter((button) => nameOf(button) === nameOf(pressed));
  return same.length === 1 ? (same[0] ?? null) : null;
}

/**
 * Goes on with what the customer typed and ticked before the app was there. In the drawing that brings the fields: what
 * is sent at once comes after it, and is told what is wrong with it as somebody who types no more.
 */
export function handOverTyped(root: HTMLElement): void {
  // Kept over the presses below, which would be taken for the customer's own, and last.
  const last = window.early?.last;
  for (const field of root.querySelectorAll('input')) {
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
    // What is ticked is heard as a press.
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) continue;
    field.checked = field.defaultChecked;
    field.click();
  }
  if (window.early && last) window.early.last = last;
}

/** Goes on, once, with what the customer sent or pressed last before the app was there. */
export function handOverPressed(root: HTMLElement): void {
  const last = window.early?.last;
  if (!last) return;
  if (!(last instanceof HTMLFormElement)) (last.isConnected ? last : inItsPlace(root, last))?.click();
  else if (last.isConnected) last.requestSubmit();
}
