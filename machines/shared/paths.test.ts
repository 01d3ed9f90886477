import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('every page has an address of its own on this site', () => {
  const addresses = Object.values(paths);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => !/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(address))).toEqual([]);
});
