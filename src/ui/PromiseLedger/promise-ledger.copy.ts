import { price } from '../format/price.ts';
import type { Promised } from './promised.ts';

type Causer = NonNullable<Promised['causedBy']>;

const per: Record<Promised['compensation']['per'], string> = {
  DAY: 'for each day that we’re late',
  VISIT: 'if we miss it',
};

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Every word of the list of promises. */
export const promiseLedgerCopy = {
  names: {
    GO_LIVE: 'Go Live',
    OUTSIDE_VISIT: 'Outside install',
    HOME_VISIT: 'Home install',
    REPAIR: 'Repaired by the end of',
    REPAIR_VISIT: 'Engineer visit',
  } satisfies Record<Promised['kind'], string>,
  states: {
    OPEN: 'To come',
    KEPT: 'Kept',
    MOVED: 'Moved',
    BROKEN: 'Broken',
    CALLED_OFF: 'Called off',
  } satisfies Record<Promised['state'], string>,
  by: { NETWORK: 'by the network', CUSTOMER: 'by you' } satisfies Record<Causer, string>,
  acts: { NETWORK: 'Next step: the network', CUSTOMER: 'Next step: you' } satisfies Record<Causer, string>,
  wouldBeWorth: ({ rateInPence, per: unit }: Promised['compensation']) =>
    `We pay you ${price(rateInPence)} ${per[unit]}`,
  isWorth: ({ rateInPence, per: unit, days: late, amountInPence }: Promised['compensation']) =>
    unit === 'DAY'
      ? `${price(rateInPence)} a day for ${days(late)}: ${price(amountInPence)}`
      : `${price(amountInPence)} for the missed visit`,
  worthNothing: 'No compensation, as the change came from you',
  total: 'Compensation so far',
  paid: 'You don’t have to ask: it comes as a credit on your bill.',
  none: 'There are no dates to keep yet.',
} as const;
