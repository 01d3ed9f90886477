import type { SummarisedOrder } from './OrderSummary.tsx';
import { ChangePlan, SummaryCard } from './SummaryCard.tsx';

type PlanSoFarProps = {
  /** The one that was picked; prices are a month's, and once. */
  plan: { name: string; priceInPence: number; setupPriceInPence: number; contract: string } & Pick<
    SummarisedOrder,
    'earliestGoLiveDay'
  >;
  /** Where another one is chosen. */
  changeTo: string;
};

/** An order of which no more is known than its plan: who orders says who they are at this step. */
export const PlanSoFar = ({ plan, changeTo }: PlanSoFarProps) => (
  <SummaryCard
    order={{
      planName: plan.name,
      contractText: plan.contract,
      planPriceInPence: plan.priceInPence,
      meshPriceInPence: null,
      monthlyPriceInPence: plan.priceInPence,
      setupPriceInPence: plan.setupPriceInPence,
      outsideVisit: 'unknown',
      inHomeVisit: 'unknown',
      goLiveDay: null,
      ...(plan.earliestGoLiveDay !== undefined && { earliestGoLiveDay: plan.earliestGoLiveDay }),
      switching: 'open',
    }}
  >
    <ChangePlan to={changeTo} />
  </SummaryCard>
);
