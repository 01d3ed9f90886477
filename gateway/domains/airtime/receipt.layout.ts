import { ukDateOf } from '../../../platform/clock/clock.ts';
import { longDate } from '../../words/date-words.ts';
import { vatIn } from '../bills/bill-lines.rules.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { ContractLayout } from '../contracts/contracts.types.ts';
import type { MemberRow } from '../members/members.rows.ts';
import type { TopUpRow } from './airtime.store.ts';

/** The receipt of a top-up as a document: drawn as contracts are, so that it can be read aloud as well. */
export function topUpReceipt(
  { id, paidAt, amountInPence, isAutomatic, state }: TopUpRow & { paidAt: Date },
  { member, brandName }: { member: Pick<MemberRow, 'memberName'>; brandName: string },
): ContractLayout {
  const day = longDate(ukDateOf(paidAt));
  const takenBack: [string, string][] =
    state === 'TAKEN_BACK' ? [['Taken back by your bank', pounds(amountInPence)]] : [];
  return {
    title: `Your receipt of ${day}`,
    subtitle: `${brandName} credit · Top-up ${id}`,
    intro: `${pounds(amountInPence)} was paid on ${day}. VAT at 20 % is included: it is paid with the top-up, and not again when you spend it.`,
    sections: [
      { heading: 'For', rows: [['Name', member.memberName]] },
      {
        heading: 'What you paid for',
        rows: [
          [
            isAutomatic ? 'Automatic top-up of your credit' : 'Top-up of your credit',
            `${pounds(amountInPence)}, of which VAT ${pounds(vatIn(amountInPence))}`,
          ],
        ],
      },
      {
        heading: 'Total',
        rows: [['Paid', pounds(amountInPence)], ['VAT included', pounds(vatIn(amountInPence))], ...takenBack],
      },
    ],
    onePage: false,
  };
}
