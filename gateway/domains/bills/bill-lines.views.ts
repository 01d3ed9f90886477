import type { Bill, Line } from './bills.types.ts';

/** What a member is shown of a line: all but what it refers to within the gateway. */
export function lineOf(line: Line): Bill['lines'][number] {
  const { kind, amountInPence, vatInPence, from, to, days, ofDays, rateInPence, per, reason, item } = line;
  return { kind, amountInPence, vatInPence, from, to, days, ofDays, rateInPence, per, reason, item };
}
