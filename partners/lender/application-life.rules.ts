import type { components } from '../../openapi/generated/lender.d.ts';
import { CREDIT_REFERENCE_AGENCY, type Life } from '../../openapi/partners/lender/test-data.ts';
import { DAY_MS, HOUR_MS, ukDateOf } from '../../platform/clock/clock.ts';
import { addDays, localDate, type LocalDate } from '../../platform/clock/local-date.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';
import { addWorkingDays } from '../../platform/clock/working-days.ts';
import type { applications } from './db/schema.ts';
import { quoteOf } from './quote.rules.ts';

type Schemas = components['schemas'];
type Row = typeof applications.$inferSelect;
export type Application = Pick<
  Row,
  'life' | 'state' | 'appliedAt' | 'acceptedUntil' | 'signedAt' | 'drawnAt' | 'paidOutOn' | 'applicant'
>;

/** Something that the lender does by itself, and tells; null where there is nothing to tell. */
export interface Step {
  id: 'decide' | 'lapse' | 'forget' | 'lapse-unsent' | 'pay-out';
  at: Date;
  kind: Schemas['DecisionEvent']['kind'] | null;
}

const GROWN_UP_YEARS = 18;
const CLOSER_LOOK_MS = 4 * HOUR_MS;
/** In the one life in which the lender takes longer than it says. */
const SLOW_LOOK_MS = 3 * DAY_MS;
const ACCEPTED_DAYS = 30;
const WITHDRAWAL_DAYS = 14;
const UNSENT_DAYS = 21;
/** So long after the last day to sign a shop that was away may still tell of a signature that was given in time. */
const LATE_DAYS = 7;
/** Of what a customer earns in a year, what the payments of a year may come to. */
const AFFORDABLE = 0.1;

/** Whether somebody is 18 on a day. Who was born on 29 February has their birthday on 1 March of other years. */
export function isGrownUp(dateOfBirth: LocalDate, today: LocalDate): boolean {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return dateOfBirth <= today && localDate(year + GROWN_UP_YEARS, month, day) <= today;
}

function isAffordable({ incomeAYearInPence }: Schemas['Applicant'], terms: Schemas['Terms']): boolean {
  const { monthlyInPence, months } = quoteOf(terms);
  return incomeAYearInPence === null || monthlyInPence * Math.min(months, 12) <= incomeAYearInPence * AFFORDABLE;
}

/** What the lender answers at once, and on whose word. */
export function answerOf(
  life: Life,
  { applicant, terms }: Schemas['Application'],
): { state: 'ACCEPTED' | 'DECLINED' | 'REFERRED'; creditReferenceAgency: string | null } {
  if (life === 'declined-by-agency') return { state: 'DECLINED', creditReferenceAgency: CREDIT_REFERENCE_AGENCY };
  const isDeclined = life === 'declined' || !isAffordable(applicant, terms);
  const state = isDeclined ? 'DECLINED' : life === 'smooth' ? 'ACCEPTED' : 'REFERRED';
  return { state, creditReferenceAgency: null };
}

/** The last day on which what was accepted at a moment can be signed: the thirtieth. */
export const acceptedUntilOf = (decidedAt: Date): LocalDate => addDays(ukDateOf(decidedAt), ACCEPTED_DAYS - 1);

/** The last day on which the customer can withdraw: the day on which the agreement is made does not count. */
export const withdrawUntilOf = (agreedAt: Date): LocalDate => addDays(ukDateOf(agreedAt), WITHDRAWAL_DAYS);

/** In the night after a day, when the clocks have changed. */
const nightAfter = (day: LocalDate): Date => new Date(ukTime(addDays(day, 1), 3));

function lookTakes(life: Life): number {
  return life === 'slow' ? SLOW_LOOK_MS : CLOSER_LOOK_MS;
}

/** What the lender does next, unless the shop or the customer does something before; undefined when nothing. */
export function nextStep(row: Application): Step | undefined {
  const { life, state, appliedAt, acceptedUntil, signedAt, drawnAt, applicant } = row;
  switch (state) {
    case 'REFERRED': {
      const kind = life === 'referred-declined' ? 'DECLINED' : 'ACCEPTED';
      return { id: 'decide', at: new Date(appliedAt.getTime() + lookTakes(life)), kind };
    }
    case 'ACCEPTED':
      return acceptedUntil === null ? undefined : { id: 'lapse', at: nightAfter(acceptedUntil), kind: 'LAPSED' };
    case 'SIGNED':
      if (drawnAt !== null)
        return { id: 'pay-out', at: new Date(ukTime(addWorkingDays(ukDateOf(drawnAt), 1), 12)), kind: 'PAID_OUT' };
      if (signedAt === null) return undefined;
      return { id: 'lapse-unsent', at: nightAfter(addDays(ukDateOf(signedAt), UNSENT_DAYS)), kind: 'LAPSED' };
    case 'LAPSED':
      if (applicant === null || acceptedUntil === null) return undefined;
      return { id: 'forget', at: nightAfter(addDays(acceptedUntil, LATE_DAYS)), kind: null };
    case 'DECLINED':
    case 'PAID_OUT':
    case 'WITHDRAWN':
    case 'CANCELLED':
      return undefined;
  }
}

/** What a step changes. */
export function changeOf({ kind, at }: Step): Partial<Row> {
  switch (kind) {
    case 'ACCEPTED':
      return { state: kind, decidedAt: at, acceptedUntil: acceptedUntilOf(at) };
    case 'DECLINED':
      return { state: kind, decidedAt: at };
    case 'LAPSED':
      return { state: kind };
    case 'PAID_OUT':
      return { state: kind, paidOutOn: ukDateOf(at) };
    case null:
      return { applicant: null };
  }
}

/**
 * Whether the customer owes nothing under it, nor will, so that name and address have no use any more. What lapsed without a signature may still be
 * told to have one, for some days.
 */
export function isNothingOwed({ state, paidOutOn, signedAt }: Pick<Row, 'state' | 'paidOutOn' | 'signedAt'>): boolean {
  const isOver = state === 'DECLINED' || state === 'CANCELLED';
  return isOver || (state === 'LAPSED' && signedAt !== null) || (state === 'WITHDRAWN' && paidOutOn === null);
}
