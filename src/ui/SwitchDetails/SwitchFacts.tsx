import { longDate } from '../format/date.ts';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { switchDetailsCopy as copy } from './switch-details.copy.ts';
import classes from './SwitchDetails.module.css';

export type SwitchFactsProps = {
  /** GAINING: the customer comes to us, `provider` is the one they leave. LOSING: they go to `provider` (SW-11, SW-12). */
  type: 'GAINING' | 'LOSING';
  /** Null where the provider has given none. */
  reference: string | null;
  provider: string;
  /** YYYY-MM-DD; null until a day is planned. */
  completionDate: string | null;
  address: string;
  lastName: string;
  /** '' where none was given. */
  accountNumber: string;
};

/** Whose switch it is, from whom to whom, and when (SW-10). */
export function SwitchFacts(facts: SwitchFactsProps) {
  const { type, reference, provider, completionDate, address, lastName, accountNumber } = facts;
  const words = copy[type];
  return (
    <SummaryList
      rows={[
        { term: words.otherProvider, details: provider },
        {
          term: copy.completionDate,
          details: completionDate === null ? words.completion : longDate(completionDate),
        },
        { term: copy.address, details: address },
        { term: copy.lastName, details: lastName },
        { term: copy.accountNumber, details: accountNumber === '' ? copy.notGiven : accountNumber },
        // For who asks about it on the phone: long, and nothing to decide by.
        { term: copy.reference, details: <span className={classes.reference}>{reference ?? copy.notGiven}</span> },
      ]}
    />
  );
}
