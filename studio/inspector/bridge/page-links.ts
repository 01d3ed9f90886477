/** As long as a page may need to draw what it has just come to. */
const tries = 40;
const pauseMs = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * The page of this site to which a press on a link leads, as its path; null for any other press, and for a link that
 * leads on within the page or opens elsewhere. What stands behind `?` may be somebody's, and is not told.
 */
export function pathOfPressedLink({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey) return null;
  const isOurs = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isOurs && link.pathname !== location.pathname ? link.pathname : null;
}

/** The page's own part first: what stands around every page leads there, too, but not back again. */
const linkTo = (path: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href], a[href]')]
    .filter((link) => link.origin === location.origin && link.pathname === path)
    .toSorted((one, other) => Number(other.closest('main') !== null) - Number(one.closest('main') !== null))[0];

/** Presses the page's link to that path, once there is one; a page without it stays where it is. */
export async function pressLink(path: string): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    const link = linkTo(path);
    if (link) return link.click();
    await pause();
  }
}
