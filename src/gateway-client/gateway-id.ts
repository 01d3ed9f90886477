import type { Failure } from '../../machines/shared/failure.ts';

const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the gateway could have given this id; what stands in an address may be anything. */
export const isGatewayId = (text: string): boolean => pattern.test(text);

/** What the gateway says of an id that it does not know, for one that it cannot know. */
export const noSuch = (resource: 'order' | 'bill' | 'plan' | 'switch'): Failure => ({
  kind: 'HttpError',
  status: 404,
  code: `${resource}.not-found`,
  message: `There is no such ${resource}.`,
  fields: [],
});
