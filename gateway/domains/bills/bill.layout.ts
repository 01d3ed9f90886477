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

/** What a bill is called, what is said of it, and what it is for. */
function whatItIs({ from, to, isFinal, isCredit }: PlanBill): { title: string; intro: string; row: [string, string] } {
  if (isCredit)
    return {
      title: 'Your credit',
      intro: 'This was settled after your final bill.',
      row: ['Settled on', shortDateFullYear(from)],
    };
  if (isFinal)
    return {
      title: 'Your final bill',
      intro: 'Your service has ended.',
      row: ['Last day of service', shortDateFullYear(addDays(from, -1))],
    };
  return {
    title: 'Your bill',
    intro: 'You pay for each month ahead.',
    row: ['Month', `${shortDateFullYear(from)} to ${shortDateFullYear(to)}`],
  };
}

/** A bill as a document: drawn as contracts are, so that it can be read aloud as well. */
export function billLayout(bill: PlanBill, { brandName, customerName, address }: Addressee): ContractLayout {
  const { number, from, totalInPence, vatInPence, lines } = bill;
  const { title, intro, row } = whatItIs(bill);
  const due = totalInPence === 0 ? 'Nothing is due.' : `${pounds(totalInPence)} is due on ${longDate(from)}.`;
  return {
    title: `${title} of ${longDate(from)}`,
    subtitle: `${brandName} full fibre broadband · Bill ${number}`,
    intro: `${due} ${intro} All prices include VAT.`,
    sections: [
      {
        heading: 'For',
        rows: [['Name', customerName], ['Address', address], row],
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
