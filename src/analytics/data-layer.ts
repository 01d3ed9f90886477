declare global {
  interface Window {
    /** What has happened on the page, in order. A tag manager that the customer consented to reads it. */
    dataLayer?: unknown[];
  }
}

/** The page's data layer. It is looked up at each use: a tag manager puts a `push` of its own in. */
export const dataLayer = (): unknown[] => (window.dataLayer ??= []);
