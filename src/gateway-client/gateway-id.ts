import type { Failure } from '../../machines/shared/failure.ts';

const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Resource = 'order' | 'bill' | 'plan' | 'switch' | 'session' | 'payment-session' | 'shop-order';

/** What the gateway says of an id that it does not know, for one that it cannot know. */
export const noSuch = (resource: Resource): Failure => ({
  kind: 'HttpError',
  status: 404,
  code: `${resource}.not-found`,
  message: `There is no such ${resource}.`,
  fields: [],
});

/** Asks about one thing; what stands in an address may be anything, and can be no id of the gateway's: nobody is asked then. */
export const about =
  (resource: Resource) =>
  <Answer>(id: string, ask: () => Promise<Answer>): Promise<Answer> =>
    pattern.test(id) ? ask() : Promise.reject(noSuch(resource));
