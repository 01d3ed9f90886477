import { statusOf, type Failure } from '../shared/failure.ts';
import { addDays, isLocalDate, type LocalDate } from '../shared/local-date.ts';
import type { Customisation, Product } from '../order-broadband/order-broadband.types.ts';
import type { CustomisePlanInput, CustomisePlanRefusal } from './customise-plan.types.ts';

/**
 * Weeks from the earliest day on in which a connection date can be chosen. The gateway's own limit, three months from
 * today, is never sooner, whatever bank holidays do to the earliest day.
 */
const weeksOnOffer = 11;

/** The last day on offer; null where the gateway has not said which is the first. */
export const latestDateOf = (earliest: LocalDate = ''): LocalDate | null =>
  isLocalDate(earliest) ? addDays(earliest, weeksOnOffer * 7) : null;

/** Why a connection date is refused, or null (CU-03: not before `earliestActivationDate`). Local dates compare as text. */
export function connectionDateError(date: string, earliest: LocalDate = ''): CustomisePlanRefusal | null {
  if (date === '') return 'dateMissing';
  if (!isLocalDate(date)) return 'dateWrong';
  if (date < earliest) return 'dateTooSoon';
  return date > (latestDateOf(earliest) ?? date) ? 'dateNotYetOpen' : null;
}

/** The gateway's own words for a connection date that it refused; '' where it refused something else. */
export function refusedDateWords(failure: Failure): string {
  if (failure.kind !== 'HttpError' || statusOf(failure) !== 400) return '';
  return failure.fields.find(({ path }) => path === 'body.connectionDate')?.message ?? '';
}

/** What the step begins with: what was chosen last, then what was kept, then the plan without anything. */
export function beginningChoice({ product, customisation, lastChoice }: CustomisePlanInput): Customisation {
  return {
    productId: customisation?.productId ?? product.productId,
    meshWifi: (lastChoice ?? customisation)?.meshWifi ?? false,
    connectionDate: lastChoice?.connectionDate ?? customisation?.connectionDate ?? null,
  };
}

/** The plan in a length; undefined where there is none of that length, or no length is wanted. */
export const productOfLength = (lengths: readonly Product[], months: number | null): Product | undefined =>
  lengths.find(({ contractDurationInMonths }) => contractDurationInMonths === months);
