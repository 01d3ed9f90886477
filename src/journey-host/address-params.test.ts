import { expect, test } from 'vitest';
import { addressesWith } from './address-params.ts';

const page = '/dashboard/plans/:planId/change';

test.each([
  ['an id', { planId: '6f0c2f6e-0002' }, '/dashboard/plans/6f0c2f6e-0002/change'],
  ['what has to be encoded', { planId: 'no such/plan' }, '/dashboard/plans/no%20such%2Fplan/change'],
])('a page with %s in its address is the same page there and back', (_, params, address) => {
  const { ofPage, pageAt } = addressesWith(params);
  expect(ofPage(page)).toBe(address);
  expect(pageAt(address)).toBe(page);
});

test('a page without names stays as it is, and somebody else’s id is not ours', () => {
  const { ofPage, pageAt } = addressesWith({ planId: 'one' });
  expect(ofPage('/choose-plan')).toBe('/choose-plan');
  expect(pageAt('/choose-plan')).toBe('/choose-plan');
  expect(pageAt('/dashboard/plans/another/change')).toBe('/dashboard/plans/another/change');
});
