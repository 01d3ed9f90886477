import { expect, it } from 'vitest';
import { isOrderUnderWay } from './order-under-way.ts';

const kept = (address: object | null, order: object | null = null) =>
  JSON.stringify({ v: 1, snapshot: { status: 'active', context: { address, order } } });

it.each([
  ['a home has been chosen', kept({ lines: ['7 Saltmarsh Row'] }), true],
  ['it has been placed', kept({ lines: ['7 Saltmarsh Row'] }, { id: '1' }), false],
  ['no home has been chosen yet', kept(null), false],
  ['nothing is kept', null, false],
  ['what is kept is of another shape', '{}', false],
])('an order is under way when %s', (_, text, isUnderWay) => {
  expect(isOrderUnderWay(text)).toBe(isUnderWay);
});
