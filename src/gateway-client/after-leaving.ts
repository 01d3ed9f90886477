/** A page that is left runs on for some milliseconds after its calls have been ended. */
const msToBeGone = 100;

/**
 * Resolves once it is sure that the page stays; on a page that is being left, never.
 *
 * A reload ends every call in flight as if the network had failed. Told at once, that failure would be saved with the
 * journey, and the customer would meet it after the reload in place of the order that was on its way. A page that comes
 * back from the browser's cache goes on here.
 */
export const afterLeaving = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, msToBeGone));
