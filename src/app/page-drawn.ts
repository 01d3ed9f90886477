import type { Site } from './site.ts';

type Drawn = { promise: Promise<void>; resolve: () => void };

const drawn = new WeakMap<Site, Drawn>();

function drawnIn(site: Site): Drawn {
  const known = drawn.get(site);
  if (known) return known;
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const made = { promise, resolve };
  drawn.set(site, made);
  return made;
}

/** Answers once the page is drawn in a browser: the document is taken over as it was built, and news come after that. */
export const pageDrawn = (site: Site): Promise<void> => drawnIn(site).promise;

export const tellPageDrawn = (site: Site): void => drawnIn(site).resolve();
