import { ukDateOf } from '../../../platform/clock/clock.ts';
import { longDate, shortDateFullYear, timeOfDay } from '../../words/date-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { ContractLayout } from '../contracts/contracts.types.ts';
import type { CreditInformation } from './credit-information.ts';
import { signatureOf, withdrawUntil, type Application } from './credit.rules.ts';

type Rows = ContractLayout['sections'][number]['rows'];

interface Known {
  information: CreditInformation;
  /** The application about the phone, with the signature; undefined before somebody applies. */
  application: Application | undefined;
  /** Who applies, or is about to. */
  customer: { name: string; address: string };
  orderKey: string;
  now: Date;
}

const party = ({ name, addressLines }: CreditInformation['lender']): string => [name, ...addressLines].join(', ');

function signatureRows(row: Application | undefined, now: Date): Rows {
  const signature = signatureOf(row, now);
  // One that nobody paid for in time counts no longer.
  if (!row || !signature)
    return [['Signature', 'Not signed yet. You sign on our site, by ticking a box and typing your name.']];
  const until = withdrawUntil(row);
  return [
    ['Signed as', signature.signedAs],
    [
      'Signed on',
      `${longDate(ukDateOf(signature.signedAt))}, ${timeOfDay(signature.signedAt)}, by a ticked box and a typed name on our site`,
    ],
    ...(until === null
      ? ([['Takes effect', 'Once your order is paid. Until then nobody is bound.']] satisfies Rows)
      : ([['You can withdraw until', longDate(until)]] satisfies Rows)),
    ...(row.withdrawnAt === null ? [] : ([['Withdrawn on', longDate(ukDateOf(row.withdrawnAt))]] satisfies Rows)),
    ...(row.cancelledAt === null ? [] : ([['Cancelled on', longDate(ukDateOf(row.cancelledAt))]] satisfies Rows)),
  ];
}

/** The pre-contract credit information and the agreement about one phone, before it is signed and afterwards. */
export function agreementLayout({ information, application, customer, orderKey, now }: Known): ContractLayout {
  const { lender, broker, brokerStatement, goods, payments, clauses, months, aprInPercent } = information;
  const { monthlyInPence, lastInPence } = information;
  const number = application?.agreement?.number;
  const others =
    lastInPence === monthlyInPence
      ? `${months} of ${pounds(monthlyInPence)}`
      : `${months - 1} of ${pounds(monthlyInPence)}, the last of ${pounds(lastInPence)}`;
  return {
    title: 'Fixed-sum loan agreement regulated by the Consumer Credit Act 1974',
    subtitle: `${number === undefined ? 'Pre-contract credit information and agreement' : `Agreement ${number}`} · Order ${orderKey}`,
    intro: `Between ${lender.name}, who lends, and ${customer.name}, who borrows, for one phone. Keep this document: it has all that is agreed.`,
    sections: [
      {
        heading: 'Who is who',
        rows: [
          ['Lender', party(lender)],
          ['Credit broker', party(broker)],
          ['What a broker is', brokerStatement],
          ['You', `${customer.name}, ${customer.address}`],
        ],
      },
      {
        heading: 'The credit',
        rows: [
          ['For', goods],
          ['Cash price', `${pounds(information.cashPriceInPence)}, VAT included`],
          ['Paid to us at once', pounds(information.upfrontInPence)],
          ['Amount of credit', pounds(information.lentInPence)],
          ['Duration', `${months} months`],
          ['Rate of interest', `${information.interestRateInPercent} % a year, fixed`],
          ['APR', `${aprInPercent} %`],
          ['Interest', pounds(information.interestInPence)],
          ['You repay the lender', pounds(information.repayableInPence)],
          ['Total amount payable', `${pounds(information.totalInPence)}, with what is paid at once`],
          ['Monthly payments', others],
        ],
      },
      {
        heading: signatureOf(application, now) ? 'What you pay, and when' : 'What you pay, and when, if you sign today',
        rows: payments.map(({ number: nth, dueOn, amountInPence }) => [
          `Payment ${nth}`,
          `${pounds(amountInPence)} on ${shortDateFullYear(dueOn)}`,
        ]),
      },
      { heading: 'Your rights and duties', rows: clauses.map(({ heading, text }) => [heading, text]) },
      { heading: 'Signature', rows: signatureRows(application, now) },
    ],
    onePage: false,
  };
}
