import { expect, test } from 'vitest';
import { notServed } from './not-served.ts';
import { createTestGateway } from './test-gateway.ts';

test('the list of operations not served yet is true: every other one of the contract has a handler', async () => {
  const site = await createTestGateway();
  await site.close();
  expect(site.gateway.notServed.toSorted()).toEqual(notServed.toSorted());
});
