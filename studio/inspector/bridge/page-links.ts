/** As long as a page may need to draw what it has just come to. */
const tries = 200;
const pauseMs = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** A link to a page of this site: its path, and whether it stands in the page itself or around every page. */
export type PageLink = { path: string; isInMain: boolean };

const isInMain = (link: Element): boolean => link.closest('main') !== null;

/**
 * The link that is pressed; null for any other press, and for a link that leads on within the page or opens elsewhere.
 * What stands behind `?` may be somebody's, and is not told.
 */
export function pressedLink({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): PageLink | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey) return null;
  const isOurs = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isOurs && link.pathname !== location.pathname ? { path: link.pathname, isInMain: isInMain(link) } : null;
}

/** What stands around every page leads to the same path, too, but not back again. */
const found = (wanted: PageLink): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) => link.origin === location.origin && link.pathname === wanted.path && isInMain(link) === wanted.isInMain,
  );

/** Presses such a link, once there is one; a page without it stays where it is. */
export async function pressLink(wanted: PageLink): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    const link = found(wanted);
    if (link) return link.click();
    await pause();
  }
}
