import { shortDateFullYear } from '../../words/date-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { findProduct, kitOptions } from '../products/products.catalogue.ts';
import type { Line } from './bills.types.ts';

/** Why compensation is paid. */
const reasons = {
  LATE_GO_LIVE: 'Your broadband started late',
  MISSED_OUTSIDE_VISIT: 'The engineer missed your outside install',
  MISSED_HOME_VISIT: 'The engineer missed your home install',
} as const satisfies Record<NonNullable<Line['reason']>, string>;

const dateOf = (date: string | null): string => (date === null ? '' : shortDateFullYear(date));

function period({ from, to }: Pick<Line, 'from' | 'to'>): string {
  return from === to ? dateOf(from) : `${dateOf(from)} to ${dateOf(to)}`;
}

const dayCount = (days: number | null): string => (days === 1 ? '1 day' : `${days} days`);

/** `£25.00`, and `−£6.46` for a credit. */
export function signedPounds(pence: number): string {
  return pence < 0 ? `−${pounds(-pence)}` : pounds(pence);
}

/** What a line is about, and what it says of it. */
export function lineInWords(line: Line): { label: string; text: string } {
  switch (line.kind) {
    case 'PLAN':
      return { label: `${findProduct(line.item ?? '')?.displayName ?? 'Broadband'} plan`, text: period(line) };
    case 'ADD_ON':
      return { label: kitOptions.find(({ id }) => id === line.item)?.displayName ?? 'Kit', text: period(line) };
    case 'SET_UP':
      return { label: 'Set-up', text: 'Charged once' };
    case 'PAUSE':
      return {
        label: 'Credit for a pause',
        text: `${period(line)}: ${dayCount(line.days)} of ${line.ofDays} at ${pounds(line.rateInPence ?? 0)} a month`,
      };
    case 'COMPENSATION': {
      const why = line.reason === null ? '' : reasons[line.reason];
      const each = line.per === 'DAY' ? `, ${dayCount(line.days)}` : '';
      return { label: 'Compensation', text: `${why}: ${period(line)}${each}` };
    }
    case 'CARRIED_OVER':
      return line.amountInPence > 0
        ? { label: 'Credit carried over', text: `To your bill of ${dateOf(line.to)}` }
        : { label: 'Credit carried over', text: `From your bill of ${dateOf(line.from)}` };
  }
}
