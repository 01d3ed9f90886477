import type { SnapshotFrom } from 'xstate';
import { connectionDayOf } from '../order-broadband/order-broadband.rules.ts';
import { livingSummaryOf, type LivingSummary } from '../order-broadband/living-summary.rules.ts';
import { undecided } from '../switch-provider/switch-standing.rules.ts';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { reviewOrderMachine } from './review-order.machine.ts';
import type { ReviewOrderContext } from './review-order.types.ts';

export type ReviewOrderModel = Pick<
  ReviewOrderContext,
  | 'product'
  | 'customisation'
  | 'booking'
  | 'changed'
  | 'switching'
  | 'contract'
  | 'errors'
  | 'contractsUi'
  | 'contractNewTab'
> & {
  address: string;
  /** The first day on which the service can start; null where the gateway has not said. */
  earliestDate: string | null;
  /** The day chosen, but not before the day after the outside visit; null where none was chosen. */
  connectionDate: string | null;
  name: string;
  email: string;
  phone: string;
  monthlyPriceInPence: number;
  /** What is ordered and what it costs, as on the steps before. */
  summary: LivingSummary | null;
  isPreparing: boolean;
  isPlacing: boolean;
};

export function selectReviewOrder(snapshot: SnapshotFrom<typeof reviewOrderMachine>): ReviewOrderModel {
  const { member, plan, product, premise, customisation, booking, switching, contract, errors } = snapshot.context;
  const { changed, contractsUi, contractNewTab } = snapshot.context;
  return {
    product,
    customisation,
    booking,
    changed,
    switching,
    contract,
    errors,
    contractsUi,
    contractNewTab,
    address: premiseLine(premise),
    earliestDate: plan.earliestActivationDate ?? null,
    connectionDate: connectionDayOf(booking, customisation.connectionDate),
    name: [member?.firstName, member?.lastName].filter(Boolean).join(' '),
    email: member?.email ?? '',
    phone: member?.phone ?? '',
    // The gateway's price is the contract's: product and add-ons together.
    monthlyPriceInPence: Number(plan.monthlyPrice),
    summary: livingSummaryOf({
      product,
      plan,
      customisation,
      booking,
      switching: switching ?? undecided(''),
      isSwitchable: switching !== null,
      choosing: null,
      visiting: null,
    }),
    isPreparing: snapshot.matches('preparingContract'),
    isPlacing: snapshot.matches('placingOrder'),
  };
}
