import { expect, test } from 'vitest';
import { compensationOn as owedByTheGateway } from '../../gateway/domains/contracts/contracts.rules.ts';
import { compensationOn } from '../../src/pages/content/price-facts.ts';

test.each(['2025-04-01', '2026-03-31', '2026-04-01', '2027-01-15'])(
  'what a customer is told for %s is what the gateway pays',
  (day) => {
    const { lateStart, missedVisit } = owedByTheGateway(day);
    expect(compensationOn(day)).toMatchObject({ lateStart, missedVisit });
  },
);

test('a day before all amounts has the first of them', () => {
  expect(compensationOn('2020-01-01')).toEqual(compensationOn('2025-04-01'));
});
