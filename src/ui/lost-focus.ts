const headings = 'h1, h2, h3, h4, h5, h6';

/** What has the focus, and all that it stands in, from the inside out. None once the customer has left it. */
let places: readonly Element[] = [];
/** The same of what went away last: the page may lose another part before the focus is given. */
let lost: readonly Element[] = [];
let isWatched = false;

/** Whether nothing has the focus, as when what had it went away; from anything else it must not be taken. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

function note(): void {
  const around: Element[] = [];
  for (let place = document.activeElement; place && place !== document.body; place = place.parentElement)
    around.push(place);
  places = around;
}

function leave(): void {
  // What is taken away is left as well, but it is gone by then.
  queueMicrotask(() => {
    if (places[0]?.isConnected && isFocusLost()) places = [];
  });
}

/** The heading over what is gone, as near as there is one. */
function headingOver(gone: readonly Element[]): HTMLElement | null {
  // The browser's own keeps all behind it from having the focus.
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  if (dialog) return dialog.querySelector<HTMLElement>(headings) ?? dialog;
  const place = gone.find(
    (around) => around.isConnected && around.closest('main, [role=dialog]') && around.querySelector(headings),
  );
  return (
    place?.querySelector<HTMLElement>(headings) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main')
  );
}

function focusHeadingOver(gone: readonly Element[]): void {
  const heading = headingOver(gone);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function look(): void {
  if (places[0]?.isConnected !== false) return;
  lost = places;
  places = [];
  // Whoever has drawn the page comes first: a new view's heading, what opened a dialog.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (isWatched && isFocusLost()) focusHeadingOver(lost);
    }),
  );
}

/** Gives the focus back to what had it before; where that is gone, or nothing had it, to the page's heading. */
export function giveFocusBack(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  if (isThere) before.focus({ preventScroll: true });
  else focusHeadingOver([]);
}

/**
 * From now on nobody is thrown back to the start of the page because what had the focus went away, such as a button that
 * has done its work: the focus goes to the heading over it, without scrolling. Once for each page; what it gives ends it, as tests do.
 */
export function watchLostFocus(): () => void {
  const observer = new MutationObserver(look);
  isWatched = true;
  note();
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    isWatched = false;
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', leave);
  };
}
