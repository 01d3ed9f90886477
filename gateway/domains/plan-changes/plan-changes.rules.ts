import { addDays, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { monthOf } from '../bills/billing-months.rules.ts';
import { exitFeePerMonth, pricesOf } from '../plans/plans.rules.ts';
import type { PlanRow, PlanState } from '../plans/plans.types.ts';
import { productsForSpeeds, type Product } from '../products/products.catalogue.ts';
import type { PlanChangeBlock, PlanChangeOption, PlanTerms } from './plan-changes.types.ts';

type Contract = Pick<PlanRow, 'end' | 'meshWifi' | 'monthlyPriceInPence'>;

/** The date of the bill that comes next after a day: from it on a change counts that is asked for on that day. */
export function nextBillDate(goLive: LocalDate, today: LocalDate): LocalDate {
  return addDays(monthOf(goLive, later(goLive, today)).to, 1);
}

/** The last day of the minimum term as it is on a day; null where the plan rolls from month to month by then. */
export function minimumTermEnd(
  { end }: Pick<Contract, 'end'>,
  { contractDurationInMonths }: Product,
  day: LocalDate,
): LocalDate | null {
  return contractDurationInMonths === 1 || end === null || end < day ? null : end;
}

/** What a plan is and costs with a product, on a day. */
export function termsOf(contract: Contract, product: Product, monthlyPriceInPence: number, day: LocalDate): PlanTerms {
  const { productId, sku, displayName, downstreamSpeedInMbps, upstreamSpeedInMbps, contractDurationInMonths } = product;
  const hasTerm = minimumTermEnd(contract, product, day) !== null;
  return {
    productId,
    sku: sku ?? null,
    displayName,
    downstreamSpeedInMbps,
    upstreamSpeedInMbps,
    monthlyPriceInPence,
    exitFeePerMonthInPence: hasTerm ? exitFeePerMonth(monthlyPriceInPence, contractDurationInMonths) : 0,
  };
}

interface Present {
  contract: Contract;
  product: Product;
  speedsAtHome: readonly number[];
  from: LocalDate;
}

/**
 * What a plan can become: what is sold today with a contract of the same length, so that a change neither begins a minimum term
 * nor ends one, and what the network carries to the home. The slowest first.
 */
export function optionsOf({ contract, product, speedsAtHome, from }: Present): PlanChangeOption[] {
  return productsForSpeeds(speedsAtHome)
    .filter(
      ({ productId, contractDurationInMonths }) =>
        productId !== product.productId && contractDurationInMonths === product.contractDurationInMonths,
    )
    .toSorted((a, b) => a.downstreamSpeedInMbps - b.downstreamSpeedInMbps)
    .map((other) => optionOf(contract, { from: product, to: other }, pricesOf(other, contract.meshWifi), from));
}

/** One plan as it compares with the present one. */
export function optionOf(
  contract: Contract,
  change: { from: Product; to: Product },
  { monthlyPriceInPence }: { monthlyPriceInPence: number },
  day: LocalDate,
): PlanChangeOption {
  return {
    ...termsOf(contract, change.to, monthlyPriceInPence, day),
    direction: change.to.downstreamSpeedInMbps > change.from.downstreamSpeedInMbps ? 'UP' : 'DOWN',
    differenceInPence: monthlyPriceInPence - contract.monthlyPriceInPence,
  };
}

const blocksByState = {
  DRAFT: 'NOT_LIVE',
  ORDERED: 'NOT_LIVE',
  ACTIVE: null,
  CHANGING: null,
  // A pause moves no bill, so the plan can change while it rests.
  PAUSED: null,
  CEASING: 'ENDING',
  ENDED: 'ENDED',
} as const satisfies Record<PlanState, PlanChangeBlock | null>;

/** Why a plan in this state can't be changed, whatever there is to choose from; null where it can. */
export function blockOfState(state: PlanState): (typeof blocksByState)[PlanState] {
  return blocksByState[state];
}

/** The last day on which a change can be undone; null once that has passed. */
export function undoUntil(from: LocalDate, today: LocalDate): LocalDate | null {
  return today < from ? addDays(from, -1) : null;
}
