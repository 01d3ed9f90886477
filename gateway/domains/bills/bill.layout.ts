import { addDays } from '../../../platform/clock/local-date.ts';
import { longDate, shortDateFullYear } from '../../words/date-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { ContractLayout } from '../contracts/contracts.types.ts';
import type { PlanBill } from './bills.store.ts';
import { lineInWords, signedPounds } from './bills.words.ts';

interface Addressee {
  brandName: string;
  customerName: string;
  /** Of the home, in one line. */
  address: string;
}

/** A bill as a document: drawn as contracts are, so that it can be read aloud as well. */
export function billLayout(bill: PlanBill, { brandName, customerName, address }: Addressee): ContractLayout {
  const { number, from, to, totalInPence, vatInPence, lines, isFinal } = bill;
  return {
    title: `Your ${isFinal ? 'final bill' : 'bill'} of ${longDate(from)}`,
    subtitle: `${brandName} full fibre broadband · Bill ${number}`,
    intro: `${pounds(totalInPence)} is due on ${longDate(from)}. ${isFinal ? 'Your service has ended.' : 'You pay for each month ahead.'} All prices include VAT.`,
    sections: [
      {
        heading: 'For',
        rows: [
          ['Name', customerName],
          ['Address', address],
          isFinal
            ? ['Last day of service', shortDateFullYear(addDays(from, -1))]
            : ['Month', `${shortDateFullYear(from)} to ${shortDateFullYear(to)}`],
        ],
      },
      {
        heading: 'What you pay for',
        rows: lines.map((line) => {
          const { label, text } = lineInWords(line);
          const vat = line.vatInPence === 0 ? '' : `, of which VAT ${signedPounds(line.vatInPence)}`;
          return [label, `${text}\n${signedPounds(line.amountInPence)}${vat}`];
        }),
      },
      {
        heading: 'Total',
        rows: [
          ['To pay', pounds(totalInPence)],
          ['VAT included', pounds(vatInPence)],
          ['Due', longDate(from)],
        ],
      },
    ],
    onePage: false,
  };
}
