import { ukDateOf } from '../../../platform/clock/clock.ts';
import { ukMidnight } from '../../../platform/clock/uk-time.ts';
import { longDate } from '../../words/date-words.ts';
import { vatIn } from '../bills/bill-lines.rules.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { ContractLayout } from '../contracts/contracts.types.ts';
import type { MemberRow } from '../members/members.rows.ts';
import { lastDayOf, soldPlan } from './member-sim-plans.rules.ts';
import type { SimPlanRow } from './member-sim-plans.store.ts';

/** What went back of a plan: all of one that was taken back before it began, a part of one that was cancelled. */
const wentBack = ({ state, priceInPence, returnedInPence }: SimPlanRow): number =>
  state === 'TAKEN_BACK' ? priceInPence : returnedInPence;

/** The days that it covers, as far as they are known. */
function runs({ startedAt, endsAt }: SimPlanRow): [string, string][] {
  if (startedAt === null || endsAt === null) return [];
  // One that ended before its time ended in the middle of its last day.
  const isWhole = endsAt.getTime() === ukMidnight(ukDateOf(endsAt)).getTime();
  const last = isWhole ? lastDayOf(endsAt) : ukDateOf(endsAt);
  return [
    ['From', longDate(ukDateOf(startedAt))],
    ['Until', longDate(last)],
  ];
}

/** The receipt of a SIM plan that was paid by card, as a document: drawn as contracts are, so that it can be read aloud as well. */
export function simPlanReceipt(
  row: SimPlanRow & { boughtAt: Date },
  { member, brandName }: { member: Pick<MemberRow, 'memberName'>; brandName: string },
): ContractLayout {
  const { boughtAt, priceInPence, planId, reference } = row;
  const { name, days } = soldPlan(planId);
  const day = longDate(ukDateOf(boughtAt));
  const back = wentBack(row);
  const withVat = (pence: number) => `${pounds(pence)}, of which VAT ${pounds(vatIn(pence))}`;
  const backRows: [string, string][] =
    back === 0
      ? []
      : [
          ['Given back', withVat(back)],
          ['What you have paid', withVat(priceInPence - back)],
        ];
  return {
    title: `Your receipt of ${day}`,
    subtitle: `${brandName} SIM plan · ${reference}`,
    intro: `${pounds(priceInPence)} was paid on ${day}. VAT at 20 % is included.`,
    sections: [
      { heading: 'For', rows: [['Name', member.memberName]] },
      {
        heading: 'What you paid for',
        rows: [[`${name} plan for ${days} days`, withVat(priceInPence)], ...runs(row)],
      },
      {
        heading: 'Total',
        rows: [['Paid', pounds(priceInPence)], ['VAT included', pounds(vatIn(priceInPence))], ...backRows],
      },
    ],
    onePage: false,
  };
}
