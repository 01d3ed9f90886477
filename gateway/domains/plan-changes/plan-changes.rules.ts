import { addDays, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import { monthOf } from '../bills/billing-months.rules.ts';
import { arrivesBy, sendBackBy } from '../plans/kit.rules.ts';
import { exitFeePerMonth, pricesOf } from '../plans/plans.rules.ts';
import type { PlanRow, PlanState } from '../plans/plans.types.ts';
import { MESH_WIFI_MONTHLY_PENCE, productsForSpeeds, type Product } from '../products/products.catalogue.ts';
import type {
  ChangeRow,
  MeshPointOnItsWay,
  PlanChangeBlock,
  PlanChangeOption,
  PlanTerms,
} from './plan-changes.types.ts';

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

/** What a plan is: its product, and its kit. */
export interface Chosen {
  product: Product;
  meshWifi: boolean;
}

/** What a plan is and costs with a product and kit, on a day. */
export function termsOf(
  contract: Contract,
  { product, meshWifi }: Chosen,
  monthlyPriceInPence: number,
  day: LocalDate,
): PlanTerms {
  const { productId, sku, displayName, downstreamSpeedInMbps, upstreamSpeedInMbps, contractDurationInMonths } = product;
  const hasTerm = minimumTermEnd(contract, product, day) !== null;
  return {
    productId,
    sku: sku ?? null,
    displayName,
    meshWifi,
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
 * What a plan costs a month with other kit, or with another product: what was agreed for the product that is kept stays, so that only
 * its kit is paid for anew.
 */
function monthlyPrice(contract: Contract, present: Product, { product, meshWifi }: Chosen): number {
  if (product.productId !== present.productId) return pricesOf(product, meshWifi).monthlyPriceInPence;
  const { monthlyPriceInPence, meshWifi: hasMeshWifi } = contract;
  if (meshWifi === hasMeshWifi) return monthlyPriceInPence;
  return monthlyPriceInPence + (meshWifi ? MESH_WIFI_MONTHLY_PENCE : -MESH_WIFI_MONTHLY_PENCE);
}

/**
 * What a plan can become, each with mesh Wi-Fi and without: what is sold today with a contract of the same length, so that a change
 * neither begins a minimum term nor ends one, and what the network carries to the home. The plan that is there can be kept with the
 * other kit, whatever the network carries. The slowest first.
 */
export function optionsOf({ contract, product: present, speedsAtHome, from }: Present): PlanChangeOption[] {
  const others = productsForSpeeds(speedsAtHome).filter(
    ({ productId, contractDurationInMonths }) =>
      productId !== present.productId && contractDurationInMonths === present.contractDurationInMonths,
  );
  return [present, ...others]
    .toSorted((a, b) => a.downstreamSpeedInMbps - b.downstreamSpeedInMbps)
    .flatMap((product) => [false, true].map((meshWifi) => ({ product, meshWifi })))
    .filter(({ product, meshWifi }) => product !== present || meshWifi !== contract.meshWifi)
    .map((to) => optionOf(contract, { from: present, to }, monthlyPrice(contract, present, to), from));
}

function directionOf(from: Product, to: Product): PlanChangeOption['direction'] {
  if (from.productId === to.productId) return 'SAME';
  return to.downstreamSpeedInMbps > from.downstreamSpeedInMbps ? 'UP' : 'DOWN';
}

/** One plan as it compares with the present one. */
export function optionOf(
  contract: Contract,
  { from, to }: { from: Product; to: Chosen },
  monthlyPriceInPence: number,
  day: LocalDate,
): PlanChangeOption {
  return {
    ...termsOf(contract, to, monthlyPriceInPence, day),
    direction: directionOf(from, to.product),
    differenceInPence: monthlyPriceInPence - contract.monthlyPriceInPence,
  };
}

/** What becomes of the second Wi-Fi point by a change that was asked for on a day; null where the kit stays as it is. */
export function meshPointOf(
  { meshWifi, meshWifiBefore, from }: Pick<ChangeRow, 'meshWifi' | 'meshWifiBefore' | 'from'>,
  askedOn: LocalDate,
): MeshPointOnItsWay {
  if (meshWifi === meshWifiBefore) return null;
  return meshWifi
    ? { goes: 'TO_HOME', by: arrivesBy(from, askedOn) }
    : { goes: 'BACK', by: sendBackBy(addDays(from, -1)) };
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
