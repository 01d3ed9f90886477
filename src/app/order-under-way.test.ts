import { expect, it } from 'vitest';
import { isOrderUnderWay } from './order-under-way.ts';

const kept = (address: object | null) => JSON.stringify({ v: 1, snapshot: { status: 'active', context: { address } } });

it.each([
  ['a home has been chosen', kept({ lines: ['7 Saltmarsh Row'] }), true],
  ['no home has been chosen yet', kept(null), false],
  ['nothing is kept', null, false],
  ['what is kept is of another shape', '{}', false],
])('an order is under way when %s', (_, text, isUnderWay) => {
  expect(isOrderUnderWay(text)).toBe(isUnderWay);
});
