import { mask, maskedKey } from './mask.ts';
import type { Masked, NotedRead } from './messages.types.ts';

/** Plain data and errors, in which further reads are followed; dates, maps and actors are read as a whole. */
function isFollowed(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) || value instanceof Error) return true;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}

/** A group or a list that nobody looked into: that it is there, and how long it is. */
function shortly(value: unknown, key: string): Masked {
  if (Array.isArray(value)) return value.length === 0 ? '‹empty list›' : `‹list of ${value.length}›`;
  return isFollowed(value) ? '‹group of fields›' : mask(value, key);
}

/** A proxy has to give what a frozen object holds as it is. */
function isFixed(target: object, name: string): boolean {
  const property = Object.getOwnPropertyDescriptor(target, name);
  return property?.configurable === false && property.writable === false;
}

/** Notes what of some data is read: `follow` gives the data to read from, `reads` what was looked at, masked. */
export function noteReads() {
  const noted = new Map<string, Masked>();
  /** Places in which something further was read: they are told by that. */
  const passed = new Set<string>();
  /** The same for the same, so that what is compared as one thing still is one. */
  const followed = new WeakMap<object, object>();

  function follow<Value>(value: Value, place: string, key: string): Value {
    noted.set(place, shortly(value, key));
    if (!isFollowed(value)) return value;
    const known = followed.get(value) ?? new Proxy<object>(value, noting(place, key));
    followed.set(value, known);
    return known as Value;
  }

  const noting = (place: string, key: string): ProxyHandler<object> => {
    const read = (target: object, name: string): unknown => {
      const value: unknown = Reflect.get(target, name);
      // Methods, and how long a list is, are read of the whole.
      if (typeof value === 'function' || (Array.isArray(target) && name === 'length')) return value;
      passed.add(place);
      if (Array.isArray(target)) return follow(value, `${place}[${name}]`, key);
      const at = Object.keys(target).indexOf(name);
      // What is looked for and not there may be what somebody has typed.
      const known = at < 0 && !(name in target) ? 'key ?' : maskedKey(name, at);
      return follow(value, `${place}.${known}`, known);
    };
    return {
      get: (target, name): unknown => {
        const real: unknown = Reflect.get(target, name);
        if (typeof name === 'symbol') return real;
        const noted = read(target, name);
        return isFixed(target, name) ? real : noted;
      },
      has: (target, name) => {
        if (typeof name === 'string') read(target, name);
        return Reflect.has(target, name);
      },
    };
  };

  return {
    follow,
    /** In the order in which they were read first. */
    reads: (): readonly NotedRead[] =>
      [...noted].filter(([place]) => !passed.has(place)).map(([place, value]) => ({ place, value })),
  };
}
