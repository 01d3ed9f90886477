import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { changePlanMachine } from './change-plan.machine.ts';
import type { ChangePlanContext, PlanChangeOffer, PlanChangeOption, PlanTerms } from './change-plan.types.ts';

/** A change with its day and its documents, offered or asked for. */
export type ShownChange = Pick<PlanChangeOffer, 'from' | 'contractSummaryDocId' | 'contractInformationDocId'> & {
  plan: PlanChangeOption;
};

export type ChangePlanModel = Pick<ChangePlanContext, 'planId' | 'errors' | 'news'> & {
  address: string;
  /** The order of the plan; '' while nothing is known. */
  orderId: string;
  /** The plan as it is; null while nothing is known. */
  present: PlanTerms | null;
  /** The day from which a change counts; null where none can be had. */
  from: string | null;
  /** The last day of the minimum term, which stays; null where none is left. */
  minimumTermEnd: string | null;
  options: PlanChangeOption[];
  /** What is read before it is accepted. */
  offer: (ShownChange & { undoUntil: string }) | null;
  /** What is agreed; `undoUntil`: null once it is too late. */
  asked: (ShownChange & { undoUntil: string | null }) | null;
  /** The last day of a plan that is ending or has ended. */
  lastDay: string | null;
  isBusy: boolean;
};

export function selectChangePlan(snapshot: SnapshotFrom<typeof changePlanMachine>): ChangePlanModel {
  const { planId, changing, offer, errors, news } = snapshot.context;
  const known = changing?.changes;
  return {
    planId,
    address: changing ? premiseLine(changing.plan.home) : '',
    orderId: changing?.plan.orderId ?? '',
    present: known?.present ?? null,
    from: known?.from ?? null,
    minimumTermEnd: known?.minimumTermEnd ?? null,
    options: known?.options ?? [],
    offer,
    asked: known?.asked ?? null,
    lastDay: changing?.plan.plan.serviceEnd ?? null,
    errors,
    news,
    isBusy: snapshot.hasTag('busy'),
  };
}
