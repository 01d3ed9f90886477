import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteWithHomes } from '../testing/customer.ts';
import type { TestGateway } from '../testing/gateway.ts';
import { attack } from './attack.ts';
import { neverDone } from './attack-report.ts';
import { served } from './contract-operations.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await siteWithHomes();
});
afterAll(() => site.close());

/** Requests to each operation: with fewer, chance leaves too many of them without one that is to succeed. */
const EACH = 7;

/** `npm run audit:gateway` sends ten thousand. */
test('hundreds of requests, right, wrong, hostile and of strangers, are answered as the contract says (ER-13)', async () => {
  const target = { site, operations: served, fetchOf: () => site.gateway.fetch };
  const { shots, faults } = await attack(target, { size: served.length * EACH, seed: 7 });
  expect(faults).toEqual([]);
  expect(shots).toHaveLength(served.length * EACH);
  expect(neverDone(shots).length).toBeLessThan(served.length / 2);
});
