import type { components } from '../../../openapi/generated/gateway.d.ts';
import { longDate, momentInWords } from '../../words/date-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { answerBy, withdrawUntil, type Application, type CreditState } from './credit.rules.ts';

/** What the customer can do where a credit reference agency's word made the lender decline. */
export const agencyStatement = (name: string): string =>
  `The lender’s answer rests on what it was told by ${name}. You can ask ${name} for your file free of charge, and have what is wrong in it put right.`;

type Owed = components['schemas']['CreditOwed'];

function owedInWords(row: Application, owed: Owed | null): string {
  if (!owed)
    return row.balancePaidAt === null
      ? 'You’ve withdrawn from the credit.'
      : 'You’ve withdrawn from the credit, and paid for your phone.';
  const sum = `${pounds(owed.amountInPence)} by ${longDate(owed.by)}`;
  return owed.to === 'LENDER'
    ? `You’ve withdrawn from the credit. Repay ${row.quote?.lender.name ?? 'the lender'} ${sum}, without interest.`
    : `You’ve withdrawn from the credit. Pay us ${sum}, or send the phone back.`;
}

const withdrawalUnderWay = 'You’ve withdrawn from the credit. We’re telling the lender.';

/** How the credit for a phone stands, for its customer; `owed`: what they have to pay after a withdrawal. */
export function creditInWords(state: CreditState, row: Application | undefined, owed: Owed | null): string {
  const lender = row?.quote?.lender.name ?? 'the lender';
  switch (state) {
    case 'CHOSEN':
      return 'You haven’t applied for it yet.';
    case 'ASKED':
      return 'The lender hasn’t answered yet.';
    case 'REFERRED':
      return `${lender} has to look closer, and answers by email${row ? ` by ${momentInWords(answerBy(row))}` : ''}. Nothing is charged until then.`;
    case 'ACCEPTED':
      return row?.acceptedUntil ? `Accepted. Sign by ${longDate(row.acceptedUntil)}.` : 'Accepted. You can sign now.';
    case 'DECLINED':
      return row?.creditReferenceAgency
        ? agencyStatement(row.creditReferenceAgency)
        : `${lender} has declined. You can pay for this phone at once, or take it out.`;
    case 'SIGNED':
      if (row?.withdrawnAt) return withdrawalUnderWay;
      return row?.boundAt
        ? 'You’ve signed. The lender is making the agreement.'
        : 'You’ve signed. It counts once your order is paid.';
    case 'AGREED':
    case 'PAID_OUT': {
      if (row?.withdrawnAt) return withdrawalUnderWay;
      const until = row && withdrawUntil(row);
      return until ? `Agreed with ${lender}. You can withdraw until ${longDate(until)}.` : `Agreed with ${lender}.`;
    }
    case 'WITHDRAWN':
      return row ? owedInWords(row, owed) : 'You’ve withdrawn from the credit.';
    case 'CANCELLED':
      return 'This credit is cancelled: you owe nothing for it, and what you’ve paid the lender comes back.';
    case 'LAPSED':
      return row?.boundAt
        ? 'The agreement has ended without the phone being sent. You owe nothing.'
        : 'The acceptance has run out. You can apply again.';
  }
}
