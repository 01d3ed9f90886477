import { shortDateFullYear } from '../../words/date-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { findProduct, kitOptions } from '../products/products.catalogue.ts';
import type { Line } from './bills.types.ts';

/** Why compensation is paid. */
const reasons = {
  LATE_GO_LIVE: 'Your broadband started late',
  NEVER_LIVE: 'An order of yours was late, and never went live',
  MISSED_OUTSIDE_VISIT: 'The engineer missed your outside install',
  MISSED_HOME_VISIT: 'The engineer missed your home install',
  LATE_REPAIR: 'Your repair took longer than two working days',
  MISSED_REPAIR_VISIT: 'The engineer missed your repair visit',
} as const satisfies Record<NonNullable<Line['reason']>, string>;

const dateOf = (date: string | null): string => (date === null ? '' : shortDateFullYear(date));

function period({ from, to }: Pick<Line, 'from' | 'to'>): string {
  return from === to ? dateOf(from) : `${dateOf(from)} to ${dateOf(to)}`;
}

const dayCount = (days: number | null): string => (days === 1 ? '1 day' : `${days} days`);

const monthCount = (months: number | null): string => (months === 1 ? '1 month' : `${months} months`);

function partOfMonth(line: Line): string {
  return `${period(line)}: ${dayCount(line.days)} of ${line.ofDays} at ${pounds(line.rateInPence ?? 0)} a month`;
}

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
      return { label: 'Set-up', text: line.amountInPence < 0 ? 'Given back' : 'Charged once' };
    case 'EXIT_FEE':
      return { label: 'Exit fee', text: `${monthCount(line.days)} left, at ${pounds(line.rateInPence ?? 0)} each` };
    case 'UNUSED_DAYS':
      return { label: 'Days after your last day', text: partOfMonth(line) };
    case 'REFUND':
      return { label: 'What we give back', text: 'First off what is still due, the rest the way you paid' };
    case 'BOOST':
      return { label: 'Boost', text: `${period(line)}, free of charge` };
    case 'PAUSE':
      return { label: 'Credit for a pause', text: partOfMonth(line) };
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
