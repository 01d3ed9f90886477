import { mask } from '../bridge/mask.ts';
import type { Masked } from '../bridge/messages.types.ts';

const reference = /^‹=(.+)›$/;

/** Names a place in a machine's context. */
export const isReference = (value: unknown): boolean => typeof value === 'string' && reference.test(value);

/** Days and ids pass: what stands for them on another day, or for another customer, is found by its place. */
const passes = /^(\d{4}-\d{2}-\d{2}|[\da-f]{8}-[\da-f]{4}-)/i;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && one !== null && JSON.stringify(one) === JSON.stringify(other));

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A day stands in many places by chance; a list of days has it under the name that the event has it under. */
const isOnOffer = (path: string, key: string): boolean => /\.\d+\./.test(path) && path.endsWith(`.${key}`);

/**
 * Where a value that an event has under this key stands in the context, the place nearest to the top first:
 * `products.0.productId`; of a day, where it is on offer. Null: nowhere.
 */
function placeOf(value: unknown, key: string, context: unknown): string | null {
  let nearest: string | null = null;
  const queue: [path: string, at: unknown][] = [['', context]];
  for (const [path, at] of queue) {
    if (path !== '' && isSame(at, value)) {
      if (!isDay(value) || isOnOffer(path, key)) return path;
      nearest ??= path;
    }
    if (typeof at !== 'object' || at === null || path.split('.').length > 6) continue;
    for (const [name, next] of Object.entries(at)) queue.push([path === '' ? name : `${path}.${name}`, next]);
  }
  return nearest;
}

function referred(value: unknown, key: string, context: unknown): Masked {
  if (typeof value === 'string') {
    const shown = mask(value, key);
    const place = shown !== value || passes.test(value) ? placeOf(value, key, context) : null;
    return place === null ? shown : `‹=${place}›`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return mask(value, key);
  const place = placeOf(value, key, context);
  if (place !== null) return `‹=${place}›`;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, referred(entry, name, context)]));
}

/**
 * An event as anybody may keep it: what was chosen from what the machine knows is told by its place in the context, what
 * was typed by its kind alone.
 */
export const asTemplate = (event: object, context: unknown): { readonly [key: string]: Masked } =>
  Object.fromEntries(Object.entries(event).map(([name, value]) => [name, referred(value, name, context)]));

function valueAt(path: string, context: unknown): unknown {
  let at = context;
  for (const name of path.split('.'))
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  return at;
}

/** The event with what stands at those places now; `undefined` where nothing does. */
export function resolved(value: unknown, context: unknown): unknown {
  if (typeof value === 'string') {
    const [, path] = reference.exec(value) ?? [];
    return path === undefined ? value : valueAt(path, context);
  }
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, context));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, resolved(entry, context)]));
}
