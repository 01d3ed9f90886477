import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, daysBetween, type LocalDate } from '../../../platform/clock/local-date.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { NetworkUsage } from '../../mobile-network/mobile-network-link.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { lastDayOf, soldPlan } from './member-sim-plans.rules.ts';
import type { SimPlanRow } from './member-sim-plans.store.ts';
import { allowanceOf } from './member-sim-plans.views.ts';

type Schemas = components['schemas'];
type PartUsed = Schemas['SimPlanCancellation']['partsUsed'][number];

/** So many days after the day of its purchase a plan can be cancelled (Consumer Contracts Regulations 2013, regulation 30). */
const CANCEL_DAYS = 14;

/**
 * The days of a plan that have begun. The rest of the day on which it began is given free to whoever keeps it; of one that is cancelled it is a day, or
 * a plan could be had for nothing every day anew.
 */
function daysUsedOf(endsAt: Date, days: number, today: LocalDate): number {
  const left = daysBetween(today, lastDayOf(endsAt)) + 1;
  return Math.min(days, Math.max(1, days + 1 - left));
}

/** What is used of each part with a limit, in whole per cent: as the network says, and not less than what it has told. */
function partsUsedOf(row: SimPlanRow, usage: NetworkUsage | undefined): PartUsed[] {
  const { dataInMb, minutes, texts } = allowanceOf(row);
  const used = usage?.allowance?.reference === row.reference ? usage.used : undefined;
  const told = (part: PartUsed['part']) =>
    Math.max(0, ...[80, 100].filter((percent) => row.milestones.includes(`${part}:${percent}`)));
  const partUsed = (part: PartUsed['part'], limit: number | null, units = 0): PartUsed[] =>
    limit === null
      ? []
      : [{ part, percent: Math.max(told(part), Math.min(100, Math.floor((100 * units) / Math.max(1, limit)))) }];
  return [
    ...partUsed('DATA', dataInMb, used?.dataInMb),
    ...partUsed('MINUTES', minutes, used?.minutes),
    ...partUsed('TEXTS', texts, used?.texts),
  ];
}

/**
 * What comes back of a plan that runs and is cancelled today: its price without what was supplied, which is the larger of the days that have begun and
 * of what is used of a part (regulation 36). Null where the 14 days are over, or where nothing would come back.
 */
export function cancellationOf(
  row: SimPlanRow,
  { today, usage }: { today: LocalDate; usage: NetworkUsage | undefined },
): Schemas['SimPlanCancellation'] | null {
  const { endsAt, boughtAt, priceInPence } = row;
  if (row.state !== 'RUNNING' || endsAt === null || boughtAt === null) return null;
  const until = addDays(ukDateOf(boughtAt), CANCEL_DAYS);
  const { days } = soldPlan(row.planId);
  const daysUsed = daysUsedOf(endsAt, days, today);
  const partsUsed = partsUsedOf(row, usage);
  // Pence are rounded once, in the member's favour.
  const owedInPence = Math.max(
    Math.floor((priceInPence * daysUsed) / days),
    ...partsUsed.map(({ percent }) => Math.floor((priceInPence * percent) / 100)),
  );
  const returnInPence = priceInPence - owedInPence;
  if (today > until || returnInPence <= 0) return null;
  const isUseKnown = usage?.allowance?.reference === row.reference;
  return { until, days, daysUsed, partsUsed, isUseKnown, owedInPence, returnInPence };
}

export const notCancellable = () =>
  new HttpProblem(409, 'sim-plan.not-cancellable', {
    message: 'This plan can’t be cancelled any more: its 14 days are over, or it has ended. Nothing has changed.',
  });

export const returnChanged = (returnInPence: number) =>
  new HttpProblem(409, 'sim-plan.return-changed', {
    message: `What you’d get back has changed since you opened this page: it’s ${pounds(returnInPence)} now. Nothing has changed yet.`,
  });
