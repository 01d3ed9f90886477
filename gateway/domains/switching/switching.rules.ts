import { HttpProblem, outsideWindow } from '../../../platform/http/problem.ts';
import { canBePlanned } from '../../one-touch-switch/dates.rules.ts';
import type { Provider } from '../../one-touch-switch/directory.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { hasRunOut } from './expiry.ts';
import { isOrdered } from './steps.rules.ts';
import type { SwitchRow } from './switching.store.ts';

/** What the customer has typed, as it is sent on. */
export interface SwitchDetails {
  lastName: string;
  losingProviderId: string;
  accountNumber: string | null;
}

function refused(code: string, message: string): HttpProblem {
  return new HttpProblem(409, `switch.${code}`, { message });
}

function invalid(field: string, message: string): HttpProblem {
  return new HttpProblem(400, 'validation.failed', { message, fields: [{ path: `body.${field}`, message }] });
}

/** Reads a request. Throws 400 for a name of spaces and for an unknown provider, 409 `provider.suspended`. */
export function detailsOf(
  given: { lastName: string; losingProviderId: string; losingProviderAccountNumber?: string },
  providers: ReadonlyMap<string, Provider>,
): SwitchDetails {
  const lastName = given.lastName.trim();
  if (lastName === '') throw invalid('lastName', 'Last name is required');
  const provider = providers.get(given.losingProviderId);
  if (!provider) throw invalid('losingProviderId', 'Choose your provider from the list');
  if (provider.status === 'suspended')
    throw new HttpProblem(409, 'provider.suspended', {
      message: `${provider.name} isn’t taking switches just now. You can carry on without switching.`,
    });
  const accountNumber = given.losingProviderAccountNumber?.trim() ?? '';
  return { lastName, losingProviderId: provider.id, accountNumber: accountNumber === '' ? null : accountNumber };
}

export function hasSameDetails(row: SwitchRow, details: SwitchDetails): boolean {
  return (
    row.lastName === details.lastName &&
    row.losingProviderId === details.losingProviderId &&
    row.accountNumber === details.accountNumber
  );
}

export function switchExists(): HttpProblem {
  return refused('exists', 'A switch for this home is under way with other details. Change them instead.');
}

/** The customer has agreed, and the offer stands. */
const agreedStates: ReadonlySet<string> = new Set(['consented', 'ordered', 'updated', 'triggered']);

/** Throws 409 `switch.unsettled` while the customer has neither agreed to the switch nor withdrawn it (SW-01). */
export function assertSettled(row: SwitchRow | undefined, today: string): void {
  if (!row || row.state === 'cancelled') return;
  if (!agreedStates.has(row.state) || hasRunOut(row, today))
    throw refused('unsettled', 'Your switch is not finished yet. Agree to it, or carry on without it, then order.');
}

/** What a switch has on its way to a match. */
export const unmatched = {
  state: 'loading',
  offer: null,
  alternative: null,
  implications: [],
  matchedOn: null,
  consentedAt: null,
  chosenReference: null,
  confirmedDate: null,
  refusedStep: null,
  errorCode: null,
} as const satisfies Partial<SwitchRow>;

/**
 * Throws 409 `switch.plan-ended` for the switch of a plan that has ended: nobody would come to us by it. Withdrawing it is
 * free at any time.
 */
export function assertPlanGoesOn(plan: Pick<PlanRow, 'state'> | undefined): void {
  if (plan?.state === 'ENDED')
    throw refused('plan-ended', 'Your plan has ended, so there’s nothing to switch to us. Carry on without it.');
}

/** Throws 409 unless a match may be asked for again (SW-04). */
export function assertReplaceable(row: SwitchRow, today: string): void {
  if (isOrdered(row)) throw refused('ordered', 'This switch is already ordered and can’t be changed.');
  if (row.state === 'cancelled') throw refused('withdrawn', 'This switch was cancelled.');
  if (row.state === 'consented' && !hasRunOut(row, today))
    throw refused('consented', 'You’ve agreed to this switch. Cancel it first to start another.');
}

/** Throws 409 unless the customer may (still) agree, and 400 `invalid.request` for a day that cannot be planned. */
export function assertConsentable(row: SwitchRow, today: string, wishedDate: string | undefined): void {
  if (isOrdered(row)) throw refused('ordered', 'This switch is already ordered and can’t be changed.');
  if (row.state === 'cancelled') throw refused('withdrawn', 'This switch was cancelled.');
  if (row.state === 'expired' || hasRunOut(row, today))
    throw refused('expired', 'Your provider’s offer has run out. Ask for it again.');
  if (row.state !== 'matched' && row.state !== 'consented')
    throw refused('not-matched', 'Your provider hasn’t found you yet.');
  if (wishedDate !== undefined && !canBePlanned(wishedDate, today))
    throw outsideWindow('Choose a day from today to 180 days ahead.', 'plannedSwitchDate');
}

/** The offer that the customer takes: the main one unless they name another. Throws 409 `switch.reference-unknown`. */
export function chosenOffer({ offer, alternative }: SwitchRow, reference: string | undefined): string {
  const wanted = reference?.toLowerCase() ?? offer?.reference;
  const found = [offer, alternative].find((each) => each?.reference === wanted);
  if (!found) throw refused('reference-unknown', 'This isn’t an offer your provider has made.');
  return found.reference;
}

/** Throws 409 `switch.ordered` once the switch ends with the order only. */
export function assertWithdrawable(row: SwitchRow): void {
  if (isOrdered(row)) throw refused('ordered', 'This switch is already ordered. It will end if your order does.');
}
